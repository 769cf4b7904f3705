import { readFileSync } from 'node:fs';
import { clockDeviceContract as devices } from '@cracha/contract/features/time-clock/clock-device.contract.ts';
import { clockFileContract as calls } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type CrcVariant, crcOf } from '#core/clock/afd/crc.ts';
import { startApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { clockWorld, sampleCnpj, sampleWorkers } from './clock-world.factory.ts';

const app = await startApp();
const world = clockWorld(app);
afterAll(() => app.stop());

const sample = (name: string) => readFileSync(new URL(`../../../../test/afd/${name}`, import.meta.url));
let company: string;
let employments: string[];
beforeAll(async () => {
  company = await world.company(sampleCnpj, 'Confecções Exemplo');
  employments = [];
  for (const worker of sampleWorkers) employments.push(await world.worker(company, worker));
});

let clocks = 0;
/** The sample of a clock of its own: all of one maker tell the same number. */
function ofNewClock(name: string, crc: CrcVariant | null = 'KERMIT'): Buffer {
  clocks += 1;
  const [header = '', ...rest] = sample(name).toString('latin1').split('\n');
  const place = header.startsWith('0000000001') && header.trimEnd().length > 290 ? 189 : 187;
  const told = header.slice(0, place) + String(clocks).padStart(17, '7') + header.slice(place + 17);
  const end = told.trimEnd();
  const signed = crc ? end.slice(0, -4) + crcOf(crc, end.slice(0, -4)) + told.slice(end.length) : told;
  return Buffer.from([signed, ...rest].join('\n'), 'latin1');
}

const punchesOf = (fileId: string) =>
  world.sql(
    `select nsr, identifier, employment_id, trust, source, flags, utc_offset, to_char(local, 'YYYY-MM-DD"T"HH24:MI') as local, instant, hash, person_id
       from punch where file_id = $1 order by nsr`,
    [fileId],
  );

describe('POST /ponto/afd', () => {
  test.each([
    ['afd671_repc_kermit.txt', 'KERMIT', { layout: '671', crc: 'KERMIT', cadeia: 'ausente' }],
    ['afd671_repc_modbus.txt', 'MODBUS', { layout: '671', crc: 'MODBUS' }],
    ['afd671_repa_v004.txt', 'KERMIT', { layout: '671' }],
    ['afd671_repp_kermit.txt', 'KERMIT', { layout: '671', cadeia: 'integra' }],
    ['afd671_bad_trailer.txt', 'KERMIT', { layout: '671' }],
    ['afd1510.txt', null, { layout: '1510', crc: null }],
    ['afd595_ccitt_lower.txt', 'CCITT-FALSE', { layout: '595', crc: 'CCITT-FALSE' }],
  ] as const)('%s: sixty marks of three workers, trusted', async (name, crc, told) => {
    const read = await world.read(name, ofNewClock(name, crc));
    expect(read).toMatchObject({
      ...told,
      status: 'finalizado',
      idEmpresa: company,
      de: '2026-10-05',
      ate: '2026-10-09',
      ...{ marcacoes: 60, novas: 60, repetidas: 0, desconhecidos: 0, lacunas: [], erro: null },
    });
    expect(read.feitos).toBe(read.total);
    const punches = await punchesOf(read.id);
    expect(punches).toHaveLength(60);
    expect(new Set(punches.map(one => one.employment_id))).toEqual(new Set(employments));
    expect(new Set(punches.map(one => `${one.trust} ${one.source} ${one.utc_offset}`))).toEqual(
      new Set(['A file -180']),
    );
    expect(punches[0]).toMatchObject({ local: '2026-10-05T08:00', instant: new Date('2026-10-05T11:00:00Z') });
    const [events] = await world.sql(
      'select count(*)::int as n from device_event d where d.device_id = (select device_id from punch where file_id = $1 limit 1)',
      [read.id],
    );
    expect(events?.n).toBeGreaterThan(3);
  });

  it('its clock is listed with its newest mark and the numbers that lack in its file', async () => {
    const read = await world.read('afd1510.txt', ofNewClock('afd1510.txt', null));
    const serial = String(clocks).padStart(17, '7');
    const of = async (idEmpresa: string) =>
      (await (await world.hr())(devices.clockDevices, { params: { page: '1', size: '100' }, query: { idEmpresa } }))
        .items;
    expect((await of(company)).find(({ numeroSerie }) => numeroSerie === serial)).toMatchObject({
      ...{ proprio: false, layout: '1510', proximoNsr: null, idEmpresa: company },
      ultimaMarcacao: { data: '2026-10-09' },
      ultimoArquivo: { id: read.id, nome: 'afd1510.txt', lacunas: read.lacunas },
    });
    expect(await of(unknownId)).toEqual([]);
    const clock = await (await world.hr())(devices.serverClock, {});
    expect(clock).toMatchObject({ servidor: null, desvio: null });
  });

  it('the same bytes again are refused, of whomever; the same marks in another file are there already', async () => {
    const bytes = ofNewClock('afd671_repc_kermit.txt');
    const first = await world.read('janeiro.txt', bytes);
    const refusal = await refusalOf(world.send('outro-nome.txt', bytes));
    expect(refusal.body).toMatchObject({ code: 'IMPORT_DUPLICATE_FILE', data: { id: first.id } });
    const longer = bytes.toString('latin1').replace('9999999990000000', 'resto\r\n9999999990000000');
    const again = await world.read('de-novo.txt', Buffer.from(longer, 'latin1'));
    expect(again).toMatchObject({
      status: 'finalizado',
      marcacoes: 60,
      novas: 0,
      repetidas: 60,
      ruins: 1,
      de: '2026-10-05',
    });
    expect(await punchesOf(again.id)).toEqual([]);
  });

  it('wrong CRC, broken chain, gaps, LF and BOM: by line, and the good lines are kept', async () => {
    const crc = await world.read('crc.afd', ofNewClock('afd671_bad_crc.txt'));
    expect(crc).toMatchObject({ status: 'finalizado', novas: 59, ruins: 1 });
    expect(crc.achados).toContainEqual(
      expect.objectContaining({ codigo: 'CRC_WRONG', linha: 6, campo: 'crc', aviso: false }),
    );
    const chain = await world.read('cadeia.txt', ofNewClock('afd671_repp_tampered.txt'));
    expect(chain).toMatchObject({ cadeia: 'quebrada', novas: 60 });
    expect((await punchesOf(chain.id)).filter(one => one.trust === 'C').map(one => one.nsr)).toHaveLength(1);
    const gap = await world.read('lacuna.txt', ofNewClock('afd671_nsr_gap.txt'));
    expect(gap.lacunas).toHaveLength(1);
    expect((await world.lines(gap.id)).map(line => line.codigo)).toEqual(['TRAILER_COUNT', 'NSR_GAP']);
    const mark = Buffer.concat([Buffer.from('\uFEFF'), sample('afd671_lf_utf8.txt')]);
    expect(await world.read('lf.txt', mark)).toMatchObject({ codificacao: 'UTF-8-BOM', novas: 60, ruins: 0 });
  });

  it('a number that stands with other content is kept out, and told', async () => {
    const bytes = ofNewClock('afd1510.txt', null);
    await world.read('certo.txt', bytes);
    const text = bytes.toString('latin1');
    const mark = /^\d{9}3\d{24}(?=\r)/m.exec(text)?.[0] ?? '';
    const other = await world.read(
      'mudado.txt',
      Buffer.from(text.replace(mark, `${mark.slice(0, 18)}0759${mark.slice(22)}`), 'latin1'),
    );
    expect(other).toMatchObject({ novas: 0, repetidas: 59, ruins: 1 });
    expect(other.achados).toContainEqual(expect.objectContaining({ codigo: 'NSR_CONFLICT', campo: 'nsr' }));
  });

  it('what is no clock file ends with its reason; a payroll file in its place too', async () => {
    expect(await world.read('aej.txt', sample('aej_v002.txt'))).toMatchObject({
      status: 'erro',
      erro: 'UPLOAD_UNREADABLE',
      achados: [{ codigo: 'AFD_IS_AEJ' }],
    });
    expect(await world.read('carta.txt', 'Prezados, segue o ponto.')).toMatchObject({ erro: 'UPLOAD_UNREADABLE' });
    expect(await codeOf(world.send('nada.txt', ''))).toBe('UPLOAD_UNREADABLE');
    expect(await codeOf(world.send('ponto.pdf', '%PDF-1.7'))).toBe('UPLOAD_EXTENSION_NOT_ALLOWED');
    expect(await codeOf(world.send('ponto.txt', new Uint8Array([80, 75, 3, 4, 0, 0])))).toBe('UPLOAD_CONTENT_MISMATCH');
  });

  it('without marks there is nothing to take', async () => {
    const [header = '', ...lines] = ofNewClock('afd671_repc_kermit.txt').toString('latin1').split('\r\n');
    const others = lines.filter(line => !/^\d{9}[39]/.test(line));
    expect(await world.read('sem-marcas.txt', [header, ...others].join('\r\n'))).toMatchObject({
      status: 'semDados',
      marcacoes: 0,
    });
  });
});

describe('whose a file is', () => {
  it('a branch of the same root is confirmed by a person, with both named; then its punches are the chosen one’s', async () => {
    const branch = await world.company('13623689000233', 'Confecções Filial');
    const asked = await world.read('filial.txt', ofNewClock('afd671_repc_kermit.txt'), { idEmpresa: branch });
    expect(asked).toMatchObject({ status: 'aguardandoAprovacao', novas: 0, idEmpresa: branch });
    expect(asked.achados).toMatchObject([
      { codigo: 'EMPLOYER_BRANCH', valores: { empresa: 'Confecções Filial (13623689000233)' } },
    ]);
    expect(asked.achados[0]?.valores.arquivo).toContain(sampleCnpj);
    expect(await punchesOf(asked.id)).toEqual([]);
    const call = await world.hr();
    expect(await call(calls.confirmClockFile, { params: { id: asked.id } })).toMatchObject({ id: asked.id });
    expect(await world.rested(asked.id)).toMatchObject({ status: 'finalizado', novas: 60, idEmpresa: branch });
    expect(await codeOf(call(calls.confirmClockFile, { params: { id: asked.id } }))).toBe('STATUS_FORBIDS');
    // they are workers of the sister company, and theirs all the same
    expect((await world.lines(asked.id)).map(one => one.codigo)).toEqual(['EMPLOYER_BRANCH', 'SISTER_COMPANY']);
    expect((await world.lines(asked.id))[1]?.valores).toEqual({ n: 60, trabalhadores: 3 });
    expect(new Set((await punchesOf(asked.id)).map(one => one.employment_id))).toEqual(new Set(employments));
  });

  it('another company is confirmed at once, or the file is sent again with the right one', async () => {
    const other = await world.company('11444777000161', 'Outra Empresa');
    const bytes = ofNewClock('afd671_repc_kermit.txt');
    const asked = await world.read('outra.txt', bytes, { idEmpresa: other });
    expect(asked).toMatchObject({ status: 'aguardandoAprovacao', achados: [{ codigo: 'EMPLOYER_OTHER' }] });
    expect(await world.read('certa.txt', bytes, { idEmpresa: company })).toMatchObject({
      ...{ id: asked.id, status: 'finalizado', nome: 'certa.txt', idEmpresa: company, novas: 60 },
    });
    const meant = await world.read('meant.txt', ofNewClock('afd671_repc_kermit.txt'), {
      ...{ idEmpresa: other, confirmado: 'true' },
    });
    expect(meant).toMatchObject({ status: 'finalizado', idEmpresa: other });
  });

  it('a company nobody knows ends it; sent again with one that is chosen, a person confirms', async () => {
    const text = ofNewClock('afd1510.txt', null).toString('latin1').replaceAll(sampleCnpj, '11222333000181');
    const bytes = Buffer.from(text, 'latin1');
    const lost = await world.read('de-quem.txt', bytes);
    expect(lost).toMatchObject({ status: 'erro', erro: 'NOT_FOUND', idEmpresa: null });
    expect(lost.achados).toMatchObject([{ codigo: 'EMPLOYER_OTHER' }]);
    expect(await world.read('de-quem.txt', bytes, { idEmpresa: company })).toMatchObject({
      ...{ id: lost.id, status: 'aguardandoAprovacao', erro: 'CONFIRMATION_REQUIRED' },
    });
    const partial = sample('ext_afd1510_type3_only.txt');
    expect(await world.read('parcial.txt', partial)).toMatchObject({ erro: 'NOT_FOUND' });
    expect(await world.read('parcial.txt', partial, { idEmpresa: company })).toMatchObject({ status: 'finalizado' });
    expect(await codeOf(world.send('x.txt', 'x', { idEmpresa: unknownId }))).toBe('NOT_FOUND');
  });
});

describe('whose a mark is', () => {
  it('is nobody’s on days without an employment; linked once, it is somebody’s for ever', async () => {
    await world.sql(`update employment set dismissed_on = '2026-10-06' where id = $1`, [employments[2]]);
    const read = await world.read('sem-dono.txt', ofNewClock('afd671_repc_kermit.txt'));
    await world.sql('update employment set dismissed_on = null where id = $1', [employments[2]]);
    expect(read).toMatchObject({ novas: 60, desconhecidos: 1 });
    const call = await world.hr();
    const list = () => call(calls.unknownWorkers, { params: { page: '1', size: '10' }, query: {} });
    const found = (await list()).items.find(one => one.identificador === sampleWorkers[2].cpf);
    expect(found).toMatchObject({ marcacoes: 12, de: '2026-10-07', ate: '2026-10-09', empresa: 'Confecções Exemplo' });
    const link = (identificador: string, idVinculo: string) =>
      call(calls.linkUnknown, { params: { identificador }, body: { idVinculo } });
    expect(await codeOf(link(sampleWorkers[2].cpf, unknownId))).toBe('EMPLOYEE_NOT_FOUND');
    expect(await codeOf(link(sampleWorkers[2].cpf, 'x'))).toBe('EMPLOYEE_NOT_FOUND');
    expect(await link(sampleWorkers[2].cpf, employments[2] ?? '')).toEqual({ total: 12 });
    expect(await codeOf(link(sampleWorkers[2].cpf, employments[2] ?? ''))).toBe('NOT_FOUND');
    expect((await punchesOf(read.id)).filter(one => one.employment_id === null)).toEqual([]);
    const told = await world.sql(`select person_id from notification where cause = $1`, [`unknown-punches:${read.id}`]);
    expect(told.map(one => one.person_id)).toContain(await app.personId('helena'));
    const [history] = await world.sql(`select after from record_history where verb = 'unknownLinked'`);
    expect(history?.after).toMatchObject({ identifier: sampleWorkers[2].cpf, total: 12 });
  });

  it('is recorded in the establishment’s civil time; an hour that came twice is flagged', async () => {
    const west = await world.company('19131243000197', 'Confecções Cuiabá', { state: 'MT' });
    const [header = '', ...lines] = ofNewClock('afd1510.txt', null).toString('latin1').split('\r\n');
    const mark = (nsr: number, at: string) => `${String(nsr).padStart(9, '0')}3${at}012773771585`;
    const own = [mark(1, '170220190230'), mark(2, '160220192330'), mark(3, '160220192310')];
    const text = [header.replace(sampleCnpj, '19131243000197'), ...own, lines.at(-2), ''].join('\r\n');
    const read = await world.read('cuiaba.txt', text);
    expect(read.idEmpresa).toBe(west);
    expect(await punchesOf(read.id)).toMatchObject([
      { nsr: 1, local: '2019-02-17T02:30', utc_offset: -240, flags: [] },
      { nsr: 2, local: '2019-02-16T23:30', flags: ['doubled'], instant: new Date('2019-02-17T03:30:00Z') },
      { nsr: 3, local: '2019-02-16T23:10', flags: ['doubled'] },
    ]);
  });
});

describe('a punch', () => {
  it('is never changed and never removed, by the application or the owner', async () => {
    const [punch] = await world.sql('select id, access_group_id from punch limit 1');
    for (const pool of [app.database.pool, app.database.owner])
      for (const act of [
        `update punch set local = local + interval '1 minute' where id = '${punch.id}'`,
        `update punch set employment_id = null where id = '${punch.id}'`,
        `delete from punch where id = '${punch.id}'`,
        'truncate punch cascade',
      ])
        await expect(pool.query(act), act).rejects.toThrow(/never|permission denied/);
  });

  it('is of its group: another one’s HR finds nothing', async () => {
    const { items } = await (await world.hr())(calls.clockFiles, { params: { page: '1', size: '100' }, query: {} });
    expect(items.length).toBeGreaterThan(10);
    await world.company('60746948000112', 'Boreal Relógios', { group: 'Grupo Boreal' });
    expect(items[0]).toMatchObject({ enviadoPor: expect.stringContaining('Helena') });
    const bruno = await app.as('bruno', 'rh');
    const params = { id: items[0]?.id ?? '' };
    for (const work of [
      () => bruno(calls.clockFile, { params }),
      () => bruno(calls.confirmClockFile, { params }),
      () => bruno(calls.clockFileLines, { params: { ...params, page: '1', size: '10' }, query: {} }),
      () => bruno(calls.madeFile, { params }),
    ])
      expect(await codeOf(work())).toBe('NOT_FOUND');
    expect((await bruno(calls.clockFiles, { params: { page: '1', size: '10' }, query: {} })).total).toBe(0);
    expect((await bruno(calls.unknownWorkers, { params: { page: '1', size: '10' }, query: {} })).total).toBe(0);
  });

  it('HR of one company sees its files, imports its own, and is told of them; of the others it finds nothing', async () => {
    const cnpj = '33000167000101';
    const own = await world.company(cnpj, 'Só da Ana');
    await world.sql(
      `with m as (insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, accepted_at, accepted_how)
         select $1, 'RH', c.access_group_id, a.id, false, now(), 'before' from company c, access_profile a where c.id = $2 and a.role = 'RH' and a.access_group_id is null returning id, access_group_id)
       insert into membership_scope (membership_id, access_group_id, company_id) select m.id, m.access_group_id, $2 from m`,
      [await app.personId('ana'), own],
    );
    const anas = clockWorld(app, 'ana');
    const [theirs] = await world.sql(`select id from clock_file where company_id = $1 limit 1`, [company]);
    expect(await codeOf(anas.item(theirs.id))).toBe('NOT_FOUND');
    // a company out of reach is none of hers, though it is of her group
    expect(await anas.read('alheio.txt', ofNewClock('afd671_repc_kermit.txt'))).toMatchObject({ erro: 'NOT_FOUND' });
    const bytes = Buffer.from(
      ofNewClock('afd1510.txt', null).toString('latin1').replaceAll(sampleCnpj, cnpj),
      'latin1',
    );
    const read = await anas.read('meu.txt', bytes);
    // whose the marks are goes by the whole group: they are the sister company's workers, whom she doesn't see
    expect(read).toMatchObject({ status: 'finalizado', novas: 60, desconhecidos: 0, idEmpresa: own });
    const call = await anas.hr();
    expect((await call(calls.unknownWorkers, { params: { page: '1', size: '10' }, query: {} })).total).toBe(0);
    const body = { idVinculo: employments[0] ?? '' };
    const params = { identificador: sampleWorkers[0].cpf };
    expect(await codeOf(call(calls.linkUnknown, { params, body }))).toBe('EMPLOYEE_NOT_FOUND');
    const asOwner = await app.database.owner.connect();
    try {
      const hr = async (of: string, permission = 'RhPontoArquivoVisualizar') => {
        await asOwner.query('begin');
        await asOwner.query('select access.open_group_job(null, access_group_id) from company where id = $1', [of]);
        const { rows } = await asOwner.query('select access.hr_of_company($1, $2) as id', [of, permission]);
        await asOwner.query('rollback');
        return rows.map(({ id }) => id);
      };
      expect(await hr(own)).toEqual(expect.arrayContaining([await app.personId('ana'), await app.personId('helena')]));
      expect(await hr(company)).not.toContain(await app.personId('ana'));
      expect(await hr(own, 'RhNada')).toEqual([]);
    } finally {
      asOwner.release();
    }
  });
});
