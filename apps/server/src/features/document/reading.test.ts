import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { readingContract as reading } from '@cracha/contract/features/document/reading.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymous } from '#features/identity/identity-world.factory.ts';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { documentWorld, pdfOf } from './document.factory.ts';

let app: TestApp;
let world: ReturnType<typeof documentWorld>;
let id = '';
beforeAll(async () => {
  app = await startApp();
  world = documentWorld(app);
  id = await world.sent({ pede: 'ciente' }, 2);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const maria = () => app.as('maria', 'trabalhador');
const begin = async () => (await (await maria())(reading.beginReading, { body: { idDocumento: id } })).id;
const serve = async (leitura: string, n: string) =>
  (await maria())(reading.readingText, { params: { n }, query: { leitura } });
const count = async (leitura: string, n: string) => (await maria())(reading.countPage, { params: { id: leitura, n } });
const earlier = (leitura: string, seconds: number) =>
  sql(
    `update document_reading set touched_at = touched_at - make_interval(secs => $2), counted_at = counted_at - make_interval(secs => $2),
            served = (select coalesce(jsonb_object_agg(key, (value #>> '{}')::timestamptz - make_interval(secs => $2)), '{}') from jsonb_each(served)) where id = $1`,
    [leitura, seconds],
  );

it('a page counts a second after it was handed out, and a second after the one before', async () => {
  const leitura = await begin();
  expect(await count(leitura, '1')).toEqual({ lidas: [], total: 2, lido: false });
  await serve(leitura, '1');
  expect((await count(leitura, '1')).lidas).toEqual([]);
  await serve(leitura, '2');
  await earlier(leitura, 2);
  expect((await count(leitura, '2')).lidas).toEqual([2]);
  // the other waited long enough, but the reader was on page 2 until now
  expect((await count(leitura, '1')).lidas).toEqual([2]);
  expect(await codeOf(count(leitura, '3'))).toBe('NOT_FOUND');
  await earlier(leitura, 2);
  expect(await count(leitura, '1')).toEqual({ lidas: [1, 2], total: 2, lido: true });
  expect(await count(leitura, '1')).toEqual({ lidas: [1, 2], total: 2, lido: true });
  const [kept] = await sql(
    'select read_at is not null as read, host(read_ip) as ip from document_receipt where document_id = $1',
    [id],
  );
  expect(kept).toEqual({ read: true, ip: '127.0.0.1' });
  expect(
    await sql(
      "select body::jsonb ->> 'hashDocumento' as hash from signature_event where document_id = $1 and kind = 'lido'",
      [id],
    ),
  ).toEqual([{ hash: (await (await maria())(calls.document, { params: { id } })).hashEnviado }]);
});

it('half an hour’s pause and another version end it; each is its reader’s own', async () => {
  const leitura = await begin();
  await serve(leitura, '1');
  await earlier(leitura, 29 * 60);
  await serve(leitura, '1');
  await earlier(leitura, 31 * 60);
  expect([await codeOf(serve(leitura, '1')), await codeOf(count(leitura, '1'))]).toEqual([
    'STALE_VERSION',
    'STALE_VERSION',
  ]);
  const again = await begin();
  const helena = await app.as('helena', 'rh');
  expect(await codeOf(helena(reading.readingText, { params: { n: '1' }, query: { leitura: again } }))).toBe(
    'NOT_FOUND',
  );
  expect(await codeOf(helena(reading.countPage, { params: { id: again, n: '1' } }))).toBe('NOT_FOUND');
  const arquivos = await world.hold('helena', 'rh', [['novo.pdf', await pdfOf()]]);
  await helena(calls.addDocumentVersion, { params: { id }, body: { arquivos, motivo: 'Saiu uma folha a mais.' } });
  expect(await codeOf(serve(again, '1'))).toBe('STALE_VERSION');
  for (const idDocumento of [unknownId, 'x'])
    expect(await codeOf((await maria())(reading.beginReading, { body: { idDocumento } }))).toBe('NOT_FOUND');
  expect(await codeOf((await maria())(reading.beginReading, { body: {} }))).toBe('INVALID_REQUEST');
});

it('what was read by the page’s picture counts as well, and a picture is small', async () => {
  const other = await world.sent({ pede: 'ciente' });
  const { id: leitura } = await (await maria())(reading.beginReading, { body: { idDocumento: other } });
  const headers = { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' };
  const answer = await app.send(`/assinante/pagina/1?leitura=${leitura}`, { headers });
  expect([answer.status, (await answer.arrayBuffer()).byteLength < 120 * 1024]).toEqual([200, true]);
  await earlier(leitura, 2);
  expect((await count(leitura, '1')).lido).toBe(true);
});

it('a signer’s session reads its document to the end, and no other', async () => {
  const [mine, other] = [await world.sent(), await world.sent()];
  await sql(
    `with asked as (
       insert into signature_request (document_id, version, access_group_id, company_id, asked_by, side, state, due_on, check_code, hash_read)
       select id, 1, access_group_id, company_id, sent_by, 'rh', 'waiting', (now() at time zone 'America/Sao_Paulo')::date + 9, upper(left(md5(id::text), 16)), repeat('a', 64) from document where id = $1 returning id)
     update document_signer set document_id = $1, request_id = (select id from asked), state = 'invited' where name = 'Vera Antunes'`,
    [mine],
  );
  const body = { tokenAcesso: 'demo-assinante', codigoAcesso: '424242' };
  const { access_token } = await anonymous(app)(identityContract.signInSigner, { body });
  const vera = clientOf(app.base, access_token, 'assinante');
  const { id: leitura } = await vera(reading.beginReading, { body: { idDocumento: mine } });
  await vera(reading.readingText, { params: { n: '1' }, query: { leitura } });
  await earlier(leitura, 2);
  expect((await vera(reading.countPage, { params: { id: leitura, n: '1' } })).lido).toBe(true);
  expect(
    await sql(
      "select s.state, s.read_at is not null as read, (select v.actor from signature_event v where v.document_id = $1 and v.kind = 'lido') as actor from document_signer s where s.name = 'Vera Antunes'",
      [mine],
    ),
  ).toEqual([{ state: 'read', read: true, actor: 'Vera Antunes' }]);
  expect(await codeOf(vera(reading.beginReading, { body: { idDocumento: other } }))).toBe('NOT_FOUND');
  const ofMaria = (await (await maria())(reading.beginReading, { body: { idDocumento: other } })).id;
  expect(await codeOf(vera(reading.readingText, { params: { n: '1' }, query: { leitura: ofMaria } }))).toBe(
    'NOT_FOUND',
  );
});
