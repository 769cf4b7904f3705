import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { closePool } from '../pool.ts';
import { type ReadEvent, readPayrollFile } from '../reading.ts';

const SAMPLES = fileURLToPath(new URL('../../../../test/samples/samples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'detached-'));
afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

const sample = (name: string) => readFileSync(SAMPLES + name);
const invoice = new TextEncoder().encode('<?xml version="1.0"?><nfeProc><NFe/></nfeProc>');

/** A PDF with these files within it; its own page is a cover where it has no other. */
async function holding(files: Record<string, Uint8Array>, pages?: Uint8Array): Promise<Uint8Array> {
  const document = pages ? await PDFDocument.load(pages) : await PDFDocument.create();
  if (!pages)
    document.addPage().drawText('Para ver os documentos use um leitor de portfólios.', { x: 40, y: 700, size: 12 });
  for (const [name, content] of Object.entries(files)) await document.attach(content, name);
  return document.save();
}

async function read(content: Uint8Array, name = 'folha.pdf') {
  const path = join(folder, `${Math.random()}-${name}`);
  writeFileSync(path, content);
  const events: ReadEvent[] = [];
  for await (const event of readPayrollFile({ path, name }, { companies: [], workers: [] })) events.push(event);
  const documents = events.flatMap(event =>
    event.kind === 'documents' ? event.documents.map(({ type }) => `${event.entry ?? ''}:${type}`) : [],
  );
  const counts = Object.fromEntries(
    [...new Set(documents)].map(one => [one, documents.filter(other => other === one).length]),
  );
  const told = events.flatMap(event =>
    event.kind === 'problem' ? [`${event.code} ${event.values.name ?? ''}`.trim()] : [],
  );
  return { counts, told };
}

it('the files of a collection are read as those of a ZIP are, and its cover is no document', async () => {
  const csv = sample('E02_longo.csv');
  const content = await holding({
    'a.csv': csv,
    'b.pdf': sample('Z01_vazio.pdf'),
    'nota.bin': new Uint8Array(9000).fill(1),
  });
  const alone = await read(csv, 'a.csv');
  expect(await read(content)).toEqual({
    counts: { 'a.csv:1': alone.counts[':1'], 'b.pdf:0': 2 },
    told: ['FILE_TYPE_UNKNOWN nota.bin'],
  });
});

it('what is attached to ordinary pages is told, and the pages are read', async () => {
  const pages = sample('P02_adiantamento.pdf');
  const alone = await read(pages);
  const { counts, told } = await read(await holding({ 'nota.xml': invoice }, pages));
  expect(counts).toEqual(alone.counts);
  expect(told).toEqual([...alone.told, 'FILE_TYPE_UNKNOWN nota.xml']);
});

it('within a ZIP too; what is within a file within a PDF is told', async () => {
  const inner = await holding({ 'a.csv': sample('E02_longo.csv') });
  const zip = await read(zipSync({ 'x.pdf': inner }), 'folha.zip');
  expect(zip).toMatchObject({ counts: { 'x.pdf/a.csv:1': 15 }, told: [] });
  expect((await read(await holding({ 'x.pdf': inner, 'b.csv': sample('E02_longo.csv') }))).told).toEqual([
    'FILE_TYPE_UNKNOWN x.pdf (1)',
  ]);
});

it('what unpacks to more than a ZIP may is told, and the pages are read', async () => {
  const pages = sample('P02_adiantamento.pdf');
  const { counts, told } = await read(await holding({ 'zeros.txt': new Uint8Array(60 * 1024 * 1024) }, pages));
  expect(told).toEqual(['ZIP_RATIO_SUSPICIOUS folha.pdf']);
  expect(counts).toEqual((await read(pages)).counts);
});
