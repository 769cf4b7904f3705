import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageNumber, pageOf, pageParams, pageSize } from '../../kernel/page.ts';
import { deletion, id, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './import.schemas.ts';
import { changesImports, seesImports } from './import-access.ts';

/** Payroll files: sent, read, checked, published, undone. Our own calls; the source documents fix none. */
export const importContract = {
  uploadFiles: endpoint({
    method: 'POST',
    path: '/importacao',
    summary:
      'Takes one or many payroll files (multipart, streamed); each becomes an import or is refused with a reason.',
    access: { roles: ['RH'], permission: ['RhImportacaoCriar'], appAccess: ['importacao'] },
    bodyKind: 'upload',
    // Receipts document, 'Import': up to 500 MB a file.
    upload: {
      maxFiles: 50,
      maxBytes: 500 * megabyte,
      keep: true,
      extensions: ['pdf', 'zip', 'txt', 'csv', 'xlsx', 'xml'],
    },
    response: s.uploadedFiles,
  }),
  imports: endpoint({
    method: 'GET',
    path: '/importacao/:page/:size',
    summary: "The access group's imports, newest first.",
    access: seesImports,
    params: pageParams(defaultPageSize.staff),
    query: s.importListQuery,
    response: pageOf(s.importItem),
  }),
  importTotals: endpoint({
    method: 'GET',
    path: '/importacao/totais',
    summary: 'How many imports there are in each state.',
    access: seesImports,
    response: s.importTotals,
  }),
  importEvents: endpoint({
    method: 'GET',
    path: '/importacao/eventos',
    summary:
      'Server-sent events `import` {id} each time one changes; `sync` {calmoHaMs} first and after a gap: read the list anew, save what was asked for within the milliseconds for which it says that nothing happened.',
    access: seesImports,
    response: z.object({ id }),
    responseKind: 'events',
  }),
  importById: endpoint({
    method: 'GET',
    path: '/importacao/:id',
    summary: 'One import.',
    access: seesImports,
    params: idParams('import'),
    response: s.importItem,
  }),
  importDocuments: endpoint({
    method: 'GET',
    path: '/importacao/:id/documentos/:page/:size?',
    summary: 'The documents of an import, the doubtful ones first, then by page.',
    access: seesImports,
    params: z.object({ id: idOf('import'), page: pageNumber, size: pageSize(defaultPageSize.staff) }),
    query: s.importDocumentQuery,
    response: pageOf(s.importDocument),
  }),
  importLog: endpoint({
    method: 'GET',
    path: '/importacao/:id/registro',
    summary: 'What was done with an import and found in it, oldest first.',
    access: {
      roles: ['RH'],
      permission: ['RhImportacaoHistorico', 'RhImportacaoVisualizar'],
      appAccess: ['importacao'],
    },
    params: idParams('import'),
    response: s.importLog,
  }),
  publishImport: endpoint({
    method: 'POST',
    path: '/importacao/:id/publicar',
    summary: 'Publishes the clean documents or all, now or at a chosen time; twice publishes nothing twice.',
    access: changesImports,
    params: idParams('import'),
    body: s.publishForm,
    response: s.importItem,
  }),
  cancelImport: endpoint({
    method: 'POST',
    path: '/importacao/:id/cancelar',
    summary: 'Stops an import that waits, is read or is scheduled.',
    access: changesImports,
    params: idParams('import'),
    response: s.importItem,
  }),
  retryImport: endpoint({
    method: 'POST',
    path: '/importacao/:id/repetir',
    summary: 'Reads the file again from the beginning.',
    access: changesImports,
    params: idParams('import'),
    response: s.importItem,
  }),
  importColumns: endpoint({
    method: 'GET',
    path: '/importacao/:id/colunas',
    summary: 'The tables of a CSV or XLSX file whose columns wait to be confirmed.',
    access: seesImports,
    params: idParams('import'),
    response: s.importTables,
  }),
  confirmColumns: endpoint({
    method: 'POST',
    path: '/importacao/:id/colunas',
    summary: 'Confirms what the columns of a table hold; after the last one the file is read.',
    access: changesImports,
    params: idParams('import'),
    body: s.columnsForm,
    response: s.importItem,
  }),
  undoImports: endpoint({
    method: 'DELETE',
    path: '/importacao',
    summary: 'Undoes imports: what they published goes to the exclusion history, with a reason.',
    access: { roles: ['RH'], permission: ['RhImportacaoDeletar'], appAccess: ['importacao'] },
    body: deletion,
    responseKind: 'empty',
  }),
  originalFile: endpoint({
    method: 'GET',
    path: '/importacao/:id/original',
    summary: 'The file as it was sent; counts as one download.',
    access: { roles: ['RH'], permission: ['RhImportacaoDownload'], appAccess: ['importacao'] },
    params: idParams('import'),
    responseKind: 'file',
  }),
} satisfies Contract;
