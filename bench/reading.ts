// Reading a large payroll file: full extraction with every check on two threads and 200 verified cuts at random, beside
// `pdftotext -bbox-layout` + `qpdf --split-pages` of the same file (Debian: poppler-utils, qpdf), alternating runs.
// Usage: node bench/reading.ts [pages [runs]]; without, 1,000 pages five times and 10,000 pages three times.
import { join } from 'node:path';
import { nodeFlags } from '../scripts/lib/node24.mjs';
import { bigFile } from './lib/big-files.ts';
import { removeFolder, temporaryFolder } from './lib/demo.ts';
import { type Cost, hasProgram, measureProgram, median } from './lib/measure.ts';

const musts: Record<string, Record<number, number>> = { P02: { 1000: 2.5, 10000: 4 }, P01: { 1000: 1.2, 10000: 1.5 } };
const [pages, runs] = process.argv.slice(2).map(Number);

if (!hasProgram('pdftotext') || !hasProgram('qpdf'))
  console.log('reading: skipped, pdftotext or qpdf is missing (apt-get install poppler-utils qpdf)');
else
  for (const [size, rounds] of pages
    ? [[pages, runs ?? 3] as const]
    : ([
        [1000, 5],
        [10_000, 3],
      ] as const))
    for (const layout of ['P02', 'P01', 'drawn'] as const) await compare(layout, size, rounds);

async function compare(layout: 'P01' | 'P02' | 'drawn', size: number, rounds: number): Promise<void> {
  const file = await bigFile(layout, size);
  if (!file) {
    console.log(
      `${layout}, ${size} pages: skipped, ../shared/payroll-files/generate.py or its python3-reportlab is missing`,
    );
    return;
  }
  const ours: Cost[] = [];
  const floor: Cost[] = [];
  let output = '';
  for (let round = 0; round < rounds; round++) {
    const run = measureProgram(process.execPath, [
      ...nodeFlags,
      join(import.meta.dirname, 'lib/read-file.ts'),
      layout,
      String(size),
      '200',
    ]);
    output = run.output.trim();
    ours.push(run);
    floor.push(runFloor(file.path));
  }
  const must = musts[layout]?.[size];
  const wall = median(floor.map(run => run.wallMs)) / median(ours.map(run => run.wallMs));
  const cpu = median(floor.map(run => run.cpuMs)) / median(ours.map(run => run.cpuMs));
  console.log(
    `${layout}, ${size} pages: ours ${figures(ours)} (${output}), floor ${figures(floor)}: ${wall.toFixed(2)} x faster${must ? ` (must: ${must})` : ''}, ${cpu.toFixed(2)} x by CPU time`,
  );
  if (must && wall < must) process.exitCode = 1;
}

/** The two together do the least of what we do: words with their boxes, and each page as a file. */
function runFloor(path: string): Cost {
  const folder = temporaryFolder();
  const text = measureProgram('pdftotext', ['-bbox-layout', path, join(folder, 'words.html')]);
  const split = measureProgram('qpdf', ['--split-pages', path, join(folder, 'page.pdf')]);
  removeFolder(folder);
  return { wallMs: text.wallMs + split.wallMs, cpuMs: text.cpuMs + split.cpuMs };
}

function figures(runs: Cost[]): string {
  const seconds = (of: keyof Cost) => (median(runs.map(run => run[of])) / 1000).toFixed(2);
  return `${seconds('wallMs')} s (CPU ${seconds('cpuMs')} s)`;
}
