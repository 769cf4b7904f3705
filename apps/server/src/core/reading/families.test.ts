import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { families, makeFamilyFile } from './mutation/family-file.factory.ts';
import { readInto } from './mutation/read-made.ts';
import { newScore } from './mutation/score.ts';
import { closePool } from './pool.ts';

const seed = Number(process.env.SEED ?? 20_261_127);
const ROUNDS = 4;
const folder = mkdtempSync(join(tmpdir(), 'families-'));

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

it.each(families.map(([name], at) => ({ name, at })))(
  `payslips drawn as $name are read (seed ${seed})`,
  async ({ at }) => {
    const score = newScore();
    for (let round = 0; round < ROUNDS; round++) await readInto(score, await makeFamilyFile(at, seed + round), folder);
    const share = (count: number) => count / score.documents;
    const misses = score.misses.slice(0, 5).join('\n');
    expect(score.silent, misses).toBe(0);
    expect(share(score.routed), misses).toBeGreaterThanOrEqual(0.99);
    expect(share(score.money), misses).toBeGreaterThanOrEqual(0.95);
    expect(share(score.exact), misses).toBeGreaterThanOrEqual(0.7);
    expect(share(score.needless), misses).toBeLessThanOrEqual(0.1);
  },
);

it('the total of what was earned, printed under the column of deductions, is not taken for theirs when their own is empty', async () => {
  const score = newScore();
  const mixed = families.findIndex(([name]) => name === 'mixed');
  await readInto(score, await makeFamilyFile(mixed, 347_796_816), folder);
  expect(score.misses).toEqual([]);
  expect(score.money).toBe(score.documents);
});
