import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { upload } from '#kernel/base/client.ts';

export type HeldAnswer = ResponseOf<(typeof calls)['holdDocumentFiles']>[number];
/** A file that the server holds for a day. */
export type HeldFile = Extract<HeldAnswer, { id: string }>;
export type RefusedFile = Extract<HeldAnswer, { recusa: unknown }>;

/** The answer comes by XHR without the client's types: looked at before it is used. */
const isAnswer = (answer: unknown): answer is HeldAnswer[] =>
  Array.isArray(answer) && answer.every(one => typeof one === 'object' && one !== null && 'nome' in one);

/** Files to send: each taken, or why not. */
export async function holdFiles(files: readonly File[], onProgress: (part: number) => void): Promise<HeldAnswer[]> {
  const form = new FormData();
  for (const [at, file] of files.entries()) form.append(`arquivo_${at}`, file, file.name);
  const answer = await upload(calls.holdDocumentFiles, form, onProgress);
  return isAnswer(answer) ? answer : [];
}
