import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { exportCall, listCalls } from '../../kernel/list.ts';
import { affected, id, idOf, idParams } from '../../kernel/wire.ts';
import * as bank from './bank-change.schemas.ts';
import { leaveContract } from './leave.contract.ts';
import * as s from './worker.schemas.ts';
import { sensitivePartNames } from './worker-fields.ts';
import * as many from './workers-acts.schemas.ts';

const by = (...permission: readonly ('RhTrabalhadorVisualizar' | 'RhTrabalhadorEditar' | 'RhTrabalhadorHistorico')[]) =>
  ({ roles: ['RH'], permission, appAccess: ['trabalhador'] }) as const satisfies Access;
const read = by('RhTrabalhadorVisualizar');
/** A manager's own people. */
const team = {
  roles: ['GESTOR'],
  permission: ['GestorTrabalhadorVisualizar'],
  appAccess: ['trabalhador'],
} as const satisfies Access;
const readers = {
  roles: ['RH', 'GESTOR'],
  permission: ['RhTrabalhadorVisualizar', 'GestorTrabalhadorVisualizar'],
  appAccess: ['trabalhador'],
} as const satisfies Access;
const changed = by('RhTrabalhadorEditar');

/** Whoever is paid, whatever their company shows them. */
const own = { roles: ['EMPREGADO'], permission: ['TrabalhadorInicioVisualizar'] } as const satisfies Access;

const ofHr = listCalls({
  path: '/trabalhador/rh',
  access: read,
  row: s.workerRow,
  query: s.workerListQuery,
  filter: s.workerFilter,
  filterValues: s.workerFilterValues,
  totals: s.workerTotals,
  summaries: {
    list: "The access group's workers, by name.",
    filters: 'The companies, departments and clients there are.',
    totals: 'Counts per state of the filtered workers.',
  },
});
const ofManager = listCalls({
  path: '/trabalhador/gestor',
  access: team,
  row: s.workerRow,
  query: s.workerListQuery,
  filter: s.workerFilter,
  filterValues: s.workerFilterValues,
  totals: s.workerTotals,
  summaries: {
    list: "A manager's own people, by name.",
    filters: 'The companies, departments and clients of the own people.',
    totals: 'Counts per state of the own people a filter finds.',
  },
});

