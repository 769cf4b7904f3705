import { setTimeout as wait } from 'node:timers/promises';
import type { HostileFile } from './hostile-files.ts';

/** What became of a hostile file at `POST /importacao`, and what it cost the server. */
export interface HostileResult {
  name: string;
  became: 'refused' | 'read' | 'open';
  /** The code of the refusal or of the failed reading, or the state it ended in. */
  how: string;
  ms: number;
  /** How much the peak of the server's resident memory rose over its memory before, in MB. */
  grownMb: number;
  /** 99 % of the event loop's turns were late by at most so many ms. */
  loopP99: number;
}

interface Watched {
  pid: number;
  said(): string;
}

/** Arguments that make a server tell of its event loop and memory (loop-probe.mjs). */
export const probed = { NODE_OPTIONS: `--import=${import.meta.dirname}/loop-probe.mjs` };

/** Sends one file as HR does and waits until its import has ended. */
export async function sendHostile(
  base: string,
  headers: Record<string, string>,
  server: Watched,
  file: HostileFile,
): Promise<HostileResult> {
  const bytes = file.bytes();
  await lookAt(server);
  await wait(30);
  const before = await lookAt(server);
  const started = performance.now();
  const body = new FormData();
  body.append('arquivo', new Blob([new Uint8Array(bytes)]), file.name);
  const answer: unknown = await (await fetch(`${base}/importacao`, { method: 'POST', body, headers })).json();
  const ended = await endOf(base, headers, first(answer));
  const ms = performance.now() - started;
  const after = await lookAt(server);
  return { name: file.name, ...ended, ms, grownMb: after.peak - before.now, loopP99: after.p99 };
}

interface Sent {
  id?: string;
  recusa?: { codigo: string };
}

function first(answer: unknown): Sent {
  return Array.isArray(answer) ? answer[0] : { recusa: { codigo: JSON.stringify(answer) } };
}

async function endOf(
  base: string,
  headers: Record<string, string>,
  { id, recusa }: Sent,
): Promise<Pick<HostileResult, 'became' | 'how'>> {
  if (recusa) return { became: 'refused', how: recusa.codigo };
  for (let waited = 0; waited < 60_000; waited += 20) {
    const item = JSON.parse(await (await fetch(`${base}/importacao/${id}`, { headers })).text());
    if (item.situacao === 'comErro') return { became: 'refused', how: item.erro.codigo };
    if (!['naFila', 'lendo'].includes(item.situacao)) return { became: 'read', how: item.situacao };
    await wait(20);
  }
  return { became: 'open', how: 'not ended after 60 s' };
}

async function lookAt(server: Watched): Promise<{ p99: number; peak: number; now: number }> {
  const from = server.said().length;
  process.kill(server.pid, 'SIGUSR2');
  for (let waited = 0; waited < 30_000; waited += 5) {
    const found = /PROBE (.*)\n/.exec(server.said().slice(from))?.[1];
    if (found) return JSON.parse(found);
    await wait(5);
  }
  throw new Error(`The server does not answer: ${server.said().slice(-2000)}`);
}
