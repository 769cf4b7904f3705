import type { sharingContract } from '@cracha/contract/features/document/sharing.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type pg from 'pg';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { documentOf } from '../document.ts';
import { type PagePlace, placeOfPage } from '../page-place.ts';
import { newSecret, secretHash } from './share-documents.ts';
import { insertTicket, printedOf, useTicket } from './sharing.queries.ts';

type Calls = typeof sharingContract;
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
const ticketSeconds = 60;

/** For whoever sees the document. @throws NOT_FOUND */
export async function printTicket(
  tx: Tx,
  by: By,
  { id }: BodyOf<Calls['printTicket']>,
): Promise<ResponseSent<Calls['printTicket']>> {
  const { id: documentId, access_group_id: accessGroupId, file_version: version } = await documentOf(tx, by, id);
  const ticket = newSecret();
  await insertTicket(tx, { hash: secretHash(ticket), accessGroupId, personId: by.personId, documentId, version });
  return { bilhete: ticket, expiraEm: new Date(Date.now() + ticketSeconds * 1000).toISOString() };
}

/** @throws LINK_EXPIRED of a ticket that is unknown, used or too old; NOT_FOUND where nothing of it can be printed */
export async function openPrint(
  inOwnTransaction: InOwnTransaction,
  { bilhete }: BodyOf<Calls['openPrint']>,
): Promise<ResponseSent<Calls['openPrint']>> {
  const passe = newSecret();
  const found = await inOwnTransaction(tx => useTicket(tx, secretHash(bilhete), secretHash(passe)));
  if (!found) return refuse('LINK_EXPIRED');
  const { code: codigo, title: titulo, hash, pages: paginas } = found;
  return paginas === null ? refuse('NOT_FOUND') : { codigo, titulo, hash, paginas, passe };
}

/** @throws LINK_EXPIRED, NOT_FOUND beyond its pages */
export async function printedPage(
  pool: pg.Pool,
  inOwnTransaction: InOwnTransaction,
  passe: string,
  n: number,
): Promise<PagePlace> {
  const found = (await inOwnTransaction(tx => printedOf(tx, secretHash(passe)))) ?? refuse('LINK_EXPIRED');
  const { document_id, version, access_group_id: accessGroupId, person_id: personId } = found;
  return inGroupContext(pool, { personId, accessGroupId }, tx => placeOfPage(tx, document_id, version, n));
}
