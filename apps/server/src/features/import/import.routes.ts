import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { countDownload } from '#core/file/download.ts';
import { presentFileLog } from '#core/task/file-log.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { importTopic } from './import.jobs.ts';
import { presentDocument, presentImport, presentTables, presentTotals } from './import.presenter.ts';
import { companiesToChoose, countImports, findImport, importLog, importTotals, listImports } from './import.queries.ts';
import {
  cancelImport,
  confirmColumns,
  noticesAsked,
  retryImport,
  schedulePublication,
  sendFiles,
  type UndoListener,
  undoImports,
} from './import-acts.ts';
import { waitingTables } from './import-columns.queries.ts';
import { listDocuments } from './import-document.queries.ts';
import { documentStatesOf, filterOf } from './import-list.ts';
import { checkOnePerson } from './release/release-acts.ts';

export interface ImportServices {
  enqueue: Enqueue;
  files: Pick<FileStore, 'open'>;
  undo: UndoListener;
}

/** Payroll files from the drop to the publication (receipts document, 'Import'). */
export function importRoutes({ enqueue, files, undo }: ImportServices): Routes {
  return routes(importContract, {
    uploadFiles: async ({ tx, by, uploads }) => sendFiles(tx, enqueue, by, uploads),
    imports: async ({ tx, actor, params, query }) => {
      const filter = filterOf(query);
      const rows = await listImports(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countImports(tx, filter), params, row => presentImport(row, actor));
    },
    importTotals: async ({ tx }) => presentTotals(await importTotals(tx), await companiesToChoose(tx)),
    importEvents: async ({ actor }) => ({ topics: [importTopic(actor.accessGroupId ?? '')] }),
    importById: async ({ tx, actor, params }) =>
      presentImport((await findImport(tx, params.id)) ?? refuse('NOT_FOUND'), actor),
    importDocuments: async ({ tx, params, query }) => {
      if (!(await findImport(tx, params.id))) refuse('NOT_FOUND');
      const filter = { states: documentStatesOf(query.situacao), search: query.pesquisa };
      const { items, total } = await listDocuments(tx, params.id, filter, { ...params, after: query.after });
      // an import's documents are counted to the last
      return pageOf(items, total, { ...params, most: total }, presentDocument);
    },
    importLog: async ({ tx, params }) => {
      if (!(await findImport(tx, params.id))) refuse('NOT_FOUND');
      return presentFileLog(await importLog.of(tx, params.id));
    },
    publishImport: async ({ tx, actor, by, params, body }) => {
      await checkOnePerson(tx);
      await schedulePublication(tx, enqueue, by, params.id, {
        all: body.quais === 'todos',
        at: body.quando,
        ...noticesAsked(body),
      });
      return presentImport((await findImport(tx, params.id)) ?? refuse('NOT_FOUND'), actor);
    },
    cancelImport: async ({ tx, actor, by, params }) => {
      await cancelImport(tx, by, params.id);
      return presentImport((await findImport(tx, params.id)) ?? refuse('NOT_FOUND'), actor);
    },
    retryImport: async ({ tx, actor, by, params }) => {
      await retryImport(tx, enqueue, by, params.id);
      return presentImport((await findImport(tx, params.id)) ?? refuse('NOT_FOUND'), actor);
    },
    importColumns: async ({ tx, params }) => {
      if (!(await findImport(tx, params.id))) refuse('NOT_FOUND');
      return presentTables(await waitingTables(tx, params.id));
    },
    confirmColumns: async ({ tx, actor, by, params, body }) => {
      await confirmColumns(tx, enqueue, by, params.id, body);
      return presentImport((await findImport(tx, params.id)) ?? refuse('NOT_FOUND'), actor);
    },
    undoImports: async ({ tx, by, body }) => undoImports(tx, undo, by, readDeletion(body)),
    originalFile: async ({ tx, actor, params }) => {
      const row = (await findImport(tx, params.id)) ?? refuse('NOT_FOUND');
      await countDownload(tx, actor, 'import', row.id);
      return {
        content: await files.open(row.file_sha256),
        contentType: row.content_type,
        name: row.file_name,
        size: row.file_size,
      };
    },
  });
}
