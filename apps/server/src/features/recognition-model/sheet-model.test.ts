import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { sheetModelContract as calls } from '@cracha/contract/features/recognition-model/sheet-model.contract.ts';
import type { SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOddSheet, makeWorkbook, oddModel, oddTitles } from '#core/reading/mutation/odd-sheet.factory.ts';
import { payrollOf } from '#core/reading/mutation/payroll.factory.ts';
import { knownWorkers } from '#features/import/import.factory.ts';
import { type ImportWorld, importWorld } from '#features/import/import-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';

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

const reason = 'O sistema de folha que exportava esta planilha saiu de uso.';
const admin = () => app.as('admin', 'admin');

function bodyOf({ sheet, document, columns, decimals, dates }: SheetShape) {
  const colunas = columns.map(({ title, holds }) => ({ titulo: title, papel: holds }));
  return { folha: sheet, documento: document, colunas, decimal: decimals, datas: dates };
}
const shape = bodyOf(oddModel);

/** A sheet of active workers of Helena's access group. */
async function ownFile(seed: number, registration?: string) {
  const workers = await knownWorkers(app);
  return makeOddSheet(
    seed,
    payrollOf(workers.map(worker => ({ ...worker, registration: registration ?? worker.registration }))),
  );
}

async function send(bytes: Uint8Array, fields: Record<string, string> = {}, name = 'amostra.csv') {
  const form = new FormData();
  form.set('nome', fields.nome ?? 'Folha Zeta');
  form.set('sistema', fields.sistema ?? 'Zeta ERP');
  if (fields.idGrupo) form.set('idGrupo', fields.idGrupo);
  form.set('arquivo', new Blob([Buffer.from(bytes)]), name);
  return (await admin())(calls.createSheetModel, { body: form as never });
}

async function made(fields: Record<string, string> = {}, bytes: Uint8Array = makeOddSheet(77).data) {
  const { id, versao } = await send(bytes, fields);
  const place = { nome: fields.nome ?? 'Folha Zeta', idGrupo: fields.idGrupo ?? null, sistema: 'Zeta ERP', versao };
  return (await admin())(calls.saveSheetModel, { params: { id }, body: { ...shape, ...place } });
}

async function activated(fields: Record<string, string> = {}) {
  const { id, versao } = await made(fields);
  return (await admin())(calls.switchSheetModel, { params: { id }, body: { situacao: 'ativo', versao } });
}

async function importOf(bytes: Uint8Array) {
  const id = await world.read('folha-zeta.csv', Buffer.from(bytes));
  const documents = await world.rows(
    "select state, reading, findings, employment_id from import_document where import_id = $1 and reading ->> 'type' <> '0' order by position",
    [id],
  );
  const [row] = await world.rows('select state, failure, tables, problems from import where id = $1', [id]);
  return { id, documents, row };
}

const groupNamed = async (name: string, not = false): Promise<string> =>
  (await world.rows(`select id from access_group where (name = $1) <> $2 limit 1`, [name, not]))[0].id;

describe('an import', () => {
  it('reads a sheet with an active model, asks nobody about its columns, and counts what it read', async () => {
    const draft = await made();
    expect((await importOf((await ownFile(81)).data)).documents.map(({ state }) => state)).not.toContain('clean');
    const { id, limpos, lidos } = await (await admin())(calls.switchSheetModel, {
      params: { id: draft.id },
      body: { situacao: 'ativo', versao: draft.versao },
    });
    expect(limpos).toBe(lidos);
    const read = await importOf((await ownFile(82)).data);
    expect(read.row).toMatchObject({ state: 'ready', tables: [], problems: [] });
    expect(read.documents.length).toBeGreaterThan(0);
    for (const { state, reading, employment_id, findings } of read.documents) {
      expect([state, reading.model]).toEqual(['clean', id]);
      expect(reading.net).toBe(reading.totalEarnings - reading.totalDeductions);
      expect(employment_id).not.toBeNull();
      expect(findings).toContainEqual({ code: 'READ_BY_MODEL', values: { model: 'Folha Zeta' } });
    }
    const n = read.documents.length;
    expect(
      await world.rows('select documents, clean from recognition_model_use where model_id = $1 and import_id = $2', [
        id,
        read.id,
      ]),
    ).toEqual([{ documents: n, clean: n }]);
    const { items } = await (await admin())(calls.sheetModels, { params: { page: '1' }, query: {} });
    expect(items).toMatchObject([{ id, sistema: 'Zeta ERP', usos: { documentos: n, limpos: n, grupos: 1 } }]);
  });

  it("reads with the models of its own access group and of all, never with another group's", async () => {
    await activated({ idGrupo: await groupNamed('Grupo Pantanal', true) });
    expect((await importOf((await ownFile(83)).data)).documents.map(({ state }) => state)).not.toContain('clean');
    await activated({ idGrupo: await groupNamed('Grupo Pantanal') });
    const { documents } = await importOf((await ownFile(84)).data);
    expect(new Set(documents.map(({ state }) => state))).toEqual(new Set(['clean']));
  });

  it('matches what a model read like anything else: CPF and registration that disagree wait for a person', async () => {
    await activated();
    const [first] = await knownWorkers(app);
    const { documents } = await importOf((await ownFile(85, first?.registration)).data);
    const held = documents.filter(({ state }) => state === 'doubtful');
    expect(held.length).toBeGreaterThanOrEqual(documents.length - 1);
    expect(held.length).toBeGreaterThan(0);
    expect(held[0].findings.map(({ code }: { code: string }) => code)).toContain('IDENTITY_CONFLICT');
  });

  it('checks what a model read: an amount that the net denies waits, and a row of nobody is told', async () => {
    await activated();
    const { data } = await ownFile(86);
    const rows = Buffer.from(data)
      .toString()
      .split('\n')
      .map(row => row.split(';'));
    const changed = rows.map((row, at) => (at === 1 ? row.with(11, '1,00') : row));
    const stranger = (rows[1] ?? []).with(1, '').with(2, '11111111111');
    const { documents, row } = await importOf(
      Buffer.from([...changed, stranger].map(cells => cells.join(';')).join('\n')),
    );
    expect(documents[0].state).toBe('doubtful');
    expect(documents[0].findings.map(({ code }: { code: string }) => code)).toContain('NET_DIFFERS');
    expect(documents.slice(1).every(({ state }) => state === 'clean')).toBe(true);
    expect(row.problems).toEqual([{ code: 'ROWS_WITHOUT_WORKER', values: { count: 1 } }]);
  });
});

