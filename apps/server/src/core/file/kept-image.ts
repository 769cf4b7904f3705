import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoPageOf } from '#core/looking/look.ts';
import type { PhotoPage } from '#core/looking/look-tasks.ts';
import { renderDocumentPage } from '#core/reading/cut.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import { waitText } from '#kernel/wait-text.ts';
import { admitPicture } from './kept-image.queries.ts';

const mostBytes = 700_000;
/** The longer side of an image as it is kept. */
const keptSide = 320;

/** Whose picture it is, the form's field that it came in, and who sent it. */
export interface PictureOf {
  /** Of a person, an employment or a company. */
  id: string;
  field: string;
  by: By;
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/**
 * The name in the store of a photo or logo after a form's field: a new one is drawn anew from its pixels, so that nothing else of
 * the file that was sent is kept; ten of each in an hour, also those that are refused. @throws UPLOAD_CONTENT_MISMATCH for what is no PNG
 * or JPEG that can be drawn, UPLOAD_TOO_LARGE, RATE_LIMITED
 */
export async function keepImage(
  files: Pick<FileStore, 'put'>,
  { id, field, by, inOwnTransaction }: PictureOf,
  sent: string | null | undefined,
  present: string | null,
): Promise<string | null> {
  if (sent === undefined || sent === present) return present;
  if (sent === null || sent === '') return null;
  const bytes = bytesOf(field, sent);
  const wait = await inOwnTransaction(tx => admitPicture(tx, id));
  if (wait) refuse('RATE_LIMITED', { tempo: waitText(wait, by.request.language), retryAfter: wait });
  const drawn = await redraw(field, bytes, personTurn(by.actor));
  const { sha256 } = await files.put(toChunks(drawn), { maxBytes: drawn.length });
  return sha256;
}

function bytesOf(field: string, dataUrl: string): Uint8Array<ArrayBuffer> {
  const [, base64] = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  if (!base64) return refuseField(field, 'UPLOAD_CONTENT_MISMATCH');
  // memory of its own: it is handed over to a thread
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  return bytes.length > mostBytes ? refuseField(field, 'UPLOAD_TOO_LARGE', { max: '700 KB' }) : bytes;
}

/** Put on a page of its own size by one thread, drawn by another: what breaks or hangs there brings down that thread alone. */
async function redraw(field: string, image: Uint8Array<ArrayBuffer>, turn: Turn): Promise<Uint8Array> {
  const page = await photoPageOf(image, turn);
  if (!page) return refuseField(field, 'UPLOAD_CONTENT_MISMATCH');
  if ('tooLarge' in page) return refuseField(field, 'UPLOAD_TOO_LARGE', { max: page.tooLarge });
  return draw(field, page, turn);
}

async function draw(field: string, { pdf, width, height }: PhotoPage, turn: Turn): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'cracha-image-'));
  try {
    const path = join(folder, 'image.pdf');
    await writeFile(path, pdf);
    return await renderDocumentPage(path, 1, Math.min(1, keptSide / Math.max(width, height)), turn);
  } catch (error) {
    if (error instanceof Refusal) return refuseField(field, 'UPLOAD_CONTENT_MISMATCH');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
