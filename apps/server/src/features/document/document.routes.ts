import { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentDocument } from './document.presenter.ts';
import { documentById } from './document.queries.ts';
import { holdFiles } from './held-files.ts';
import { beginReading, countPage, pagePicture, pageText } from './reading.ts';
import { createDocument } from './send-document.ts';
import { ownSigner } from './signature.queries.ts';

export function documentRoutes({ files }: { files: FileStore }): Routes {
  return routes(documentContract, {
    holdDocumentFiles: ({ by, uploads, inOwnTransaction }) => holdFiles(files, by, inOwnTransaction, uploads),
    createDocument: ({ tx, by, body }) => createDocument(tx, by, body),
    document: async ({ tx, params }) => presentDocument((await documentById(tx, params.id)) ?? refuse('NOT_FOUND')),
    beginReading: async ({ tx, by, body }) => {
      const id = body.idAssinatura ?? (await ownSigner(tx, undefined))?.request_id;
      return beginReading(tx, by, id ?? refuse('NOT_FOUND'));
    },
    readingPage: async ({ by, params: { n }, query, inOwnTransaction }) => {
      const content = await pagePicture(files, by, inOwnTransaction, query.leitura, n);
      return { content, contentType: 'image/png', name: `pagina-${n}.png`, size: content.length, inline: true };
    },
    readingText: async ({ by, params, query, inOwnTransaction }) => ({
      texto: await pageText(files, by, inOwnTransaction, query.leitura, params.n),
    }),
    countPage: ({ tx, by, params }) => countPage(tx, by, params.id, params.n),
  });
}
