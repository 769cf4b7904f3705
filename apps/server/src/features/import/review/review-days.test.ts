import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { reviewContract as calls } from '@cracha/contract/features/import/review.contract.ts';
import { benefitContract } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { benefitSlip } from '#core/reading/mutation/benefit-slip.factory.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from '../import.factory.ts';
import { type ImportWorld, importWorld } from '../import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let workers: KnownWorker[];
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  workers = await knownWorkers(app);
  const { rows } = await app.database.owner.query<{ id: string }>(
    "select id from access_group where name = 'Grupo Pantanal'",
  );
  const given = { personId: await app.personId('gustavo'), role: 'RH' as const, accessGroupId: rows[0]?.id ?? '' };
  await acrossTenants(app.database.pool, 'a second person of HR', tx => makeMembership(tx, given));
});
afterAll(() => app.stop());

const doubt = { code: 'CREDIT_DAY_DOUBTFUL' as const, values: { days: '03/07/2026, 06/07/2026' } };

/** A benefit of 07/2026 that is clean but for its day. */
function benefit(worker: KnownWorker | undefined, given: Partial<ReadDocument> = {}): ReadDocument {
  return readPayslip(worker, {
    type: 2,
    kind: undefined,
    month: 7,
    lines: [{ description: 'Vale-cultura', earnings: 5_000, deductions: null }],
    totalEarnings: 5_000,
    totalDeductions: undefined,
    net: undefined,
    review: false,
    findings: [doubt],
    ...given,
  });
}

async function made(...readings: ReadDocument[]) {
  const { id, documents } = await makeImport(
    app,
    readings.map((reading, at) => ({ reading, worker: workers[at], state: 'clean' as const })),
  );
  return { id, documents, params: { id, documento: documents[0] ?? '' } };
}

const stored = async (id = '') =>
  (
    await world.rows(
      "select state, reading ->> 'paymentDate' as day, findings, reviewed_by, as_read is not null as kept from import_document where id = $1",
      [id],
    )
  )[0];
const importOf = (id: string) => world.helena(importContract.importById, { params: { id } });
const set = (params: { id: string; documento: string }, dataPagamento: string | null) =>
  world.helena(calls.confirmDocument, { params, body: { correcao: { dataPagamento } } });
const history = (id = '') =>
  world.rows(
    'select h.verb, h.before, h.after, p.email from record_history h join person p on p.id = h.person_id where h.entity_id = $1 order by h.at',
    [id],
  );
const publish = async (id: string) => {
  await world.helena(importContract.publishImport, { params: { id }, body: { quais: 'limpos' } });
  await world.until(id, situacao => situacao === 'publicada');
};
const paidOn = async (id: string) =>
  (await world.rows('select paid_on::text as day from receipt where import_id = $1 and deleted_at is null', [id])).map(
    ({ day }) => day,
  );

