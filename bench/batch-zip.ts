// A batch of 10,000 payslips that were never served, from asking to ready: each is cut out of HR's file on its own, searched for other
// people's data, kept for ever and put into the ZIP. Receipts a second where each has its page (P02) and where two share one (P03), again
// where all are kept already, and the server's memory (PSS, its largest in the run) at 1,000 beside 10,000.
// Usage: node bench/batch-zip.ts [receipts] [P02|P03]
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { seedWorkersOf } from '../apps/server/src/seed/file-workers.queries.ts';
import { bigFile } from './lib/big-files.ts';
import { removeFolder, startServer, temporaryFolder } from './lib/demo.ts';
import { onInstallation, postmasterOf, signIn } from './lib/installation.ts';
import { cpuOf, pssOf, treeOf } from './lib/measure.ts';
import { publishAll, receiptsOf } from './lib/publish.ts';

const most = Number(process.argv[2] ?? 10_000);
const must = { P02: 1000, P03: 250 } as const;

for (const layout of ['P02', 'P03'] as const) {
  if (process.argv[3] && process.argv[3] !== layout) continue;
  const small = await batchOf(layout, Math.min(1000, most));
  const large = most > 1000 ? await batchOf(layout, most) : small;
  if (!small || !large) {
    console.log(`${layout}: skipped, ../shared/payroll-files/generate.py or its python3-reportlab is missing`);
    continue;
  }
  const { first, again } = large;
  console.log(
    `${layout}: ${large.receipts} receipts, ${first.perSecond.toFixed(0)} a second cut and put in (must: ${must[layout]}), ${first.cpuMs.toFixed(2)} ms CPU each (server ${first.serverMs.toFixed(2)}); kept already ${again.perSecond.toFixed(0)} a second, ${again.cpuMs.toFixed(2)} ms; memory ${first.peak.toFixed(0)} MB, ${small.first.peak.toFixed(0)} MB at ${small.receipts}: ${(first.peak / small.first.peak).toFixed(2)} x (must: 1.2)`,
  );
  if (first.perSecond < must[layout] || first.peak / small.first.peak > 1.2) process.exitCode = 1;
}

/** A new installation with so many receipts of the layout, asked for twice. */
async function batchOf(layout: 'P02' | 'P03', receipts: number) {
  const file = await bigFile(layout, receipts);
  if (!file) return undefined;
  const folder = temporaryFolder();
  await onInstallation(folder, tx => seedWorkersOf(tx, file.workers));
  let server = await startServer(folder);
  const [hr] = await signIn(folder, 'rh', "select id from person where email = 'rh@ensaio.test'");
  const headers = { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' };
  await publishAll(server.base, headers, readFileSync(file.path));
  // what reading and publishing took of memory is not the batch's
  await server.stop();
  server = await startServer(folder);
  const total = await receiptsOf(server.base, headers);
  const run = async () => {
    const pids = [...new Set([...treeOf(server.pid), ...treeOf(postmasterOf(folder))])];
    const [cpu, own, started] = [cpuOf(pids), cpuOf([server.pid]), performance.now()];
    let peak = 0;
    let item = await call(
      server.base,
      '/downloadlote',
      { ...headers, 'content-type': 'application/json' },
      '{"categoria":"recibos"}',
    );
    while (['naFila', 'preparando'].includes(item.situacao)) {
      // to look stops the server for some milliseconds, and to ask costs its database four
      peak = Math.max(peak, pssOf(server.pid));
      await wait(200);
      item = await call(server.base, `/downloadlote/${item.id}`, headers);
    }
    const seconds = (performance.now() - started) / 1000;
    if (item.situacao !== 'pronto' || item.faltam > 0) throw new Error(JSON.stringify(item));
    return {
      perSecond: total / seconds,
      cpuMs: (cpuOf(pids) - cpu) / total,
      serverMs: (cpuOf([server.pid]) - own) / total,
      peak,
    };
  };
  const first = await run();
  const again = await run();
  await server.stop();
  removeFolder(folder);
  return { receipts: total, first, again };
}

async function call(base: string, path: string, headers: Record<string, string>, body?: string) {
  const answer = await fetch(`${base}/api${path}`, { headers, ...(body ? { method: 'POST', body } : {}) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
