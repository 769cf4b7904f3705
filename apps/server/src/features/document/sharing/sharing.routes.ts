import { type linkStates, sharingContract } from '@cracha/contract/features/document/sharing.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type pg from 'pg';
import { pageOf } from '#kernel/database/keyset.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { pictureOf } from '../page-place.ts';
import { sentFile } from '../take-document.ts';
import { openPrint, printedPage, printTicket } from './print-document.ts';
import { openLink, revokeLink, type ShareServices, shareDocuments, sharedFiles } from './share-documents.ts';
import { countLinks, type LinkRow, listLinks } from './sharing.queries.ts';

export interface SharingServices extends ShareServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'open' | 'path' | 'part'>;
}

export function sharingRoutes(services: SharingServices): Routes {
  const { files, pool } = services;
  return routes(sharingContract, {
    shareDocuments: ({ tx, by, body }) => shareDocuments(services, tx, by, body),
    sharedLinks: async ({ tx, params, query }) => {
      const rows = await listLinks(tx, query.idDocumento, { ...params, after: query.after });
      return pageOf(rows, await countLinks(tx, query.idDocumento), params, presentLink);
    },
    revokeLink: async ({ tx, by, params }) => presentLink(await revokeLink(tx, by, params.id)),
    openLink: ({ by, body, inOwnTransaction }) => openLink(services, by, inOwnTransaction, body),
    linkBytes: async ({ query, inOwnTransaction }) => {
      const taken = await inOwnTransaction(tx => sharedFiles(tx, query.passe));
      const [only, another] = taken.files;
      if (!only || another) return sentFile(files, taken);
      const { sha256, size } = only;
      const content = { etag: sha256, part: (from: number, to: number) => files.part(sha256, from, to) };
      return { content, size, contentType: taken.contentType, name: taken.name };
    },
    printTicket: ({ tx, by, body }) => printTicket(tx, by, body),
    openPrint: ({ body, inOwnTransaction }) => openPrint(inOwnTransaction, body),
    printPage: async ({ by, params, query, inOwnTransaction }) =>
      pictureOf(files, by, await printedPage(pool, inOwnTransaction, query.passe, params.n), params.n),
  });
}

function presentLink(row: LinkRow): ResponseSent<(typeof sharingContract)['revokeLink']> {
  return {
    ...{ id: row.id, titulo: row.title, situacao: stateOf(row), arquivos: row.files },
    ...{ criadoEm: row.made_at.toISOString(), expiraEm: row.until.toISOString() },
    ...{ vezes: row.times, usadas: row.used, ultimaEm: row.last_at?.toISOString() ?? null },
  };
}

function stateOf({ revoked_at, over, used, times }: LinkRow): (typeof linkStates)[number] {
  if (revoked_at !== null) return 'revogado';
  if (used >= times) return 'usado';
  return over ? 'vencido' : 'ativo';
}
