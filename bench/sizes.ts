// What an installation needs on pay day: `npm run bench sizes [pages]`. Measures the CPU of each act, of our processes and of PostgreSQL apart,
// and says for 10,000, 100,000 and a million workers how many processors that is in the hour when most come. Its table is in docs/scale.md.
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { seedWorkersOf } from '../apps/server/src/seed/file-workers.queries.ts';
import { bigFile } from './lib/big-files.ts';
import { startDemo, startServer, temporaryFolder } from './lib/demo.ts';
import { asOwner, onInstallation, ownReceipts, postmasterOf, signIn } from './lib/installation.ts';
import { askMany } from './lib/load.ts';
import { cpuOf, treeOf } from './lib/measure.ts';
import { publishRead, readAll } from './lib/publish.ts';

/** CPU in ms: of web process or worker, and of PostgreSQL. */
interface Cost {
  ours: number;
  database: number;
}

/** What a worker does on pay day, and when they come; what HR's files are. Assumptions: said in docs/scale.md beside the table. */
const payDay = {
  comes: 0.8,
  inTheHour: 0.25,
  signsIn: 0.3,
  lists: 3,
  calls: 7,
  pages: 1,
  pdfs: 0.5,
  mails: 1,
  hoursOfReading: 4,
};

const pages = Number(process.argv[2] ?? 2000);
const file = await bigFile('drawn', pages);
if (!file) throw new Error('no file');
const bytes = readFileSync(file.path);

const plain = await importOnce({ mails: false });
const mailed = await importOnce({ mails: true });
const perMail = minus(mailed.publishing, plain.publishing);
const perSignIn = await signInCost();
const costs: [what: string, of: Cost][] = [
  ["a worker's list of receipts, a hot read", plain.list],
  ['another of their calls (received documents)', plain.call],
  ["HR's call (list of receipts)", plain.hrCall],
  ['the page itself', plain.page],
  ["a receipt's PDF", plain.pdf],
  ['a sign-in', perSignIn],
  ['a page of a payroll file read', plain.reading],
  ['a receipt published', plain.publishing],
  ['a mail', perMail],
];
console.log('| act | our processes, ms | PostgreSQL, ms |\n| --- | --- | --- |');
for (const [what, { ours, database }] of costs)
  console.log(`| ${what} | ${ours.toFixed(2)} | ${database.toFixed(2)} |`);
console.log('\n| workers | calls a second | web | worker | PostgreSQL |\n| --- | --- | --- | --- | --- |');
for (const workers of [10_000, 100_000, 1_000_000]) console.log(needsOf(workers));

/** Processors at full use; twice that is to be bought. */
function needsOf(workers: number): string {
  const { comes, inTheHour, signsIn, lists, calls, pages: shells, pdfs, mails, hoursOfReading } = payDay;
  const a_second = (workers * comes * inTheHour) / 3600;
  const visit = sum([
    times(plain.list, lists),
    times(plain.call, calls),
    times(plain.page, shells),
    times(plain.pdf, pdfs),
    times(perSignIn, signsIn),
  ]);
  const night = times(sum([plain.reading, plain.publishing, times(perMail, mails)]), workers / (hoursOfReading * 3600));
  const web = (a_second * visit.ours) / 1000;
  const database = (a_second * visit.database + night.database) / 1000;
  const cells = [web, night.ours / 1000, database].map(one => one.toFixed(one < 10 ? 1 : 0));
  return `| ${workers.toLocaleString('en-US')} | ${(a_second * (lists + calls + shells + pdfs)).toFixed(0)} | ${cells.join(' | ')} |`;
}

