import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected, day, deletion, id, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './time-clock.schemas.ts';
import { timesheetReaders } from './timesheet-readers.ts';

/** Worker dialogs take five files of 20 MB (product map, 'Uploads'). */
const dialogUpload = {
  maxFiles: 5,
  maxBytes: 20 * megabyte,
  keep: true,
  extensions: ['pdf', 'png', 'jpg', 'jpeg'],
  optional: true,
} as const;

const anyClock = ['ponto-pdf', 'ponto-manual', 'ponto-registro', 'ponto-fopag'] as const;
const team = {
  roles: ['GESTOR'],
  permission: ['GestorEspelhoPontoVisualizar', 'GestorPontoFopagVisualizar'],
  appAccess: anyClock,
} as const satisfies Access;
const staff = {
  roles: ['RH'],
  permission: ['RhEspelhoPontoVisualizar', 'RhPontoFopagVisualizar'],
  appAccess: anyClock,
} as const satisfies Access;
/** Who decides a mirror: the worker's managers; HR where nobody is above. */
const decides = (act: 'Aprovar' | 'Negar') =>
  ({
    roles: ['GESTOR', 'RH'],
    permission: [`GestorEspelhoAprovacao${act}`, `RhEspelhoPonto${act}`],
  }) as const satisfies Access;

