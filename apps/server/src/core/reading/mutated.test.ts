import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFile } from './mutation/made-file.factory.ts';
import { newScore, registryOf, scoreFile } from './mutation/score.ts';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const FILES = 60;
const folder = mkdtempSync(join(tmpdir(), 'mutated-'));

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

it(`layouts never seen before are read (seed ${seed})`, async () => {
  const score = newScore();
  for (let index = 0; index < FILES; index++) {
    const file = await makeFile(seed + index);
    const path = join(folder, file.name);
    writeFileSync(path, file.data);
    const documents: ReadDocument[] = [];
    for await (const event of readPayrollFile({ path, name: file.name }, registryOf(file)))
      if (event.kind === 'documents') documents.push(...event.documents);
    scoreFile(score, file, documents);
  }
  const share = (count: number) => count / score.documents;
  const misses = score.misses.slice(0, 5).join('\n');
  expect(score.silent, misses).toBe(0);
  expect(share(score.routed), misses).toBeGreaterThanOrEqual(0.97);
  expect(share(score.money), misses).toBeGreaterThanOrEqual(0.95);
  expect(share(score.exact), misses).toBeGreaterThanOrEqual(0.85);
  expect(share(score.needless), misses).toBeLessThanOrEqual(0.1);
});
