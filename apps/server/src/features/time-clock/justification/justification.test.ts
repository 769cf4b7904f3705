import { clockJustificationContract as calls } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { timeClockContract as sheets } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { fullDays, monthWorld } from '../month-world.factory.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof monthWorld>>;
let id: string;
beforeAll(async () => {
  app = await startApp();
  world = await monthWorld(app);
  const whole = fullDays('2026-06', [1, 2, 3, 5, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30]);
  await world.open([world.maria], '2026-06-01', '2026-06-30', {
    ...whole,
    '2026-06-09': ['08:00', '12:00', '13:00'],
    '2026-06-10': ['08:00'],
  });
  id = await world.mirrorOf(world.maria, '2026-06-01');
});
afterAll(() => app.stop());

const worker = () => app.as('maria', 'trabalhador');
const manager = () => app.as('gustavo', 'gestor');
const hr = () => app.as('helena', 'rh');
const asked = {
  data: '2026-06-09',
  tipo: 'dia',
  ocorrencia: 'odd_punches',
  justificativa: 'ESQUECI DE MARCAR',
  motivo: 'Esqueci de marcar',
} as const;
const dayOf = async (day: string) => (await world.read(id)).dias.find(({ dia }) => dia === day);
const listed = { params: { page: '1', size: '10' } };

describe('POST /ponto/trabalhador/justificativa/{id}, PUT /ponto/justificativa/{id}/{verb}', () => {
  it('is asked for once a day, opens the sending, and blocks the approval until it is decided with its hour', async () => {
    const call = await worker();
    const made = await call(calls.sendJustification, { params: { id }, body: asked });
    expect(made.status).toBe('pendente');
    expect(await codeOf(call(calls.sendJustification, { params: { id }, body: asked }))).toBe('RECORD_ALREADY_EXISTS');
    const refused = async (change: object) =>
      codeOf(call(calls.sendJustification, { params: { id }, body: { ...asked, data: '2026-06-11', ...change } }));
    expect(await refused({ justificativa: 'Nada disso' })).toBe('INVALID_OPTION');
    expect(await refused({ motivo: 'curto' })).toBe('JUSTIFICATION_INCOMPLETE');
    expect(await refused({ tipo: 'periodo' })).toBe('JUSTIFICATION_INCOMPLETE');
    expect(await refused({ tipo: 'periodo', periodos: [{ entrada: '12:00', saida: '08:00' }] })).toBe(
      'START_AFTER_END',
    );
    expect(await refused({ data: '2026-07-01' })).toBe('DATE_OUT_OF_RANGE');
    expect(await refused({ justificativa: 'Atestado médico' })).toBe('JUSTIFICATION_INCOMPLETE');
    await (await hr())(calls.treatPunch, {
      body: {
        idVinculo: world.maria,
        dia: '2026-06-10',
        tipo: 'incluir',
        hora: '17:00',
        motivo: 'Relógio parado no dia.',
      },
    });
    const { versao } = await world.read(id);
    await call(sheets.sendTimesheet, { params: { id }, body: { versao, concorda: true } });
    expect(
      await codeOf(call(calls.sendJustification, { params: { id }, body: { ...asked, data: '2026-06-11' } })),
    ).toBe('JUSTIFICATION_NOT_ALLOWED');
    const boss = await manager();
    expect(await codeOf(boss(sheets.approveTimesheet, { params: { id }, body: { versao } }))).toBe(
      'JUSTIFICATIONS_PENDING',
    );
    const { items } = await boss(calls.justifications, { ...listed, query: {} });
    expect(items).toMatchObject([{ id: made.id, status: 'pendente', can: ['aprova', 'nega'] }]);
    expect(await codeOf(boss(calls.approveJustification, { params: { id: made.id }, body: {} }))).toBe(
      'JUSTIFICATION_INCOMPLETE',
    );
    const approved = await boss(calls.approveJustification, {
      params: { id: made.id },
      body: { hora: '17:00', versao: items[0]?.versao },
    });
    expect(approved).toMatchObject({ status: 'aprovada', hora: '17:00' });
    expect(
      await codeOf(
        boss(calls.denyJustification, { params: { id: made.id }, body: { motivo: 'Já não precisa disso.' } }),
      ),
    ).toBe('ALREADY_DECIDED');
    const after = await world.read(id);
    expect(after).toMatchObject({ versao: versao + 1, concorda: true, status: 'enviado' });
    expect(await dayOf('2026-06-09')).toMatchObject({
      situacao: 'ok',
      saida: ['12:00', '17:00'],
      marcacoes: [{}, {}, {}, { fonte: 'I', motivo: 'Esqueci de marcar' }],
    });
    await boss(sheets.approveTimesheet, { params: { id }, body: { versao: after.versao } });
    expect((await boss(calls.finishJustification, { params: { id: made.id }, body: {} })).status).toBe('finalizada');
  });

  it('another group, a colleague and a manager without the person find nothing; nobody decides what they filed', async () => {
    const [{ id: one }] = await world.sql('select id from justification limit 1');
    for (const [who, profile] of [
      ['bruno', 'rh'],
      ['ana', 'trabalhador'],
      ['helena', 'trabalhador'],
    ] as const)
      expect(await codeOf((await app.as(who, profile))(calls.justification, { params: { id: one } }))).toBe(
        'NOT_FOUND',
      );
    const review = { versao: (await world.read(id)).versao, motivo: 'Volta para corrigir um dia.' };
    await (await hr())(sheets.reviewTimesheet, { params: { id }, body: review });
    const own = await (await hr())(calls.justifyAsHr, { params: { id }, body: { ...asked, data: '2026-06-16' } });
    expect(
      await codeOf((await hr())(calls.approveJustification, { params: { id: own.id }, body: { hora: '18:00' } })),
    ).toBe('REQUEST_OWN_APPROVAL');
    await (await hr())(calls.withdrawJustification, { params: { id: own.id } });
  });
});

