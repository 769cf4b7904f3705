import { pagePicture, pageText } from '#core/reading/show-page.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { SentFile } from '#kernel/http/handler.ts';
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

type Paths = Pick<FileStore, 'path'>;

/** The page as a picture. @throws UPLOAD_UNREADABLE */
export async function pictureOf(
  files: Paths,
  { actor }: By,
  { sha256, page }: PagePlace,
  n: number,
): Promise<SentFile> {
  const { bytes, contentType } = await pagePicture(await files.path(sha256), page, personTurn(actor));
  const ending = contentType === 'image/png' ? 'png' : 'jpg';
  return { content: bytes, contentType, name: `pagina-${n}.${ending}`, size: bytes.length, inline: true };
}

/** What stands on it. @throws UPLOAD_UNREADABLE */
export async function textOf(files: Paths, { actor }: By, { sha256, page }: PagePlace) {
  return { texto: await pageText(await files.path(sha256), page, personTurn(actor)) };
}