/** One file from its sending to its mails, on a new installation; without mails also what is asked afterwards. */
async function importOnce({ mails }: { mails: boolean }) {
  const folder = temporaryFolder();
  await onInstallation(folder, tx => seedWorkersOf(tx, file?.workers ?? []));
  if (mails)
    await asOwner(folder, client =>
      client.query(
        "update person set email = 'p' || row_number || '@ensaio.test', email_confirmed_at = now() from (select id as one, row_number() over () from person where email is null) n where n.one = id",
      ),
    );
  const server = await startServer(folder);
  const measure = async (count: number, work: () => Promise<unknown>): Promise<Cost> => {
    const [before, beforeDatabase] = cpus(server.pid, folder);
    await work();
    const [after, afterDatabase] = cpus(server.pid, folder);
    return { ours: (after - before) / count, database: (afterDatabase - beforeDatabase) / count };
  };
  const [hr] = await signIn(folder, 'rh', "select id from person where email = 'rh@ensaio.test'");
  const headers = { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' };
  let path = '';
  const reading = await measure(pages, async () => {
    path = await readAll(server.base, headers, bytes);
  });
  const publishing = await measure(pages, async () => {
    await publishRead(server.base, headers, path);
    if (mails) await mailsOut(folder);
  });
  const none = { ours: 0, database: 0 };
  const asked = mails ? { list: none, call: none, hrCall: none, page: none, pdf: none } : await askAll();
  await server.stop();
  rmSync(folder, { recursive: true });
  return { reading, publishing, ...asked };

  async function askAll() {
    const people = await ownReceipts(folder);
    const of = (at: number) => people[at % people.length];
    const own = (at: number) => ({ authorization: `Bearer ${of(at)?.token}`, 'x-profile': 'trabalhador' });
    const load = (count: number, one: (at: number) => { path: string; headers?: Record<string, string> }) =>
      measure(count, () => askMany(server.base, { count, connections: 8 }, one));
    await load(1_000, at => ({ path: '/api/recibo/trabalhador/1/10', headers: own(at) }));
    return {
      list: await load(4_000, at => ({ path: '/api/recibo/trabalhador/1/10', headers: own(at) })),
      call: await load(2_000, at => ({ path: '/api/documento/trabalhador/recebido/1/10', headers: own(at) })),
      hrCall: await load(1_000, () => ({ path: '/api/recibo/rh/1/20', headers })),
      page: await load(4_000, () => ({ path: '/login' })),
      pdf: await load(500, at => ({ path: `/api/recibo/${of(at)?.receipt}/pdf`, headers: own(at) })),
    };
  }
}

async function signInCost(): Promise<Cost> {
  const folder = temporaryFolder();
  const server = await startDemo(folder);
  const enter = async () => {
    const form = new URLSearchParams({ Email: 'maria@pantanal.test', Password: 'Cracha@2026', grant_type: 'password' });
    const answer = await fetch(`${server.base}/api/usuario/autenticausuario`, { method: 'POST', body: form });
    if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  };
  await enter();
  const count = 50;
  const [before, beforeDatabase] = cpus(server.pid, folder);
  for (let at = 0; at < count; at++) await enter();
  const [after, afterDatabase] = cpus(server.pid, folder);
  await server.stop();
  rmSync(folder, { recursive: true });
  return { ours: (after - before) / count, database: (afterDatabase - beforeDatabase) / count };
}

/** Of our process and its threads, and of PostgreSQL. */
function cpus(pid: number, folder: string): [ours: number, database: number] {
  const database = treeOf(postmasterOf(folder));
  return [cpuOf(treeOf(pid).filter(one => !database.includes(one))), cpuOf(database)];
}

async function mailsOut(folder: string): Promise<void> {
  for (let waited = 0; waited < 600_000; waited += 500) {
    const { rows } = await asOwner(folder, client =>
      client.query("select count(*)::integer as n from outbox_message where channel = 'mail'"),
    );
    if (rows[0].n >= pages * 0.95) return;
    await wait(500);
  }
  throw new Error('the mails did not come within ten minutes');
}

function sum(costs: readonly Cost[]): Cost {
  return costs.reduce((all, one) => ({ ours: all.ours + one.ours, database: all.database + one.database }));
}
function minus(a: Cost, b: Cost): Cost {
  return { ours: a.ours - b.ours, database: a.database - b.database };
}
function times({ ours, database }: Cost, count: number): Cost {
  return { ours: ours * count, database: database * count };
}
