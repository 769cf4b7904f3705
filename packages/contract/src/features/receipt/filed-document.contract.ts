import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { idParams } from '../../kernel/wire.ts';
import * as s from './filed-document.schemas.ts';

const readsRecords = {
  roles: ['EMPREGADO'],
  permission: ['TrabalhadorDocumentoRecebidoVisualizar'],
  appAccess: ['docs-recebidos'],
} as const satisfies Access;
const readsMirrors = {
  roles: ['EMPREGADO'],
  permission: ['TrabalhadorEspelhoPontoVisualizar'],
  appAccess: ['ponto-pdf'],
} as const satisfies Access;

/** One's own employee records and time-clock mirrors, published from HR's files. Our own calls. */
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
    summary: 'One employee record; its first opening is dated.',
    access: readsRecords,
    params: idParams,
    response: s.employeeRecord,
  }),
  employeeRecordPdf: endpoint({
    method: 'GET',
    path: '/documento/ficha/:id/pdf',
    summary: "The record's PDF: the worker's pages only; counts as one download.",
    access: { ...readsRecords, permission: ['TrabalhadorDocumentoRecebidoDownload'] },
    params: idParams,
    responseKind: 'file',
    ownTransactions: true,
  }),
  workerMirrors: endpoint({
    method: 'GET',
    path: '/documento/espelho/lista/:page/:size?',
    summary: "One's own time-clock mirrors of all employers, newest first.",
    access: readsMirrors,
    params: pageParams(defaultPageSize.staff),
    query: s.filedListQuery,
    response: pageOf(s.filedRow),
  }),
  timeMirror: endpoint({
    method: 'GET',
    path: '/documento/espelho/:id',
    summary: 'One time-clock mirror, day by day; its first opening is dated.',
    access: readsMirrors,
    params: idParams,
    response: s.timeMirror,
  }),
  timeMirrorPdf: endpoint({
    method: 'GET',
    path: '/documento/espelho/:id/pdf',
    summary: "The mirror's PDF: the worker's pages only; counts as one download.",
    access: { ...readsMirrors, permission: ['TrabalhadorEspelhoPontoDownload'] },
    params: idParams,
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