it('a sheet of benefits is published as benefits of its workers', async () => {
  const [worker] = await knownWorkers(app);
  const titles = ['K1', 'K3', 'AAMM', 'X2', 'Z+'];
  const rows = [
    [worker?.cnpj, worker?.cpf, '202403', 'Vale-refeição', '660,00'],
    [worker?.cnpj, worker?.cpf, '202403', 'Vale-transporte', '220,00'],
  ];
  const bytes = Buffer.from([titles, ...rows].map(cells => cells.join(';')).join('\n'));
  const { id, versao } = await send(bytes);
  const holds = ['cnpj', 'cpf', 'competencia', 'descricao', 'vencimentos'] as const;
  const colunas = titles.map((titulo, at) => ({ titulo, papel: holds[at] ?? ('ignorar' as const) }));
  const place = { nome: 'Benefícios Zeta', idGrupo: null, sistema: '', versao };
  const call = await admin();
  const body = { ...shape, documento: 'beneficio' as const, colunas, ...place };
  const saved = await call(calls.saveSheetModel, { params: { id }, body });
  await call(calls.switchSheetModel, { params: { id }, body: { situacao: 'ativo', versao: saved.versao } });
  const read = await importOf(bytes);
  expect(read.documents.map(({ state }) => state)).toEqual(['clean']);
  await world.helena(importContract.publishImport, { params: { id: read.id }, body: { quais: 'limpos' } });
  await world.until(read.id, situacao => situacao === 'publicada');
  expect(
    await world.rows('select category, title, net::integer as net, employment_id from receipt where import_id = $1', [
      read.id,
    ]),
  ).toEqual([{ category: 2, title: expect.any(String), net: 88_000, employment_id: worker?.employmentId }]);
});

