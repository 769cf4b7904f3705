import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { id, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './clock-justification.schemas.ts';
import { justificationSent, manualPunch, manualPunchForm } from './time-clock.schemas.ts';

/** Worker dialogs take five files of 20 MB (product map, 'Uploads'). */
const dialogUpload = {
  maxFiles: 5,
  maxBytes: 20 * megabyte,
  keep: true,
  extensions: ['pdf', 'png', 'jpg', 'jpeg'],
  optional: true,
} as const;
const reads = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: [
    'TrabalhadorJustificativaVisualizar',
    'TrabalhadorPontoManualVisualizar',
    'GestorJustificativaVisualizar',
    'RhJustificativaVisualizar',
    'RhPontoManualVisualizar',
  ],
} as const satisfies Access;
/** Manual entries are decided by HR's own permission, by a manager with that of justifications. */
const decides = (act: 'Aprovar' | 'Negar' | 'Finalizar') =>
  ({
    roles: ['GESTOR', 'RH'],
    permission: [
      `GestorJustificativa${act}`,
      `RhJustificativa${act}`,
      ...(act === 'Finalizar' ? [] : ([`RhPontoManual${act}`] as const)),
    ],
  }) as const satisfies Access;
const batches = {
  roles: ['GESTOR', 'RH'],
  permission: [
    'GestorJustificativaLoteAprovar',
    'GestorJustificativaLoteNegar',
    'GestorJustificativaLoteFinalizar',
    'RhJustificativaLoteAprovar',
    'RhJustificativaLoteNegar',
    'RhJustificativaLoteFinalizar',
  ],
  appAccess: ['ponto-fopag-lote'],
} as const satisfies Access;
const writes = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: [
    'TrabalhadorJustificativaCriar',
    'TrabalhadorPontoManualCriar',
    'GestorJustificativaCriar',
    'RhJustificativaCriar',
  ],
} as const satisfies Access;
const treats = { roles: ['RH'], permission: ['RhEspelhoPontoEditar'] } as const satisfies Access;

