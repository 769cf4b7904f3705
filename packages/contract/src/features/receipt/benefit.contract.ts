import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { exportCall, listCalls } from '../../kernel/list.ts';
import { cursorQuery, defaultPageSize, pageOf, pageSize } from '../../kernel/page.ts';
import { affected, deletion, id, idOf, idOrAllOf, idParams, searchText, yearText } from '../../kernel/wire.ts';
import * as s from './benefit.schemas.ts';
import { chosenIds, receiptTotals, reminded, visibilityOfIds } from './receipt-list.schemas.ts';
import { employmentToPay } from './receipt-typed.schemas.ts';

const readers = {
  roles: ['EMPREGADO', 'RH', 'GESTOR'],
  permission: ['TrabalhadorBeneficioVisualizar', 'RhBeneficioVisualizar', 'GestorBeneficioVisualizar'],
  appAccess: ['beneficios'],
} as const satisfies Access;
const readByHr = {
  roles: ['RH'],
  permission: ['RhBeneficioVisualizar'],
  appAccess: ['beneficios'],
} as const satisfies Access;
const readByManager = {
  roles: ['GESTOR'],
  permission: ['GestorBeneficioVisualizar'],
  appAccess: ['beneficios'],
} as const satisfies Access;
const changedByHr = {
  roles: ['RH'],
  permission: ['RhBeneficioEditar'],
  appAccess: ['beneficios'],
} as const satisfies Access;
const typedByHr = {
  roles: ['RH'],
  permission: ['RhBeneficioCriar'],
  appAccess: ['beneficios'],
} as const satisfies Access;

const ofHr = listCalls({
  path: '/beneficio/rh',
  access: readByHr,
  row: s.staffBenefitRow,
  query: s.benefitListQuery,
  filter: s.benefitFilter,
  filterValues: s.benefitFilterValues,
  totals: receiptTotals,
  summaries: {
    list: "The access group's benefits, newest month first, then by name.",
    filters: 'The months, companies, departments, clients and benefits there are.',
    totals: 'Counts per state and sums of the filtered benefits.',
  },
});
const ofManager = listCalls({
  path: '/beneficio/gestor',
  access: readByManager,
  row: s.staffBenefitRow,
  query: s.benefitListQuery,
  filter: s.benefitFilter,
  filterValues: s.benefitFilterValues,
  totals: receiptTotals,
  summaries: {
    list: "The team's benefits.",
    filters: "The months, companies, departments, clients and benefits of the team's benefits.",
    totals: "Counts per state and sums of the team's filtered benefits.",
  },
});

/** Benefit receipts (calls 91, 95, 99), HR's and the manager's lists, acts and the typed-in benefit. */
export const benefitContract = {
  benefitOfEmployment: endpoint({
    method: 'GET',
    path: '/holerite/retonaholeritebeneficioempregado/:idEmpregado/:id',
    summary: "One benefit receipt; the owner's first opening is dated.",
    access: readers,
    params: z.object({ idEmpregado: idOrAllOf('employment'), id: idOf('benefit') }),
    response: s.benefit,
  }),
  pendingBenefitTotal: endpoint({
    method: 'GET',
    path: '/holerite/empregadototalbeneficiospendentes',
    summary: 'How many published, visible benefits wait for an answer.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorBeneficioVisualizar'] },
    response: z.int(),
  }),
  benefitsByCpf: endpoint({
    method: 'GET',
    path: '/holerite/retonabeneficiosempregadoporcpf/1/:pageOrCpf/:size?',
    summary:
      "One's own benefits by page, or those of a CPF in scope, newest month first; the years and benefits there are.",
    access: readers,
    params: z.object({ pageOrCpf: z.string().check(z.maxLength(20)), size: pageSize(defaultPageSize.staff) }),
    query: z.object({
      pesquisa: searchText,
      ano: z.optional(yearText),
      beneficio: s.benefitFilter.shape.beneficio,
      ...cursorQuery,
    }),
    response: z.extend(pageOf(s.benefitRow), { anos: z.array(z.int()), beneficios: z.array(z.string()) }),
  }),
  benefitPdf: endpoint({
    method: 'GET',
    path: '/beneficio/:id/pdf',
    summary: "The benefit's PDF: the worker's pages only, or drawn; counts as one download.",
    access: {
      roles: ['EMPREGADO', 'RH', 'GESTOR'],
      permission: ['TrabalhadorBeneficioDownload', 'RhBeneficioDownload', 'GestorBeneficioDownload'],
      appAccess: ['beneficios'],
    },
    params: idParams('benefit'),
    responseKind: 'file',
    ownTransactions: true,
  }),
  hrBenefits: ofHr.list,
  hrBenefitFilters: ofHr.filters,
  hrBenefitTotals: ofHr.totals,
  exportBenefits: exportCall({
    path: '/beneficio/rh',
    summary: 'The filtered list as CSV; counts as one download.',
    access: { roles: ['RH'], permission: ['RhBeneficioDownload'], appAccess: ['beneficios'] },
    filter: s.benefitFilter,
  }),
  managerBenefits: ofManager.list,
  managerBenefitFilters: ofManager.filters,
  managerBenefitTotals: ofManager.totals,
  remindOfBenefits: endpoint({
    method: 'POST',
    path: '/beneficio/rh/lembrete',
    summary: 'Reminds those of the chosen benefits who have not viewed theirs; the answer counts the reminded.',
    access: changedByHr,
    body: chosenIds,
    response: reminded,
  }),
  showBenefits: endpoint({
    method: 'PUT',
    path: '/beneficio/rh/visibilidade',
    summary: 'Shows benefits to their workers or hides them; asks first how many gain or lose it.',
    access: changedByHr,
    body: visibilityOfIds,
    response: affected,
  }),
  setCreditDay: endpoint({
    method: 'PUT',
    path: '/beneficio/rh/diacredito',
    summary:
      'Sets the day of the credit of published benefits, or takes it away; all or none. Their workers see it at once.',
    access: changedByHr,
    body: s.creditDayForm,
    response: affected,
  }),
  deleteBenefits: endpoint({
    method: 'DELETE',
    path: '/beneficio',
    summary: 'Moves benefits to the exclusion history, with a reason.',
    access: { roles: ['RH'], permission: ['RhBeneficioDeletar'], appAccess: ['beneficios'] },
    body: deletion,
    responseKind: 'empty',
  }),
  employmentsForBenefit: endpoint({
    method: 'GET',
    path: '/beneficio/rh/novo/trabalhadores',
    summary: 'Worker records a benefit can be typed for, by name, registration or CPF; the first 20.',
    access: typedByHr,
    query: z.object({ pesquisa: searchText }),
    response: z.array(employmentToPay),
  }),
  knownBenefitItems: endpoint({
    method: 'GET',
    path: '/beneficio/rh/novo/itens',
    summary: "Items of the access group's latest benefits, by code or name; the first 20.",
    access: typedByHr,
    query: z.object({ pesquisa: searchText }),
    response: z.array(s.knownBenefitItem),
  }),
  publishTypedBenefit: endpoint({
    method: 'POST',
    path: '/beneficio/rh/novo',
    summary: 'Publishes a benefit as typed; totals are the sums of its lines. Its worker is told.',
    access: typedByHr,
    body: s.typedBenefitForm,
    response: z.object({ id }),
  }),
} satisfies Contract;
