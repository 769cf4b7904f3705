import { helpContract as calls } from '@cracha/contract/features/help/help.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql('delete from help_item');
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const admin = () => app.as('admin', 'admin');
const text = {
  area: 'hr',
  idioma: 'pt-BR',
  tipo: 'manual',
  titulo: 'Importação da folha',
  corpo: 'Solte o arquivo.',
  posicao: 10,
  publicado: true,
} as const;
const create = async (change: Partial<BodySent<typeof calls.createHelpItem>> = {}) =>
  (await admin())(calls.createHelpItem, { body: { ...text, ...change } });
const read = async (pesquisa?: string, area: 'hr' | 'worker' = 'hr') =>
  (await (await app.as('helena', 'rh'))(calls.help, { params: { area }, query: { idioma: 'pt-BR', pesquisa } })).map(
    ({ titulo }) => titulo,
  );

async function sendPdf(bytes: string, name = 'manual.pdf', fields: Record<string, string> = {}) {
  const form = new FormData();
  const { corpo: _, ...place } = text;
  for (const [field, value] of Object.entries({ ...place, ...fields })) form.set(field, String(value));
  form.set('arquivo', new Blob([bytes]), name);
  const headers = { authorization: `Bearer ${await app.bearer('admin')}`, 'x-profile': 'admin' };
  const answer = await app.send('/ajuda/itens/pdf', { method: 'POST', headers, body: form });
  const body: { id: string; arquivo: string | null; corpo: string | null; code?: string } = JSON.parse(
    await answer.text(),
  );
  return { status: answer.status, body };
}

describe('GET /ajuda/{area}', () => {
  it('is what is published for the area one works in, by section and order, found without accents or case', async () => {
    await create({ titulo: 'B', posicao: 20, corpo: 'Nada.' });
    await create({ posicao: 10 });
    await create({ titulo: 'Começo', tipo: 'basics', posicao: 90, corpo: 'Nada.' });
    await create({ titulo: 'Rascunho', publicado: false });
    await create({ titulo: 'English', idioma: 'en-US' });
    await create({ titulo: 'Do trabalhador', area: 'worker' });
    expect(await read()).toEqual(['Começo', 'Importação da folha', 'B']);
    expect(await read('IMPORTACAO')).toEqual(['Importação da folha']);
    expect(await read('solte')).toEqual(['Importação da folha']);
    expect(await read('_olte')).toEqual([]);
    expect(await read(undefined, 'worker')).toEqual([]);
  });
});

describe('what the operator keeps', () => {
  it('a text or a video’s address, not both, and of a video https alone', async () => {
    expect(await codeOf(create({ corpo: undefined }))).toBe('REQUIRED_FIELD');
    expect(await codeOf(create({ tipo: 'video' }))).toBe('REQUIRED_FIELD');
    for (const link of ['http://videos.test/a', 'javascript:alert(1)', 'https://x', 'ftp://a.b/c'])
      expect(await codeOf(create({ tipo: 'video', corpo: undefined, link })), link).toBe('INVALID_OPTION');
    const video = await create({ tipo: 'video', corpo: undefined, link: 'https://videos.test/a' });
    expect([video.link, video.corpo]).toEqual(['https://videos.test/a', null]);
    expect(
      await sql("select verb from record_history where entity = 'helpItem' and entity_id = $1", [video.id]),
    ).toEqual([{ verb: 'helpCreated' }]);
  });

  it('is changed by the version that was read, and taken away by unpublishing', async () => {
    const { id, versao } = await create();
    const change = async (version: number, publicado: boolean) =>
      (await admin())(calls.changeHelpItem, {
        params: { id },
        body: { titulo: 'Novo', corpo: 'Outro.', posicao: 1, publicado, versao: version },
      });
    expect(await change(versao, false)).toMatchObject({ titulo: 'Novo', corpo: 'Outro.', versao: versao + 1 });
    expect(await codeOf(change(versao, true))).toBe('STALE_VERSION');
    expect(await read()).toEqual([]);
    const [record] = await sql("select before, after, person_id from record_history where verb = 'helpChanged'");
    expect(record).toMatchObject({ before: { published: true }, after: { published: false } });
    expect(record.person_id).toBe(await app.personId('admin'));
  });

  it('is nobody else’s to list or write', async () => {
    const { id, versao } = await create();
    for (const [who, profile] of [
      ['helena', 'rh'],
      ['suporte', 'admin'],
    ] as const) {
      const call = await app.as(who, profile);
      const body = { titulo: 'X', corpo: 'Y', posicao: 1, publicado: true, versao };
      for (const act of [
        () => call(calls.helpItems, { params: { page: '1', size: '10' }, query: {} }),
        () => call(calls.createHelpItem, { body: text }),
        () => call(calls.changeHelpItem, { params: { id }, body }),
      ])
        expect(await codeOf(act())).toMatch(/^ACCESS_NOT_ALLOWED/);
    }
  });

  it('is listed with drafts, by filter and cursor', async () => {
    for (const titulo of ['A', 'B', 'C']) await create({ titulo, publicado: titulo !== 'B' });
    await create({ titulo: 'De outra área', area: 'worker' });
    const call = await admin();
    const page = (after?: string) =>
      call(calls.helpItems, { params: { page: '1', size: '2' }, query: { area: 'hr', after } });
    const first = await page();
    const second = await page(first.after ?? '');
    expect([...first.items, ...second.items].map(({ titulo, publicado }) => [titulo, publicado])).toEqual([
      ['A', true],
      ['B', false],
      ['C', true],
    ]);
    expect([first.total, second.after]).toEqual([3, null]);
    expect(await codeOf(page('x'))).toBe('INVALID_PAGE');
  });
});

describe('a PDF', () => {
  it('is kept, read by who works in its area, and counted as a download', async () => {
    const { status, body } = await sendPdf('%PDF-1.7\nmanual');
    expect([status, body.arquivo, body.corpo]).toEqual([200, 'manual.pdf', null]);
    const helena = await app.as('helena', 'rh');
    const file = await helena(calls.helpFile, { params: { id: body.id } });
    expect(await new Response(file as unknown as Blob).text()).toBe('%PDF-1.7\nmanual');
    expect(await sql("select entity_id from download where what = 'help'")).toEqual([{ entity_id: body.id }]);
    const maria = await app.as('maria', 'trabalhador');
    expect(await codeOf(maria(calls.helpFile, { params: { id: body.id } }))).toBe('NOT_FOUND');
    expect(await codeOf(helena(calls.helpFile, { params: { id: unknownId } }))).toBe('NOT_FOUND');
    const { id } = await create();
    expect(await codeOf(helena(calls.helpFile, { params: { id } }))).toBe('NOT_FOUND');
  });

  it('that is none is not taken: another ending, other bytes, nothing, a video', async () => {
    for (const [bytes, name, code] of [
      ['%PDF-1.7', 'a.exe', 'UPLOAD_EXTENSION_NOT_ALLOWED'],
      ['<html><script>alert(1)</script>', 'a.pdf', 'UPLOAD_CONTENT_MISMATCH'],
      ['MZ\u0000\u0001', 'a.pdf', 'UPLOAD_CONTENT_MISMATCH'],
      ['', 'a.pdf', 'UPLOAD_UNREADABLE'],
    ] as const)
      expect((await sendPdf(bytes, name)).body.code, name).toBe(code);
    expect((await sendPdf('%PDF-1.7', 'a.pdf', { tipo: 'video' })).body.code).toBe('INVALID_OPTION');
    expect(await sql('select from help_item')).toEqual([]);
  });
});