/** Timesheets: read, answered, sent, decided (calls 70–79 and our own). */
export const timeClockContract = {
  workerTimesheets: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/:page/:size?',
    summary: "One's own timesheets, newest first; may be kept privately for 15 seconds.",
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorEspelhoPontoVisualizar', 'TrabalhadorPontoFopagVisualizar'],
      appAccess: anyClock,
    },
    // Call 70 answers 10 by default (inventory/calls.json), unlike the worker's cards.
    params: pageParams(defaultPageSize.staff),
    query: s.ownTimesheetsQuery,
    response: pageOf(s.timesheetRow),
  }),
  workerTimesheetLink: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/getPdfUrl/:id',
    summary: "A short-lived link to the PDF of one's own timesheet; counts as one download.",
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorEspelhoPontoDownload', 'TrabalhadorPontoFopagDownload'],
    },
    params: idParams('timesheet'),
    response: s.fileLink,
  }),
  timesheet: endpoint({
    method: 'GET',
    path: '/ponto/:id',
    summary: 'One timesheet, day by day.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: timesheetReaders,
    },
    params: idParams('timesheet'),
    response: s.timesheet,
  }),
  pendingTimesheetTotal: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/totalPendentes',
    summary: 'How many visible timesheets wait for an answer.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorEspelhoPontoVisualizar'] },
    response: z.int(),
  }),
  answerTimesheet: endpoint({
    method: 'PUT',
    path: '/ponto/:id/concorda',
    summary: 'The worker agrees, or disagrees with a message and files.',
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorEspelhoPontoAprovar', 'TrabalhadorEspelhoPontoNegar'],
    },
    params: idParams('timesheet'),
    body: s.timesheetAnswerForm,
    bodyKind: 'upload',
    upload: dialogUpload,
    response: s.timesheetAnswer,
  }),
  markTimesheetViewed: endpoint({
    method: 'PUT',
    path: '/ponto/:id/visualizou',
    summary: 'Dates the first view; later calls change nothing.',
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorEspelhoPontoVisualizar', 'TrabalhadorPontoFopagVisualizar'],
    },
    params: idParams('timesheet'),
    responseKind: 'empty',
  }),
  hrTimesheets: endpoint({
    method: 'GET',
    path: '/ponto/rh/:page/:size?',
    summary: "The access group's timesheets.",
    access: staff,
    params: pageParams(defaultPageSize.staff),
    query: s.timesheetListQuery,
    response: pageOf(s.timesheetRow),
  }),
  hideTimesheets: endpoint({
    method: 'PUT',
    path: '/ponto/:idEmpresa/desativaVisualizacao/:mes/:ano/:ocultar',
    summary: 'Hides the timesheets of a company and month from their workers, or shows them again.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoEditar'] },
    params: s.hidingParams,
    query: z.object({ idPonto: z.optional(id) }),
    response: affected,
  }),
  deleteTimesheets: endpoint({
    method: 'DELETE',
    path: '/ponto',
    summary: 'Moves timesheets to the exclusion history, with a reason; the punches stay.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoDeletar'] },
    body: deletion,
    responseKind: 'empty',
  }),
  hrTimesheetLink: endpoint({
    method: 'GET',
    path: '/ponto/rh/getPdfUrl/:id',
    summary: 'A short-lived link to the PDF of a timesheet; counts as one download.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoDownload', 'RhPontoFopagDownload'] },
    params: idParams('timesheet'),
    response: s.fileLink,
  }),
  hrTimesheetFilters: endpoint({
    method: 'GET',
    path: '/ponto/rh/filtros',
    summary: 'The months, companies, departments and clients that timesheets of the scope have.',
    access: staff,
    response: s.timesheetFilterValues,
  }),
  hrTimesheetTotals: endpoint({
    method: 'GET',
    path: '/ponto/rh/totais',
    summary: 'How many timesheets a filter finds, by state.',
    access: staff,
    query: s.timesheetFilter,
    response: s.timesheetCounts,
  }),
  exportTimesheets: endpoint({
    method: 'GET',
    path: '/ponto/rh/exportar',
    summary: 'The timesheets that a filter finds as a file.',
    access: staff,
    query: s.timesheetFilter,
    responseKind: 'file',
    ownTransactions: true,
    mayLag: true,
  }),
  teamTimesheets: endpoint({
    method: 'GET',
    path: '/ponto/gestor/:page/:size?',
    summary: "The timesheets of the manager's people.",
    access: team,
    params: pageParams(defaultPageSize.staff),
    query: s.timesheetListQuery,
    response: pageOf(s.timesheetRow),
  }),
  teamTimesheetFilters: endpoint({
    method: 'GET',
    path: '/ponto/gestor/filtros',
    summary: "The months, companies, departments and clients of the manager's people.",
    access: team,
    response: s.timesheetFilterValues,
  }),
  teamTimesheetTotals: endpoint({
    method: 'GET',
    path: '/ponto/gestor/totais',
    summary: "How many timesheets of the manager's people a filter finds, by state.",
    access: team,
    query: s.timesheetFilter,
    response: s.timesheetCounts,
  }),
  teamTimesheetLink: endpoint({
    method: 'GET',
    path: '/ponto/gestor/getPdfUrl/:id',
    summary: 'A short-lived link to the PDF of a timesheet of the manager’s people; counts as one download.',
    access: { ...team, permission: ['GestorEspelhoPontoDownload', 'GestorPontoFopagDownload'] },
    params: idParams('timesheet'),
    response: s.fileLink,
  }),
  timesheetsToDecide: endpoint({
    method: 'GET',
    path: '/ponto/decidir/:page/:size?',
    summary: 'The sent timesheets that wait for the reader, oldest first.',
    access: {
      roles: ['GESTOR', 'RH'],
      permission: ['GestorEspelhoAprovacaoVisualizar', 'RhEspelhoPontoAprovar'],
    },
    params: pageParams(defaultPageSize.staff),
    query: s.decisionQuery,
    response: pageOf(s.timesheetRow),
  }),
  sendTimesheet: endpoint({
    method: 'PUT',
    path: '/ponto/:id/envia',
    summary: 'The worker sends a month for approval, with the answer where there is none yet.',
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorEspelhoPontoFinalizar', 'TrabalhadorPontoFopagFinalizar'],
    },
    params: idParams('timesheet'),
    body: s.sendForm,
    response: s.timesheetRow,
  }),
  approveTimesheet: endpoint({
    method: 'PUT',
    path: '/ponto/:id/aprova',
    summary: 'Approves a sent timesheet.',
    access: decides('Aprovar'),
    params: idParams('timesheet'),
    body: s.versionForm,
    response: s.timesheetRow,
  }),
  returnTimesheet: endpoint({
    method: 'PUT',
    path: '/ponto/:id/devolve',
    summary: 'Gives a sent timesheet back to its worker, with a reason.',
    access: decides('Negar'),
    params: idParams('timesheet'),
    body: s.reasonForm,
    response: s.timesheetRow,
  }),
  reviewTimesheet: endpoint({
    method: 'PUT',
    path: '/ponto/:id/revisa',
    summary: 'HR opens a sent or approved timesheet again, with a reason.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoEditar'] },
    params: idParams('timesheet'),
    body: s.reasonForm,
    response: s.timesheetRow,
  }),
  explainTotal: endpoint({
    method: 'GET',
    path: '/ponto/:id/explica/:total',
    summary:
      'Why a total of a timesheet is what it is: its ground, the parameters in force, the days and their punches.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: timesheetReaders,
    },
    params: z.object({ id: idOf('timesheet'), total: z.string().check(z.maxLength(40)) }),
    query: z.object({ dia: z.optional(day) }),
    response: s.explanation,
  }),
  redirectTimesheet: endpoint({
    method: 'PUT',
    path: '/ponto/:id/redireciona',
    summary: 'HR gives a sent timesheet to another who may decide it, with a reason.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoEditar'] },
    params: idParams('timesheet'),
    body: s.redirectForm,
    response: s.timesheetRow,
  }),
  remindTimesheets: endpoint({
    method: 'POST',
    path: '/ponto/rh/lembrete',
    summary: 'Reminds of answering, sending or approving, each person once a day.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoEditar'] },
    body: s.reminderForm,
    response: affected,
  }),
  timesheetHistory: endpoint({
    method: 'GET',
    path: '/ponto/:id/historico',
    summary: 'What was done with a timesheet, newest first.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: timesheetReaders,
    },
    params: idParams('timesheet'),
    response: z.array(s.timesheetEvent),
  }),
  timesheetPdf: endpoint({
    method: 'GET',
    path: '/ponto/:id/pdf',
    summary: 'The bytes behind a link of getPdfUrl, for five minutes and its user.',
    access: { roles: ['EMPREGADO', 'GESTOR', 'RH'] },
    params: idParams('timesheet'),
    query: z.object({ chave: z.optional(z.string().check(z.maxLength(200))) }),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
