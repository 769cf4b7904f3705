import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { id, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import { offeredBenefits } from './benefit.schemas.ts';
import * as s from './request.schemas.ts';

const requests = ['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'] as const;
/** Five files of 20 MB (product map, 'Uploads'). */
const upload = {
  maxFiles: 5,
  maxBytes: 20 * megabyte,
  keep: true,
  extensions: ['pdf', 'png', 'jpg', 'jpeg', 'heic'],
  optional: true,
} as const;

const makes = {
  worker: { roles: ['EMPREGADO'], permission: ['TrabalhadorSolicitacaoCriar'], appAccess: requests },
  manager: { roles: ['GESTOR'], permission: ['GestorSolicitacaoCriar'], appAccess: requests },
  hr: { roles: ['RH'], permission: ['RhSolicitacaoCriar'], appAccess: requests },
} as const satisfies Record<string, Access>;
const makesAny = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: ['TrabalhadorSolicitacaoCriar', 'GestorSolicitacaoCriar', 'RhSolicitacaoCriar'],
  appAccess: requests,
} as const satisfies Access;
const reads = {
  worker: { roles: ['EMPREGADO'], permission: ['TrabalhadorSolicitacaoVisualizar'], appAccess: requests },
  manager: { roles: ['GESTOR'], permission: ['GestorSolicitacaoVisualizar'], appAccess: requests },
  hr: { roles: ['RH'], permission: ['RhSolicitacaoVisualizar'], appAccess: requests },
} as const satisfies Record<string, Access>;
/** Deciding asks the app access of a request's own kind (EMPSMODAPROV): no access here stands in front of it. */
const staffMay = (act: 'Aprovar' | 'Negar') =>
  ({
    roles: ['GESTOR', 'RH'],
    permission: [`GestorSolicitacao${act}`, `RhSolicitacao${act}`],
  }) as const satisfies Access;
const readsAny = (act: 'Visualizar' | 'Historico' | 'Download') =>
  ({
    roles: ['EMPREGADO', 'GESTOR', 'RH'],
    permission: [`TrabalhadorSolicitacao${act}`, `GestorSolicitacao${act}`, `RhSolicitacao${act}`],
  }) as const satisfies Access;

function sending(area: 'trabalhador' | 'gestor' | 'rh', access: Access) {
  return endpoint({
    method: 'POST',
    path: `/solicitacao/${area}`,
    summary: 'Sends a request, with files.',
    access,
    body: s.requestForm,
    bodyKind: 'upload',
    upload,
    response: s.requestSent,
  });
}

function listing(area: 'trabalhador' | 'gestor' | 'rh', access: Access) {
  return endpoint({
    method: 'GET',
    path: `/solicitacao/${area}/:page/:size`,
    summary: 'Requests in reach, by queue; those that wait for the reader first by age.',
    access,
    params: pageParams(area === 'trabalhador' ? defaultPageSize.worker : defaultPageSize.staff),
    query: s.requestQuery,
    response: pageOf(s.requestRow),
  });
}

