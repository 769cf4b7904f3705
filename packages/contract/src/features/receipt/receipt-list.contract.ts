import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { affected, deletion, idParams } from '../../kernel/wire.ts';
import * as s from './receipt-list.schemas.ts';

const readByHr = {
  roles: ['RH'],
  permission: ['RhReciboVisualizar'],
  appAccess: ['recibos'],
} as const satisfies Access;
const changedByHr = { roles: ['RH'], permission: ['RhReciboEditar'], appAccess: ['recibos'] } as const satisfies Access;
const readByManager = {
  roles: ['GESTOR'],
  permission: ['GestorReciboVisualizar'],
  appAccess: ['recibos'],
} as const satisfies Access;

/** Lists and acts of HR, and the manager's reading twins. */
export const receiptListCalls = {
  hrReceipts: endpoint({
    method: 'GET',
    path: '/recibo/rh/:page/:size?',
    summary: "The access group's receipts, newest month first, then by name.",
    access: readByHr,
    params: pageParams(defaultPageSize.staff),
    query: s.receiptListQuery,
    response: pageOf(s.staffReceiptRow),
  }),
  hrReceiptTotals: endpoint({
    method: 'GET',
    path: '/recibo/rh/totais',
    summary: 'Counts per state and sums of the filtered receipts.',
    access: readByHr,
    query: s.receiptFilter,
    response: s.receiptTotals,
  }),
  hrReceiptFilters: endpoint({
    method: 'GET',
    path: '/recibo/rh/filtros',
    summary: 'The months, companies, departments, clients and kinds there are.',
    access: readByHr,
    response: s.receiptFilterValues,
  }),
  exportReceipts: endpoint({
    method: 'GET',
    path: '/recibo/rh/exportar',
    summary: 'The filtered list as CSV; counts as one download.',
    access: { roles: ['RH'], permission: ['RhReciboDownload'], appAccess: ['recibos'] },
    query: s.receiptFilter,
    responseKind: 'file',
    ownTransactions: true,
  }),
  remindWorkers: endpoint({
    method: 'POST',
    path: '/recibo/rh/lembrete',
    summary: 'Reminds those of the chosen receipts who have not viewed theirs; the answer counts the reminded.',
    access: changedByHr,
    body: s.chosenReceipts,
    response: affected,
  }),
  changeVisibility: endpoint({
    method: 'PUT',
    path: '/recibo/rh/visibilidade',
    summary: 'Shows receipts to their workers or hides them; asks first how many gain or lose it.',
    access: changedByHr,
    body: s.visibilityForm,
    response: affected,
  }),
  deleteReceipts: endpoint({
    method: 'DELETE',
    path: '/recibo',
    summary: 'Moves receipts to the exclusion history, with a reason.',
    access: { roles: ['RH'], permission: ['RhReciboDeletar'], appAccess: ['recibos'] },
    body: deletion,
    responseKind: 'empty',
  }),
  reopenReceipt: endpoint({
    method: 'POST',
    path: '/recibo/:id/reabrir',
    summary: 'Lets the worker answer again.',
    access: { roles: ['RH'], permission: ['RhDiscordanciaEditar'], appAccess: ['recibos', 'beneficios'] },
    params: idParams('receipt'),
    responseKind: 'empty',
  }),
  managerReceipts: endpoint({
    method: 'GET',
    path: '/recibo/gestor/:page/:size?',
    summary: "The team's receipts.",
    access: readByManager,
    params: pageParams(defaultPageSize.staff),
    query: s.receiptListQuery,
    response: pageOf(s.staffReceiptRow),
  }),
  managerReceiptTotals: endpoint({
    method: 'GET',
    path: '/recibo/gestor/totais',
    summary: "Counts per state and sums of the team's filtered receipts.",
    access: readByManager,
    query: s.receiptFilter,
    response: s.receiptTotals,
  }),
  managerReceiptFilters: endpoint({
    method: 'GET',
    path: '/recibo/gestor/filtros',
    summary: "The months, companies, departments, clients and kinds of the team's receipts.",
    access: readByManager,
    response: s.receiptFilterValues,
  }),
} satisfies Contract;
