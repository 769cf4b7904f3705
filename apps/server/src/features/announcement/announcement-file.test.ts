import { announcementContract as calls } from '@cracha/contract/features/announcement/announcement.contract.ts';
import { announcementFileContract as files } from '@cracha/contract/features/announcement/announcement-file.contract.ts';
import { historyContract as histories } from '@cracha/contract/features/history/history.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchAs } from '#features/receipt/receipt-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { helenaReaching, helenaWith } from '#test/permissions.ts';
import { type AnnouncementForm, announcementForm } from './announcement.factory.ts';

let app: TestApp;
let company = '';
let other = '';
beforeAll(async () => {
  app = await startApp();
  const maria = await app.personId('maria');
  [{ company_id: company }] = await sql('select company_id from employment where person_id = $1', [maria]);
  [{ id: other }] = await sql(
    'select id from company where id <> $1 and access_group_id = (select access_group_id from company where id = $1) order by cnpj limit 1',
    [company],
  );
});
afterAll(() => app.stop());
beforeEach(() => sql('delete from announcement'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const why = 'Excluído por engano, o comunicado continua valendo.';
const page = { page: '1', size: '50' };
type Form = AnnouncementForm;

async function draft(change: Partial<Form> = {}) {
  const body = announcementForm(company, { titulo: 'Vacinação', mensagem: '<p>Quinta, 9h.</p>', ...change });
  return (await helena())(calls.createAnnouncement, { body });
}
async function published(change: Partial<Form> = {}) {
  const { id, versao } = await draft(change);
  return (await helena())(calls.publishAnnouncement, { params: { id }, body: { versao } });
}
async function attach(
  id: string,
  content: string | Uint8Array<ArrayBuffer> = '%PDF-1.7 cartaz',
  name = 'Cartaz.pdf',
  who: 'helena' | 'bruno' | 'maria' = 'helena',
) {
  const body = new FormData();
  body.append('arquivo', new Blob([content]), name);
  const profile = who === 'maria' ? 'trabalhador' : 'rh';
  const answer = await fetchAs(app, who, profile, `/comunicado/${id}/anexo`, { method: 'POST', body });
  const said: Record<string, unknown> = JSON.parse(await answer.text());
  return { ...said, id: String(said.id), nome: said.nome, status: answer.status };
}
const take = async (
  who: 'helena' | 'maria' | 'ana' | 'bruno' | 'gustavo',
  profile: 'rh' | 'trabalhador' | 'gestor',
  id: string,
  file: string,
) => {
  const answer = await fetchAs(app, who, profile, `/comunicado/${id}/anexo/${file}`);
  const text = await answer.text();
  return answer.status === 200 ? text : JSON.parse(text).code;
};
const rowsOf = (id: string) =>
  sql(
    'select name, size::int as size, content_type from announcement_file where announcement_id = $1 order by added_at',
    [id],
  );

describe('POST /comunicado/{id}/anexo', () => {
  it('is told with the announcement and taken by its readers; its text and readings stay', async () => {
    const { id, versao } = await published();
    const maria = await app.as('maria', 'trabalhador');
    await maria(calls.viewAnnouncement, { params: { id } });
    const file = await attach(id);
    expect(file).toEqual({ status: 200, id: expect.any(String), nome: 'Cartaz.pdf', tamanho: 15 });
    expect(await rowsOf(id)).toEqual([{ name: 'Cartaz.pdf', size: 15, content_type: 'application/pdf' }]);
    const told = [{ id: file.id, nome: 'Cartaz.pdf', tamanho: 15 }];
    expect(await (await helena())(calls.announcement, { params: { id } })).toMatchObject({ anexos: told, versao });
    for (const read of [
      await maria(calls.viewAnnouncement, { params: { id } }),
      (await maria(calls.announcements, { params: page, query: {} })).items[0],
      (await (await helena())(calls.announcements, { params: page, query: {} })).items[0],
    ])
      expect(read).toMatchObject({ anexos: told });
    expect((await maria(calls.viewAnnouncement, { params: { id } })).visualizado).toBe(true);
    const answer = await fetchAs(app, 'maria', 'trabalhador', `/comunicado/${id}/anexo/${file.id}`);
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      expect.stringContaining('attachment; filename="Cartaz.pdf"'),
    ]);
    expect(await answer.text()).toBe('%PDF-1.7 cartaz');
    expect(
      await sql("select person_id from download where what = 'announcementFile' and entity_id = $1", [file.id]),
    ).toEqual([{ person_id: await app.personId('maria') }]);
    expect(await take('helena', 'rh', id, file.id)).toBe('%PDF-1.7 cartaz');
  });

  it('another tenant finds neither the announcement nor its file', async () => {
    const { id } = await published();
    const file = await attach(id);
    expect(await attach(id, '%PDF-1.7 outro', 'outro.pdf', 'bruno')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await take('bruno', 'rh', id, file.id)).toBe('NOT_FOUND');
    const params = { id, idAnexo: file.id };
    expect(await codeOf((await app.as('bruno', 'rh'))(files.removeAnnouncementFile, { params }))).toBe('NOT_FOUND');
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('who it is not for, and who reads it no more, takes no file of it', async () => {
    const [{ id: theirs }, { id }] = [await published({ idEmpresas: [other] }), await published()];
    const [far, near] = [await attach(theirs), await attach(id)];
    expect(await take('maria', 'trabalhador', theirs, far.id)).toBe('NOT_FOUND');
    expect(await take('maria', 'trabalhador', id, far.id)).toBe('FILE_NOT_FOUND');
    expect(await take('maria', 'trabalhador', id, near.id)).toBe('%PDF-1.7 cartaz');
    expect(await take('maria', 'trabalhador', id, unknownId)).toBe('FILE_NOT_FOUND');
    expect(await take('maria', 'trabalhador', id, 'x')).toBe('FILE_NOT_FOUND');
    const { id: unpublished } = await draft();
    const early = await attach(unpublished);
    expect(await take('maria', 'trabalhador', unpublished, early.id)).toBe('NOT_FOUND');
    const { versao } = await (await helena())(calls.announcement, { params: { id } });
    await (await helena())(calls.withdrawAnnouncement, { params: { id }, body: { versao } });
    expect(await take('maria', 'trabalhador', id, near.id)).toBe('NOT_FOUND');
    expect(await take('helena', 'rh', id, near.id)).toBe('%PDF-1.7 cartaz');
  });

  it("a manager takes what the own team's announcement has, and no other's", async () => {
    const [{ id }, { id: foreign }] = [await published({ gestores: true }), await published({ idEmpresas: [other] })];
    const [file, far] = [await attach(id), await attach(foreign)];
    expect(await take('gustavo', 'gestor', id, file.id)).toBe('%PDF-1.7 cartaz');
    expect(await take('gustavo', 'gestor', foreign, far.id)).toBe('NOT_FOUND');
  });

  it('the table itself shows a reader nothing that the announcement does not', async () => {
    const { id } = await published({ idEmpresas: [other] });
    await attach(id);
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      for (const [name, value] of [
        ['profile', 'trabalhador'],
        ['user', await app.personId('maria')],
        ['hidden_employers', '{}'],
      ])
        await client.query('select set_config($1, $2, true)', [`app.${name}`, value]);
      expect((await client.query('select id from announcement_file')).rows).toEqual([]);
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

  it.each([
    ['a program under the name of a PDF', 'MZ\u0090\u0000', 'cartaz.pdf', 'UPLOAD_CONTENT_MISMATCH'],
    ['a page with a script', '<html><script>alert(1)</script></html>', 'cartaz.png', 'UPLOAD_CONTENT_MISMATCH'],
    ['a drawing that can run scripts', '<svg onload="alert(1)"/>', 'cartaz.svg', 'UPLOAD_EXTENSION_NOT_ALLOWED'],
    ['a spreadsheet', 'a;b\n1;2', 'lista.csv', 'UPLOAD_EXTENSION_NOT_ALLOWED'],
    ['a picture that is none', '\u0089PNG\r\n\u001a\nlixo', 'cartaz.png', 'UPLOAD_CONTENT_MISMATCH'],
    ['nothing', '', 'vazio.pdf', 'UPLOAD_UNREADABLE'],
    ['more than 10 MB', `%PDF-1.7 ${' '.repeat(10 * 1024 * 1024)}`, 'grande.pdf', 'UPLOAD_TOO_LARGE'],
  ])('%s is refused, and nothing of it is attached', async (_, content, name, code) => {
    const { id } = await draft();
    expect(await attach(id, content, name)).toMatchObject({ code });
    expect(await rowsOf(id)).toEqual([]);
    expect(
      await sql("select verb from record_history where entity_id = $1 and verb = 'announcementFileAdded'", [id]),
    ).toEqual([]);
  });

  it('a broken picture is refused: it could not be freed of what a camera wrote beside it', async () => {
    const { id } = await draft();
    const broken = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('lixo')]);
    expect(await attach(id, new Uint8Array(broken), 'foto.png')).toMatchObject({ code: 'UPLOAD_UNREADABLE' });
    expect(await rowsOf(id)).toEqual([]);
  });

  it('a name with a path or signs that lie is cleaned', async () => {
    const { id } = await draft();
    const { nome } = await attach(id, '%PDF-1.7 x', '../../etc/\u202Efdp.cartaz.pdf');
    expect(nome).toMatch(/^[^\p{Cc}\p{Cf}/\\]+\.pdf$/u);
  });

  it('the same bytes twice, and an eleventh, are refused', async () => {
    const { id } = await draft();
    await attach(id);
    expect(await attach(id, '%PDF-1.7 cartaz', 'outro nome.pdf')).toMatchObject({ code: 'UPLOAD_DUPLICATE' });
    for (let n = 2; n <= 10; n++) expect(await attach(id, `%PDF-1.7 ${n}`, `${n}.pdf`)).toMatchObject({ status: 200 });
    expect(await attach(id, '%PDF-1.7 11', '11.pdf')).toMatchObject({ code: 'UPLOAD_TOO_MANY' });
    expect(await rowsOf(id)).toHaveLength(10);
  });

  it('is for who may change announcements, of companies in reach, while it may be changed', async () => {
    const { id } = await published();
    const file = await attach(id);
    const remove = async () =>
      codeOf((await helena())(files.removeAnnouncementFile, { params: { id, idAnexo: file.id } }));
    expect(await attach(id, '%PDF-1.7 m', 'm.pdf', 'maria')).toMatchObject({ code: 'ACCESS_NOT_ALLOWED' });
    await helenaWith(app, ['RhComunicadoVisualizar'], async () => {
      expect(await attach(id, '%PDF-1.7 n', 'n.pdf')).toMatchObject({ code: 'OPERATION_NOT_ALLOWED' });
      expect(await remove()).toBe('OPERATION_NOT_ALLOWED');
      expect(await take('helena', 'rh', id, file.id)).toBe('%PDF-1.7 cartaz');
    });
    await helenaReaching(app, { companies: [other] }, async () => {
      expect(await attach(id, '%PDF-1.7 o', 'o.pdf')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await take('helena', 'rh', id, file.id)).toBe('NOT_FOUND');
    });
    const { versao } = await (await helena())(calls.announcement, { params: { id } });
    await (await helena())(calls.withdrawAnnouncement, { params: { id }, body: { versao } });
    expect(await attach(id, '%PDF-1.7 p', 'p.pdf')).toMatchObject({ code: 'STATUS_FORBIDS' });
    expect(await remove()).toBe('STATUS_FORBIDS');
    expect(await rowsOf(id)).toHaveLength(1);
  });
});

describe('DELETE /comunicado/{id}/anexo/{idAnexo}', () => {
  it('takes it away, once; both acts stand in the history with its name', async () => {
    const { id } = await draft();
    const file = await attach(id);
    const params = { id, idAnexo: file.id };
    await (await helena())(files.removeAnnouncementFile, { params });
    expect(await rowsOf(id)).toEqual([]);
    expect(await codeOf((await helena())(files.removeAnnouncementFile, { params }))).toBe('FILE_NOT_FOUND');
    expect(
      await sql(
        "select verb, before ->> 'attachment' as before, after ->> 'attachment' as after from record_history where entity_id = $1 and verb like 'announcementFile%' order by at",
        [id],
      ),
    ).toEqual([
      { verb: 'announcementFileAdded', before: null, after: 'Cartaz.pdf' },
      { verb: 'announcementFileRemoved', before: 'Cartaz.pdf', after: null },
    ]);
  });
});

it('leaves with its announcement, is told by its deletion, and comes back with it', async () => {
  const { id } = await published();
  const file = await attach(id);
  await (await helena())(calls.deleteAnnouncements, { body: { IdString: id, Justificativa: why } });
  expect(await sql('select id from announcement_file')).toEqual([]);
  expect(await take('maria', 'trabalhador', id, file.id)).toBe('NOT_FOUND');
  expect(await take('helena', 'rh', id, file.id)).toBe('NOT_FOUND');
  const [{ number }] = await sql('select id::text as number from exclusion_history where entity_id = $1', [id]);
  const { campos } = await (await helena())(histories.deletedRecord, { params: { id: number } });
  expect(campos).toContainEqual({ campo: 'anexos', valor: 'Cartaz.pdf' });
  await (await helena())(histories.restoreDeleted, { params: { id: number }, body: { Justificativa: why } });
  expect(await rowsOf(id)).toEqual([{ name: 'Cartaz.pdf', size: 15, content_type: 'application/pdf' }]);
  expect(await take('maria', 'trabalhador', id, file.id)).toBe('%PDF-1.7 cartaz');
});
