import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageNumber, pageOf, pageParams, pageSize } from '../../kernel/page.ts';
import { deletion, id, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import { importLog } from '../import/import.schemas.ts';
import * as s from './registry.schemas.ts';

const by = (
  ...permission: readonly (
    | 'RhImportacaoVisualizar'
    | 'RhImportacaoCriar'
    | 'RhImportacaoEditar'
    | 'RhImportacaoDeletar'
    | 'RhImportacaoDownload'
    | 'RhImportacaoHistorico'
  )[]
) => ({ roles: ['RH'], permission, appAccess: ['importacao'] }) as const satisfies Access;
const sees = by('RhImportacaoVisualizar');
const changes = by('RhImportacaoEditar');

/** The workers' registry from a file: sent, checked row by row without changing anything, applied whole or not at all, undone. Our own calls. */
export const registryContract = {
  uploadRegistry: endpoint({
    method: 'POST',
    path: '/importacao/cadastro',
    summary:
      'Takes CSV, XLSX, eSocial S-2200 XML (also many in a ZIP) or employee records (PDF, also many in a ZIP); each file becomes a dry run or is refused with a reason.',
    access: by('RhImportacaoCriar'),
    bodyKind: 'upload',
    upload: { maxFiles: 20, maxBytes: 100 * megabyte, keep: true, extensions: ['csv', 'xlsx', 'xml', 'zip', 'pdf'] },
    response: s.sentRegistries,
  }),
  registries: endpoint({
    method: 'GET',
    path: '/importacao/cadastro/:page/:size',
    summary: 'The registry imports, newest first.',
    access: sees,
    params: pageParams(defaultPageSize.staff),
    query: s.registryListQuery,
    response: pageOf(s.registryItem),
  }),
  registryEvents: endpoint({
    method: 'GET',
    path: '/importacao/cadastro/eventos',
    summary:
      'Server-sent events `registry` {id} each time one changes; `sync` {calmoHaMs} first and after a gap: read the list anew, save what was asked for within the milliseconds for which it says that nothing happened.',
    access: sees,
    response: z.object({ id }),
    responseKind: 'events',
  }),
  registryById: endpoint({
    method: 'GET',
    path: '/importacao/cadastro/:id',
    summary: 'One registry import.',
    access: sees,
    params: idParams('registry_import'),
    response: s.registryItem,
  }),
  registryRows: endpoint({
    method: 'GET',
    path: '/importacao/cadastro/:id/linhas/:page/:size?',
    summary: 'The rows of the dry run, in the order of the file: what becomes of each, why, and what changes.',
    access: sees,
    params: z.object({ id: idOf('registry_import'), page: pageNumber, size: pageSize(defaultPageSize.staff) }),
    query: s.registryRowsQuery,
    response: pageOf(s.registryRow),
  }),
  registryTable: endpoint({
    method: 'GET',
    path: '/importacao/cadastro/:id/colunas',
    summary: "The file's columns as they are read, to confirm or correct.",
    access: sees,
    params: idParams('registry_import'),
    response: s.registryTable,
  }),
  confirmRegistry: endpoint({
    method: 'POST',
    path: '/importacao/cadastro/:id/colunas',
    summary:
      'Says what the columns hold, of which company rows without a CNPJ are, and from which day on changes hold; the dry run begins anew.',
    access: changes,
    params: idParams('registry_import'),
    body: s.registryColumnsForm,
    response: s.registryItem,
  }),
  correctRow: endpoint({
    method: 'PUT',
    path: '/importacao/cadastro/:id/linhas/:linha',
    summary: 'Puts other texts into cells of one row; the dry run begins anew with them, and the file stays as it is.',
    access: changes,
    params: z.object({ id: idOf('registry_import'), linha: pageNumber }),
    body: s.cellsForm,
    response: s.registryItem,
  }),
  applyRegistry: endpoint({
    method: 'POST',
    path: '/importacao/cadastro/:id/aplicar',
    summary: 'Applies the dry run in one transaction or not at all; twice applies nothing twice.',
    access: changes,
    params: idParams('registry_import'),
    response: s.registryItem,
  }),
  cancelRegistry: endpoint({
    method: 'POST',
    path: '/importacao/cadastro/:id/cancelar',
    summary: 'Stops an import that has not been applied.',
    access: changes,
    params: idParams('registry_import'),
    response: s.registryItem,
  }),
  retryRegistry: endpoint({
    method: 'POST',
    path: '/importacao/cadastro/:id/repetir',
    summary: 'Reads the file again from the beginning, against the registry as it is now.',
    access: changes,
    params: idParams('registry_import'),
    response: s.registryItem,
  }),
  refusedRows: endpoint({
    method: 'GET',
    path: '/importacao/cadastro/:id/recusadas',
    summary: 'The rows that were left out as CSV, with a column that says why; counts as one download.',
    access: by('RhImportacaoDownload'),
    params: idParams('registry_import'),
    responseKind: 'file',
    ownTransactions: true,
  }),
  registryLog: endpoint({
    method: 'GET',
    path: '/importacao/cadastro/:id/registro',
    summary: 'What was done with a registry import, oldest first.',
    access: by('RhImportacaoHistorico', 'RhImportacaoVisualizar'),
    params: idParams('registry_import'),
    response: importLog,
  }),
  undoRegistries: endpoint({
    method: 'DELETE',
    path: '/importacao/cadastro',
    summary: 'Puts back what imports changed, with a reason; refused where somebody has changed it since.',
    access: by('RhImportacaoDeletar'),
    body: deletion,
    responseKind: 'empty',
  }),
} satisfies Contract;
