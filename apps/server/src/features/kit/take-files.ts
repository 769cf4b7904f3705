import { countDownload } from '#core/file/download.ts';
import { zipOf } from '#core/file/zip-files.ts';
import { pagePicture } from '#core/reading/show-page.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
import { mayDo } from './kit.policy.ts';
import { kitOf } from './kit-acts.ts';
import { itemsOf } from './kit-item.queries.ts';
import { itemOf } from './kit-item.ts';

type Store = Pick<FileStore, 'open' | 'path'>;
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
interface Path {
  id: string;
  item: string;
  n: string;
}

/** A file of the present delivery; counted as a download. @throws NOT_FOUND, DOWNLOAD_LIMIT_EXCEEDED */
export async function itemFile(
  store: Store,
  by: By,
  path: Path,
  inOwnTransaction: InOwnTransaction,
): Promise<SentFile> {
  const {
    name,
    sha256,
    size,
    content_type: contentType,
  } = await inOwnTransaction(async tx => {
    const { item } = await itemOf(tx, by, path);
    const file = item.files[Number(path.n) - 1] ?? refuse('NOT_FOUND');
    await countDownload(tx, by.actor, 'kitItem', item.id);
    return file;
  });
  return { content: await store.open(sha256), contentType, name, size };
}

/** A page as a picture, numbered through the files that are shown as pages. @throws NOT_FOUND, UPLOAD_UNREADABLE */
export async function itemPage(
  store: Store,
  by: By,
  path: Path,
  inOwnTransaction: InOwnTransaction,
): Promise<SentFile> {
  const { item } = await inOwnTransaction(tx => itemOf(tx, by, path));
  const n = Number(path.n);
  let before = 0;
  for (const { content_type, sha256, shown_sha256, pages } of item.files) {
    const shown = shown_sha256 ?? (content_type === 'application/pdf' ? sha256 : null);
    const count = pages ?? 0;
    if (shown !== null && n > before && n <= before + count) {
      const { bytes, contentType } = await pagePicture(await store.path(shown), n - before, personTurn(by.actor));
      const name = `pagina-${n}.${contentType === 'image/png' ? 'png' : 'jpg'}`;
      return { content: bytes, contentType, name, size: bytes.length, inline: true };
    }
    before += count;
  }
  return refuse('NOT_FOUND');
}

/** All that was accepted of a kit as one ZIP; counted as one download. @throws NOT_FOUND, OPERATION_NOT_ALLOWED */
export async function kitZip(store: Store, by: By, id: string, inOwnTransaction: InOwnTransaction): Promise<SentFile> {
  const { name, files } = await inOwnTransaction(async tx => {
    const kit = await kitOf(tx, by, id);
    if (!mayDo('baixa', kit.kind, by.actor)) refuse('OPERATION_NOT_ALLOWED');
    const accepted = (await itemsOf(tx, [kit.id])).filter(({ state }) => state === 'accepted');
    const files = accepted.flatMap(item =>
      item.files.map(file => ({
        ...file,
        name: cleanFileName(`${item.name} ${file.name}`),
        at: item.decided_at ?? new Date(),
      })),
    );
    if (files.length === 0) refuse('FILE_NOT_FOUND');
    await countDownload(tx, by.actor, 'kit', kit.id);
    return { name: cleanFileName(`${kit.worker} ${kit.name}.zip`), files };
  });
  return { content: zipOf(files, store), contentType: 'application/zip', name };
}
