import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newRandom } from '#core/reading/mutation/random.ts';
import { closePool } from '#core/reading/pool.ts';
import { formLoop, formTower, slowPage } from './broken-pdfs.ts';
import { readBroken, readOne } from './broken-run.ts';

// A thousand of them are bench/faults/broken-pdfs.ts.
const folder = mkdtempSync(join(tmpdir(), 'cracha-broken-'));
afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

it('sixty broken payroll PDFs: none crashes or hangs, each ends with documents or a code, and the next one is read', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  const outcomes = await readBroken(folder, newRandom(seed), 60);
  const faults = outcomes.filter(({ how }) => !/^(read|doubted|[A-Z_]+)$/.test(how));
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(new Set(outcomes.map(({ how }) => how)).size).toBeGreaterThan(1);
}, 120_000);

const write = (name: string, bytes: Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

it.each([
  ['a form that paints itself', formLoop()],
  ['a tower of forms', formTower()],
])('%s costs its page, not the file nor the process', async (name, bytes) => {
  expect((await readOne(write(`${name}.pdf`, bytes))).codes).toEqual(['PAGE_FAILED']);
});

it('a page that would take minutes is ended after its time and told; what waits behind it is read meanwhile and afterwards', async () => {
  const samples = join(import.meta.dirname, '../samples/samples');
  const good = () => readOne(join(samples, readdirSync(samples).find(name => name.startsWith('P02_rm')) ?? ''));
  const endless = readOne(write('endless.pdf', slowPage(420_000)), { limits: { pageMs: 2_000 } });
  expect((await good()).documents).toBe(20);
  const { codes, ms } = await endless;
  expect(codes).toEqual(['PAGE_TOO_SLOW']);
  // without the watch it goes on: it had not ended when it was ended
  expect(ms).toBeGreaterThan(1_900);
  expect((await good()).documents).toBe(20);
}, 60_000);

it('the samples themselves are read, so that what breaks them is what is told', async () => {
  const path = write('whole.pdf', readFileSync(join(import.meta.dirname, '../samples/samples/P02_rm_1porpagina.pdf')));
  expect(await readOne(path)).toMatchObject({ documents: 20, how: 'read' });
});
