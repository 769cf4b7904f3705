import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';

const SAMPLE = fileURLToPath(new URL('../../../test/samples/samples/P02_rm_1porpagina.pdf', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'recovery-'));

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

it('a thread that is lost costs at most the page it was at; every other page is read', async () => {
  const long = await PDFDocument.create();
  const sample = await PDFDocument.load(readFileSync(SAMPLE));
  for (let time = 0; time < 8; time++)
    for (const page of await long.copyPages(sample, sample.getPageIndices())) long.addPage(page);
  const path = join(folder, 'long.pdf');
  writeFileSync(path, await long.save());
  const documents: ReadDocument[] = [];
  let isLost = false;
  for await (const event of readPayrollFile({ path, name: 'a.pdf' }, { companies: [], workers: [] })) {
    if (event.kind !== 'documents') continue;
    documents.push(...event.documents);
    // most of the file is yet to come: the threads are at its next pages
    if (!isLost) await closePool();
    isLost = true;
  }
  const read = documents.filter(document => document.type === 1);
  const lost = documents.filter(document => document.findings.some(finding => finding.code === 'PAGE_FAILED'));
  expect(read.length + lost.length).toBe(160);
  expect(lost.length).toBeGreaterThanOrEqual(1);
  expect(lost.length).toBeLessThanOrEqual(2);
  expect(lost.every(document => document.review)).toBe(true);
});
