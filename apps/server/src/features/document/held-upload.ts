import { readFile } from 'node:fs/promises';
import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { paperPageOf } from '#core/looking/look.ts';
import { pagesOf } from '#core/reading/show-page.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import { type HeldFile, insertHeld, ownGroup } from './held-upload.queries.ts';

type Held = ResponseSent<(typeof documentContract)['holdDocumentFiles']>[number];
type Files = Pick<FileStore, 'path' | 'put'>;
type Looked = Upload & { pages: number | null; shown: string | null };

/** Pictures that are shown as pages: a HEIC is kept, and not drawn. */
const drawn: readonly string[] = ['image/png', 'image/jpeg'];
/** Pages are numbered through in a path; no more are read here. */
export const mostPages = 2500;

/** Looks at each file, then holds those that are good for their sender, for a day. */
export async function holdFiles(
  files: Files,
  { by, uploads }: { by: By; uploads: readonly Upload[] },
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<Held[]> {
  const looked: (Looked | (Upload & { refusal: Refusal }))[] = [];
  const seen = new Set<string>();
  for (const upload of uploads) {
    const isAgain = !upload.refusal && seen.has(upload.sha256);
    seen.add(upload.sha256);
    looked.push(
      isAgain ? { ...upload, refusal: new Refusal('RECORD_ALREADY_EXISTS') } : await lookedAt(files, by, upload),
    );
  }
  return inOwnTransaction(async tx => {
    const accessGroupId =
      by.profile === 'trabalhador' ? ((await ownGroup(tx, by.personId)) ?? refuse('NOT_FOUND')) : groupOf(by);
    const held: Held[] = [];
    for (const one of looked) held.push(await hold(tx, { ...by, accessGroupId }, one));
    return held;
  });
}

/** A file that turns out to be none to show is refused, as one that arrived broken. */
async function lookedAt(files: Files, by: By, upload: Upload): Promise<Looked | (Upload & { refusal: Refusal })> {
  const { refusal, contentType, sha256 } = upload;
  if (refusal) return { ...upload, refusal };
  try {
    const turn = personTurn(by.actor);
    if (contentType === 'application/pdf') {
      const pages = await pagesOf(await files.path(sha256), turn);
      if (pages < 1) throw new Refusal('UPLOAD_UNREADABLE');
      if (pages > mostPages) throw new Refusal('MAX_VALUE', { max: mostPages });
      return { ...upload, pages, shown: null };
    }
    if (!drawn.includes(contentType)) return { ...upload, pages: null, shown: null };
    return { ...upload, pages: 1, shown: await asPaper(files, sha256, turn) };
  } catch (error) {
    if (error instanceof Refusal) return { ...upload, refusal: error };
    throw error;
  }
}

/** A picture as one page of a PDF, in the store. @throws UPLOAD_TOO_LARGE, UPLOAD_UNREADABLE */
async function asPaper(files: Files, sha256: string, turn: Turn): Promise<string> {
  const bytes = await readFile(await files.path(sha256));
  // memory of its own: it is handed over to a thread
  const page = await paperPageOf(new Uint8Array(bytes), turn);
  if (!page) throw new Refusal('UPLOAD_UNREADABLE');
  if ('tooLarge' in page) throw new Refusal('UPLOAD_TOO_LARGE', { max: page.tooLarge });
  return (await files.put(once(page.pdf), { maxBytes: page.pdf.length })).sha256;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function hold(
  tx: Tx,
  by: { accessGroupId: string; personId: string; profile: string },
  one: Looked | (Upload & { refusal: Refusal }),
): Promise<Held> {
  const { name, refusal } = one;
  if (refusal) return { nome: name, recusa: { codigo: refusal.code, valores: refusal.data ?? {} } };
  const { sha256, size, contentType: content_type } = one;
  const { pages, shown: shown_sha256 } = 'pages' in one ? one : { pages: null, shown: null };
  const file: Omit<HeldFile, 'id'> = { name, sha256, size, content_type, pages, shown_sha256 };
  const id = await insertHeld(tx, by, file);
  const avisos = pages === null ? [{ codigo: 'FORMAT_NOT_SIGNABLE', valores: {} }] : [];
  return { ...{ nome: name, id, tamanho: size, sha256, paginas: pages }, avisos };
}