/** Justifications and manual entries (calls 80–82 and our own), and HR's treatment of days. */
export const clockJustificationContract = {
  sendJustification: endpoint({
    method: 'POST',
    path: '/ponto/trabalhador/justificativa/:id',
    summary: 'Justifies a day or a period of a timesheet, with files.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorJustificativaCriar'] },
    params: idParams('timesheet'),
    body: s.justificationForm,
    bodyKind: 'upload',
    upload: dialogUpload,
    response: justificationSent,
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
    params: idParams('employment'),
    body: manualPunchForm,
    response: manualPunch,
  }),
  withdrawManualPunch: endpoint({
    method: 'DELETE',
    path: '/ponto/trabalhador/pontomanual/:id',
    summary: "Withdraws one's own manual punch while it is pending.",
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorPontoManualDeletar'] },
    params: idParams('justification'),
    responseKind: 'empty',
  }),
  justifyAsHr: endpoint({
    method: 'POST',
    path: '/ponto/rh/justificativa/:id',
    summary: 'HR justifies for a worker.',
    access: { roles: ['RH'], permission: ['RhJustificativaCriar'] },
    params: idParams('timesheet'),
    body: s.justificationForm,
    bodyKind: 'upload',
    upload: dialogUpload,
    response: justificationSent,
  }),
  justifyAsManager: endpoint({
    method: 'POST',
    path: '/ponto/gestor/justificativa/:id',
    summary: 'A manager justifies for a worker.',
    access: { roles: ['GESTOR'], permission: ['GestorJustificativaCriar'] },
    params: idParams('timesheet'),
    body: s.justificationForm,
    bodyKind: 'upload',
    upload: dialogUpload,
    response: justificationSent,
  }),
  justifications: endpoint({
    method: 'GET',
    path: '/ponto/justificativa/:page/:size',
    summary: 'Justifications in reach, those that wait first, then the newest.',
    access: reads,
    params: pageParams(defaultPageSize.staff),
    query: s.justificationQuery,
    response: pageOf(s.justificationRow),
  }),
  justification: endpoint({
    method: 'GET',
    path: '/ponto/justificativa/:id',
    summary: 'One justification with its day, files and thread.',
    access: reads,
    params: idParams('justification'),
    response: s.justificationDetail,
  }),
  changeJustification: endpoint({
    method: 'PUT',
    path: '/ponto/justificativa/:id',
    summary: 'Its author changes it while it waits or was returned, and sends it again.',
    access: writes,
    params: idParams('justification'),
    body: s.justificationForm,
    bodyKind: 'upload',
    upload: dialogUpload,
    response: s.justificationRow,
  }),
  withdrawJustification: endpoint({
    method: 'DELETE',
    path: '/ponto/justificativa/:id',
    summary: 'Its author takes it back while nobody has decided it.',
    access: writes,
    params: idParams('justification'),
    responseKind: 'empty',
  }),
  approveJustification: endpoint({
    method: 'PUT',
    path: '/ponto/justificativa/:id/aprova',
    summary: 'Approves; the day is computed anew in the same transaction.',
    access: decides('Aprovar'),
    params: idParams('justification'),
    body: s.decisionForm,
    response: s.justificationRow,
  }),
  denyJustification: endpoint({
    method: 'PUT',
    path: '/ponto/justificativa/:id/nega',
    summary: 'Denies, with a reason.',
    access: decides('Negar'),
    params: idParams('justification'),
    body: s.decisionForm,
    response: s.justificationRow,
  }),
  returnJustification: endpoint({
    method: 'PUT',
    path: '/ponto/justificativa/:id/devolve',
    summary: 'Gives it back to its author, with a reason.',
    access: decides('Negar'),
    params: idParams('justification'),
    body: s.decisionForm,
    response: s.justificationRow,
  }),
  finishJustification: endpoint({
    method: 'PUT',
    path: '/ponto/justificativa/:id/finaliza',
    summary: 'Ends a decided one: nothing changes it again.',
    access: decides('Finalizar'),
    params: idParams('justification'),
    body: s.decisionForm,
    response: s.justificationRow,
  }),
  undoJustification: endpoint({
    method: 'PUT',
    path: '/ponto/justificativa/:id/desfaz',
    summary: 'HR takes an approval back: it waits again, and what it did is undone.',
    access: { roles: ['RH'], permission: ['RhJustificativaAprovar', 'RhPontoManualAprovar'] },
    params: idParams('justification'),
    body: s.decisionForm,
    response: s.justificationRow,
  }),
  writeJustification: endpoint({
    method: 'POST',
    path: '/ponto/justificativa/:id/mensagem',
    summary: 'A message in its thread.',
    access: reads,
    params: idParams('justification'),
    body: z.object({ texto: z.string().check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(1000)) }),
    response: s.justificationDetail,
  }),
  justificationFile: endpoint({
    method: 'GET',
    path: '/ponto/justificativa/:id/arquivo/:idArquivo',
    summary: "A justification's file: of health its owner's and HR's alone.",
    access: reads,
    params: z.object({ id: idOf('justification'), idArquivo: idOf('justification_file') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  decideMany: endpoint({
    method: 'POST',
    path: '/ponto/justificativa/lote',
    summary: 'Decides many as one job, a result for each; nothing is half done.',
    access: batches,
    body: s.batchForm,
    response: s.batchStarted,
  }),
  approveManyTimesheets: endpoint({
    method: 'POST',
    path: '/ponto/aprova/lote',
    summary: 'Approves many timesheets as one job, a result for each.',
    access: {
      roles: ['GESTOR', 'RH'],
      permission: ['GestorEspelhoAprovacaoAprovar', 'RhEspelhoPontoAprovar'],
    },
    body: z.object({
      itens: z.array(z.object({ id, versao: z.int() })).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(5000)),
    }),
    response: s.batchStarted,
  }),
  decisionBatch: endpoint({
    method: 'GET',
    path: '/ponto/lote/:id',
    summary: 'How far a batch of decisions is, with the result of each.',
    access: {
      roles: ['GESTOR', 'RH'],
      permission: [...batches.permission, 'GestorEspelhoAprovacaoAprovar', 'RhEspelhoPontoAprovar'],
    },
    params: idParams('decision_batch'),
    response: s.batch,
  }),
  treatPunch: endpoint({
    method: 'POST',
    path: '/ponto/rh/tratamento',
    summary: 'Includes, disregards or assigns a punch of a day; the fact stays.',
    access: treats,
    body: s.treatmentForm,
    response: s.treated,
  }),
  undoTreatment: endpoint({
    method: 'DELETE',
    path: '/ponto/rh/tratamento/:id',
    summary: 'Undoes a treatment of HR.',
    access: treats,
    params: idParams('treatment'),
    responseKind: 'empty',
  }),
  excuseDay: endpoint({
    method: 'POST',
    path: '/ponto/rh/abono',
    summary: 'Excuses part of a day, or minutes of a flexible one.',
    access: treats,
    body: s.excuseForm,
    response: s.treated,
  }),
  removeExcuse: endpoint({
    method: 'DELETE',
    path: '/ponto/rh/abono/:id',
    summary: 'Takes an excuse away.',
    access: treats,
    params: idParams('clock_excuse'),
    responseKind: 'empty',
  }),
} satisfies Contract;
