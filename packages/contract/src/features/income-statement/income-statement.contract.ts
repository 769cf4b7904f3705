import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageNumber, pageOf, pageParams, pageSize } from '../../kernel/page.ts';
import {
  affected,
  centavos,
  id,
  idOrAll,
  idParams,
  instant,
  searchText,
  switchText,
  year,
  yearText,
} from '../../kernel/wire.ts';

const statementShape = {
  id,
  idEmpregado: id,
  empresa: z.string(),
  cnpj: z.string(),
  ano: year,
  anoExercicio: year,
  totalRendimentos: centavos,
  totalRetido: centavos,
  visualizado: z.boolean(),
  publicadoEm: instant,
};

/** The CPF is masked. */
const staffStatement = z.object({
  ...statementShape,
  nomeEmpregado: z.string(),
  cpf: z.nullable(z.string()),
  matricula: z.nullable(z.string()),
  habilitado: z.boolean(),
});

/** Income statements (calls 83, 84 = 98, 87, 88). All of it is planned. */
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
    query: z.object({ pesquisa: searchText }),
    response: pageOf(z.object(statementShape)),
    planned: true,
  }),
  sendIncomeStatementByEmail: endpoint({
    method: 'GET',
    path: '/Holerite/EnviarEmailIR/:id',
    summary: "Sends a protected link to the worker's confirmed address.",
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorInformeRendimentoDownload', 'RhInformeRendimentoDownload'],
    },
    params: idParams,
    response: z.object({ enviadoPara: z.string() }),
    changesState: true,
    planned: true,
  }),
  hrIncomeStatements: endpoint({
    method: 'GET',
    path: '/Holerite/RetornaComprovantesRendimento/:idEmpresa/:page/:size?',
    summary: 'The statements of one company, or of all of the scope.',
    access: { roles: ['RH'], permission: ['RhInformeRendimentoVisualizar'], appAccess: ['informe-rendimentos'] },
    params: z.object({ idEmpresa: idOrAll, page: pageNumber, size: pageSize(defaultPageSize.staff) }),
    query: z.object({
      ano: z.optional(yearText),
      pesquisa: searchText,
      status: z.optional(z.string().check(z.maxLength(20))),
    }),
    response: pageOf(staffStatement),
    planned: true,
  }),
  switchIncomeStatements: endpoint({
    method: 'GET',
    path: '/Holerite/HabilitaDesabilitaHoleriteIR/:idEmpresa/:ano/:idEmpregado/:habilitado',
    summary: "Turns a year's statements of a company, or of one worker, visible or not.",
    access: { roles: ['RH'], permission: ['RhInformeRendimentoEditar'] },
    params: z.object({ idEmpresa: id, ano: yearText, idEmpregado: idOrAll, habilitado: switchText }),
    response: affected,
    changesState: true,
    planned: true,
  }),
} satisfies Contract;
