// One access group sends PDFs of pages that take minutes each. Meanwhile somebody of another group looks at pages of the review desk, by the
// clock, and sends a file: how long a page takes beside the same server with nothing else to do, and when the file is read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { slowPages } from '../apps/server/test/faults/broken-pdfs.ts';
import { removeFolder, startDemo, temporaryFolder } from './lib/demo.ts';
import { type Asked, askSteadily } from './lib/load.ts';
import { median } from './lib/measure.ts';
import { readAll } from './lib/publish.ts';

const most = 2;
const folder = temporaryFolder();
const demo = await startDemo(folder);
const api = `${demo.base}/api`;
const sample = readFileSync(join(import.meta.dirname, '../apps/server/demo/files/P02_rm_1porpagina.pdf'));
try {
  const [helena, bruno] = [await signIn('helena@pantanal.test'), await signIn('bruno@boreal.test')];
  const path = await readAll(demo.base, bruno, sample);
  const { itens } = await get(`${path}/conferencia`, bruno);
  const document = itens[0];
  const page = `/api${path}/conferencia/${document.id}/paginas/${document.paginas[0]}`;
  const look = (): Asked => ({ path: page, headers: bruno });
  await askSteadily(demo.base, 2, after(3_000), look);
  const idle = await askSteadily(demo.base, 2, after(10_000), look);
  const alone = await timed(() => readAll(demo.base, bruno, Buffer.concat([sample, Buffer.from('\n% a')])));
  const slow: string[] = [];
  for (let at = 0; at < 3; at++)
    slow.push(await send(helena, Buffer.concat([slowPages(2_000), Buffer.from(`\n% ${at}`)])));
  while ((await get(slow[0] ?? '', helena)).situacao === 'naFila') await wait(50);
  const meanwhile = timed(() => readAll(demo.base, bruno, Buffer.concat([sample, Buffer.from('\n% b')])));
  const busy = await askSteadily(demo.base, 2, after(10_000), look);
  const readIn = await meanwhile;
  const stillSlow = (await get(slow.at(-1) ?? '', helena)).situacao;
  const refused: string[] = [];
  const started = performance.now();
  for (const one of slow) {
    while (['naFila', 'lendo'].includes((await get(one, helena)).situacao)) await wait(200);
    refused.push((await get(one, helena)).erro?.codigo);
  }
  const ratio = median(busy) / median(idle);
  console.log(
    `a page of another group: ${median(busy).toFixed(0)} ms, idle ${median(idle).toFixed(0)} ms: ${ratio.toFixed(2)} x (must: ${most}); its import is read in ${readIn.toFixed(0)} ms, alone ${alone.toFixed(0)} ms, while the last of the slow ones is ${stillSlow}; those end ${(performance.now() - started).toFixed(0)} ms later: ${refused.join(', ')}`,
  );
  if (ratio > most || refused.some(code => code !== 'FILE_TOO_SLOW')) process.exitCode = 1;
} finally {
  await demo.stop();
  removeFolder(folder);
}

async function signIn(email: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ Email: email, Password: 'Cracha@2026', grant_type: 'password' });
  const { access_token } = await (await fetch(`${api}/usuario/autenticausuario`, { method: 'POST', body })).json();
  return { authorization: `Bearer ${access_token}`, 'x-profile': 'rh' };
}

async function send(headers: Record<string, string>, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append('arquivos', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'folha.pdf');
  const [sent] = await (await fetch(`${api}/importacao`, { method: 'POST', headers, body })).json();
  return `/importacao/${sent.id}`;
}

async function get(path: string, headers: Record<string, string>) {
  const answer = await fetch(api + path, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function after(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}