describe('a model of a sheet', () => {
  it('shows the first rows of its sample, is tried on all of it, and the opening is recorded once an hour', async () => {
    const file = makeOddSheet(77);
    const { id, amostra, colunas } = await send(file.data);
    expect([amostra, colunas]).toEqual([{ nome: 'amostra.csv' }, []]);
    const call = await admin();
    const [sheet] = await call(calls.sheetModelRows, { params: { id } });
    expect(sheet).toMatchObject({ nome: null, cabecalho: 0, linhas: expect.any(Array) });
    expect(sheet?.linhas[0]).toEqual(oddTitles);
    const tried = await call(calls.trySheetModel, { params: { id }, body: shape });
    const n = file.payroll.payslips.length;
    expect([tried.lidos, tried.limpos, tried.sozinhos, tried.problemas]).toEqual([n, n, 0, []]);
    expect(tried.documentos[0]).toMatchObject({
      limpo: true,
      pagina: 1,
      campos: { cpf: file.payroll.payslips[0]?.worker.cpf, net: file.payroll.payslips[0]?.net },
    });
    const log = await world.rows("select from record_history where entity_id = $1 and verb = 'modelSampleOpened'", [
      id,
    ]);
    expect(log).toHaveLength(1);
    expect(await world.rows('select state, sheet, form from recognition_model')).toEqual([
      { state: 'draft', sheet: null, form: 'sheet' },
    ]);
  });

  it('is not made active that reads too little of its sample, nor without columns', async () => {
    const [head = [], ...rows] = Buffer.from(makeOddSheet(77).data).toString().split('\n');
    const wrong = rows.map(row => row.split(';').with(11, '0,01').join(';'));
    const { id, versao } = await made({}, Buffer.from([head, ...wrong].join('\n')));
    const call = await admin();
    const on = (of: string, version: number) =>
      call(calls.switchSheetModel, { params: { id: of }, body: { situacao: 'ativo' as const, versao: version } });
    expect(await codeOf(on(id, versao))).toBe('MODEL_READS_TOO_LITTLE');
    const bare = await send(makeOddSheet(78).data);
    expect(await codeOf(on(bare.id, bare.versao))).toBe('REQUIRED_FIELD');
    expect(await world.rows("select from recognition_model where state = 'active'")).toEqual([]);
  });

  it('that is changed is a draft again; each version stays in the history', async () => {
    const active = await activated();
    const call = await admin();
    const place = { nome: 'Outro nome', idGrupo: null, sistema: '', versao: active.versao };
    const saved = await call(calls.saveSheetModel, { params: { id: active.id }, body: { ...shape, ...place } });
    expect(saved.situacao).toBe('rascunho');
    expect(await codeOf(call(calls.saveSheetModel, { params: { id: active.id }, body: { ...shape, ...place } }))).toBe(
      'STALE_VERSION',
    );
    const history = await world.rows(
      "select after ->> 'version' as version from record_history where entity_id = $1 and after ? 'sheet' order by id",
      [active.id],
    );
    expect(history.map(({ version }) => version)).toEqual(['1', '2', '3', '4']);
  });

  it('needs somebody to pay, amounts, and a role once', async () => {
    const { id } = await send(makeOddSheet(77).data);
    const call = await admin();
    const tried = (colunas: typeof shape.colunas) =>
      codeOf(call(calls.trySheetModel, { params: { id }, body: { ...shape, colunas } }));
    const without = (...roles: string[]) =>
      shape.colunas.map(column => (roles.includes(column.papel) ? { ...column, papel: 'ignorar' as const } : column));
    expect(await tried([])).toBe('INVALID_OPTION');
    expect(await tried(without('cpf', 'matricula'))).toBe('INVALID_OPTION');
    expect(await tried(without('vencimentos'))).toBe('INVALID_OPTION');
    expect(await tried(shape.colunas.map(column => ({ ...column, papel: 'cpf' as const })))).toBe('INVALID_OPTION');
    expect(await tried([...shape.colunas, { titulo: 'zero\0', papel: 'ignorar' }])).toBe('INVALID_OPTION');
    expect(await codeOf(call(calls.trySheetModel, { params: { id: unknownId }, body: shape }))).toBe('NOT_FOUND');
  });

  it('takes nothing as a sample that has no rows or is no sheet', async () => {
    expect(await codeOf(send(new TextEncoder().encode('nada')))).toBe('UPLOAD_UNREADABLE');
    expect(await codeOf(send(makeWorkbook({ Vazia: [] }), {}, 'vazia.xlsx'))).toBe('UPLOAD_UNREADABLE');
    expect(await codeOf(send(new TextEncoder().encode('%PDF-1.4'), {}, 'folha.pdf'))).toMatch(/^UPLOAD_/);
    expect(await codeOf(send(new TextEncoder().encode('MZ\0\x01'), {}, 'programa.csv'))).toMatch(/^UPLOAD_/);
    const bomb = makeWorkbook({ Bomba: Array.from({ length: 14_000 }, () => [' '.repeat(1000)]) });
    expect(await codeOf(send(bomb, {}, 'bomba.xlsx'))).toBe('UPLOAD_UNREADABLE');
    expect(await world.rows('select from recognition_model')).toEqual([]);
  });

  it('and a model of a page are not taken for one another', async () => {
    const { id, versao } = await made();
    await world.rows(
      "insert into recognition_model (name, sample_sha256, sample_name, sample_pages) values ('De PDF', repeat('c', 64), 'a.pdf', 1)",
    );
    const [{ id: page }] = await world.rows("select id from recognition_model where form = 'pdf'");
    const call = await admin();
    expect(await codeOf(call(calls.sheetModel, { params: { id: page } }))).toBe('NOT_FOUND');
    const IdString = `${id},${page}`;
    expect(await codeOf(call(calls.deleteSheetModel, { body: { IdString, Justificativa: reason } }))).toBe('NOT_FOUND');
    expect((await call(calls.sheetModels, { params: { page: '1' }, query: {} })).total).toBe(1);
    expect((await call(calls.sheetModels, { params: { page: '1' }, query: { pesquisa: 'zeta erp' } })).total).toBe(1);
    expect(await call(calls.sheetModel, { params: { id } })).toMatchObject({ versao, colunas: shape.colunas });
  });

  it('is deleted with a reason, and its sample with it', async () => {
    const { id } = await made({}, makeOddSheet(91).data);
    const [{ sample_sha256: sha }] = await world.rows('select sample_sha256 from recognition_model');
    const call = await admin();
    await call(calls.deleteSheetModel, { body: { IdString: id, Justificativa: reason } });
    expect(await world.rows('select from recognition_model')).toEqual([]);
    const queued = await world.rows("select data from jobs.job where name = 'model-sample-forget'");
    expect(queued.map(({ data }) => data.sha256)).toContain(sha);
  });
});
