import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageNumber, pageOf, pageParams, pageSize } from '../../kernel/page.ts';
import { idOf, idOrAllOf, idParams, searchText, yearText } from '../../kernel/wire.ts';
import { authenticityCalls } from './authenticity.contract.ts';
import * as s from './receipt.schemas.ts';
import { receiptListCalls } from './receipt-list.contract.ts';
import { workerReceiptQuery } from './receipt-list.schemas.ts';

const readers = {
  roles: ['EMPREGADO', 'RH', 'GESTOR'],
  permission: ['TrabalhadorReciboVisualizar', 'RhReciboVisualizar', 'GestorReciboVisualizar'],
} as const satisfies Access;

/** Payslips: the worker's, HR's and the manager's calls, the conversation, the public check (calls 89–100). */
export const receiptContract = {
  workerHome: endpoint({
    method: 'GET',
    path: '/recibo/inicio/trabalhador',
    summary: "The worker's home: the last receipt, what waits for an answer, unread notices.",
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorInicioVisualizar'] },
    response: s.workerHome,
    hot: true,
  }),
  workerReceipts: endpoint({
    method: 'GET',
    path: '/recibo/trabalhador/:page/:size?',
    summary: "The worker's receipts of all employers by month, newest first, and the years there are.",
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorReciboVisualizar'], appAccess: ['recibos'] },
    params: pageParams(defaultPageSize.worker),
    query: workerReceiptQuery,
    response: z.extend(pageOf(s.workerReceiptRow), { anos: z.array(z.int()) }),
    hot: true,
  }),
  receiptOfEmployment: endpoint({
    method: 'GET',
    path: '/holerite/retonaholeriteempregado/:idEmpregado/:id',
    summary: "One receipt; the owner's first opening is dated, others' openings are recorded.",
    access: { ...readers, appAccess: ['recibos'] },
    params: z.object({ idEmpregado: idOrAllOf('employment'), id: idOf('receipt') }),
    response: s.receipt,
  }),
  receiptsOfEmployment: endpoint({
    method: 'GET',
    path: '/holerite/carregaholeriteempregado/:idEmpregado/:page/:size?',
    summary: "The receipts of one employment, or of all of one's own; newest month first.",
    access: readers,
    params: z.object({ idEmpregado: idOrAllOf('employment'), page: pageNumber, size: pageSize(defaultPageSize.staff) }),
    query: z.object({ pesquisa: searchText, ano: z.optional(yearText), ...cursorQuery }),
    response: pageOf(s.receiptRow),
  }),
  receiptPdf: endpoint({
    method: 'GET',
    path: '/recibo/:id/pdf',
    summary: "The receipt's PDF: the worker's pages only; counts as one download.",
    access: {
      roles: ['EMPREGADO', 'RH', 'GESTOR'],
      permission: ['TrabalhadorReciboDownload', 'RhReciboDownload', 'GestorReciboDownload'],
      appAccess: ['recibos'],
    },
    params: idParams('receipt'),
    responseKind: 'file',
    ownTransactions: true,
  }),
  receiptChanges: endpoint({
    method: 'GET',
    path: '/recibo/:id/variacao',
    summary: 'Why the net changed: against last month and the same month last year, line by line.',
    access: { ...readers, appAccess: ['recibos'] },
    params: idParams('receipt'),
    response: s.receiptChanges,
  }),
  fieldNames: endpoint({
    method: 'GET',
    path: '/editarcampo/getholeritenomecampo/:idGrupoAcesso/:idEmpresa/:tipo',
    summary: "The names of the receipt's fields in an access group or company.",
    access: {
      roles: ['RH', 'GESTOR', 'EMPREGADO'],
      permission: ['RhReciboVisualizar', 'RhBeneficioVisualizar', 'RhCampoReciboVisualizar', 'GestorReciboVisualizar'],
    },
    params: z.object({
      idGrupoAcesso: idOf('access_group'),
      idEmpresa: idOrAllOf('company'),
      tipo: z.enum(['1', '2', '3'], 'INVALID_OPTION'),
    }),
    response: s.fieldNames,
  }),
  answerReceipt: endpoint({
    method: 'POST',
    path: '/holerite/concordaholerite/:id',
    summary: 'The worker agrees, or disagrees with a message; final, with date, time and IP.',
    access: {
      roles: ['EMPREGADO'],
      permission: [
        'TrabalhadorReciboAprovar',
        'TrabalhadorReciboNegar',
        'TrabalhadorBeneficioAprovar',
        'TrabalhadorBeneficioNegar',
      ],
    },
    params: idParams('receipt'),
    body: s.receiptAnswerForm,
    bodyKind: 'form',
    response: s.receiptAnswer,
  }),
  pendingReceiptTotal: endpoint({
    method: 'GET',
    path: '/holerite/empregadototalrecibospendentes',
    summary: 'How many published, visible payslips wait for an answer.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorReciboVisualizar'] },
    response: z.int(),
  }),
  unopenedDocuments: endpoint({
    method: 'GET',
    path: '/holerite/EmpregadoTodosNaoVisualizado',
    summary: 'Payslips, benefits and statements the worker has never opened.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorInicioVisualizar'] },
    response: s.unopenedDocuments,
  }),
  sendReceiptByEmail: endpoint({
    method: 'GET',
    path: '/holerite/enviaremailholerite/:id',
    summary: "Sends a protected link to the worker's confirmed address.",
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorReciboDownload', 'TrabalhadorBeneficioDownload', 'RhReciboDownload'],
    },
    params: idParams('receipt'),
    response: s.sentTo,
    changesState: true,
  }),
  conversation: endpoint({
    method: 'GET',
    path: '/recibo/:id/conversa',
    summary: 'The thread between the worker and HR on one receipt.',
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorReciboVisualizar', 'TrabalhadorBeneficioVisualizar', 'RhDiscordanciaVisualizar'],
      appAccess: ['recibos', 'beneficios'],
    },
    params: idParams('receipt'),
    response: s.conversation,
  }),
  writeMessage: endpoint({
    method: 'POST',
    path: '/recibo/:id/conversa',
    summary: 'Adds a message to the thread and tells the other side.',
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorReciboVisualizar', 'TrabalhadorBeneficioVisualizar', 'RhDiscordanciaEditar'],
      appAccess: ['recibos', 'beneficios'],
    },
    params: idParams('receipt'),
    body: s.messageForm,
    response: s.conversation,
  }),
  ...receiptListCalls,
  ...authenticityCalls,
} satisfies Contract;
