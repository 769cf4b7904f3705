// 10,000 payslips that a batch keeps in packs: backed up while the server runs, restored into an empty installation, and every one served
// there byte by byte as before. Seconds and MB beside a plain copy of the stopped data folder, whose files can't be read by another version
// or put into S3. Alternating rounds, medians.
// Usage: node bench/backup.ts [receipts] [rounds]
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedWorkersOf } from '../apps/server/src/seed/file-workers.queries.ts';
import { nodeFlags, product } from '../scripts/lib/node24.mjs';
import { bigFile } from './lib/big-files.ts';
import { removeFolder, startServer, temporaryFolder } from './lib/demo.ts';
import { inPacks, onInstallation, ownReceipts, signIn } from './lib/installation.ts';
import { ask, newAgent } from './lib/load.ts';
import { measureProgram, median } from './lib/measure.ts';
import { publishAll, receiptsOf } from './lib/publish.ts';

const [receipts, rounds] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 3)];
const file = (await bigFile('P02', receipts)) ?? (await bigFile('drawn', receipts));
if (!file) throw new Error('no file');
const place = temporaryFolder();
const of = (name: string) => join(place, name);
const folder = of('data');
await onInstallation(folder, tx => seedWorkersOf(tx, file.workers));
let server = await startServer(folder);
const [hr] = await signIn(folder, 'rh', "select id from person where email = 'rh@ensaio.test'");
const headers = { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' };
await publishAll(server.base, headers, readFileSync(file.path));
await keepInPacks();
const total = await receiptsOf(server.base, headers);
const packed = await inPacks(folder);
if (packed !== total) throw new Error(`only ${packed} of ${total} receipts are in packs`);
const before = await serve(folder);

const seconds = { backup: [] as number[], restore: [] as number[], copy: [] as number[] };
for (let round = 0; round < rounds; round++) {
  for (const name of ['backup', 'restored', 'copy']) removeFolder(of(name));
  seconds.backup.push(cracha(folder, 'backup'));
  await server.stop();
  seconds.copy.push(measureProgram('cp', ['-a', folder, of('copy')]).wallMs / 1000);
  seconds.restore.push(cracha(of('restored'), 'restore'));
  server = await startServer(folder);
}
await server.stop();
const [size, plain] = [megabytes(of('backup')), megabytes(folder)];
server = await startServer(of('restored'));
const after = await serve(of('restored'));
await server.stop();
const wrong = [...before].filter(([id, hash]) => after.get(id) !== hash).length + (total - before.size);
console.log(
  `${total} receipts in packs: backup ${median(seconds.backup).toFixed(1)} s, ${size} MB; restore ${median(seconds.restore).toFixed(1)} s; a plain copy of the stopped folder ${median(seconds.copy).toFixed(1)} s, ${plain} MB; served again with other bytes, or not at all: ${wrong} (must: 0)`,
);
if (wrong > 0) process.exitCode = 1;
removeFolder(place);

/** Asks for all receipts in one batch, and waits until it is ready. */
async function keepInPacks(): Promise<void> {
  const asJson = { ...headers, 'content-type': 'application/json' };
  let item = await call('/downloadlote', { method: 'POST', headers: asJson, body: '{"categoria":"recibos"}' });
  while (['naFila', 'preparando'].includes(item.situacao)) {
    await wait(500);
    item = await call(`/downloadlote/${item.id}`, { headers });
  }
  if (item.situacao !== 'pronto' || item.faltam > 0) throw new Error(JSON.stringify(item));
}

async function call(path: string, init: RequestInit) {
  const answer = await fetch(`${server.base}/api${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The fingerprint of every receipt's PDF, by its id, as its own worker downloads it. */
async function serve(at: string): Promise<Map<string, string>> {
  const [own, agent, hashes] = [await ownReceipts(at), newAgent(8), new Map<string, string>()];
  const walk = async () => {
    for (let one = own.pop(); one; one = own.pop()) {
      const asked = { authorization: `Bearer ${one.token}`, 'x-profile': 'trabalhador' };
      const { body } = await ask(agent, server.base, { path: `/api/recibo/${one.receipt}/pdf`, headers: asked });
      hashes.set(one.receipt, createHash('sha256').update(body).digest('hex'));
    }
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  agent.destroy();
  return hashes;
}

/** How long a command of the product takes on a data folder, in seconds. */
function cracha(dataDir: string, command: 'backup' | 'restore'): number {
  const settings = [`DATA_DIR=${dataDir}`, 'LOG_LEVEL=error'];
  const args = [...settings, process.execPath, ...nodeFlags, ...product, command, of('backup')];
  return measureProgram('env', args).wallMs / 1000;
}

function megabytes(path: string): number {
  return Number.parseInt(measureProgram('du', ['-sm', path]).output, 10);
}
