import { documentStoreContract, type storeTabs } from '@cracha/contract/features/document/document-store.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { wireState } from '#core/document/document-state.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { documentSeal } from '../seal.jobs.ts';
import { sentFile } from '../take-document.ts';
import {
  contentOf,
  countStored,
  type StoreFilter,
  type StoreRow,
  storedDocuments,
  storedOne,
  storeTotals,
  stuckSignature,
} from './store.queries.ts';

type Row = ResponseSent<(typeof documentStoreContract)['storedDocuments']>['items'][number];
const tabs: Record<(typeof storeTabs)[number], StoreFilter['tab']> = {
  ...{ todos: 'all', presos: 'stuck', infectados: 'infected', orfaos: 'orphan', repetidos: 'again' },
};

export interface StoreServices {
  files: Pick<FileStore, 'open'>;
  enqueue: Enqueue;
}

/** What the operator sees of the documents of all groups: by function, never a title or a name. */
export function storeRoutes({ files, enqueue }: StoreServices): Routes {
  return routes(documentStoreContract, {
    storedDocuments: async ({ tx, params, query }) => {
      const { aba = 'todos', pesquisa: search, idGrupo: groupId, tipo: type, de: from, ate: until } = query;
      const filter = { tab: tabs[aba], search, groupId, type, from, until };
      const rows = await storedDocuments(tx, filter, { size: params.size, after: query.after });
      return pageOf(rows, await countStored(tx, filter), params, presentRow);
    },
    storeTotals: ({ tx }) => storeTotals(tx),
    storedDocument: async ({ tx, params }) => {
      const { situacao, criadoEm, eventos, aberturas, ...one } =
        (await storedOne(tx, params.id)) ?? refuse('NOT_FOUND');
      return {
        ...one,
        ...{ situacao: wireState(situacao), criadoEm: iso(criadoEm) },
        eventos: eventos.map(event => ({ ...event, em: iso(event.em) })),
        aberturas: aberturas.map(opening => ({ ...opening, em: iso(opening.em) })),
      };
    },
    sealStored: async ({ tx, params }) => {
      const found = (await stuckSignature(tx, params.id)) ?? refuse('NOT_FOUND');
      const causer = { personId: found.asked_by, accessGroupId: found.access_group_id };
      await enqueue(tx, documentSeal, { ...causer, requestId: found.request_id });
      return undefined;
    },
    storedContent: async ({ by, params, query, inOwnTransaction }) => {
      const found = await inOwnTransaction(tx => contentOf(tx, params.id, query.motivo, by.ip));
      const [only, another] = found;
      if (!only) return refuse('NOT_FOUND');
      const kept = found.map(({ name, sha256, size, content_type: contentType }) => ({
        ...{ name, sha256, size, contentType, at: new Date() },
      }));
      const one = { name: only.name, contentType: only.content_type, files: kept };
      return sentFile(files, another ? { name: 'documento.zip', contentType: 'application/zip', files: kept } : one);
    },
  });
}

const iso = (at: string) => new Date(at).toISOString();
const unsent: Readonly<Record<string, Row['situacao']>> = { orphan: 'orfao', infected: 'infectado' };

function presentRow(row: StoreRow): Row {
  return {
    ...{ id: row.id, codigo: row.code, idGrupo: row.group_id, grupo: row.group_name, tipo: row.type },
    ...{ tamanho: row.size, hash: row.hash, situacao: unsent[row.state] ?? wireState(row.state) },
    ...{ criadoEm: row.at.toISOString(), guardaAte: row.kept_until },
  };
}
