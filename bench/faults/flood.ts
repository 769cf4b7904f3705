// One tenant floods with ten times the connections that fill the server; another goes on working (reliability: G22). Prints the other's
// p95 idle, during and after, and what the flood was answered. Ends 1 beyond 2 x idle, on any status but 2xx, 429 and 503, or where
// 5 s after the flood it is not as before. Options: --seconds N (60), --rounds N (1).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { removeFolder, startDemo, temporaryFolder } from '../lib/demo.ts';
import { median } from '../lib/measure.ts';

const option = (name: string, usual: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const seconds = option('seconds', 60);
/** The server takes ten calls at a time (kernel/database/pool.ts, kernel/http/admission.ts). */
const connections = option('connections', 100);
const flooded = '/api/recibo/rh/1/10';
const folder = temporaryFolder();
const demo = await startDemo(folder);
const rounds: { idle: number; during: number; after: number; flood: Record<string, number> }[] = [];
try {
  for (let round = 0; round < option('rounds', 1); round++) {
    const [helena, bruno] = [await signIn('helena@pantanal.test'), await signIn('bruno@boreal.test')];
    await work(bruno, 2);
    const idle = await work(bruno, 10);
    const load = spawn(process.execPath, [
      join(import.meta.dirname, 'flood-load.mjs'),
      demo.base + flooded,
      helena,
      String(connections),
      String(seconds),
    ]);
    let said = '';
    load.stdout.on('data', chunk => (said += chunk));
    await wait(1000);
    const during = await work(bruno, seconds - 2);
    await once(load, 'exit');
    await wait(5000);
    rounds.push({ idle, during, after: await work(bruno, 5), flood: JSON.parse(said) });
  }
} finally {
  await demo.stop();
  removeFolder(folder);
}
for (const { idle, during, after, flood } of rounds)
  console.log(
    `another tenant's p95: idle ${idle.toFixed(1)} ms, during ${during.toFixed(1)} ms, 5 s after ${after.toFixed(1)} ms; the flood got ${JSON.stringify(flood)}`,
  );
const ratio = median(rounds.map(({ idle, during }) => during / idle));
const afterwards = median(rounds.map(({ idle, after }) => after / idle));
console.log(`during / idle: ${ratio.toFixed(2)} (must: 2), afterwards / idle: ${afterwards.toFixed(2)}`);
const strange = rounds.flatMap(({ flood }) => Object.keys(flood).filter(status => !/^(2\d\d|429|503)$/.test(status)));
if (ratio > 2 || afterwards > 1.5 || strange.length > 0) process.exitCode = 1;

/** A person at work: one call after the other, twenty a second. @returns the 95th percentile in ms; a failed call is an error */
async function work(token: string, length: number): Promise<number> {
  const times: number[] = [];
  const paths = ['/api/recibo/rh/1/10', '/api/importacao/1/10', '/api/notificacao/naolidas'];
  for (const ends = Date.now() + length * 1000; Date.now() < ends; await wait(50)) {
    const started = performance.now();
    const answer = await fetch(demo.base + paths[times.length % paths.length], {
      headers: { authorization: `Bearer ${token}`, 'x-profile': 'rh' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The other tenant got ${answer.status}.`);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function signIn(email: string): Promise<string> {
  const body = new URLSearchParams({ Email: email, Password: 'Cracha@2026', grant_type: 'password' });
  const answer = await fetch(`${demo.base}/api/usuario/autenticausuario`, { method: 'POST', body });
  const { access_token } = await answer.json();
  return access_token;
}
