import { readingContract } from '@cracha/contract/features/document/reading.contract.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { presentPagesRead } from './document.presenter.ts';
import { pictureOf, textOf } from './page-place.ts';
import { beginReading, countPage, pageOfReading, servedPage } from './reading.ts';

/** Ways through a version: of who got it, and of who signs it. */
export function readingRoutes({ files }: { files: Pick<FileStore, 'path'> }): Routes {
  return routes(readingContract, {
    beginReading: async ({ tx, by, body }) => ({
      id: await beginReading(tx, by, { documentId: body.idDocumento, requestId: body.idAssinatura }),
    }),
    readingPage: async ({ by, params, query, inOwnTransaction }) => {
      const place = await inOwnTransaction(tx => pageOfReading(tx, query.leitura, params.n));
      const picture = await pictureOf(files, by, place, params.n);
      await inOwnTransaction(tx => servedPage(tx, query.leitura, params.n));
      return picture;
    },
    readingText: async ({ by, params, query, inOwnTransaction }) => {
      const place = await inOwnTransaction(tx => pageOfReading(tx, query.leitura, params.n));
      const text = await textOf(files, by, place);
      await inOwnTransaction(tx => servedPage(tx, query.leitura, params.n));
      return text;
    },
    countPage: async ({ tx, by, params }) => presentPagesRead(await countPage(tx, by, params.id, params.n)),
  });
}