/** HR's registry of workers, read by managers as far as it is theirs: one record an employment, what changes by a day, what is seen by its own grant. */
export const workerContract = {
  hrWorkers: ofHr.list,
  hrWorkerTotals: ofHr.totals,
  hrWorkerFilters: ofHr.filters,
  managerWorkers: ofManager.list,
  managerWorkerTotals: ofManager.totals,
  managerWorkerFilters: ofManager.filters,
  exportWorkers: exportCall({
    path: '/trabalhador/rh',
    summary: 'The filtered list as CSV, CPFs masked; counts as one download.',
    access: { roles: ['RH'], permission: ['RhTrabalhadorDownload'], appAccess: ['trabalhador'] },
    filter: s.workerFilter,
  }),
  inviteWorkers: endpoint({
    method: 'POST',
    path: '/trabalhador/rh/convites',
    summary: 'Sends the link of a first access to those of the chosen workers who never came in and have a contact.',
    access: changed,
    body: many.invitationForm,
    response: many.invitationResult,
  }),
  moveWorkers: endpoint({
    method: 'POST',
    path: '/trabalhador/rh/lotacao',
    summary: 'Moves the chosen to a department from a day on, all or none; answers how many were not there yet.',
    access: changed,
    body: many.moveForm,
    response: affected,
  }),
  dismissWorkers: endpoint({
    method: 'POST',
    path: '/trabalhador/rh/desligamentos',
    summary: 'Ends the chosen employments on a day, with the reason, all or none.',
    access: changed,
    body: many.dismissalsForm,
    response: affected,
  }),
  switchWorkers: endpoint({
    method: 'POST',
    path: '/trabalhador/rh/acessos',
    summary:
      'Switches the sign-in of the chosen on or off in this access group, all or none; answers how many persons were not so already.',
    access: changed,
    body: many.signInForm,
    response: affected,
  }),
  createWorker: endpoint({
    method: 'POST',
    path: '/trabalhador',
    summary: 'Registers an employment; a person known by CPF keeps the account there is.',
    access: { roles: ['RH'], permission: ['RhTrabalhadorCriar'], appAccess: ['trabalhador'] },
    body: s.newWorker,
    response: z.object({ id }),
  }),
  worker: endpoint({
    method: 'GET',
    path: '/trabalhador/:id',
    summary: 'The whole record, as far as it is the reader’s to see; written to the access log.',
    access: readers,
    params: idParams('employment'),
    response: s.workerRecord,
  }),
  saveWorker: endpoint({
    method: 'PUT',
    path: '/trabalhador/:id',
    summary: 'Saves one section of the record, of the version that was read.',
    access: changed,
    params: idParams('employment'),
    body: s.sectionForm,
    response: s.workerRecord,
  }),
  setWorkerPhoto: endpoint({
    method: 'PUT',
    path: '/trabalhador/:id/foto',
    summary: "The photo that HR keeps of a worker, for its access group alone; the worker's own comes before it.",
    access: changed,
    params: idParams('employment'),
    body: s.photoForm,
    response: s.workerRecord,
    ownTransactions: true,
  }),
  showWorkerCpf: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/cpf',
    summary: 'The CPF in full; that it was read is written to the access log.',
    access: read,
    params: idParams('employment'),
    response: z.object({ cpf: z.string() }),
  }),
  showWorkerSensitive: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/sensiveis',
    summary:
      'Race or colour, disability or the kinds of all leaves as they were told; that they were read is written to the access log.',
    access: read,
    params: idParams('employment'),
    body: z.object({ parte: z.enum(sensitivePartNames, 'INVALID_OPTION') }),
    response: z.object({ campos: s.fieldValues, afastamentos: z.array(s.leave) }),
  }),
  correctWorkerCpf: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/cpf/correcao',
    summary:
      'A CPF typed wrong at registration, of who never came in: the employment becomes that of the person with the right one, whose account stays as it is.',
    access: changed,
    params: idParams('employment'),
    body: s.cpfForm,
    response: s.workerRecord,
  }),
  changeWorker: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/mudancas',
    summary: 'Position, department, salary and their like, from a day on; the past stays as it was.',
    access: changed,
    params: idParams('employment'),
    body: s.changeForm,
    response: s.workerRecord,
  }),
  takeBackWorkerChange: endpoint({
    method: 'DELETE',
    path: '/trabalhador/:id/mudancas/:idMudanca',
    summary: 'Takes a change back whose day is yet to come.',
    access: changed,
    params: z.object({ id: idOf('employment'), idMudanca: idOf('employment_change') }),
    response: s.workerRecord,
  }),
  ...leaveContract,
  transferWorker: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/transferencia',
    summary: 'Another company or branch from a day on; what was before stays the former one’s.',
    access: changed,
    params: idParams('employment'),
    body: s.transferForm,
    response: s.workerRecord,
  }),
  takeBackTransfer: endpoint({
    method: 'DELETE',
    path: '/trabalhador/:id/transferencia/:idTransferencia',
    summary: 'Takes back a transfer that has not come to effect.',
    access: changed,
    params: z.object({ id: idOf('employment'), idTransferencia: idOf('company_transfer') }),
    response: s.workerRecord,
  }),
  askBankChange: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/conta',
    summary:
      'Another account or Pix key: with a fresh second factor, told to the worker, in effect after 48 hours and never around the payday.',
    access: changed,
    params: idParams('employment'),
    body: bank.bankChangeForm,
    response: s.workerRecord,
  }),
  cancelBankChange: endpoint({
    method: 'DELETE',
    path: '/trabalhador/:id/conta/:idMudanca',
    summary: 'Takes back a change of account that still waits.',
    access: changed,
    params: z.object({ id: idOf('employment'), idMudanca: idOf('bank_change') }),
    response: s.workerRecord,
  }),
  ownAccounts: endpoint({
    method: 'GET',
    path: '/contapagamento',
    summary: 'The accounts one is paid to, by employer, each known by its ending.',
    access: own,
    response: z.array(bank.ownAccount),
  }),
  ownBankChanges: endpoint({
    method: 'GET',
    path: '/mudancaconta',
    summary: "Changes of one's own accounts, the newest first; at most 20.",
    access: own,
    response: z.array(bank.ownBankChange),
  }),
  stopBankChange: endpoint({
    method: 'POST',
    path: '/mudancaconta/:id/naofuieu',
    summary: 'Stops a change of one’s own account that still waits; HR is told.',
    access: own,
    params: idParams('bank_change'),
    response: bank.ownBankChange,
  }),
  dismissWorker: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/desligamento',
    summary: 'Ends the employment on a day, with the reason.',
    access: changed,
    params: idParams('employment'),
    body: s.dismissalForm,
    response: s.workerRecord,
  }),
  reactivateWorker: endpoint({
    method: 'POST',
    path: '/trabalhador/:id/reativacao',
    summary: 'Takes the end of an employment back.',
    access: changed,
    params: idParams('employment'),
    response: s.workerRecord,
  }),
  workerTimeline: endpoint({
    method: 'GET',
    path: '/trabalhador/:id/linha-do-tempo',
    summary:
      'Admission, changes, leaves, end, receipts, documents of the folder with their expiry and first access, the newest first.',
    access: readers,
    params: idParams('employment'),
    response: z.array(s.timelineEntry),
  }),
  workerHistory: endpoint({
    method: 'GET',
    path: '/trabalhador/:id/historico',
    summary: 'Who changed what of the record, and when: the last hundred.',
    access: by('RhTrabalhadorHistorico'),
    params: idParams('employment'),
    response: z.array(s.historyEntry),
    mayLag: true,
  }),
} satisfies Contract;
