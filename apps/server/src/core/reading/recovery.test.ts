import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';

const SAMPLE = fileURLToPath(new URL('../../../test/samples/samples/P02_rm_1porpagina.pdf', import.meta.url));

afterAll(closePool);

it('a thread that is lost costs at most the page it was at; every other page is read', async () => {
  const documents: ReadDocument[] = [];
  const reading = (async () => {
    for await (const event of readPayrollFile({ path: SAMPLE, name: 'a.pdf' }, { companies: [], workers: [] }))
      if (event.kind === 'documents') documents.push(...event.documents);
  })();
  await new Promise(resolve => setTimeout(resolve, 150));
  await closePool();
  await reading.catch(() => undefined);
  const read = documents.filter(document => document.type === 1);
  const lost = documents.filter(document => document.findings.some(finding => finding.code === 'PAGE_FAILED'));
  if (documents.length > 0) expect(read.length + lost.length).toBe(20);
  expect(lost.length).toBeLessThanOrEqual(2);
  expect(lost.every(document => document.review)).toBe(true);
});
