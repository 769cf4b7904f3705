import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFile } from './mutation/made-file.factory.ts';
import { readInto } from './mutation/read-made.ts';
import { newScore } from './mutation/score.ts';
import { closePool } from './pool.ts';

const seed = Number(process.env.SEED ?? 20_261_127);
const FILES = 60;
const folder = mkdtempSync(join(tmpdir(), 'mutated-'));

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

it(`layouts never seen before are read (seed ${seed})`, async () => {
  const score = newScore();
  for (let index = 0; index < FILES; index++) await readInto(score, await makeFile(seed + index), folder);
  const share = (count: number) => count / score.documents;
  const misses = score.misses.slice(0, 5).join('\n');
  expect(score.silent, misses).toBe(0);
  expect(share(score.routed), misses).toBeGreaterThanOrEqual(0.97);
  expect(share(score.money), misses).toBeGreaterThanOrEqual(0.95);
  expect(share(score.exact), misses).toBeGreaterThanOrEqual(0.85);
  expect(share(score.needless), misses).toBeLessThanOrEqual(0.08);
});