/** Requests: sending, reading, deciding. What each type asks for stands in product 5, 5.1. */
export const requestContract = {
  sendRequest: sending('trabalhador', makes.worker),
  sendRequestAsManager: sending('gestor', makes.manager),
  sendRequestAsHr: sending('rh', makes.hr),
  checkRequest: endpoint({
    method: 'POST',
    path: '/solicitacao/verifica',
    summary: 'All findings of a form, what it comes to and who would decide; nothing is written.',
    access: makesAny,
    body: s.requestForm,
    bodyKind: 'upload',
    upload,
    response: s.requestChecked,
  }),
  registrationForm: endpoint({
    method: 'GET',
    path: '/solicitacao/cadastro/:idVinculo',
    summary: 'What of a record may be asked to be changed, as it stands, with the proofs that go with it.',
    access: makesAny,
    params: z.object({ idVinculo: idOf('employment') }),
    response: s.registrationForm,
  }),
  offeredBenefits: endpoint({
    method: 'GET',
    path: '/solicitacao/beneficios/:idVinculo',
    summary: 'The benefit plans of a company, with what each costs the worker, and why one is not possible.',
    access: makesAny,
    params: z.object({ idVinculo: idOf('employment') }),
    response: offeredBenefits,
  }),
  ownRequests: listing('trabalhador', reads.worker),
  managerRequests: listing('gestor', reads.manager),
  hrRequests: listing('rh', reads.hr),
  ownPendingRequests: endpoint({
    method: 'GET',
    path: '/solicitacao/trabalhador/totalPendentes',
    summary: 'How many requests wait for the worker.',
    access: reads.worker,
    response: z.int(),
  }),
  managerPendingRequests: endpoint({
    method: 'GET',
    path: '/solicitacao/gestor/totalPendentes',
    summary: 'How many requests wait for the manager.',
    access: reads.manager,
    response: z.int(),
  }),
  hrPendingRequests: endpoint({
    method: 'GET',
    path: '/solicitacao/rh/totalPendentes',
    summary: 'How many requests wait for the HR person.',
    access: reads.hr,
    response: z.int(),
  }),
  ownRequestTotals: endpoint({
    method: 'GET',
    path: '/solicitacao/trabalhador/totais',
    summary: "How many of the worker's requests stand in each queue.",
    access: reads.worker,
    query: s.requestFilterForm,
    response: s.requestTotals,
  }),
  managerRequestTotals: endpoint({
    method: 'GET',
    path: '/solicitacao/gestor/totais',
    summary: 'How many requests stand in each queue.',
    access: reads.manager,
    query: s.requestFilterForm,
    response: s.requestTotals,
  }),
  hrRequestTotals: endpoint({
    method: 'GET',
    path: '/solicitacao/rh/totais',
    summary: 'How many requests stand in each queue.',
    access: reads.hr,
    query: s.requestFilterForm,
    response: s.requestTotals,
  }),
  request: endpoint({
    method: 'GET',
    path: '/solicitacao/:id',
    summary: 'One request with its route, thread and history, and what the reader may do.',
    access: readsAny('Visualizar'),
    params: idParams('hr_request'),
    response: s.requestDetail,
  }),
  requestHistory: endpoint({
    method: 'GET',
    path: '/solicitacao/:id/historico',
    summary: 'What was done with a request, oldest first.',
    access: readsAny('Historico'),
    params: idParams('hr_request'),
    response: z.array(s.requestEvent),
  }),
  requestFile: endpoint({
    method: 'GET',
    path: '/solicitacao/:id/arquivo/:idArquivo',
    summary: 'A file of a request, or its notice; counts as one download.',
    access: readsAny('Download'),
    params: z.object({ id: idOf('hr_request'), idArquivo: idOf('hr_request_file') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  approveRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/aprova',
    summary: 'Fills a seat of the current step.',
    access: staffMay('Aprovar'),
    params: idParams('hr_request'),
    body: s.decisionForm,
    response: s.requestDetail,
  }),
  denyRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/nega',
    summary: 'Denies a request, with a reason.',
    access: staffMay('Negar'),
    params: idParams('hr_request'),
    body: s.decisionForm,
    response: s.requestDetail,
  }),
  reviewRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/revisa',
    summary: 'Asks for a change, with a reason: approvals so far are void.',
    access: staffMay('Negar'),
    params: idParams('hr_request'),
    body: s.decisionForm,
    response: s.requestDetail,
  }),
  resendRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/reenvia',
    summary: 'Its author sends it again, changed: a new round from the first step.',
    access: makesAny,
    params: idParams('hr_request'),
    body: z.extend(s.requestForm, { versao: z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]) }),
    bodyKind: 'upload',
    upload,
    response: s.requestDetail,
  }),
  cancelRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/cancela',
    summary: 'Cancels a request, with a reason; HR also undoes an approved one.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: ['TrabalhadorSolicitacaoDeletar', 'GestorSolicitacaoCriar', 'RhSolicitacaoDeletar'],
    },
    params: idParams('hr_request'),
    body: s.decisionForm,
    response: s.requestDetail,
  }),
  finishRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/finaliza',
    summary: 'Finishes a decided request: nothing changes it again.',
    access: { roles: ['RH'], permission: ['RhSolicitacaoFinalizar'] },
    params: idParams('hr_request'),
    body: s.decisionForm,
    response: s.requestDetail,
  }),
  consentToRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/consente',
    summary: "The worker's word on a split that HR filed; no cancels it.",
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorSolicitacaoVisualizar'] },
    params: idParams('hr_request'),
    body: s.consentForm,
    response: s.requestDetail,
  }),
  noteRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/ciente',
    summary: 'The worker takes note of the notice; repeating changes nothing.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorSolicitacaoVisualizar'] },
    params: idParams('hr_request'),
    body: s.noticedForm,
    response: s.requestDetail,
  }),
  redirectRequest: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/redireciona',
    summary: 'HR hands a seat to another person, with a reason.',
    access: { roles: ['RH'], permission: ['RhSolicitacaoEditar'] },
    params: idParams('hr_request'),
    body: s.redirectForm,
    response: s.requestDetail,
  }),
  retryEffect: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/reaplica',
    summary: 'HR lets the effect that failed be tried once more.',
    access: { roles: ['RH'], permission: ['RhSolicitacaoEditar'] },
    params: idParams('hr_request'),
    body: s.noticedForm,
    response: s.requestDetail,
  }),
  effectElsewhere: endpoint({
    method: 'PUT',
    path: '/solicitacao/:id/aplicado',
    summary: 'HR says that the effect that failed was brought about elsewhere, with a reason.',
    access: { roles: ['RH'], permission: ['RhSolicitacaoEditar'] },
    params: idParams('hr_request'),
    body: s.decisionForm,
    response: s.requestDetail,
  }),
  writeOnRequest: endpoint({
    method: 'POST',
    path: '/solicitacao/:id/mensagem',
    summary: 'Writes into the thread of a request.',
    access: readsAny('Visualizar'),
    params: idParams('hr_request'),
    body: z.object({ mensagem: z.string().check(z.maxLength(20_000)) }),
    response: z.object({ id }),
  }),
} satisfies Contract;