describe('POST /ponto/gestor/justificativa/{id}, with files', () => {
  const withFile = (content: string, change: object = {}) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...asked, data: '2026-06-19', hora: '18:00', ...change }))
      form.append(key, value);
    form.append('file_0', new Blob([`%PDF-1.7 ${content}`]), 'comprovante.pdf');
    return form as never;
  };
  const filesOf = async (one: string) =>
    (await (await hr())(calls.justification, { params: { id: one } })).anexos.length;

  it('a manager files for their people, changes it and takes it back', async () => {
    const boss = await manager();
    const made = await boss(calls.justifyAsManager, { params: { id }, body: withFile('a') });
    expect(await codeOf(boss(calls.approveJustification, { params: { id: made.id }, body: {} }))).toBe(
      'REQUEST_OWN_APPROVAL',
    );
    const change = withFile('b', { motivo: 'Saiu às sete da noite.' });
    const changed = await boss(calls.changeJustification, { params: { id: made.id }, body: change });
    expect(changed).toMatchObject({ status: 'pendente', motivo: 'Saiu às sete da noite.' });
    expect(await filesOf(made.id)).toBe(2);
    await boss(calls.withdrawJustification, { params: { id: made.id } });
  });

  it('a worker attaches a file', async () => {
    const made = await (await worker())(calls.sendJustification, { params: { id }, body: withFile('c') });
    expect(await filesOf(made.id)).toBe(1);
    await (await worker())(calls.withdrawJustification, { params: { id: made.id } });
  });
});

