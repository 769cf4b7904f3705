import { setTimeout as wait } from 'node:timers/promises';
import { clockFileContract as calls } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { clockWorld, sampleCnpj, sampleWorkers } from './clock-world.factory.ts';
import { makeOwnRecorder } from './own-recorder.factory.ts';

const app = await startApp();
const world = clockWorld(app);
afterAll(() => app.stop());

let company: string;
const [{ cpf }] = sampleWorkers;
beforeAll(async () => {
  company = await world.company(sampleCnpj, 'Confecções Exemplo');
  await world.worker(company, sampleWorkers[0]);
  await makeOwnRecorder(world.sql, { companyId: company, cnpj: sampleCnpj, cpf, marks: 30, from: '2026-10-05' });
});

async function made(de: string, ate: string, idEmpresa = company) {
  const call = await world.hr();
  const { id } = await call(calls.makeClockFile, { body: { tipo: 'afd', idEmpresa, de, ate } });
  for (let tries = 0; tries < 1500; tries++) {
    const file = await call(calls.madeFile, { params: { id } });
    if (!['aguardando', 'processando'].includes(file.status)) return file;
    await wait(20);
  }
  throw new Error('it was never made');
}

const bytesOf = async (id: string) => {
  const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
  const answer = await app.send(`/ponto/arquivo/${id}/conteudo`, { headers });
  return { name: answer.headers.get('content-disposition'), bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('POST /ponto/arquivo', () => {
  it('makes the AFD of our own recorder, named by the law, the same bytes whenever asked', async () => {
    const file = await made('2026-10-01', '2026-10-31');
    expect(file).toMatchObject({
      ...{ status: 'finalizado', tipo: 'afd', linhas: 31, de: '2026-10-01', ate: '2026-10-31', erro: null },
      nome: `AFD00000512026001234${sampleCnpj}REP_P.txt`,
    });
    const { name, bytes } = await bytesOf(file.id);
    expect(name).toContain('REP_P.txt');
    const lines = bytes.toString('latin1').split('\r\n');
    expect(lines.map(({ length }) => length)).toEqual([302, 36, ...Array(30).fill(137), 64, 100, 0]);
    expect((await bytesOf(file.id)).bytes.equals(bytes)).toBe(true);
    const [counted] = await world.sql(`select count(*)::int as n from download where what = 'clockFile'`);
    expect(counted?.n).toBe(2);
    // our own reader finds every mark of it here already
    expect(await world.read('de-volta.txt', bytes)).toMatchObject({
      ...{ status: 'finalizado', cadeia: 'integra', novas: 0, repetidas: 30, ruins: 0, achados: [] },
    });
    const later = bytes.toString('latin1').replaceAll('000000031', '000000099');
    expect(await world.read('inventado.txt', Buffer.from(later, 'latin1'))).toMatchObject({ novas: 0, repetidas: 29 });
    const { items } = await (await world.hr())(calls.madeFiles, { params: { page: '1', size: '10' }, query: {} });
    expect(items.map(one => one.id)).toEqual([file.id]);
    const [history] = await world.sql(`select after from record_history where verb = 'clockFileMade'`);
    expect(history?.after).toMatchObject({ kind: 'afd', company: 'Confecções Exemplo' });
  });

  it('what our own reader finds anything in is not handed out', async () => {
    const cnpj = '19131243000197';
    const other = await world.company(cnpj, 'Cadeia Quebrada');
    const device = await makeOwnRecorder(world.sql, { companyId: other, cnpj, cpf, marks: 3, from: '2026-10-05' });
    // a mark whose hash doesn't follow from the one before it
    await world.sql(
      `insert into punch (access_group_id, company_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust, hash)
       select access_group_id, company_id, device_id, 5, identifier, instant, local, utc_offset, recorded_at, source, trust, repeat('a', 64) from punch where device_id = $1 and nsr = 4`,
      [device],
    );
    const file = await made('2026-10-01', '2026-10-31', other);
    expect(file).toMatchObject({ status: 'erro', erro: 'FILE_LINES_INVALID' });
    const call = await world.hr();
    const content = call(calls.madeFileContent, { params: { id: file.id } });
    expect((await refusalOf(content)).body.code).toBe('FILE_NOT_READY');
  });

  it('without a recorder or records there is nothing to hand out; what is asked is checked', async () => {
    expect(await made('2026-01-01', '2026-01-31')).toMatchObject({ status: 'semDados', nome: 'AFD' });
    const call = await world.hr();
    const ask = (body: object) =>
      codeOf(call(calls.makeClockFile, { body: { tipo: 'afd', idEmpresa: company, ...body } }));
    expect(await ask({ de: '2026-10-01' })).toBe('REQUIRED_FIELD');
    expect(await ask({ de: '2026-10-02', ate: '2026-10-01' })).toBe('START_AFTER_END');
    expect(await ask({ idEmpresa: unknownId, de: '2026-10-01', ate: '2026-10-31' })).toBe('NOT_FOUND');
    await world.company('60746948000112', 'Boreal Relógios', { group: 'Grupo Boreal' });
    const bruno = await app.as('bruno', 'rh');
    const foreign = { tipo: 'afd', idEmpresa: company, de: '2026-10-01', ate: '2026-10-31' } as const;
    expect(await codeOf(bruno(calls.makeClockFile, { body: foreign }))).toBe('NOT_FOUND');
  });
});
