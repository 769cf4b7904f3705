import { readFile } from 'node:fs/promises';
import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { pagesOfPart } from '#core/document/paper.ts';
import type { HeldFile } from '#core/document/take-held.queries.ts';
import { paperPageOf } from '#core/looking/look.ts';
import { pagesOf } from '#core/reading/show-page.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { NotSignable, type NotSignableReason } from '#kernel/pdf/revision/not-signable.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import { insertHeld, noteInfected, ownGroup } from './held-upload.queries.ts';

type Held = ResponseSent<(typeof documentContract)['holdDocumentFiles']>[number];
type Files = Pick<FileStore, 'path' | 'put'>;
interface Seen {
  pages: number | null;
  /** A picture as one page of a PDF. */
  shown: string | null;
  /** Why it can't be signed; null: it can. */
  unsignable: ErrorCode | null;
}
type Looked = Upload & Seen;

/** Pictures that are shown as pages: a HEIC is kept, and not drawn. */
const drawn: readonly string[] = ['image/png', 'image/jpeg'];
/** Pages are numbered through in a path; no more are read here. */
export const mostPages = 2500;
/** Of a paper to sign (product 6.3). */
export const mostSigned = 500;

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
      isAgain
        ? { ...upload, refusal: new Refusal('UPLOAD_DUPLICATE', { nome: upload.name }) }
        : await lookedAt(files, by, upload),
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
    if (contentType === 'application/pdf') return { ...upload, ...(await ofPdf(await files.path(sha256), turn)) };
    if (!drawn.includes(contentType)) return { ...upload, pages: null, shown: null, unsignable: 'FORMAT_NOT_SIGNABLE' };
    return { ...upload, pages: 1, shown: await asPaper(files, sha256, turn), unsignable: null };
  } catch (error) {
    if (error instanceof Refusal) return { ...upload, refusal: error };
    throw error;
  }
}

const reasons = {
  broken: 'UPLOAD_UNREADABLE',
  encrypted: 'FILE_PASSWORD_PROTECTED',
  noPages: 'UPLOAD_UNREADABLE',
  tooManyPages: 'MAX_VALUE',
  sides: 'FORMAT_NOT_SIGNABLE',
  signed: 'SIGNED_UPLOAD',
  pixels: 'FORMAT_NOT_SIGNABLE',
} as const satisfies Record<NotSignableReason, ErrorCode>;

/** Its pages, and whether it can be signed too. @throws FILE_PASSWORD_PROTECTED, UPLOAD_UNREADABLE, MAX_VALUE */
async function ofPdf(path: string, turn: Turn): Promise<Seen> {
  const unsignable = await whyNot(path, turn);
  if (unsignable === 'FILE_PASSWORD_PROTECTED') refuse(unsignable);
  const pages = await pagesOf(path, turn);
  if (pages < 1) refuse('UPLOAD_UNREADABLE');
  if (pages > mostPages) refuse('MAX_VALUE', { max: mostPages });
  return { pages, shown: null, unsignable };
}

/** Drawn plainly, as it would be signed: told now, not when everybody waits for it. */
async function whyNot(path: string, turn: Turn): Promise<ErrorCode | null> {
  try {
    await pagesOfPart({ kind: 'pdf', bytes: await readFile(path) }, turn);
    return null;
  } catch (error) {
    if (error instanceof NotSignable) return reasons[error.reason];
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
  if (refusal?.code === 'UPLOAD_INFECTED') await noteInfected(tx, by);
  if (refusal) return { nome: name, recusa: { codigo: refusal.code, valores: refusal.data ?? {} } };
  const { sha256, size, contentType: content_type } = one;
  const {
    pages,
    shown: shown_sha256,
    unsignable,
  } = 'pages' in one ? one : { pages: null, shown: null, unsignable: null };
  const file: Omit<HeldFile, 'id'> = { name, sha256, size, content_type, pages, shown_sha256, unsignable };
  const id = await insertHeld(tx, by, file);
  const avisos = unsignable === null ? [] : [{ codigo: unsignable, valores: { max: mostSigned } }];
  return { ...{ nome: name, id, tamanho: size, sha256, paginas: pages }, avisos };
}
