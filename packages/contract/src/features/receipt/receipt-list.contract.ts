import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { exportCall, listCalls } from '../../kernel/list.ts';
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

const ofHr = listCalls({
  path: '/recibo/rh',
  access: readByHr,
  row: s.staffReceiptRow,
  query: s.receiptListQuery,
  filter: s.receiptFilter,
  filterValues: s.receiptFilterValues,
  totals: s.receiptTotals,
  summaries: {
    list: "The access group's receipts, newest month first, then by name.",
    filters: 'The months, companies, departments, clients and kinds there are.',
    totals: 'Counts per state and sums of the filtered receipts.',
  },
});
const ofManager = listCalls({
  path: '/recibo/gestor',
  access: readByManager,
  row: s.staffReceiptRow,
  query: s.receiptListQuery,
  filter: s.receiptFilter,
  filterValues: s.receiptFilterValues,
  totals: s.receiptTotals,
  summaries: {
    list: "The team's receipts.",
    filters: "The months, companies, departments, clients and kinds of the team's receipts.",
    totals: "Counts per state and sums of the team's filtered receipts.",
  },
});

/** Lists and acts of HR, and the manager's reading twins. */
export const receiptListCalls = {
  hrReceipts: ofHr.list,
  hrReceiptTotals: ofHr.totals,
  hrReceiptFilters: ofHr.filters,
  exportReceipts: exportCall({
    path: '/recibo/rh',
    summary: 'The filtered list as CSV; counts as one download.',
    access: { roles: ['RH'], permission: ['RhReciboDownload'], appAccess: ['recibos'] },
    filter: s.receiptFilter,
  }),
  remindWorkers: endpoint({
    method: 'POST',
    path: '/recibo/rh/lembrete',
    summary: 'Reminds those of the chosen receipts who have not viewed theirs; the answer counts the reminded.',
    access: changedByHr,
    body: s.chosenReceipts,
    response: s.reminded,
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
  managerReceipts: ofManager.list,
  managerReceiptTotals: ofManager.totals,
  managerReceiptFilters: ofManager.filters,
} satisfies Contract;
