// From upload to published with the portal's notification, 5,000 receipts of P02 (or of our own drawing where its
// generator is missing), while 20 workers a second ask for their list by the clock: receipts a second, and the lists' p95
// beside the same server's p95 when nothing else happens. Several files in turn, one server; median.
import { existsSync, readFileSync } from 'node:fs';
import { seedWorkersOf } from '../apps/server/src/seed/file-workers.queries.ts';
import { bigFile } from './lib/big-files.ts';
import { removeFolder, startServer, temporaryFolder } from './lib/demo.ts';
import { onInstallation, postmasterOf, signIn } from './lib/installation.ts';
import { type Asked, askSteadily } from './lib/load.ts';
import { cpuOf, median, quantile, treeOf } from './lib/measure.ts';
import { publishRead, readAll, receiptsOf } from './lib/publish.ts';

const [pages, rounds] = [Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? 3)];
const file = (await bigFile('P02', pages)) ?? (await bigFile('drawn', pages));
if (!file) throw new Error('no file');
const bytes = readFileSync(file.path);
const results: Awaited<ReturnType<typeof importOnce>>[] = [];
for (let round = 0; round < rounds; round++) results.push(await importOnce());
const of = (part: keyof (typeof results)[number]) => median(results.map(result => result[part]));
const ratio = median(results.map(({ busy, idle }) => busy / idle));
console.log(
  `${pages} receipts of ${file.path.split('/').at(-1)}: ${of('perSecond').toFixed(0)} a second from upload to published (must: 400), ${of('cpuMs').toFixed(2)} ms CPU each; lists' p95 ${of('busy').toFixed(1)} ms (${of('reading').toFixed(1)} while it is read, ${of('publishing').toFixed(1)} while it is published), idle ${of('idle').toFixed(1)} ms: ${ratio.toFixed(2)} x (must: 2)`,
);
if (sharesBySession())
  console.log(
    'This kernel shares its cores by session (autogroup): reading threads count as one with the thread that answers, whatever their priority. ' +
      'Under systemd or in a container it does not; here `echo 0 > /proc/sys/kernel/sched_autogroup_enabled` measures what they see.',
  );
if (of('perSecond') < 400 || ratio > 2) process.exitCode = 1;

function sharesBySession(): boolean {
  const setting = '/proc/sys/kernel/sched_autogroup_enabled';
  return existsSync(setting) && readFileSync(setting, 'utf8').trim() === '1';
}

/** A new installation each time: a file is published once. */
async function importOnce() {
  const folder = temporaryFolder();
  const workers = file?.workers ?? [];
  await onInstallation(folder, tx => seedWorkersOf(tx, workers));
  const server = await startServer(folder);
  const [hr] = await signIn(folder, 'rh', "select id from person where email = 'rh@ensaio.test'");
  const people = await signIn(
    folder,
    'trabalhador',
    'select person_id as id from employment order by md5(id::text) limit 200',
  );
  const list = (at: number): Asked => ({
    path: '/api/recibo/trabalhador/1/10',
    headers: { authorization: `Bearer ${people[at % people.length]?.token}`, 'x-profile': 'trabalhador' },
  });
  const headers = { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' };
  await askSteadily(server.base, 20, after(3000), list);
  const idle = await askSteadily(server.base, 20, after(10_000), list);
  const pids = [...treeOf(server.pid), ...treeOf(postmasterOf(folder))].filter(
    (pid, at, all) => all.indexOf(pid) === at,
  );
  const cpuBefore = cpuOf(pids);
  const started = performance.now();
  let [isRead, isOut] = [false, false];
  const reading = askSteadily(server.base, 20, () => isRead, list);
  const path = await readAll(server.base, headers, bytes);
  isRead = true;
  const publishing = askSteadily(server.base, 20, () => isOut, list);
  await publishRead(server.base, headers, path);
  isOut = true;
  const seconds = (performance.now() - started) / 1000;
  const published = await receiptsOf(server.base, headers);
  const cpuMs = (cpuOf(pids) - cpuBefore) / published;
  const result = {
    perSecond: published / seconds,
    idle: quantile(idle, 0.95),
    busy: quantile([...(await reading), ...(await publishing)], 0.95),
    reading: quantile(await reading, 0.95),
    publishing: quantile(await publishing, 0.95),
    cpuMs,
  };
  await server.stop();
  removeFolder(folder);
  if (published < pages * 0.99) throw new Error(`only ${published} of ${pages} were published`);
  return result;
}

function after(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}