describe('a benefit whose day of credit is in doubt', () => {
  it('is clean, and stands behind what waits with both printed days and their places; the day HR sets is out with it', async () => {
    const [worker] = workers;
    const known = { cpf: worker?.cpf ?? '', registration: worker?.registration ?? '', name: worker?.name ?? '' };
    const heading = ['Crédito em: 03/07/2026 ou crédito em: 06/07/2026'];
    const id = await world.read('dias.pdf', Buffer.from(await benefitSlip(known, heading, worker?.cnpj)));
    expect(await importOf(id)).toMatchObject({
      situacao: 'prontaParaLiberar',
      limpos: 1,
      paraConferir: 0,
      semDia: 1,
      causas: [],
    });
    const queue = await world.helena(calls.reviewQueue, { params: { id } });
    expect(queue).toMatchObject({ total: 1, decididos: 0, itens: [{ causa: 'dia', aberto: true }] });
    expect(queue.itens[0]?.resumo).toEqual({ codigo: doubt.code, valores: doubt.values });
    const params = { id, documento: queue.itens[0]?.id ?? '' };
    const desk = await world.helena(calls.reviewDocument, { params });
    expect(desk).toMatchObject({ tipo: 2, situacao: 'limpo', dataPagamento: null, impedimentos: [] });
    const places = desk.caixas.filter(({ campo }) => campo === 'dataPagamento');
    expect(places).toHaveLength(2);
    expect(places.every(({ pagina, caixa }) => pagina === 1 && caixa.every(at => at > 0 && at < 1))).toBe(true);
    expect(places[0]?.caixa[2]).toBeLessThan(places[1]?.caixa[0] ?? 0);

    const body = { dataPagamento: '2026-07-06' };
    expect(await world.helena(calls.checkDocument, { params, body })).toMatchObject({ achados: [], impedimentos: [] });
    expect(await stored(params.documento)).toMatchObject({ day: null, kept: false });
    expect(await set(params, '2026-07-06')).toMatchObject({ aberto: false, causa: 'dia' });
    expect(await stored(params.documento)).toEqual({
      state: 'clean',
      day: '2026-07-06',
      findings: [],
      reviewed_by: await app.personId('helena'),
      kept: true,
    });
    expect(await importOf(id)).toMatchObject({ situacao: 'prontaParaLiberar', limpos: 1, semDia: 0 });
    const [told] = (await history(params.documento)).filter(({ verb }) => verb === 'creditDaySet');
    expect(told).toMatchObject({
      before: { creditDay: null },
      after: { creditDay: '2026-07-06' },
      email: 'helena@pantanal.test',
    });
    await publish(id);
    expect(await paidOn(id)).toEqual(['2026-07-06']);
    const [receipt] = await world.rows('select id from receipt where import_id = $1', [id]);
    const of = { idEmpregado: worker?.employmentId ?? '', id: receipt?.id };
    expect(await world.helena(benefitContract.benefitOfEmployment, { params: of })).toMatchObject({
      dataCredito: '2026-07-06',
    });
    // what is out is decided
    expect(await codeOf(set(params, '2026-07-03'))).toBe('STALE_VERSION');
  });

  it('goes out without its day where nobody says it', async () => {
    const { id, params } = await made(benefit(workers[0], { month: 6, findings: [doubt] }));
    await publish(id);
    expect(await paidOn(id)).toEqual([null]);
    expect(await importOf(id)).toMatchObject({ publicados: 1, semDia: 0 });
    expect(await stored(params.documento)).toMatchObject({ state: 'published', day: null });
  });

  it('goes out of a file that publishes itself too: marked for HR, who is told of it, and may say the day afterwards', async () => {
    const helena = await app.personId('helena');
    await world.helena(releaseContract.setReleaseRules, { body: { duasPessoas: false, aoTerminar: true } });
    const [, worker] = workers;
    const known = { cpf: worker?.cpf ?? '', registration: worker?.registration ?? '', name: worker?.name ?? '' };
    const heading = ['Crédito em: 03/07/2026 ou crédito em: 06/07/2026'];
    const id = await world.read('sozinho.pdf', Buffer.from(await benefitSlip(known, heading, worker?.cnpj)));
    await world.until(id, situacao => situacao === 'publicada');
    await world.helena(releaseContract.setReleaseRules, { body: { duasPessoas: false, aoTerminar: false } });
    expect(await paidOn(id)).toEqual([null]);
    const told = await world.rows('select person_id, values, target from notification where cause like $1', [
      `credit-days-missing:${id}%`,
    ]);
    expect(told).toEqual([
      {
        person_id: helena,
        values: { arquivo: 'sozinho.pdf', total: 1 },
        target: '/rh/beneficios?competencia=todas&dia=sem',
      },
    ]);
    expect(await logOf(id)).toContainEqual(['published', { total: 1, semDia: 1 }]);
    const [receipt] = await world.rows('select id from receipt where import_id = $1', [id]);
    const of = (semDia: 'true' | 'false') =>
      world.helena(benefitContract.hrBenefits, { params: { page: '1', size: '100' }, query: { semDia } });
    expect((await of('true')).items.map(item => item.id)).toContain(receipt?.id);
    await world.helena(benefitContract.setCreditDay, {
      body: { beneficios: [{ id: receipt?.id ?? '', de: null }], dataCredito: '2026-07-06' },
    });
    expect(await paidOn(id)).toEqual(['2026-07-06']);
    expect((await of('true')).items.map(item => item.id)).not.toContain(receipt?.id);
  });

  it('is reopened as it was: clean, and in doubt', async () => {
    const { id, params } = await made(benefit(workers[0]));
    await set(params, '2026-07-03');
    expect(await importOf(id)).toMatchObject({ limpos: 1, paraConferir: 0, semDia: 0 });
    expect(await world.helena(calls.reopenDocument, { params })).toMatchObject({ aberto: true, causa: 'dia' });
    expect(await stored(params.documento)).toMatchObject({
      state: 'clean',
      day: null,
      findings: [doubt],
      reviewed_by: null,
      kept: false,
    });
    expect(await importOf(id)).toMatchObject({ limpos: 1, paraConferir: 0, semDia: 1 });
    await world.helena(calls.ignoreDocument, { params });
    expect(await importOf(id)).toMatchObject({ limpos: 0, paraConferir: 0, semDia: 0 });
  });

  it.each([
    ['2026-02-31', 'INVALID_DATE'],
    ['06/07/2026', 'INVALID_DATE'],
    ['2019-07-06', 'DATE_OUT_OF_RANGE'],
    ['2027-08-01', 'DATE_OUT_OF_RANGE'],
  ])('a wrong day is refused at its field, and nothing changes: %s', async (day, code) => {
    const { id, params } = await made(benefit(workers[0]));
    const refusal = await refusalOf(set(params, day));
    expect(refusal.body.code).toBe(code);
    expect(Object.keys(refusal.body.fields ?? {}).join()).toMatch(/dataPagamento$/);
    expect(await stored(params.documento)).toMatchObject({ state: 'clean', day: null, findings: [doubt], kept: false });
    expect(await history(params.documento)).toEqual([]);
    expect(await importOf(id)).toMatchObject({ semDia: 1 });
  });

  it('what the month forbids is told by the check, with between which days it may be', async () => {
    const { params } = await made(benefit(workers[0]));
    const body = { dataPagamento: '2019-07-06' };
    expect(await world.helena(calls.checkDocument, { params, body })).toMatchObject({
      impedimentos: ['CREDIT_DAY_IMPOSSIBLE'],
      achados: [{ valores: { day: '06/07/2019', first: '01/07/2025', last: '31/07/2027' } }],
    });
  });

  it('two people: who is at it keeps it, who comes second is told, and one day stands', async () => {
    const { params } = await made(benefit(workers[0]));
    const gustavo = await app.as('gustavo', 'rh');
    expect(await gustavo(calls.reserveDocument, { params })).toEqual({ reservadoPor: null });
    expect(await codeOf(set(params, '2026-07-03'))).toBe('STALE_VERSION');
    expect((await world.helena(calls.reviewDocument, { params })).reservadoPor).not.toBeNull();
    await gustavo(calls.confirmDocument, { params, body: { correcao: { dataPagamento: '2026-07-06' } } });
    expect(await codeOf(set(params, '2026-07-03'))).toBe('STALE_VERSION');
    expect(await stored(params.documento)).toMatchObject({
      day: '2026-07-06',
      reviewed_by: await app.personId('gustavo'),
    });
    expect((await history(params.documento)).filter(({ verb }) => verb === 'creditDaySet')).toHaveLength(1);
  });

  it('confirmed without a day it is decided, and says still that there was a doubt', async () => {
    const { id, params } = await made(benefit(workers[0]));
    const gustavo = await app.as('gustavo', 'rh');
    await gustavo(calls.confirmDocument, { params, body: {} });
    expect(await codeOf(set(params, '2026-07-03'))).toBe('STALE_VERSION');
    expect(await stored(params.documento)).toMatchObject({ state: 'clean', day: null, findings: [doubt] });
    expect(await importOf(id)).toMatchObject({ limpos: 1, semDia: 0 });
    expect((await world.helena(calls.reviewQueue, { params: { id } })).itens).toMatchObject([{ aberto: false }]);
  });

  it("another access group's is nobody's", async () => {
    const { params } = await made(benefit(workers[0]));
    const bruno = await app.as('bruno', 'rh');
    const body = { correcao: { dataPagamento: '2026-07-06' } };
    expect(await codeOf(bruno(calls.confirmDocument, { params, body }))).toBe('NOT_FOUND');
    expect(await codeOf(bruno(calls.checkDocument, { params, body: body.correcao }))).toBe('NOT_FOUND');
    expect(await stored(params.documento)).toMatchObject({ day: null, kept: false });
  });

  it('one that nobody doubts is decided by nobody', async () => {
    const { params } = await made(benefit(workers[0], { findings: [] }));
    expect(await codeOf(set(params, '2026-07-06'))).toBe('STALE_VERSION');
    expect(await stored(params.documento)).toMatchObject({ state: 'clean', day: null, kept: false });
  });

  it('does not hold up the one answer for receipts that exist', async () => {
    const exists = { code: 'RECEIPT_EXISTS' as const, values: { competence: '07/2026' } };
    const reading = benefit(workers[1], { findings: [doubt, exists] });
    const { id } = await makeImport(app, [{ reading, worker: workers[1] }]);
    const done = await world.helena(calls.decideExisting, { params: { id }, body: { existente: 'manter' } });
    expect(done.total).toBe(1);
  });
});

