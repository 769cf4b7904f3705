// Downloads of receipts' PDFs by their workers: session, access, the limit of 50 an hour counted and the delivery recorded;
// first the pages are cut out of HR's file and verified, ever after the kept bytes are sent. Each has looked at their list before. Beside bare `node:http` that
// asks session and isolation alone and streams the same bytes from disk. Requests a second, alternating runs.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenRow } from '../apps/server/src/kernel/http/token.ts';
import { seedWorkersOf } from '../apps/server/src/seed/file-workers.queries.ts';
import { bigFile } from './lib/big-files.ts';
import { removeFolder, startServer, temporaryFolder } from './lib/demo.ts';
import { onInstallation, ownReceipts, postmasterOf, signIn, socketOf } from './lib/installation.ts';
import { type Asked, askMany } from './lib/load.ts';
import { cpuOf, median, treeOf } from './lib/measure.ts';
import { publishAll } from './lib/publish.ts';

const [pages, rounds, each] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 5), 150];
const file = (await bigFile('P02', pages)) ?? (await bigFile('drawn', pages));
if (!file) throw new Error('no file');
const folder = temporaryFolder();
await onInstallation(folder, tx => seedWorkersOf(tx, file.workers));
const server = await startServer(folder);
const [hr] = await signIn(folder, 'rh', "select id from person where email = 'rh@ensaio.test'");
await publishAll(server.base, { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' }, readFileSync(file.path));
const receipts = await ownReceipts(folder);
const bare = spawn(
  process.execPath,
  [join(import.meta.dirname, 'lib/file-server.ts'), socketOf(folder), join(folder, 'files')],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
process.once('exit', () => bare.kill());
const bareBase = `http://127.0.0.1:${await firstLine(bare)}`;

const runs = { cut: [] as Run[], kept: [] as Run[], floor: [] as Run[] };
for (let round = 0; round < rounds; round++) {
  const some = receipts.slice(round * each, (round + 1) * each);
  if (some.length < each) throw new Error('fewer receipts than downloads');
  const ours = (at: number): Asked => ({
    path: `/api/recibo/${some[at]?.receipt}/pdf`,
    headers: { authorization: `Bearer ${some[at]?.token}`, 'x-profile': 'trabalhador' },
  });
  await askMany(server.base, { count: each, connections: 8 }, at => ({
    ...ours(at),
    path: '/api/recibo/trabalhador/1/10',
  }));
  runs.cut.push(await measure(server.base, server.pid, ours));
  runs.kept.push(await measure(server.base, server.pid, ours));
  const rowOf = (token = '') =>
    tokenRow(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti);
  runs.floor.push(
    await measure(bareBase, bare.pid ?? 0, at => ({ path: `/${rowOf(some[at]?.token)}/${some[at]?.receipt}` })),
  );
}
for (const [name, must] of [
  ['cut', 0.4],
  ['kept', 0.4],
] as const) {
  const ratio = of(runs[name], 'perSecond') / of(runs.floor, 'perSecond');
  console.log(
    `${name === 'cut' ? 'cut and sent' : 'sent again'}: ${figures(runs[name])}, floor ${figures(runs.floor)}: ${ratio.toFixed(2)} x${must ? ` (must: ${must})` : ''}, ${(of(runs.floor, 'cpuMs') / of(runs[name], 'cpuMs')).toFixed(2)} x by CPU time`,
  );
  if (ratio < must) process.exitCode = 1;
}
bare.kill();
await server.stop();
removeFolder(folder);

interface Run {
  perSecond: number;
  cpuMs: number;
}

async function measure(base: string, pid: number, at: (index: number) => Asked): Promise<Run> {
  const now = () => cpuOf([pid]) + cpuOf(treeOf(postmasterOf(folder)));
  const [before, started] = [now(), performance.now()];
  await askMany(base, { count: each, connections: 8 }, at);
  return { perSecond: (each * 1000) / (performance.now() - started), cpuMs: (now() - before) / each };
}

function of(all: Run[], part: keyof Run): number {
  return median(all.map(run => run[part]));
}

function figures(all: Run[]): string {
  return `${of(all, 'perSecond').toFixed(0)} a second (CPU ${of(all, 'cpuMs').toFixed(2)} ms each)`;
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [data] = await once(child.stdout ?? child, 'data');
  return String(data).trim();
}
