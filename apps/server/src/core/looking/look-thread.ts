import { cleanRichText, plainText, readRichText } from '@cracha/contract/kernel/rich-text.ts';
import { answerTasks } from '#kernel/threads/thread.ts';
import { isWholeOffice } from '#kernel/upload/office-file.ts';
import { isImage, plainImage } from '#kernel/upload/plain-image.ts';
import type { LookAnswer, LookResults, LookTask } from './look-tasks.ts';

answerTasks(answerOf, handedOver);

async function answerOf(task: LookTask): Promise<LookAnswer> {
  try {
    return { result: await resultOf(task) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

async function resultOf(task: LookTask): Promise<LookResults[LookTask['kind']]> {
  if (task.kind === 'upload') return shownOf(task.bytes, task.contentType);
  // most threads never draw: the library that does is large
  if (task.kind === 'photo' || task.kind === 'paper')
    return (await import('./photo-page.ts')).photoPage(Buffer.from(task.bytes.buffer), task.kind);
  if (task.kind === 'stamp') return unlessBroken((await import('../receipt/stamp-qr.ts')).stampQr(task.pdf, task.url));
  if (task.kind === 'join')
    return unlessBroken((await import('../receipt/join-pdfs.ts')).joinPdfs(task.pdfs, task.title));
  const markup = cleanRichText(task.markup);
  return { markup, hasWords: plainText(readRichText(markup)).trim() !== '' };
}

/** The library throws whatever it stumbles over. */
function unlessBroken(made: Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  return made.catch(() => undefined);
}

function shownOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Uint8Array | undefined {
  if (isImage(contentType)) return plainImage(Buffer.from(bytes.buffer), contentType);
  return isWholeOffice(bytes, contentType) ? bytes : undefined;
}

function handedOver(answer: LookAnswer): ArrayBuffer[] {
  const result = 'result' in answer ? answer.result : undefined;
  const bytes = result instanceof Uint8Array ? result : result && 'pdf' in result ? result.pdf : undefined;
  // a small one may stand in memory that Node shares out
  return bytes && bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength > Buffer.poolSize
    ? [bytes.buffer]
    : [];
}
