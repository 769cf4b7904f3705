import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected, deletion, id, idParams, megabyte, searchText } from '../../kernel/wire.ts';
import * as s from './time-clock.schemas.ts';

/** Worker dialogs take five files of 20 MB (product map, 'Uploads'). */
const dialogUpload = { maxFiles: 5, maxBytes: 20 * megabyte, keep: true, extensions: ['pdf', 'png', 'jpg', 'jpeg'] };

/** Timesheets, justifications, manual punches (calls 70–82). All of it is planned. */
export const timeClockContract = {
  workerTimesheets: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/:page/:size?',
    summary: "One's own timesheets, newest first; may be kept privately for 15 seconds.",
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorEspelhoPontoVisualizar'],
      appAccess: ['ponto-pdf', 'ponto-manual', 'ponto-registro', 'ponto-fopag'],
    },
    // Call 70 answers 10 by default (inventory/calls.json), unlike the worker's cards.
    params: pageParams(defaultPageSize.staff),
    query: z.object({ pesquisa: searchText }),
    response: pageOf(s.timesheetRow),
    planned: true,
  }),
  workerTimesheetLink: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/getPdfUrl/:id',
    summary: "A short-lived link to the PDF of one's own timesheet; counts as one download.",
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorEspelhoPontoDownload'] },
    params: idParams('timesheet'),
    response: s.fileLink,
    planned: true,
  }),
  timesheet: endpoint({
    method: 'GET',
    path: '/ponto/:id',
    summary: 'One timesheet, day by day.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: ['GestorEspelhoPontoVisualizar', 'RhEspelhoPontoVisualizar'],
    },
    params: idParams('timesheet'),
    response: s.timesheet,
    planned: true,
  }),
  pendingTimesheetTotal: endpoint({
    method: 'GET',
    path: '/ponto/trabalhador/totalPendentes',
    summary: 'How many visible timesheets wait for an answer.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorEspelhoPontoVisualizar'] },
    response: z.int(),
    planned: true,
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
    planned: true,
  }),
  markTimesheetViewed: endpoint({
    method: 'PUT',
    path: '/ponto/:id/visualizou',
    summary: 'Dates the first view; later calls change nothing.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorEspelhoPontoVisualizar'] },
    params: idParams('timesheet'),
    responseKind: 'empty',
    planned: true,
  }),
  hrTimesheets: endpoint({
    method: 'GET',
    path: '/ponto/rh/:page/:size?',
    summary: "The access group's timesheets.",
    access: {
      roles: ['RH'],
      permission: ['RhEspelhoPontoVisualizar'],
      appAccess: ['ponto-pdf', 'ponto-manual', 'ponto-registro'],
    },
    params: pageParams(defaultPageSize.staff),
    query: s.timesheetListQuery,
    response: pageOf(s.timesheetRow),
    planned: true,
  }),
  hideTimesheets: endpoint({
    method: 'PUT',
    path: '/ponto/:idEmpresa/desativaVisualizacao/:mes/:ano/:ocultar',
    summary: 'Hides the timesheets of a company and month from their workers, or shows them again.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoEditar'] },
    params: s.hidingParams,
    query: z.object({ idPonto: z.optional(id) }),
    response: affected,
    planned: true,
  }),
  deleteTimesheets: endpoint({
    method: 'DELETE',
    path: '/ponto',
    summary: 'Moves timesheets to the exclusion history, with a reason; the punches stay.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoDeletar'] },
    body: deletion,
    responseKind: 'empty',
    planned: true,
  }),
  hrTimesheetLink: endpoint({
    method: 'GET',
    path: '/ponto/rh/getPdfUrl/:id',
    summary: 'A short-lived link to the PDF of a timesheet; counts as one download.',
    access: { roles: ['RH'], permission: ['RhEspelhoPontoDownload'] },
    params: idParams('timesheet'),
    response: s.fileLink,
    planned: true,
  }),
  sendJustification: endpoint({
    method: 'POST',
    path: '/ponto/trabalhador/justificativa/:id',
    summary: 'Justifies a day or a period of a timesheet, with files.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorJustificativaCriar'] },
    params: idParams('clock_justification'),
    body: s.justificationForm,
    bodyKind: 'upload',
    upload: dialogUpload,
    response: s.justificationSent,
    planned: true,
  }),
  enterManualPunch: endpoint({
    method: 'POST',
    path: '/ponto/trabalhador/pontomanual/:id',
    summary: 'Enters a forgotten punch of one employment; the original punches stay.',
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorPontoManualCriar'],
      appAccess: ['ponto-manual', 'ponto-registro'],
    },
    params: idParams('clock_punch'),
    body: s.manualPunchForm,
    response: s.manualPunch,
    planned: true,
  }),
  withdrawManualPunch: endpoint({
    method: 'DELETE',
    path: '/ponto/trabalhador/pontomanual/:id',
    summary: "Withdraws one's own manual punch while it is pending.",
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorPontoManualDeletar'] },
    params: idParams('clock_punch'),
    responseKind: 'empty',
    planned: true,
  }),
} satisfies Contract;
