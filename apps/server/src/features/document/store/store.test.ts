import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { documentStoreContract as calls } from '@cracha/contract/features/document/document-store.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { documentWorld } from '../document.factory.ts';
import { sentToSign } from '../signature.factory.ts';

let app: TestApp;
let world: ReturnType<typeof documentWorld>;
beforeAll(async () => {
  // without jobs: what is stuck stays so
  app = await startApp({ JOBS: 'off' });
  world = documentWorld(app);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const admin = () => app.as('admin', 'admin');
const list = async (query: object) =>
  (await (await admin())(calls.storedDocuments, { params: { page: '1', size: '20' }, query })).items;

it('tells code, group, size and hash of all groups; never a title, a name or a file’s name', async () => {
  const id = await world.sent({ titulo: 'Segredo do Pantanal' });
  const { codigo, hashEnviado } = await (await app.as('helena', 'rh'))(documents.document, { params: { id } });
  const [row] = await list({ pesquisa: codigo });
  expect(row).toMatchObject({ id, codigo, grupo: 'Grupo Pantanal', hash: hashEnviado, situacao: 'enviado' });
  expect((await list({ pesquisa: hashEnviado.slice(0, 12) })).map(one => one.id)).toEqual([id]);
  const one = await (await admin())(calls.storedDocument, { params: { id } });
  expect(one).toMatchObject({ codigo, saude: false, arquivos: [{ sha256: hashEnviado }] });
  expect(one.eventos.map(({ tipo }) => tipo)).toEqual(['criado', 'enviado']);
  const told = JSON.stringify([row, one]);
  for (const secret of ['Segredo', 'Maria', 'Helena', 'aviso.pdf']) expect(told).not.toContain(secret);
  expect(await codeOf((await admin())(calls.storedDocument, { params: { id: unknownId } }))).toBe('NOT_FOUND');
});

it('finds what is stuck, repeated and without an owner; each counts in its tab', async () => {
  const { id: request } = await sentToSign(app);
  const [{ document_id: stuck }] = await sql('select document_id from signature_request where id = $1', [request]);
  expect((await list({ aba: 'presos' })).map(({ id }) => id)).not.toContain(stuck);
  await sql('alter table signature_event disable trigger event_stays');
  await sql("update signature_event set at = now() - interval '16 minutes' where document_id = $1", [stuck]);
  await sql('alter table signature_event enable trigger event_stays');
  expect((await list({ aba: 'presos' })).map(({ id }) => id)).toContain(stuck);
  const same = [await world.sent(), await world.sent()];
  await sql("update document_version set hash_sent = repeat('b', 64) where document_id = any ($1)", [same]);
  expect((await list({ aba: 'repetidos' })).map(({ id }) => id).sort()).toEqual([...same].sort());
  await sql(
    "insert into stored_file (access_group_id, sha256, size, content_type, name) select id, repeat('c', 64), 7, 'application/pdf', 'x' from access_group where name = 'Grupo Boreal'",
  );
  expect(await list({ aba: 'orfaos', pesquisa: 'cccccccc' })).toMatchObject([
    { situacao: 'orfao', grupo: 'Grupo Boreal', tamanho: 7, codigo: null },
  ]);
  const totals = await (await admin())(calls.storeTotals, {});
  expect([totals.presos, totals.repetidos, totals.infectados]).toEqual([1, 2, 0]);
  expect(totals.grupos.map(({ nome }) => nome)).toContain('Grupo Boreal');
});

it('seals again what failed to be sealed, and nothing else', async () => {
  const { id: request } = await sentToSign(app);
  const [{ document_id: id }] = await sql('select document_id from signature_request where id = $1', [request]);
  const seal = async () => (await admin())(calls.sealStored, { params: { id } });
  const queued = () =>
    sql("select from jobs.job_common where name = 'signature-seal' and data ->> 'requestId' = $1", [request]);
  expect(await codeOf(seal())).toBe('NOT_FOUND');
  await sql("update signature_request set state = 'sealFailed', hash_read = repeat('a', 64) where id = $1", [request]);
  await seal();
  expect(await queued()).toHaveLength(1);
});

it('content is taken only while the group grants support, with a reason that its history and its person see; never of health', async () => {
  const id = await world.sent();
  const take = async (of = id) => {
    const bearer = await app.bearer('admin');
    const query = new URLSearchParams({ motivo: 'O selo falhou e o arquivo foi pedido.' });
    return app.send(`/ged/${of}/arquivo?${query}`, {
      headers: { authorization: `Bearer ${bearer}`, 'x-profile': 'admin', 'sec-fetch-site': 'same-origin' },
    });
  };
  const codeFrom = async (answer: Response) => JSON.parse(await answer.text()).code;
  expect(await codeFrom(await take())).toBe('SUPPORT_GRANT_REQUIRED');
  await sql(
    `insert into support_grant (person_id, granted_by, profile, access_group_id, reason, granted_until)
     select p.id, p.id, 'rh', g.id, 'O selo falhou.', now() + interval '1 hour' from person p, access_group g where p.email = 'helena@pantanal.test' and g.name = 'Grupo Pantanal'`,
  );
  const taken = await take();
  expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    await sql(
      "select after ->> 'reason' as reason from record_history where verb = 'documentContentTaken' and entity_id = $1",
      [id],
    ),
  ).toEqual([{ reason: 'O selo falhou e o arquivo foi pedido.' }]);
  expect(
    await sql("select count(*)::int as n from access_log where entity = 'documentContent' and entity_id = $1", [id]),
  ).toEqual([{ n: 1 }]);
  await sql('update document set health = true where id = $1', [id]);
  expect(await codeFrom(await take())).toBe('OPERATION_NOT_ALLOWED');
});

it('how long a document is kept runs from the end of the employment', async () => {
  const id = await world.sent();
  const keptUntil = async () => (await sql('select access.document_kept_until($1)::text as day', [id]))[0].day;
  expect(await keptUntil()).toBeNull();
  await sql(
    "update employment set dismissed_on = '2026-03-31' where id in (select employment_id from document_person where document_id = $1)",
    [id],
  );
  expect(await keptUntil()).toBe('2031-03-31');
  await sql('update document set health = true where id = $1', [id]);
  expect(await keptUntil()).toBe('2046-03-31');
  await sql('update document set type = 6 where id = $1', [id]);
  expect(await keptUntil()).toBeNull();
});
