import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type pg from 'pg';
import type { TestApp } from '#test/app.ts';

interface Sent {
  nome: string;
  id?: string;
  recusa?: { codigo: string };
}

interface File {
  name: string;
  bytes: Buffer;
}

/** A row as the driver answers it: a test knows what it asked for. */
type Rows = pg.QueryResult['rows'];

/** What tests of imports do over and over, as Helena: send files, wait for what the jobs make of them, look it up. */
export interface ImportWorld {
  helena: Call;
  send(...files: File[]): Promise<Sent[]>;
  /** Sends one file and waits until it is read. @returns the import's id */
  read(name: string, bytes?: Buffer): Promise<string>;
  until(id: string, isDone: (situacao: string) => boolean): ReturnType<typeof itemOf>;
  rows(sql: string, values?: unknown[]): Promise<Rows>;
}

/** A file of the demo, or of the reader's samples. */
export function sampleFile(name: string, folder: 'demo' | 'samples' = 'demo'): Buffer {
  const path = folder === 'demo' ? 'demo/files' : 'test/samples/samples';
  return readFileSync(join(import.meta.dirname, '../../..', path, name));
}

export async function importWorld(app: TestApp): Promise<ImportWorld> {
  const helena = await app.as('helena', 'rh');
  const send = (...files: File[]) => sendAs(app, files);
  const until = (id: string, isDone: (situacao: string) => boolean) => itemOf(helena, id, isDone);
  return {
    helena,
    send,
    until,
    rows: async (sql, values = []) => (await app.database.owner.query(sql, values)).rows,
    async read(name, bytes = sampleFile(name)) {
      const [sent] = await send({ name, bytes });
      if (!sent?.id) throw new Error(JSON.stringify(sent));
      await until(sent.id, situacao => !['naFila', 'lendo'].includes(situacao));
      return sent.id;
    },
  };
}

async function sendAs(app: TestApp, files: File[]): Promise<Sent[]> {
  const body = new FormData();
  for (const { name, bytes } of files) body.append('arquivo', new Blob([new Uint8Array(bytes)]), name);
  const answer = await app.send('/importacao', {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
  });
  const sent: unknown = await answer.json();
  if (Array.isArray(sent)) return sent;
  throw new Error(JSON.stringify(sent));
}

async function itemOf(helena: Call, id: string, isDone: (situacao: string) => boolean) {
  for (let tries = 0; tries < 300; tries++) {
    const item = await helena(calls.importById, { params: { id } });
    if (isDone(item.situacao)) return item;
    await wait(100);
  }
  throw new Error('the import did not get there in 30 seconds');
}
