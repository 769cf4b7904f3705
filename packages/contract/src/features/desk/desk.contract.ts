import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { id, idOf, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './desk.schemas.ts';
import { category } from './desk-setup.schemas.ts';

const appAccess = ['atendimento'] as const;
/** What a question or a message takes along: five files of 20 MB. */
export const ticketUpload = {
  maxFiles: 5,
  maxBytes: 20 * megabyte,
  keep: true,
  extensions: ['pdf', 'png', 'jpg', 'jpeg', 'heic'],
  optional: true,
} as const;

const opens = {
  roles: ['EMPREGADO'],
  permission: ['TrabalhadorFaleComRhCriar', 'TrabalhadorAtendimentoCriar'],
  appAccess,
} as const satisfies Access;
const readsOwn = {
  roles: ['EMPREGADO'],
  permission: ['TrabalhadorAtendimentoVisualizar', 'TrabalhadorFaleComRhVisualizar'],
  appAccess,
} as const satisfies Access;
const readsAll = { roles: ['RH'], permission: ['RhAtendimentoVisualizar'], appAccess } as const satisfies Access;
const reads = {
  roles: ['EMPREGADO', 'RH'],
  permission: [...readsOwn.permission, ...readsAll.permission],
  appAccess,
} as const satisfies Access;
const takes = {
  roles: ['EMPREGADO', 'RH'],
  permission: ['TrabalhadorAtendimentoDownload', 'TrabalhadorFaleComRhDownload', 'RhAtendimentoDownload'],
  appAccess,
} as const satisfies Access;
const writes = {
  roles: ['EMPREGADO', 'RH'],
  permission: [...opens.permission, 'RhAtendimentoEditar'],
  appAccess,
} as const satisfies Access;
const works = { roles: ['RH'], permission: ['RhAtendimentoEditar'], appAccess } as const satisfies Access;

/** What workers ask HR, and what HR does with it (product 5.10). */
export const deskContract = {
  openTicket: endpoint({
    method: 'POST',
    path: '/atendimento',
    summary: 'A worker asks HR something, in a category, with up to five files; or HR opens it for a worker.',
    access: { ...opens, roles: ['EMPREGADO', 'RH'], permission: [...opens.permission, 'RhAtendimentoCriar'] },
    body: s.ticketForm,
    bodyKind: 'upload',
    upload: ticketUpload,
    response: s.ticketOpened,
  }),
  deskOptions: endpoint({
    method: 'GET',
    path: '/atendimento/opcoes',
    summary: 'What the form offers: one’s own employments whose company has the desk, with the categories in use.',
    access: opens,
    response: z.array(z.object({ idVinculo: id, empresa: z.string(), categorias: z.array(category) })),
  }),
  ownTickets: endpoint({
    method: 'GET',
    path: '/atendimento/trabalhador/:page/:size',
    summary: "One's own tickets, the last changed first.",
    access: readsOwn,
    params: pageParams(defaultPageSize.worker),
    query: s.ticketQuery,
    response: pageOf(s.ticketRow),
  }),
  tickets: endpoint({
    method: 'GET',
    path: '/atendimento/rh/:page/:size',
    summary: 'Tickets in reach, what is overdue first.',
    access: readsAll,
    params: pageParams(defaultPageSize.staff),
    query: s.ticketQuery,
    response: pageOf(s.ticketRow),
  }),
  ticketTotals: endpoint({
    method: 'GET',
    path: '/atendimento/totais',
    summary: 'How many open tickets are overdue, mine and nobody’s.',
    access: readsAll,
    response: s.ticketTotals,
  }),
  ticketEvents: endpoint({
    method: 'GET',
    path: '/atendimento/eventos',
    summary: 'Something of the reader’s tickets changed.',
    access: reads,
    response: z.object({ id }),
    responseKind: 'events',
  }),
  ticket: endpoint({
    method: 'GET',
    path: '/atendimento/:id',
    summary: 'One ticket with its thread; notes of HR are HR’s alone.',
    access: reads,
    params: idParams('desk_ticket'),
    response: s.ticketDetail,
  }),
  ticketFile: endpoint({
    method: 'GET',
    path: '/atendimento/:id/arquivo/:idArquivo',
    summary: 'A file of its thread.',
    access: takes,
    params: z.object({ id: idOf('desk_ticket'), idArquivo: idOf('desk_file') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  writeTicket: endpoint({
    method: 'POST',
    path: '/atendimento/:id/mensagem',
    summary: 'A message in the thread, or a note of HR; a worker’s answer sets the clock going again.',
    access: writes,
    params: idParams('desk_ticket'),
    body: s.messageForm,
    bodyKind: 'upload',
    upload: ticketUpload,
    response: s.ticketDetail,
  }),
  readTicket: endpoint({
    method: 'PUT',
    path: '/atendimento/:id/lida',
    summary: 'The reader’s side has read the thread.',
    access: reads,
    params: idParams('desk_ticket'),
    responseKind: 'empty',
  }),
  takeTicket: endpoint({
    method: 'PUT',
    path: '/atendimento/:id/assume',
    summary: 'Somebody of HR takes it.',
    access: works,
    params: idParams('desk_ticket'),
    body: s.versionForm,
    response: s.ticketRow,
  }),
  waitTicket: endpoint({
    method: 'PUT',
    path: '/atendimento/:id/aguarda',
    summary: 'HR asks the worker something: the clock stands until the answer.',
    access: works,
    params: idParams('desk_ticket'),
    body: s.waitForm,
    response: s.ticketRow,
  }),
  transferTicket: endpoint({
    method: 'PUT',
    path: '/atendimento/:id/transfere',
    summary: 'Another category, person or priority, with a reason. Null: it is out of the reader’s sight from now on.',
    access: works,
    params: idParams('desk_ticket'),
    body: s.transferForm,
    response: z.nullable(s.ticketRow),
  }),
  solveTicket: endpoint({
    method: 'PUT',
    path: '/atendimento/:id/resolve',
    summary: 'HR answers for good.',
    access: { roles: ['RH'], permission: ['RhAtendimentoFinalizar'], appAccess },
    params: idParams('desk_ticket'),
    body: s.solveForm,
    response: s.ticketRow,
  }),
  reopenTicket: endpoint({
    method: 'PUT',
    path: '/atendimento/:id/reabre',
    summary: 'The worker says within seven days that it is not solved.',
    access: opens,
    params: idParams('desk_ticket'),
    body: s.reopenForm,
    response: s.ticketRow,
  }),
  closeTicket: endpoint({
    method: 'PUT',
    path: '/atendimento/:id/encerra',
    summary: 'A solved one is ended: by its worker, or by HR after seven days.',
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorAtendimentoFinalizar', 'RhAtendimentoFinalizar'],
      appAccess,
    },
    params: idParams('desk_ticket'),
    body: s.versionForm,
    response: s.ticketRow,
  }),
  rateTicket: endpoint({
    method: 'PUT',
    path: '/atendimento/:id/avalia',
    summary: 'The worker rates it once, from 1 to 5; a solved one ends with it.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorAtendimentoFinalizar'], appAccess },
    params: idParams('desk_ticket'),
    body: s.rateForm,
    response: s.ticketRow,
  }),
} satisfies Contract;
