import { pageTextOf } from '#core/document/paper.ts';
import { renderDocumentPage } from '#core/reading/cut.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { appendEvent } from './chain.queries.ts';
import { countedWith } from './page-count.ts';
import { insertReading, noteCounted, noteRead, noteServed, type ReadingRow, readingById } from './reading.queries.ts';
import { noteOpened, ownSigner, signatureById, signersOf } from './signature.queries.ts';

type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
/** Pixels per point: a page 1,190 pixels wide reads well on a desk and at twice its size on a phone. */
const pictureScale = 2;

/** Begins to read what a request asks to sign. @throws NOT_FOUND, STATUS_FORBIDS before it is prepared */
export async function beginReading(tx: Tx, by: By, requestId: string): Promise<{ id: string }> {
  const request = (await signatureById(tx, requestId)) ?? refuse('NOT_FOUND');
  if (request.hash_read === null) return refuse('STATUS_FORBIDS', { status: request.state });
  const own = await ownSigner(tx, request.id);
  const named = (await signersOf(tx, request.id)).find(({ id }) => id === own?.id);
  if (named) await noteOpened(tx, by, { documentId: request.document_id, signer: named, hash: request.hash_read });
  const reader =
    by.profile === 'assinante'
      ? { signerId: named?.id ?? refuse('NOT_FOUND'), personId: null }
      : { signerId: null, personId: by.personId };
  return { id: await insertReading(tx, request.id, reader) };
}

/** A reading that goes on. @throws NOT_FOUND for another's, STALE_VERSION once it is over */
async function readingOf(tx: Tx, id: string, page: number, held = false): Promise<ReadingRow> {
  const reading = (await readingById(tx, id, held)) ?? refuse('NOT_FOUND');
  if (reading.over) refuse('STALE_VERSION');
  if (page > reading.pages) refuse('INVALID_PAGE');
  return reading;
}

async function handOut(inOwnTransaction: InOwnTransaction, id: string, page: number): Promise<ReadingRow> {
  return inOwnTransaction(async tx => {
    const reading = await readingOf(tx, id, page, true);
    await noteServed(tx, reading.id, page);
    return reading;
  });
}

/** A page as a picture of what is signed; that it was handed out is noted first. */
export async function pagePicture(
  files: FileStore,
  by: By,
  inOwnTransaction: InOwnTransaction,
  id: string,
  page: number,
): Promise<Uint8Array> {
  const { prepared_sha256 } = await handOut(inOwnTransaction, id, page);
  return renderDocumentPage(await files.path(prepared_sha256), page, pictureScale, turnOf(by));
}

/** The words of a page, for who hears them: it counts as handed out too. */
export async function pageText(
  files: FileStore,
  by: By,
  inOwnTransaction: InOwnTransaction,
  id: string,
  page: number,
): Promise<string> {
  const { prepared_sha256 } = await handOut(inOwnTransaction, id, page);
  return pageTextOf(await files.path(prepared_sha256), page, turnOf(by));
}

/** A signer without a user has no person: their document's session is whose turn it is. */
const turnOf = (by: By) =>
  by.personId === '' ? { tenant: by.actor.sessionId, waits: 'person' as const } : personTurn(by.actor);

/** The reader says they were on a page for a second; the server's clock decides. Who has read all stands so. */
export async function countPage(
  tx: Tx,
  by: By,
  id: string,
  page: number,
): Promise<{ lidas: number[]; total: number; lido: boolean }> {
  const reading = await readingOf(tx, id, page, true);
  const counted = countedWith(reading, page, new Date());
  if (counted.length > reading.counted.length) await noteCounted(tx, reading.id, counted);
  const lido = counted.length >= reading.pages;
  if (lido && reading.counted.length < reading.pages) {
    const reader = await noteRead(tx, reading.document_id);
    await appendEvent(tx, reading.document_id, {
      ...{ tipo: 'lido', ator: reader?.name ?? by.actor.name, ip: by.ip, agente: by.request.userAgent },
      ...{ dados: { paginas: reading.pages }, hashDocumento: reading.prepared_sha256 },
    });
  }
  return { lidas: [...counted].sort((a, b) => a - b), total: reading.pages, lido };
}
