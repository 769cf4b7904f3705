import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { sharingContract as calls } from '@cracha/contract/features/document/sharing.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anonymous } from '#features/identity/identity-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { documentWorld } from '../document.factory.ts';

let app: TestApp;
let world: ReturnType<typeof documentWorld>;
beforeAll(async () => {
  app = await startApp();
  world = documentWorld(app);
});
afterAll(() => app.stop());
beforeEach(() => sql('delete from download'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const share = async (form: object = {}) => {
  const documentos = [await world.sent()];
  const made = await (await helena())(calls.shareDocuments, {
    body: { documentos, titulo: 'Para a contabilidade', dias: 5, vezes: 2, ...form },
  });
  return { ...made, token: made.link.split('#t=')[1] ?? '', documento: documentos[0] ?? '' };
};
const open = (token: string, senha: string) => anonymous(app)(calls.openLink, { body: { token, senha } });

it('a link opens by its password alone, as often as it was made for; its maker hears of each', async () => {
  const { link, token, senha, id } = await share();
  expect(link).toMatch(/\/download#t=[\w-]{22}$/);
  expect(await codeOf(open(token, 'errada'))).toBe('LINK_PASSWORD_WRONG');
  const opened = await open(token, ` ${senha.toLowerCase().replaceAll('-', '')} `);
  expect(opened).toMatchObject({ titulo: 'Para a contabilidade', restam: 1 });
  const taken = await app.send(`/linkdownload/arquivo?passe=${opened.passe}`);
  const bytes = new Uint8Array(await taken.arrayBuffer());
  expect([taken.status, taken.headers.get('content-type'), bytes.length]).toEqual([
    ...[200, 'application/pdf', opened.arquivos[0]?.tamanho],
  ]);
  const rest = await app.send(`/linkdownload/arquivo?passe=${opened.passe}`, { headers: { range: 'bytes=10-' } });
  expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, bytes.length - 10]);
  await open(token, senha);
  expect(await codeOf(open(token, senha))).toBe('LINK_EXPIRED');
  expect(
    await sql("select from notification where kind = 'downloadOpened' and cause like $1", [`download:${id}:%`]),
  ).toHaveLength(2);
  const [row] = (await (await helena())(calls.sharedLinks, { params: { page: '1', size: '10' }, query: {} })).items;
  expect(row).toMatchObject({ id, situacao: 'usado', usadas: 2, arquivos: 1 });
});

it('five wrong passwords shut it for a quarter of an hour, also for the right one', async () => {
  const { token, senha, id } = await share();
  for (let n = 0; n < 5; n++) expect(await codeOf(open(token, `errada${n}`))).toBe('LINK_PASSWORD_WRONG');
  expect(await codeOf(open(token, senha))).toBe('TOO_MANY_ATTEMPTS');
  await sql("update download_link set shut_until = now() - interval '1 second' where id = $1", [id]);
  expect((await open(token, senha)).restam).toBe(1);
});

it.each([
  ['its time is over', (id: string) => sql('update download_link set until = now() where id = $1', [id])],
  [
    'a document of it was deleted',
    (id: string) =>
      sql(
        'update document set deleted_at = now() where id in (select document_id from download_link_file where link_id = $1)',
        [id],
      ),
  ],
  ['it was revoked', async (id: string) => (await helena())(calls.revokeLink, { params: { id } })],
])('a link opens no more, nor does its pass, when %s', async (_why, end) => {
  const { token, senha, id } = await share();
  await end(id);
  expect(await codeOf(open(token, senha))).toBe('LINK_EXPIRED');
  expect(await codeOf(open(token, 'errada'))).toBe('LINK_EXPIRED');
});

it('what was opened before it was revoked is taken no more; nobody revokes another’s', async () => {
  const { token, senha, id } = await share();
  const { passe } = await open(token, senha);
  const gustavo = await app.as('gustavo', 'gestor');
  expect(await codeOf(gustavo(calls.revokeLink, { params: { id } }))).toBe('NOT_FOUND');
  expect((await app.send(`/linkdownload/arquivo?passe=${passe}`)).status).toBe(200);
  await (await helena())(calls.revokeLink, { params: { id } });
  expect((await app.send(`/linkdownload/arquivo?passe=${passe}`)).status).toBe(410);
});

it('only what one sees and may take is shared; no link and no password is kept in the clear', async () => {
  expect(await codeOf(share({ documentos: [unknownId] }))).toBe('NOT_FOUND');
  expect(await codeOf(share({ dias: 31 }))).toBe('MAX_VALUE');
  const { token, senha } = await share();
  const [kept] = await sql('select l::text as row from download_link l order by made_at desc limit 1');
  expect(kept.row).not.toContain(token);
  expect(kept.row).not.toContain(senha);
  await sql(
    "insert into download (person_id, what, entity_id) select id, 'document', 'x' from person, generate_series(1, 50) where email = 'helena@pantanal.test'",
  );
  expect(await codeOf(share())).toBe('DOWNLOAD_LIMIT_EXCEEDED');
});

it('a ticket prints one document, once within a minute, and shows its pages for ten', async () => {
  const id = await world.sent({}, 2);
  const maria = await app.as('maria', 'trabalhador');
  const { bilhete } = await maria(calls.printTicket, { body: { tipo: 'documento', id } });
  const printed = await anonymous(app)(calls.openPrint, { body: { bilhete } });
  const { hashEnviado, codigo } = await maria(documents.document, { params: { id } });
  expect(printed).toMatchObject({ codigo, paginas: 2, hash: hashEnviado });
  const page = await app.send(`/print/pagina/2?passe=${printed.passe}`);
  expect([page.status, page.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
  expect((await app.send(`/print/pagina/3?passe=${printed.passe}`)).status).toBe(404);
  expect(await codeOf(anonymous(app)(calls.openPrint, { body: { bilhete } }))).toBe('LINK_EXPIRED');
  await sql("update print_ticket set used_at = now() - interval '11 minutes'");
  expect((await app.send(`/print/pagina/1?passe=${printed.passe}`)).status).toBe(410);
  const { bilhete: late } = await maria(calls.printTicket, { body: { tipo: 'documento', id } });
  await sql("update print_ticket set made_at = now() - interval '61 seconds' where used_at is null");
  expect(await codeOf(anonymous(app)(calls.openPrint, { body: { bilhete: late } }))).toBe('LINK_EXPIRED');
  const ana = await app.as('ana', 'trabalhador');
  expect(await codeOf(ana(calls.printTicket, { body: { tipo: 'documento', id } }))).toBe('NOT_FOUND');
});
