import { recognitionModelContract as calls } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payrollOf } from '#core/reading/mutation/payroll.factory.ts';
import { makePreprintedFile, preprintedModel } from '#core/reading/mutation/preprinted.factory.ts';
import { knownWorkers } from '#features/import/import.factory.ts';
import { type ImportWorld, importWorld } from '#features/import/import-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { type Box, shapeSent } from './model.factory.ts';
import { recognitionModelJobs } from './model.jobs.ts';

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await world.rows('delete from recognition_model');
});

const shape = shapeSent(preprintedModel);
const reason = 'O sistema de folha que imprimia este formulário saiu de uso.';
const admin = () => app.as('admin', 'admin');

/** A pre-printed payroll of active workers of Helena's access group. */
async function ownFile(seed = 77, registration?: string) {
  const workers = await knownWorkers(app);
  return makePreprintedFile(
    seed,
    payrollOf(workers.map(worker => ({ ...worker, registration: registration ?? worker.registration }))),
  );
}

async function send(bytes: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set('nome', fields.nome ?? 'Formulário 77-B');
  if (fields.idGrupo) form.set('idGrupo', fields.idGrupo);
  form.set('arquivo', new Blob([Buffer.from(bytes)]), 'amostra.pdf');
  return (await admin())(calls.createPdfModel, { body: form as never });
}

async function made(fields: Record<string, string> = {}, bytes?: Uint8Array) {
  const { id, versao } = await send(bytes ?? (await makePreprintedFile(77)).data, fields);
  const body = { ...shape, nome: 'Formulário 77-B', idGrupo: fields.idGrupo ?? null, versao };
  return (await admin())(calls.savePdfModel, { params: { id }, body });
}

async function activated(fields: Record<string, string> = {}) {
  const { id, versao } = await made(fields);
  return (await admin())(calls.switchPdfModel, { params: { id }, body: { situacao: 'ativo', versao } });
}

async function documentsOf(bytes: Uint8Array) {
  const id = await world.read('folha.pdf', Buffer.from(bytes));
  return world.rows(
    "select state, reading, findings, employment_id from import_document where import_id = $1 and reading ->> 'type' <> '0' order by position",
    [id],
  );
}

const groupNamed = async (name: string, not = false): Promise<string> =>
  (await world.rows(`select id from access_group where (name = $1) <> $2 limit 1`, [name, not]))[0].id;

describe('an import', () => {
  it('reads with an active model what it could not read alone, and with no draft', async () => {
    const file = await ownFile(81);
    await made();
    expect((await documentsOf(file.data)).map(({ state }) => state)).not.toContain('clean');
    const { id } = await activated();
    const read = await documentsOf((await ownFile(82)).data);
    expect(read.length).toBeGreaterThan(0);
    for (const { state, reading, employment_id, findings } of read) {
      expect([state, reading.model]).toEqual(['clean', id]);
      expect(findings).toContainEqual({ code: 'READ_BY_MODEL', values: { model: 'Formulário 77-B' } });
      expect(reading.net).toBe(reading.totalEarnings - reading.totalDeductions);
      expect(employment_id).not.toBeNull();
    }
  });

  it("reads with the models of its own access group and of all, never with another group's", async () => {
    await activated({ idGrupo: await groupNamed('Grupo Pantanal', true) });
    expect((await documentsOf((await ownFile(83)).data)).map(({ state }) => state)).not.toContain('clean');
    await activated({ idGrupo: await groupNamed('Grupo Pantanal') });
    expect(new Set((await documentsOf((await ownFile(84)).data)).map(({ state }) => state))).toEqual(
      new Set(['clean']),
    );
  });

  it('matches what a model read like any other page: CPF and registration that disagree wait for a person', async () => {
    await activated();
    const [first] = await knownWorkers(app);
    const read = await documentsOf((await ownFile(85, first?.registration)).data);
    const held = read.filter(({ state }) => state === 'doubtful');
    expect(held.length).toBeGreaterThanOrEqual(read.length - 1);
    expect(held.length).toBeGreaterThan(0);
    expect(held[0].findings.map(({ code }: { code: string }) => code)).toContain('IDENTITY_CONFLICT');
  });
});