describe('what an approval does', () => {
  it('a period of attendance excuses its hours; undoing takes them back', async () => {
    await world.punch(world.maria, {});
    const call = await worker();
    const body = {
      ...asked,
      data: '2026-06-04',
      tipo: 'periodo' as const,
      justificativa: 'Ausência legal (CLT 473)',
      motivo: 'Fui ao cartório de manhã.',
      periodos: [{ entrada: '08:00', saida: '12:00' }],
    };
    // Corpus Christi is no national holiday: the day was missed
    expect(await dayOf('2026-06-04')).toMatchObject({ faltas: 480, ocorrencias: ['absence'] });
    const { id: made } = await call(calls.sendJustification, { params: { id }, body });
    await (await manager())(calls.approveJustification, { params: { id: made }, body: {} });
    expect(await dayOf('2026-06-04')).toMatchObject({ faltas: 240, abonadas: 240 });
    await (await hr())(calls.undoJustification, {
      params: { id: made },
      body: { motivo: 'Aprovado por engano ontem.' },
    });
    expect(await dayOf('2026-06-04')).toMatchObject({ faltas: 480, abonadas: 0 });
    await (await manager())(calls.denyJustification, {
      params: { id: made },
      body: { motivo: 'Falta o comprovante do cartório.' },
    });
  });

  it('a manual entry is a layer above the facts, once a minute; a pending one is withdrawn', async () => {
    const call = await worker();
    const entry = { data: '2026-06-17', hora: '18:30', sentido: 'saida', motivo: 'Fiquei até mais tarde.' } as const;
    expect(
      await codeOf(call(calls.enterManualPunch, { params: { id: world.maria }, body: { ...entry, hora: '17:00' } })),
    ).toBe('PUNCH_DUPLICATE');
    const made = await call(calls.enterManualPunch, { params: { id: world.maria }, body: entry });
    await call(calls.withdrawManualPunch, { params: { id: made.id } });
    expect(await codeOf(call(calls.withdrawManualPunch, { params: { id: made.id } }))).toBe('PUNCH_NOT_REMOVABLE');
  });

  it('HR disregards a punch and takes the treatment back', async () => {
    const call = await hr();
    const before = await dayOf('2026-06-18');
    const last = before?.marcacoes.at(-1);
    const body = {
      idVinculo: world.maria,
      dia: '2026-06-18',
      tipo: 'desconsiderar',
      idMarcacao: last?.id ?? '',
      motivo: 'Marcou para um colega.',
    } as const;
    const treated = await call(calls.treatPunch, { body });
    expect(await dayOf('2026-06-18')).toMatchObject({
      situacao: 'pendente',
      marcacoes: [{}, {}, {}, { fonte: 'D', idTratamento: treated.id }],
    });
    await call(calls.undoTreatment, { params: { id: treated.id } });
    expect(await dayOf('2026-06-18')).toEqual(before);
  });

  it('HR excuses part of a day and takes it back by the id on the day, which nobody else is told', async () => {
    const call = await hr();
    const before = await dayOf('2026-06-17');
    const part = { idVinculo: world.maria, dia: '2026-06-17', de: '08:00', ate: '09:30' };
    const excused = await call(calls.excuseDay, { body: { ...part, motivo: 'Reunião fora da empresa.' } });
    const told = { de: '08:00', ate: '09:30', minutos: null, pago: true, motivo: 'Reunião fora da empresa.' };
    expect((await dayOf('2026-06-17'))?.abonos).toEqual([{ ...told, idAbono: excused.id }]);
    const dayTo = async (read: typeof call) =>
      (await read(sheets.timesheet, { params: { id } })).dias.find(({ dia }) => dia === '2026-06-17')?.abonos;
    expect(await dayTo(await worker())).toEqual([{ ...told, idAbono: null }]);
    expect(await dayTo(await manager())).toEqual([{ ...told, idAbono: null, motivo: null }]);
    await call(calls.removeExcuse, { params: { id: excused.id } });
    expect(await dayOf('2026-06-17')).toEqual(before);
  });
});

describe('POST /ponto/justificativa/lote', () => {
  it('decides each as the single act would, with a result for each', async () => {
    const call = await worker();
    const ids = [];
    for (const data of ['2026-06-22', '2026-06-23', '2026-06-24'])
      ids.push((await call(calls.sendJustification, { params: { id }, body: { ...asked, data, hora: '18:00' } })).id);
    const boss = await manager();
    await boss(calls.denyJustification, { params: { id: ids[2] ?? '' }, body: { motivo: 'Não houve hora extra.' } });
    const itens = ids.map((one, at) => ({ id: one, versao: at === 1 ? 7 : 1 }));
    const { idLote } = await boss(calls.decideMany, { body: { acao: 'aprova', itens } });
    const read = () => boss(calls.decisionBatch, { params: { id: idLote } });
    await expect.poll(async () => (await read()).status).toBe('finalizado');
    const results = new Map((await read()).itens.map(({ id: one, situacao, codigo }) => [one, codigo ?? situacao]));
    expect(ids.map(one => results.get(one))).toEqual(['feito', 'STALE_VERSION', 'ALREADY_DECIDED']);
    const { rows } = await app.database.owner.query("select values from notification where kind = 'batchDone'");
    expect(rows).toEqual([{ values: { feitos: 1, recusados: 2 } }]);
  });
});
