import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTexts, textsEnd } from '#core/reading/file/texts-file.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { type ImportWorld, importWorld, sampleFile } from './import-world.factory.ts';

const folder = mkdtempSync(join(tmpdir(), 'entries-'));
let app: TestApp;
let world: ImportWorld;
let id: string;
beforeAll(async () => {
  app = await startApp({ DATA_DIR: folder });
  world = await importWorld(app);
  const packed = zipSync({
    'filial 1/folha.pdf': new Uint8Array(sampleFile('P02_rm_1porpagina.pdf')),
    'quebrado.pdf': strToU8('%PDF-1.7 nada'),
    'nota.exe': strToU8('MZ\0\0\0'),
  });
  id = await world.read('folhas.zip', Buffer.from(packed));
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function producedByUs(receiptId: string): Promise<boolean> {
  const answer = await app.send(`/recibo/${receiptId}/pdf`, {
    headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = await PDFDocument.load(await answer.arrayBuffer(), { updateMetadata: false });
  return pdf.getProducer() === 'Crachá';
}

describe('a ZIP of payroll files', () => {
  it('says which of its files could not be read and goes on with the others', async () => {
    const item = await world.helena(calls.importById, { params: { id } });
    expect(item.problemas.map(({ valores }) => valores.name)).toEqual(['quebrado.pdf', 'nota.exe']);
    expect(item.problemas.map(({ codigo }) => codigo)).toEqual(['FILE_BROKEN', 'FILE_TYPE_UNKNOWN']);
    expect(item.limpos).toBeGreaterThan(5);
    const { items } = await world.helena(calls.importDocuments, { params: { id, page: '1', size: '1' }, query: {} });
    expect(items).toMatchObject([{ arquivo: 'folha.pdf' }]);
  });

  it('gives each worker the pages of the file inside, not a drawing', async () => {
    await world.helena(calls.publishImport, { params: { id }, body: { quais: 'limpos' } });
    await world.until(id, situacao => ['publicada', 'paraConferir'].includes(situacao));
    const [cut, drawn] = await world.rows(
      'select id, import_document_id as document from receipt where import_id = $1',
      [id],
    );
    // the same kind of receipt without its file: a drawing of ours, which names its producer
    await world.rows("update import_document set pages = '{}' where id = $1", [drawn.document]);
    expect(await producedByUs(drawn.id)).toBe(true);
    expect(await producedByUs(cut.id)).toBe(false);
    expect(await world.rows("select content_type from stored_file where name = 'folha.pdf'")).toEqual([
      { content_type: 'application/pdf' },
    ]);
  });

  it('keeps the texts of a PDF’s pages as a file, in which its cuts are searched; lost, the pages are read', async () => {
    const [pdf, zip] = await world.rows(
      "select name, sha256, texts_sha256 from stored_file where name in ('folha.pdf', 'folhas.zip') order by name",
    );
    expect([pdf.texts_sha256, zip.texts_sha256]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null]);
    const [first] = await world.rows(
      "select r.id, d.reading ->> 'name' as name, d.pages[1] as page from receipt r join import_document d on d.id = r.import_document_id where r.import_id = $1 order by d.position limit 1",
      [id],
    );
    const files = await openFileStore({ kind: 'local', folder: join(folder, 'files') });
    const kept = openTexts(await files.path(pdf.texts_sha256));
    expect(kept.read(first.page - 1)?.join(' ')).toContain(first.name);
    kept.close();
    const cutWith = async (texts: string | null) => {
      await world.rows('delete from receipt_file where receipt_id = $1', [first.id]);
      await world.rows('update stored_file set texts_sha256 = $2 where sha256 = $1', [pdf.sha256, texts]);
      const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
      expect((await app.send(`/recibo/${first.id}/pdf`, { headers })).status).toBe(200);
      const [{ drawn }] = await world.rows('select drawn from receipt_file where receipt_id = $1', [first.id]);
      return drawn ? 'drawn' : 'cut';
    };
    const nobody = Readable.from([new TextEncoder().encode('Nobody'), textsEnd(Array(first.page).fill(6))]);
    const { sha256: others } = await files.put(nobody, { maxBytes: 1000 });
    expect(await cutWith(others)).toBe('drawn');
    for (const texts of ['0'.repeat(64), pdf.sha256, null, pdf.texts_sha256]) expect(await cutWith(texts)).toBe('cut');
  });

  it('lists by several states at once, by company and by type of document', async () => {
    const list = (query: Record<string, string>) =>
      world.helena(calls.imports, { params: { page: '1', size: '10' }, query });
    const { total } = await list({});
    expect((await list({ situacao: 'publicada,paraConferir' })).total).toBe(total);
    expect((await list({ situacao: 'naFila,lendo' })).total).toBe(0);
    expect((await list({ tipo: 'recibos' })).total).toBe(1);
    expect((await list({ tipo: 'informes' })).total).toBe(0);
    const { empresas } = await world.helena(calls.importTotals, {});
    const counts = await Promise.all(empresas.map(async ({ id: idEmpresa }) => (await list({ idEmpresa })).total));
    expect(counts).toContain(1);
    expect(counts).toContain(0);
  });
});
