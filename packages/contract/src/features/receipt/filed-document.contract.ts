import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { deletion, idParams } from '../../kernel/wire.ts';
import * as s from './filed-document.schemas.ts';

const readsRecords = {
  roles: ['EMPREGADO'],
  permission: ['TrabalhadorDocumentoRecebidoVisualizar'],
  appAccess: ['docs-recebidos'],
} as const satisfies Access;

const hrRecords = (permission: 'RhDocumentoEmpregadoVisualizar' | 'RhDocumentoEmpregadoDeletar') =>
  ({ roles: ['RH'], permission: [permission], appAccess: ['docs-empregado'] }) as const satisfies Access;

/** Employee records published from HR's files: one's own and HR's lists. Of imported mirrors of the time clock the page alone. Our own calls. */
export const filedDocumentContract = {
  workerRecords: endpoint({
    method: 'GET',
    path: '/documento/ficha/lista/:page/:size?',
    summary: "One's own employee records of all employers, newest first.",
    access: readsRecords,
    params: pageParams(defaultPageSize.staff),
    query: s.filedListQuery,
    response: pageOf(s.filedRow),
  }),
  employeeRecord: endpoint({
    method: 'GET',
    path: '/documento/ficha/:id',
    summary: "One employee record; its worker's first opening is dated, others' openings are recorded.",
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorDocumentoRecebidoVisualizar', 'RhDocumentoEmpregadoVisualizar'],
      appAccess: ['docs-recebidos', 'docs-empregado'],
    },
    params: idParams('record'),
    response: s.employeeRecord,
  }),
  employeeRecordPdf: endpoint({
    method: 'GET',
    path: '/documento/ficha/:id/pdf',
    summary: "The record's PDF: the worker's pages only; counts as one download.",
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorDocumentoRecebidoDownload', 'RhDocumentoEmpregadoDownload'],
      appAccess: ['docs-recebidos', 'docs-empregado'],
    },
    params: idParams('record'),
    responseKind: 'file',
    ownTransactions: true,
  }),
  timeMirrorPdf: endpoint({
    method: 'GET',
    path: '/documento/espelho/:id/pdf',
    summary: "The mirror's PDF: the worker's pages only; counts as one download.",
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorEspelhoPontoDownload', 'RhEspelhoPontoDownload'],
      appAccess: ['ponto-pdf'],
    },
    params: idParams('mirror'),
    responseKind: 'file',
    ownTransactions: true,
  }),
  hrRecords: endpoint({
    method: 'GET',
    path: '/documento/ficha/rh/:page/:size?',
    summary: "The employee records of the access group's workers, newest month first, then by name.",
    access: hrRecords('RhDocumentoEmpregadoVisualizar'),
    params: pageParams(defaultPageSize.staff),
    query: s.staffFiledQuery,
    response: pageOf(s.staffFiledRow),
  }),
  hrRecordFilters: endpoint({
    method: 'GET',
    path: '/documento/ficha/rh/filtros',
    summary: 'The months and companies that employee records of the scope have.',
    access: hrRecords('RhDocumentoEmpregadoVisualizar'),
    response: s.filedFilterValues,
  }),
  withdrawRecords: endpoint({
    method: 'DELETE',
    path: '/documento/ficha',
    summary: 'Moves employee records to the exclusion history, with a reason; their workers are told.',
    access: hrRecords('RhDocumentoEmpregadoDeletar'),
    body: deletion,
    responseKind: 'empty',
  }),
} satisfies Contract;
