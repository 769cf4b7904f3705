import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { aboutList, exportCall } from '../../kernel/list.ts';
import { cursorQuery, defaultPageSize, pageNumber, pageOf, pageParams, pageSize } from '../../kernel/page.ts';
import { affected, deletion, idOf, idOrAllOf, idParams, searchText, switchText, yearText } from '../../kernel/wire.ts';
import * as s from './income-statement.schemas.ts';
import { sentTo } from './receipt.schemas.ts';
import { chosenIds, reminded } from './receipt-list.schemas.ts';

const readByHr = {
  roles: ['RH'],
  permission: ['RhInformeRendimentoVisualizar'],
  appAccess: ['informe-rendimentos'],
} as const satisfies Access;
const readers = {
  roles: ['EMPREGADO', 'RH'],
  permission: ['TrabalhadorInformeRendimentoVisualizar', 'RhInformeRendimentoVisualizar'],
  appAccess: ['informe-rendimentos'],
} as const satisfies Access;

const ofHr = aboutList({
  path: '/informe/rh',
  access: readByHr,
  filter: s.statementFilter,
  filterValues: s.statementFilterValues,
  totals: s.statementTotals,
  summaries: {
    filters: 'The years, companies, departments and clients that statements have.',
    totals: 'Counts per state and sums of the filtered statements.',
  },
});

/** Income statements (calls 83, 84 = 98, 87, 88), one in full, its PDF, and HR's acts. */
export const incomeStatementContract = {
  workerIncomeStatements: endpoint({
    method: 'GET',
    path: '/Holerite/RetornaComprovantesRendimentoUsuario/1/:page/:size?',
    summary: "One's own statements of all employers, newest year first.",
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorInformeRendimentoVisualizar'],
      appAccess: ['informe-rendimentos'],
    },
    params: pageParams(defaultPageSize.staff),
    query: z.object({ pesquisa: searchText, ...cursorQuery }),
    response: pageOf(s.statementRow),
  }),
  incomeStatement: endpoint({
    method: 'GET',
    path: '/informe/:id',
    summary: "One statement; the owner's first opening is dated. HR reads what the year's receipts say of it.",
    access: readers,
    params: idParams('statement'),
    response: s.statement,
  }),
  incomeStatementPdf: endpoint({
    method: 'GET',
    path: '/informe/:id/pdf',
    summary: "The statement's PDF: the worker's pages only; counts as one download.",
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorInformeRendimentoDownload', 'RhInformeRendimentoDownload'],
      appAccess: ['informe-rendimentos'],
    },
    params: idParams('statement'),
    responseKind: 'file',
    ownTransactions: true,
  }),
  incomeStatementsOfYear: endpoint({
    method: 'GET',
    path: '/informe/ano/:ano/pdf',
    summary: "All of one's own statements of a year in one PDF; counts as one download.",
    access: {
      roles: ['EMPREGADO'],
      permission: ['TrabalhadorInformeRendimentoDownload'],
      appAccess: ['informe-rendimentos'],
    },
    params: z.object({ ano: yearText }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  sendIncomeStatementByEmail: endpoint({
    method: 'GET',
    path: '/Holerite/EnviarEmailIR/:id',
    summary: "Sends a protected link to the worker's confirmed address.",
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorInformeRendimentoDownload', 'RhInformeRendimentoDownload'],
    },
    params: idParams('statement'),
    response: sentTo,
    changesState: true,
  }),
  hrIncomeStatements: endpoint({
    method: 'GET',
    path: '/Holerite/RetornaComprovantesRendimento/:idEmpresa/:page/:size?',
    summary: 'The statements of one company, or of all of the scope; newest year first, then by name.',
    access: readByHr,
    params: z.object({ idEmpresa: idOrAllOf('company'), page: pageNumber, size: pageSize(defaultPageSize.staff) }),
    query: s.statementListQuery,
    response: pageOf(s.staffStatementRow),
    mayLag: true,
  }),
  hrIncomeStatementFilters: ofHr.filters,
  hrIncomeStatementTotals: ofHr.totals,
  exportIncomeStatements: exportCall({
    path: '/informe/rh',
    summary: 'The filtered list as CSV; counts as one download.',
    access: { roles: ['RH'], permission: ['RhInformeRendimentoDownload'], appAccess: ['informe-rendimentos'] },
    filter: s.statementFilter,
  }),
  switchIncomeStatements: endpoint({
    method: 'GET',
    path: '/Holerite/HabilitaDesabilitaHoleriteIR/:idEmpresa/:ano/:idEmpregado/:habilitado',
    summary: "Turns a year's statements of a company, or of one worker, visible or not.",
    access: { roles: ['RH'], permission: ['RhInformeRendimentoEditar'] },
    params: z.object({
      idEmpresa: idOf('company'),
      ano: yearText,
      idEmpregado: idOrAllOf('employment'),
      habilitado: switchText,
    }),
    response: affected,
    changesState: true,
  }),
  remindOfIncomeStatements: endpoint({
    method: 'POST',
    path: '/informe/rh/lembrete',
    summary: 'Reminds those of the chosen statements who have not viewed theirs; the answer counts the reminded.',
    access: { roles: ['RH'], permission: ['RhInformeRendimentoEditar'], appAccess: ['informe-rendimentos'] },
    body: chosenIds,
    response: reminded,
  }),
  mailIncomeStatements: endpoint({
    method: 'POST',
    path: '/informe/rh/email',
    summary:
      'Sends each of the chosen statements its protected link; who has no confirmed address or had enough is counted apart.',
    access: { roles: ['RH'], permission: ['RhInformeRendimentoDownload'], appAccess: ['informe-rendimentos'] },
    body: chosenIds,
    response: z.object({ enviados: z.int(), naoEnviados: z.int() }),
  }),
  withdrawIncomeStatements: endpoint({
    method: 'DELETE',
    path: '/informe',
    summary: 'Moves statements to the exclusion history, with a reason; their workers are told.',
    access: { roles: ['RH'], permission: ['RhInformeRendimentoDeletar'], appAccess: ['informe-rendimentos'] },
    body: deletion,
    responseKind: 'empty',
  }),
} satisfies Contract;
