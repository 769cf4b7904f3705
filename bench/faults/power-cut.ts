// The power is cut while payroll files are sent and published (reliability: G14): data folder with its PostgreSQL on an XFS image whose
// device is shut down without a last flush. After each cut: what was acknowledged is there, every file's SHA-256 equals its row,
// and the product starts by itself. Beside it files written as one does without thinking (no fsync): they must get lost, or the cut
// is none. Needs root, a loop device and xfsprogs (apt-get install xfsprogs). Options: --cuts N (10).
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Demo, removeFolder, startDemo, temporaryFolder } from '../lib/demo.ts';

const at = process.argv.indexOf('--cuts');
const cuts = at < 0 ? 10 : Number(process.argv[at + 1]);
const root = temporaryFolder();
const [image, disk] = [join(root, 'disk.img'), join(root, 'disk')];
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
const succeeds = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
writeFileSync(image, '');
truncateSync(image, 2 * 1024 * 1024 * 1024);
run('mkfs.xfs', '-q', image);
mkdirSync(disk);
run('mount', '-o', 'loop', image, disk);

const sent = new Map<string, string>();
const published = new Set<string>();
const faults: string[] = [];
const starts: number[] = [];
let careless = 0;
let carelessLost = 0;
try {
  let demo = await startDemo(join(disk, 'data'));
  for (let cut = 1; cut <= cuts; cut++) {
    const names = await workUntilCut(demo, cut);
    process.kill(demo.pid, 'SIGKILL');
    await wait(1500);
    await unmounted();
    run('mount', '-o', 'loop', image, disk);
    careless += names.length;
    carelessLost += names.filter(name => !isWhole(name)).length;
    demo = await startDemo(join(disk, 'data'));
    starts.push(demo.startMs);
    await check(demo, cut);
    console.log(
      `cut ${cut}: ${sent.size} files and ${published.size} publications acknowledged so far, ${faults.length} not as they must be; started in ${Math.round(demo.startMs)} ms; careless files lost: ${carelessLost} of ${careless}`,
    );
  }
  await demo.stop();
} finally {
  succeeds('umount', '-l', disk);
  removeFolder(root);
}
for (const fault of faults) console.log(fault);
console.log(
  `${cuts} cuts: ${sent.size} acknowledged files, ${published.size} publications, ${faults.length} lost or changed (must: 0); careless twin lost ${carelessLost} of ${careless}; longest start ${Math.round(Math.max(...starts))} ms`,
);
if (faults.length > 0 || carelessLost === 0) process.exitCode = 1;

/** Sends and publishes as fast as it can, for a second or two, and cuts the power in the middle. @returns the careless files' names */
async function workUntilCut(demo: Demo, cut: number): Promise<string[]> {
  const headers = await signedIn(demo);
  let isOn = true;
  const send = async (worker: number) => {
    for (let number = 0; isOn; number++) {
      const content = `Recibo ${cut}-${worker}-${number} ${'x'.repeat(5000)}`;
      const id = await sendFile(demo, headers, content).catch(() => undefined);
      if (!id) return;
      sent.set(id, createHash('sha256').update(content).digest('hex'));
    }
  };
  const publish = async () => {
    const list = await fetch(`${demo.base}/api/importacao/1/100`, { headers }).then(answer => answer.json());
    for (const item of list.items
      .filter((one: { can: string[] }) => one.can.includes('publicarLimpos') || one.can.includes('publicar'))
      .slice(0, 1)) {
      const answer = await fetch(`${demo.base}/api/importacao/${item.id}/publicar`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ quais: 'limpos' }),
      }).catch(() => undefined);
      if (answer?.ok) published.add(item.id);
    }
  };
  const working = [send(1), send(2), publish().catch(() => {})];
  const names: string[] = [];
  const ends = Date.now() + 1500 + Math.random() * 1500;
  mkdirSync(join(disk, 'careless'), { recursive: true });
  while (Date.now() < ends) {
    const name = `${cut}-${names.length}`;
    writeFileSync(join(disk, 'careless', `${name}.new`), name.repeat(500));
    renameSync(join(disk, 'careless', `${name}.new`), join(disk, 'careless', name));
    names.push(name);
    await wait(20);
  }
  run('xfs_io', '-x', '-c', 'shutdown', disk);
  isOn = false;
  await Promise.all(working);
  return names;
}

function isWhole(name: string): boolean {
  const path = join(disk, 'careless', name);
  return existsSync(path) && readFileSync(path, 'utf8') === name.repeat(500);
}

async function signedIn(demo: Demo): Promise<Record<string, string>> {
  const body = new URLSearchParams({ Email: 'helena@pantanal.test', Password: 'Cracha@2026', grant_type: 'password' });
  const { access_token } = await (
    await fetch(`${demo.base}/api/usuario/autenticausuario`, { method: 'POST', body })
  ).json();
  return { authorization: `Bearer ${access_token}`, 'x-profile': 'rh' };
}

async function sendFile(demo: Demo, headers: Record<string, string>, content: string): Promise<string | undefined> {
  const body = new FormData();
  body.append('arquivo', new Blob([content]), 'folha.txt');
  const answer = await fetch(`${demo.base}/api/importacao`, { method: 'POST', body, headers });
  return answer.ok ? (await answer.json())[0]?.id : undefined;
}

/** Everything that was ever acknowledged: its import is there, and the file it names has the bytes that were sent. */
async function check(demo: Demo, cut: number): Promise<void> {
  const headers = await signedIn(demo);
  for (const [id, sha256] of sent) {
    const answer = await fetch(`${demo.base}/api/importacao/${id}`, { headers });
    if (!answer.ok) faults.push(`after cut ${cut}: import ${id} answers ${answer.status}`);
    const path = join(disk, 'data/files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    const bytes = existsSync(path) ? readFileSync(path) : undefined;
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256)
      faults.push(`after cut ${cut}: the file of import ${id} is ${bytes ? 'changed' : 'lost'}`);
  }
  for (const id of published) {
    const item = await (await fetch(`${demo.base}/api/importacao/${id}`, { headers })).json();
    if (!['agendada', 'publicada', 'paraConferir'].includes(item.situacao))
      faults.push(`after cut ${cut}: the publication of ${id} is ${item.situacao}`);
  }
}

async function unmounted(): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if (succeeds('umount', disk)) return;
    await wait(200);
  }
  throw new Error('The image is still in use.');
}
