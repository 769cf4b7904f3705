import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { upload } from '#kernel/base/client.ts';
import { failureOf, isAbort } from '#kernel/base/failure.ts';
import { createStore, useStore } from '#kernel/base/store.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { isUploadAnswer } from './upload-answer.ts';

export interface Sending {
  id: number;
  file: File;
  /** 0 to 1. */
  part: number;
  /** Why it was not taken: a catalogue code and its values. */
  refusal?: { code: string; values: Readonly<Record<string, unknown>> };
  stop: AbortController;
}

/** Outside the screen, so that an upload goes on while one looks at something else. */
const store = createStore<readonly Sending[]>([]);
const largest = 500 * 1024 * 1024;
export const accepted = '.pdf,.zip,.txt,.csv,.xlsx,.xml';
let lastId = 0;
let running = false;

export function useSendings(): readonly Sending[] {
  return useStore(store);
}

/** One at a time, in the order dropped; each becomes a row of the list when the server has it. */
export function sendFiles(files: readonly File[]): void {
  const sendings = files.map(file => ({
    id: ++lastId,
    file,
    part: 0,
    stop: new AbortController(),
    refusal: refusalOf(file),
  }));
  store.set([...store.get(), ...sendings]);
  if (!running) void sendAll();
}

/** Stops a running upload, or takes a refused one off the page. */
export function dropSending({ id, stop }: Sending): void {
  stop.abort();
  store.set(store.get().filter(sending => sending.id !== id));
}

async function sendAll(): Promise<void> {
  running = true;
  for (let next = waiting(); next; next = waiting()) await sendOne(next);
  running = false;
}

function waiting(): Sending | undefined {
  return store.get().find(sending => !sending.refusal);
}

async function sendOne(sending: Sending): Promise<void> {
  const form = new FormData();
  form.append('arquivo', sending.file, sending.file.name);
  try {
    const progress = (part: number) => change(sending.id, { part });
    const answer = await upload(importContract.uploadFiles, form, progress, sending.stop.signal);
    const refused = isUploadAnswer(answer) ? answer.find(entry => 'recusa' in entry) : undefined;
    if (refused && 'recusa' in refused)
      change(sending.id, { refusal: { code: refused.recusa.codigo, values: refused.recusa.valores } });
    else dropSending(sending);
  } catch (error) {
    if (isAbort(error)) dropSending(sending);
    else change(sending.id, { refusal: { code: failureOf(error).code, values: {} } });
  }
  await queries.invalidateQueries({ queryKey: ['imports'] });
}

function change(id: number, values: Partial<Sending>): void {
  store.set(store.get().map(sending => (sending.id === id ? { ...sending, ...values } : sending)));
}

/** What can be told before half a gigabyte has travelled. */
function refusalOf(file: File): Sending['refusal'] {
  const ending = file.name.toLowerCase().match(/\.\w+$/)?.[0] ?? '';
  if (!accepted.split(',').includes(ending)) return { code: 'FILE_TYPE_UNKNOWN', values: {} };
  if (file.size === 0) return { code: 'FILE_EMPTY', values: {} };
  return file.size > largest ? { code: 'FILE_TOO_LARGE', values: {} } : undefined;
}