describe('a model', () => {
  it('is tried on its whole sample, by what is sent, and the opening is recorded once an hour', async () => {
    const file = await makePreprintedFile(77);
    const { id, amostra } = await send(file.data);
    expect(amostra).toEqual({ nome: 'amostra.pdf', paginas: file.truth.length });
    const call = await admin();
    const tried = await call(calls.tryPdfModel, { params: { id }, body: shape });
    expect([tried.lidos, tried.limpos, tried.sozinhos]).toEqual([file.truth.length, file.truth.length, 0]);
    expect(tried.documentos[0]).toMatchObject({
      limpo: true,
      campos: { cpf: file.payroll.payslips[0]?.worker.cpf, net: file.payroll.payslips[0]?.net },
    });
    await call(calls.tryPdfModel, { params: { id }, body: shape });
    const picture = await call(calls.modelPage, { params: { id, pagina: '1' } });
    expect(picture).toBeTruthy();
    expect(await codeOf(call(calls.modelPage, { params: { id, pagina: '99' } }))).toBe('NOT_FOUND');
    const log = await world.rows(
      "select verb from record_history where entity_id = $1 and verb = 'modelSampleOpened'",
      [id],
    );
    expect(log).toHaveLength(1);
    expect((await world.rows('select state, anchors from recognition_model'))[0]).toEqual({
      state: 'draft',
      anchors: [],
    });
  });

  it('is not made active that reads too little of its sample', async () => {
    const { id, versao } = await send((await makePreprintedFile(77)).data);
    const call = await admin();
    const regioes = shape.regioes.filter(({ papel }) => papel !== 'net');
    const body = { ...shape, regioes, nome: 'Sem líquido', idGrupo: null, versao };
    const saved = await call(calls.savePdfModel, { params: { id }, body });
    const on = { params: { id }, body: { situacao: 'ativo' as const, versao: saved.versao } };
    expect(await codeOf(call(calls.switchPdfModel, on))).toBe('MODEL_READS_TOO_LITTLE');
    expect((await world.rows('select state from recognition_model'))[0]).toEqual({ state: 'draft' });
  });

  it('that is drawn anew is a draft again; each version stays in the history', async () => {
    const active = await activated();
    expect(active).toMatchObject({ situacao: 'ativo', limpos: active.lidos });
    const call = await admin();
    const body = { ...shape, nome: 'Outro nome', idGrupo: null, versao: active.versao };
    expect((await call(calls.savePdfModel, { params: { id: active.id }, body })).situacao).toBe('rascunho');
    expect(await codeOf(call(calls.savePdfModel, { params: { id: active.id }, body }))).toBe('STALE_VERSION');
    const history = await world.rows(
      "select after ->> 'version' as version from record_history where entity_id = $1 and after ? 'regions' order by id",
      [active.id],
    );
    expect(history.map(({ version }) => version)).toEqual(['1', '2', '3', '4']);
  });

  it('needs an anchor, regions of different roles, and boxes that hold something', async () => {
    const { id } = await send((await makePreprintedFile(77)).data);
    const call = await admin();
    const [first] = shape.regioes;
    if (!first) throw new Error('no region');
    for (const body of [
      { ...shape, ancoras: [] },
      { ...shape, regioes: [] },
      { ...shape, regioes: [first, first] },
      { ...shape, regioes: [{ papel: first.papel, caixa: [0.5, 0.5, 0.5, 0.6] as Box }] },
    ])
      expect(await codeOf(call(calls.tryPdfModel, { params: { id }, body }))).toBe('INVALID_OPTION');
    expect(await codeOf(call(calls.tryPdfModel, { params: { id: unknownId }, body: shape }))).toBe('NOT_FOUND');
  });

  it('takes no broken file as a sample', async () => {
    expect(await codeOf(send(new TextEncoder().encode('%PDF-1.4 nothing')))).toMatch(/^UPLOAD_/);
    expect(await world.rows('select from recognition_model')).toEqual([]);
  });

  it('is deleted with a reason, and its sample with it, unless somebody else has the same file', async () => {
    // bytes of its own: they leave the store
    const { data } = await makePreprintedFile(79);
    const [one, two] = [await made({}, data), await made({ nome: 'Do mesmo arquivo' }, data)];
    const [{ sample_sha256: sha }] = await world.rows('select sample_sha256 from recognition_model limit 1');
    const call = await admin();
    const remove = (IdString: string, Justificativa = reason) =>
      call(calls.deletePdfModel, { body: { IdString, Justificativa } });
    expect(await codeOf(remove(one.id, 'curto'))).toBe('DELETION_JUSTIFICATION_LENGTH');
    const removed: string[] = [];
    const files = { remove: async (one: string) => removed.push(one) > 0 };
    const [job] = recognitionModelJobs({ pool: app.database.pool, files });
    const forget = () => job?.run({ sha256: sha } as never, new AbortController().signal);
    await remove(one.id);
    await forget();
    expect(removed).toEqual([]);
    await remove(two.id);
    await forget();
    expect(removed).toEqual([sha]);
    const queued = await world.rows("select data from jobs.job where name = 'model-sample-forget'");
    expect(queued.map(({ data }) => data.sha256)).toContain(sha);
    expect(
      await world.rows("select after from record_history where verb = 'modelDeleted' and entity_id = $1", [two.id]),
    ).toEqual([{ after: { justification: reason } }]);
  });

  it('is listed newest first, by state and name', async () => {
    await made();
    const active = await activated();
    const call = await admin();
    const list = (query = {}) => call(calls.pdfModels, { params: { page: '1', size: '1' }, query });
    const first = await list();
    expect([first.total, first.items[0]?.id]).toEqual([2, active.id]);
    expect((await list({ after: first.after })).items[0]?.situacao).toBe('rascunho');
    expect((await list({ situacao: 'ativo' })).total).toBe(1);
    expect((await list({ pesquisa: 'FORMULARIO' })).total).toBe(2);
    expect((await list({ pesquisa: 'nada' })).total).toBe(0);
  });
});