const setMany = (id: string, dia: string, documentos?: string[]) =>
  world.helena(calls.setCreditDays, { params: { id }, body: { dia, documentos } });
const daysOf = (id: string) =>
  world.rows(
    "select reading ->> 'paymentDate' as day, reviewed_at is not null as decided from import_document where import_id = $1 order by position",
    [id],
  );
const logOf = async (id: string) =>
  (await world.rows('select kind, values from import_event where import_id = $1 order by at, id', [id])).map(
    ({ kind, values }) => [kind, values],
  );

describe('one day for many', () => {
  it('sets the day of all that lack it in one act, is told in the log and of each document, and goes out', async () => {
    const clean = benefit(workers[2], { month: 5, findings: [], paymentDate: '2026-05-30' });
    const [first, second] = [0, 1].map(at => benefit(workers[at], { month: 5 }));
    if (!first || !second) throw new Error('two were made');
    const { id, documents } = await made(first, second, clean);
    expect(await importOf(id)).toMatchObject({ limpos: 3, semDia: 2 });
    expect(await setMany(id, '2026-06-05')).toMatchObject({ total: 2, emConferencia: 0 });
    expect(await daysOf(id)).toEqual([
      { day: '2026-06-05', decided: true },
      { day: '2026-06-05', decided: true },
      { day: '2026-05-30', decided: false },
    ]);
    expect(await stored(documents[0])).toEqual({
      state: 'clean',
      day: '2026-06-05',
      findings: [],
      reviewed_by: await app.personId('helena'),
      kept: true,
    });
    expect(await importOf(id)).toMatchObject({ limpos: 3, semDia: 0, paraConferir: 0 });
    expect(await history(documents[1])).toEqual([
      {
        verb: 'creditDaySet',
        before: { creditDay: null },
        after: { creditDay: '2026-06-05' },
        email: 'helena@pantanal.test',
      },
    ]);
    expect(await logOf(id)).toContainEqual(['daysSet', { dia: '2026-06-05', total: 2 }]);
    // nothing is left to set
    expect(await setMany(id, '2026-06-08')).toMatchObject({ total: 0 });
    await publish(id);
    expect((await paidOn(id)).sort()).toEqual(['2026-05-30', '2026-06-05', '2026-06-05']);
  });

  it('of those named alone', async () => {
    const { id, documents } = await made(benefit(workers[0]), benefit(workers[1]), benefit(workers[2]));
    expect(await setMany(id, '2026-07-06', [documents[0] ?? '', documents[2] ?? ''])).toMatchObject({ total: 2 });
    expect((await daysOf(id)).map(({ day }) => day)).toEqual(['2026-07-06', null, '2026-07-06']);
    expect(await importOf(id)).toMatchObject({ semDia: 1 });
  });

  it('is taken back by its own time: what was decided since, or by another, stays', async () => {
    const { id, documents } = await made(benefit(workers[0]), benefit(workers[1]), benefit(workers[2]));
    await set({ id, documento: documents[2] ?? '' }, '2026-07-03');
    const { ato, total } = await setMany(id, '2026-07-06');
    expect(total).toBe(2);
    await world.helena(calls.reopenDocument, { params: { id, documento: documents[1] ?? '' } });
    await set({ id, documento: documents[1] ?? '' }, '2026-07-07');
    const gustavo = await app.as('gustavo', 'rh');
    expect(await gustavo(calls.undoCreditDays, { params: { id }, body: { ato } })).toEqual({ total: 0 });
    expect(await world.helena(calls.undoCreditDays, { params: { id }, body: { ato } })).toEqual({ total: 1 });
    expect(await daysOf(id)).toEqual([
      { day: null, decided: false },
      { day: '2026-07-07', decided: true },
      { day: '2026-07-03', decided: true },
    ]);
    expect(await stored(documents[0])).toMatchObject({ state: 'clean', findings: [doubt], kept: false });
    expect(await importOf(id)).toMatchObject({ semDia: 1 });
    expect((await history(documents[0])).map(({ verb }) => verb)).toEqual(['creditDaySet', 'documentReopened']);
    expect(await logOf(id)).toContainEqual(['daysUndone', { total: 1 }]);
    expect(await world.helena(calls.undoCreditDays, { params: { id }, body: { ato } })).toEqual({ total: 0 });
  });

  it('what somebody else is at stays theirs: left out of all, refused where it is named', async () => {
    const { id, documents } = await made(benefit(workers[0]), benefit(workers[1]));
    const [theirs = '', free = ''] = documents;
    const gustavo = await app.as('gustavo', 'rh');
    await gustavo(calls.reserveDocument, { params: { id, documento: theirs } });
    expect(await codeOf(setMany(id, '2026-07-06', [free, theirs]))).toBe('STALE_VERSION');
    expect((await daysOf(id)).map(({ day }) => day)).toEqual([null, null]);
    expect(await setMany(id, '2026-07-06')).toMatchObject({ total: 1, emConferencia: 1 });
    expect((await daysOf(id)).map(({ day }) => day)).toEqual([null, '2026-07-06']);
    // and what is decided is decided
    expect(await codeOf(setMany(id, '2026-07-07', [free]))).toBe('STALE_VERSION');
    await gustavo(calls.confirmDocument, {
      params: { id, documento: theirs },
      body: { correcao: { dataPagamento: '2026-07-03' } },
    });
    expect((await daysOf(id)).map(({ day }) => day)).toEqual(['2026-07-03', '2026-07-06']);
  });

  it('a day that one of them can not be paid on is refused at its field, and none is set', async () => {
    const { id } = await made(benefit(workers[0]), benefit(workers[1], { year: 2024 }));
    const refusal = await refusalOf(setMany(id, '2026-07-06'));
    expect(refusal.body.code).toBe('DATE_OUT_OF_RANGE');
    expect(Object.keys(refusal.body.fields ?? {}).join()).toMatch(/dia$/);
    expect((await daysOf(id)).map(({ day }) => day)).toEqual([null, null]);
    expect((await refusalOf(setMany(id, '2026-02-30'))).body.code).toBe('INVALID_DATE');
  });

  it("another access group's, a document of another import and one without a doubt are nobody's to date", async () => {
    const { id, documents } = await made(benefit(workers[0]), benefit(workers[1], { findings: [] }));
    const other = await made(benefit(workers[2]));
    const bruno = await app.as('bruno', 'rh');
    const body = { dia: '2026-07-06' };
    expect(await codeOf(bruno(calls.setCreditDays, { params: { id }, body }))).toBe('NOT_FOUND');
    const ato = '2026-07-06T12:00:00.000Z';
    expect(await codeOf(bruno(calls.undoCreditDays, { params: { id }, body: { ato } }))).toBe('NOT_FOUND');
    expect(await codeOf(setMany(id, body.dia, [documents[0] ?? '', other.documents[0] ?? '']))).toBe('NOT_FOUND');
    expect(await codeOf(setMany(id, body.dia, [documents[1] ?? '']))).toBe('STALE_VERSION');
    expect((await daysOf(id)).map(({ day }) => day)).toEqual([null, null]);
    expect((await daysOf(other.id)).map(({ day }) => day)).toEqual([null]);
  });

  it('what is out is not set here, nor taken back', async () => {
    const { id } = await made(benefit(workers[0], { month: 4 }), benefit(workers[1], { month: 4 }));
    const { ato } = await setMany(id, '2026-05-04');
    await publish(id);
    expect(await world.helena(calls.undoCreditDays, { params: { id }, body: { ato } })).toEqual({ total: 0 });
    expect(await paidOn(id)).toEqual(['2026-05-04', '2026-05-04']);
  });
});

