// Memory while a payroll file is read (PSS of the server and its reading threads, its largest in the run): 10,000 pages
// beside 1,000 of the same layout, a new installation for each. Usage: node bench/reading-memory.ts [rounds].
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { seedWorkersOf } from '../apps/server/src/seed/file-workers.queries.ts';
import { bigFile } from './lib/big-files.ts';
import { removeFolder, startServer, temporaryFolder } from './lib/demo.ts';
import { onInstallation, signIn } from './lib/installation.ts';
import { median, pssOf } from './lib/measure.ts';
import { readAll } from './lib/publish.ts';

const rounds = Number(process.argv[2] ?? 3);
const [most, ratioMost] = [400, 1.2];

for (const layout of ['P02', 'P01', 'drawn'] as const) {
  const peaks: Record<number, number[]> = { 1000: [], 10000: [] };
  for (let round = 0; round < rounds; round++)
    for (const pages of [1000, 10_000]) {
      const peak = await peakOf(layout, pages);
      if (peak) peaks[pages]?.push(peak);
    }
  const [small, large] = [median(peaks[1000] ?? []), median(peaks[10_000] ?? [])];
  if (Number.isNaN(large)) {
    console.log(`${layout}: skipped, ../shared/payroll-files/generate.py or its python3-reportlab is missing`);
    continue;
  }
  if (large > most || large / small > ratioMost) process.exitCode = 1;
  console.log(
    `${layout}: ${large.toFixed(0)} MB at 10,000 pages (must: ${most}), ${small.toFixed(0)} MB at 1,000: ${(large / small).toFixed(2)} x (must: ${ratioMost})`,
  );
}

async function peakOf(layout: 'P01' | 'P02' | 'drawn', pages: number): Promise<number | undefined> {
  const file = await bigFile(layout, pages);
  if (!file) return undefined;
  const folder = temporaryFolder();
  await onInstallation(folder, tx => seedWorkersOf(tx, file.workers));
  const server = await startServer(folder);
  const [hr] = await signIn(folder, 'rh', "select id from person where email = 'rh@ensaio.test'");
  let peak = 0;
  let reading = true;
  const watching = (async () => {
    while (reading) {
      // the server's own process: its readers are threads of it, PostgreSQL is counted by `npm run bench memory`
      peak = Math.max(peak, pssOf(server.pid));
      await wait(50);
    }
  })();
  await readAll(server.base, { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' }, readFileSync(file.path));
  reading = false;
  await watching;
  await server.stop();
  removeFolder(folder);
  return peak;
}
