import type { Tx } from '#kernel/database/transaction.ts';
import { refuse } from '#kernel/refusal.ts';
import { filesOf, versionsOf } from './document-parts.queries.ts';

/** A page of a stored PDF, from 1. */
export interface PagePlace {
  sha256: string;
  page: number;
}

/** Where page n of a version is: of the prepared file where there is one, else of its files, numbered through. @throws NOT_FOUND */
export async function placeOfPage(tx: Tx, documentId: string, version: number, n: number): Promise<PagePlace> {
  const [of] = await versionsOf(tx, documentId, version);
  if (!of || n > (of.pages ?? 0)) refuse('NOT_FOUND');
  if (of.prepared_sha256) return { sha256: of.prepared_sha256, page: n };
  let before = 0;
  for (const { shown, pages } of await filesOf(tx, documentId, version)) {
    if (shown === null || pages === null) continue;
    if (n <= before + pages) return { sha256: shown, page: n - before };
    before += pages;
  }
  return refuse('NOT_FOUND');
}