describe('the same field elsewhere', () => {
  it('of a payslip the day is corrected, and taken away where none is printed', async () => {
    const reading = readPayslip(workers[2], { paymentDate: '2026-10-05' });
    const { id, documents } = await makeImport(app, [
      { reading, worker: workers[2] },
      { reading: { ...reading, month: 8 }, worker: workers[2] },
    ]);
    const [first, second] = documents.map(documento => ({ id, documento }));
    if (!first || !second) throw new Error('two were made');
    expect(await world.helena(calls.reviewDocument, { params: first })).toMatchObject({ dataPagamento: '2026-10-05' });
    await set(first, '2026-10-06');
    await set(second, null);
    expect(await stored(first.documento)).toMatchObject({ state: 'clean', day: '2026-10-06' });
    expect(await stored(second.documento)).toMatchObject({ state: 'clean', day: null });
    expect(await history(second.documento)).toContainEqual(
      expect.objectContaining({ verb: 'creditDaySet', after: { creditDay: null } }),
    );
  });

  it('an income statement has none', async () => {
    const reading = benefit(workers[3], {
      type: 3,
      year: 2025,
      month: undefined,
      lines: [],
      fields: { '3.1': 100_000 },
    });
    const { id, documents } = await makeImport(app, [{ reading: { ...reading, findings: [] }, worker: workers[3] }]);
    const params = { id, documento: documents[0] ?? '' };
    await set(params, '2026-02-20');
    expect(await stored(params.documento)).toMatchObject({ state: 'clean', day: null });
    expect(await world.helena(calls.reviewDocument, { params })).toMatchObject({ dataPagamento: null });
  });
});
