import { recordOpening } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { documentById } from './document.queries.ts';
import { noteReceipt } from './document-change.queries.ts';
import { noteEvent } from './note-event.ts';
import { type PagePlace, placeOfPage } from './page-place.ts';
import {
  documentOfRequest,
  insertReading,
  keptStanding,
  notePage,
  noteServed,
  noteSignerRead,
  type Reading,
  readingById,
  signerReading,
  signersRequest,
} from './reading.queries.ts';
import { noteOpened } from './signature.queries.ts';

/** How far somebody has read: what the server handed out and counted, whatever the client says. */
export interface Standing {
  /** Pages from 1, in their order. */
  pages: readonly number[];
  total: number;
  isRead: boolean;
  /** SHA-256 of what is read, in lower-case hex. */
  hash: string;
}

/**
 * How far the caller has read the present version of a document: a portal user by who they are, a signer by their session.
 * @throws NOT_FOUND
 */
export async function readStanding(tx: Tx, documentId: string): Promise<Standing> {
  const { counted, pages: total, read: isRead, hash } = (await keptStanding(tx, documentId)) ?? refuse('NOT_FOUND');
  return { pages: counted.toSorted((one, other) => one - other), total, isRead, hash };
}

/** @throws DOCUMENT_NOT_READ with how far, STALE_VERSION where they read something else */
export function mustBeRead({ pages, total, isRead, hash }: Standing, read: string): void {
  if (!isRead) refuse('DOCUMENT_NOT_READ', { n: pages.length, t: total });
  if (hash !== read) refuse('STALE_VERSION');
}

/**
 * Begins a way through the present version; who signs it has opened it by that. A signer's session reads its own document.
 * @throws NOT_FOUND, INVALID_REQUEST where neither a document nor a request is named
 */
export async function beginReading(
  tx: Tx,
  by: By,
  of: { documentId: string | undefined; requestId: string | undefined },
): Promise<string> {
  const requestId = of.requestId ?? (by.profile === 'assinante' ? await signersRequest(tx) : undefined);
  if (of.documentId === undefined && requestId === undefined) refuse('INVALID_REQUEST');
  const documentId = of.documentId ?? (await documentOfRequest(tx, requestId ?? '')) ?? refuse('NOT_FOUND');
  const id = (await insertReading(tx, documentId)) ?? refuse('NOT_FOUND');
  const signer = await signerReading(tx, documentId);
  if (signer) await noteOpened(tx, by, { documentId, signer, hash: signer.hash_read });
  return id;
}

/** A way that goes on: another version, or half an hour's pause, has ended it. @throws NOT_FOUND, STALE_VERSION */
async function goingOn(tx: Tx, id: string, held = false): Promise<Reading> {
  const reading = (await readingById(tx, id, held)) ?? refuse('NOT_FOUND');
  if (reading.over || reading.version !== reading.file_version) refuse('STALE_VERSION');
  return reading;
}

/** Where a page is that a reading asks for. @throws NOT_FOUND, STALE_VERSION */
export async function pageOfReading(tx: Tx, id: string, n: number): Promise<PagePlace> {
  const reading = await goingOn(tx, id);
  return placeOfPage(tx, reading.document_id, reading.version, n);
}

/** It was handed out. @throws NOT_FOUND, STALE_VERSION */
export async function servedPage(tx: Tx, id: string, n: number): Promise<void> {
  const reading = await goingOn(tx, id);
  await noteServed(tx, reading.id, n);
}

/** The reader was on a page. The last one that counts makes the version read. @throws NOT_FOUND, STALE_VERSION */
export async function countPage(tx: Tx, by: By, id: string, n: number): Promise<Standing> {
  const reading = await goingOn(tx, id, true);
  if (n > reading.pages) refuse('NOT_FOUND');
  await notePage(tx, reading.id, n);
  const standing = await readStanding(tx, reading.document_id);
  if (standing.isRead && reading.counted.length < reading.pages) await noteRead(tx, by, reading, standing.hash);
  const now = (await readingById(tx, id)) ?? reading;
  const pages = now.counted.toSorted((one, other) => one - other);
  return { ...standing, pages, isRead: pages.length >= reading.pages };
}

/** Dated once of each reader: of who got it, and of who is named to sign it. */
async function noteRead(
  tx: Tx,
  by: By,
  { document_id: documentId, version, pages: paginas }: Reading,
  hash: string,
): Promise<void> {
  const isSigner = await noteSignerRead(tx, documentId);
  const isReader = by.profile !== 'assinante' && (await documentById(tx, readerOf(by), documentId))?.mine === true;
  const { personId, ip } = by;
  const isFirst = isReader && (await noteReceipt(tx, { documentId, version, personId, ip }, 'read'));
  if (isSigner || isFirst)
    await noteEvent(tx, by, documentId, { tipo: 'lido', dados: { versao: version, paginas }, hash });
}

export const readerOf = ({ personId, profile }: Pick<By, 'personId' | 'profile'>) => ({ personId, profile });

/** Whom a document is about can see which of the staff opened it. */
export async function noteOpening(
  tx: Tx,
  by: By,
  { id, access_group_id: accessGroupId }: { id: string; access_group_id: string },
  persons: readonly string[],
): Promise<void> {
  for (const personId of persons)
    if (personId !== by.personId || by.supporterId !== null)
      await recordOpening(tx, by, { accessGroupId, personId, entity: 'document', entityId: id });
}
