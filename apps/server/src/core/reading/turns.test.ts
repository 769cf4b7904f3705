import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { slowPages } from '#test/faults/broken-pdfs.ts';
import { newBudget, readingLimits } from './budget.ts';
import { renderDocumentPage } from './cut.ts';
import { readPdfFile } from './file/pdf-file.ts';
import { closePool, poolSize } from './pool.ts';
import { type ReadEvent, type ReadOptions, readPayrollFile } from './reading.ts';
import { ReadingRefusal } from './refusal.ts';

const sample = new URL('../../../test/samples/samples/P02_rm_1porpagina.pdf', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'cracha-slow-'));
afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

const nobody = { companies: [], workers: [] };
const read = async (path: string, options: ReadOptions): Promise<ReadEvent[]> => {
  const events: ReadEvent[] = [];
  for await (const event of readPayrollFile({ path, name: path }, nobody, options)) events.push(event);
  return events;
};
const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    error => (error instanceof ReadingRefusal ? error.code : String(error)),
  );
const write = (name: string, bytes: Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const job = (tenant: string) => ({ tenant, waits: 'job' }) as const;

it('S11: while one group’s slow PDF is read, another group’s is read to its end, and a page is drawn for who waits', async () => {
  const path = write('slow.pdf', slowPages(400));
  const limits = { pageMs: 400, slowPages: 1_000, fileMs: 3_600_000 };
  const leave = new AbortController();
  let ended = false;
  const slow = read(path, { turn: job('a'), limits, signal: leave.signal }).finally(() => {
    ended = true;
  });
  const mine = await read(sample, { turn: job('b') });
  expect(mine.flatMap(event => (event.kind === 'documents' ? event.documents : []))).toHaveLength(20);
  const picture = await renderDocumentPage(sample, 1, 1, { tenant: 'b', waits: 'person' });
  expect(picture.length).toBeGreaterThan(1_000);
  // four hundred pages, each ended after its time, take longer than all of this
  expect(ended).toBe(false);
  // what is under way and queued for it ends with it
  leave.abort();
  expect(await slow).toEqual([]);
});

it('S11: after three slow pages the file is refused, with what was queued for it; all of a ZIP have one budget', async () => {
  const bytes = slowPages(40);
  const limits = { pageMs: 300 };
  expect(await refusalOf(read(write('many.pdf', bytes), { turn: job('a'), limits }))).toBe('FILE_TOO_SLOW');
  const one = slowPages(1);
  const zip = zipSync({ 'a.pdf': one, 'b.pdf': one, 'c.pdf': one, 'd.pdf': one });
  expect(await refusalOf(read(write('many.zip', zip), { turn: job('a'), limits }))).toBe('FILE_TOO_SLOW');
  // two slow pages are left for a person
  const events = await read(write('two.pdf', slowPages(2)), { turn: job('a'), limits });
  const findings = events
    .flatMap(event => (event.kind === 'documents' ? event.documents : []))
    .flatMap(d => d.findings);
  expect(findings.map(({ code }) => code)).toEqual(['PAGE_TOO_SLOW', 'PAGE_TOO_SLOW']);
});

it('S11: what is queued of a refused file is not begun: three pages were slow, and no more', async () => {
  const budget = newBudget({ ...readingLimits, pageMs: 300 });
  let slow = 0;
  const counting = {
    ...budget,
    spend: (cpuMs: number, isSlowPage = false) => {
      if (isSlowPage) slow += 1;
      budget.spend(cpuMs, isSlowPage);
    },
  };
  const pages = readPdfFile(write('queued.pdf', slowPages(400)), { turn: job('a'), budget: counting });
  expect(await refusalOf(pages.next())).toBe('FILE_TOO_SLOW');
  expect(slow).toBe(3);
});

it('S11: pages that are each quick enough still end with what the file may cost', async () => {
  const limits = { pageMs: 60_000, slowPages: 1_000, fileMs: 200, eachPageMs: 1 };
  expect(await refusalOf(read(write('costly.pdf', slowPages(40)), { turn: job('a'), limits }))).toBe('FILE_TOO_SLOW');
  expect(poolSize).toBeGreaterThan(0);
});
