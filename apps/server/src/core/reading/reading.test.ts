import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { closePool } from './pool.ts';
import { type ReadEvent, readPayrollFile } from './reading.ts';

const SAMPLES = fileURLToPath(new URL('../../../test/samples/samples/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'reading-'));
const nobody = { companies: [], workers: [] };

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, data: Uint8Array | string): { path: string; name: string } {
  const path = join(folder, name);
  writeFileSync(path, data);
  return { path, name };
}

async function eventsOf(source: { path: string; name: string }, signal?: AbortSignal): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  for await (const event of readPayrollFile(source, nobody, { signal })) events.push(event);
  return events;
}

describe('files that cannot be read are refused with a code', () => {
  it.each([
    ['FILE_EMPTY', 'empty.pdf', ''],
    ['FILE_BROKEN', 'broken.pdf', '%PDF-1.7\nnothing of the kind'],
    ['FILE_TYPE_UNKNOWN', 'picture.bin', Uint8Array.from({ length: 500 }, (_, index) => index % 8)],
  ])('%s', async (code, name, data) => {
    await expect(eventsOf(file(name, data))).rejects.toMatchObject({ code });
  });

  it('a truncated PDF is broken', async () => {
    const whole = readFileSync(`${SAMPLES}P02_adiantamento.pdf`);
    await expect(eventsOf(file('cut.pdf', whole.subarray(0, whole.length * 0.2)))).rejects.toMatchObject({
      code: 'FILE_BROKEN',
    });
  });
});

describe('ZIP', () => {
  it('reads each file inside, names it, and goes on past one that is broken', async () => {
    const zip = zipSync({
      'pasta/a.csv': readFileSync(`${SAMPLES}E02_longo.csv`),
      'b.pdf': new TextEncoder().encode('%PDF-1.4 broken'),
      'c.pdf': readFileSync(`${SAMPLES}Z01_vazio.pdf`),
    });
    const events = await eventsOf(file('all.zip', zip));
    const documents = events.flatMap(event =>
      event.kind === 'documents' ? event.documents.map(() => event.entry) : [],
    );
    expect(documents.filter(entry => entry === 'a.csv')).toHaveLength(15);
    expect(documents.filter(entry => entry === 'c.pdf')).toHaveLength(2);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'problem', code: 'FILE_BROKEN', entry: 'b.pdf' }));
  });

  it('refuses a bomb and does not open a ZIP inside of a ZIP', async () => {
    const bomb = zipSync({ 'zeros.txt': new Uint8Array(60 * 1024 * 1024) });
    await expect(eventsOf(file('bomb.zip', bomb))).rejects.toMatchObject({ code: 'ZIP_RATIO_SUSPICIOUS' });
    const nested = zipSync({ 'inner.zip': zipSync({ 'a.txt': new Uint8Array(10) }) });
    await expect(eventsOf(file('nested.zip', nested))).rejects.toMatchObject({ code: 'FILE_EMPTY' });
  });
});

describe('streaming', () => {
  it('hands documents out chunk by chunk, in page order, joining across chunks', async () => {
    const source = await PDFDocument.load(readFileSync(`${SAMPLES}P05_latex_continuacao.pdf`));
    const big = await PDFDocument.create();
    for (let round = 0; round < 12; round++)
      for (const page of await big.copyPages(source, source.getPageIndices())) big.addPage(page);
    const events = await eventsOf(file('big.pdf', await big.save()));
    const documents = events.flatMap(event => (event.kind === 'documents' ? event.documents : []));
    expect(events.filter(event => event.kind === 'documents').length).toBeGreaterThan(1);
    expect(documents).toHaveLength(8 * 12);
    const pages = documents.flatMap(document => document.pages);
    expect(pages).toEqual(Array.from({ length: source.getPageCount() * 12 }, (_, index) => index + 1));
  });

  it('stops when aborted and resumes at a page', async () => {
    const path = join(folder, 'resume.pdf');
    copyFileSync(`${SAMPLES}P02_rm_1porpagina.pdf`, path);
    expect(await eventsOf({ path, name: 'resume.pdf' }, AbortSignal.abort())).toEqual([]);
    const pages: number[] = [];
    for await (const event of readPayrollFile({ path, name: 'resume.pdf' }, nobody, { fromPage: 15 }))
      if (event.kind === 'documents') pages.push(...event.documents.flatMap(document => document.pages));
    expect(pages).toEqual([15, 16, 17, 18, 19, 20]);
  });
});
