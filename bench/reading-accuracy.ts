import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../apps/server/src/cli/read.command.ts';
import { families, makeFamilyFile } from '../apps/server/src/core/reading/mutation/family-file.factory.ts';
import { makeFile } from '../apps/server/src/core/reading/mutation/made-file.factory.ts';
import { readInto } from '../apps/server/src/core/reading/mutation/read-made.ts';
import { newScore, type Score } from '../apps/server/src/core/reading/mutation/score.ts';
import { closePool } from '../apps/server/src/core/reading/pool.ts';

/**
 * How well payroll files are read: the public samples by their own scorer, and layouts made up on the spot.
 * Usage: node bench/reading-accuracy.ts [seed] [files]. Python 3 is needed for the first part, which is skipped without it.
 */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000_000);
const files = Number(process.argv[3] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'reading-accuracy-'));

try {
  await publicSamples();
  await mutatedLayouts();
  await drawnFamilies();
} finally {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
}

async function publicSamples(): Promise<void> {
  const root = fileURLToPath(new URL('../../shared/payroll-files/', import.meta.url));
  if (!existsSync(`${root}score.py`)) {
    console.log('public samples: skipped, no ../shared/payroll-files/score.py');
    return;
  }
  const samples = readdirSync(`${root}samples`).map(name => `${root}samples/${name}`);
  await readCommand.run([...samples, '--registry', `${root}truth/_registry.json`, '--out', folder]);
  const scorer = spawnSync('python3', [`${root}score.py`, `${root}truth`, folder], { encoding: 'utf8' });
  const overall = scorer.stdout?.split('\n').find(line => line.startsWith('OVERALL'));
  console.log(`public samples: ${overall ?? `skipped, the scorer did not run: ${scorer.stderr || scorer.error}`}`);
}

async function mutatedLayouts(): Promise<void> {
  const score = newScore();
  for (let index = 0; index < files; index++) await readInto(score, await makeFile(seed + index), folder);
  for (const miss of score.misses.slice(0, 20)) console.log(`  ${miss}`);
  console.log(`mutated layouts (seed ${seed}, ${files} files): ${figures(score)}`);
}

/** Each family of drawn payslips with its own figures. */
async function drawnFamilies(): Promise<void> {
  const rounds = Math.ceil(files / families.length);
  for (const [at, [name]] of families.entries()) {
    const score = newScore();
    for (let round = 0; round < rounds; round++) await readInto(score, await makeFamilyFile(at, seed + round), folder);
    for (const miss of score.misses.slice(0, 4)) console.log(`  ${miss}`);
    console.log(`${name} (seed ${seed}, ${rounds} files): ${figures(score)}`);
  }
}

function figures(score: Score): string {
  const share = (count: number) => `${((count / score.documents) * 100).toFixed(1)} %`;
  return `docs ${score.documents} routed ${share(score.routed)} money ${share(score.money)} everything ${share(score.exact)} needless ${share(score.needless)} silent ${score.silent}`;
}
