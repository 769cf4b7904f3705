import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { id, idParams, instant, monthText, searchText, yearText } from '../../kernel/wire.ts';

const appAccess = ['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'] as const;
const may = (act: 'Visualizar' | 'Download' | 'Editar') =>
  ({ roles: ['RH'], permission: [`RhSolicitacao${act}`], appAccess }) as const satisfies Access;

export const payrollStates = ['aberta', 'levada', 'estornada'] as const;
export type PayrollState = (typeof payrollStates)[number];
export const payrollKinds = ['ferias', 'adiantamento13', 'beneficio', 'outros'] as const;

/** What payroll has to do once: a vacation to pay, an advance. */
const payrollEntry = z.object({
  id,
  nome: z.string(),
  matricula: z.nullable(z.string()),
  idVinculo: id,
  empresa: z.string(),
  /** Of the request that it comes from. */
  idSolicitacao: z.nullable(id),
  codigo: z.nullable(z.string()),
  tipo: z.enum(payrollKinds),
  competencia: z.object({ mes: z.int(), ano: z.int() }),
  /** By the names of the form; days whole, money in centavos. */
  dados: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  estado: z.enum(payrollStates),
  levadaEm: z.nullable(instant),
  levadaPor: z.nullable(z.string()),
  idExportacao: z.nullable(id),
});

/** The queue of payroll (product 5, 5.1 and 5.14): each entry is taken once. */
export const payrollQueueContract = {
  payrollQueue: endpoint({
    method: 'GET',
    path: '/folhafila/:page/:size',
    summary: 'What payroll has to do, by month and name.',
    access: may('Visualizar'),
    params: pageParams(defaultPageSize.staff),
    query: z.object({
      pesquisa: searchText,
      mes: z.optional(monthText),
      ano: z.optional(yearText),
      idEmpresa: z.optional(id),
      tipo: z.optional(z.enum(payrollKinds, 'INVALID_OPTION')),
      estado: z.optional(z.enum(payrollStates, 'INVALID_OPTION')),
      ...cursorQuery,
    }),
    response: pageOf(payrollEntry),
  }),
  payrollMonths: endpoint({
    method: 'GET',
    path: '/folhafila/competencias',
    summary: 'The months that have entries, the newest first, with how many are open and taken.',
    access: may('Visualizar'),
    response: z.array(z.object({ mes: z.int(), ano: z.int(), total: z.int(), abertas: z.int(), levadas: z.int() })),
  }),
  exportPayroll: endpoint({
    method: 'POST',
    path: '/folhafila/exporta',
    summary: 'Takes the open entries of a month; taken ones are left out the second time.',
    access: may('Download'),
    body: z.object({
      mes: z.int('INVALID_COMPETENCE').check(z.minimum(1, 'INVALID_COMPETENCE'), z.maximum(12, 'INVALID_COMPETENCE')),
      ano: z
        .int('INVALID_COMPETENCE')
        .check(z.minimum(2000, 'INVALID_COMPETENCE'), z.maximum(2100, 'INVALID_COMPETENCE')),
      /** Left out: all in reach. */
      idEmpresas: z.optional(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(2000))),
    }),
    /** Null: nothing was open. */
    response: z.object({ idExportacao: z.nullable(id), total: z.int() }),
  }),
  payrollFile: endpoint({
    method: 'GET',
    path: '/folhafila/exporta/:id',
    summary: 'The file of an export, the same as often as it is asked for; counts as a download.',
    access: may('Download'),
    params: idParams('payroll_export'),
    query: z.object({ formato: z.optional(z.enum(['csv', 'xlsx'], 'INVALID_OPTION')) }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  takePayrollEntry: endpoint({
    method: 'PUT',
    path: '/folhafila/:id/leva',
    summary: 'Says that payroll has an entry already, without a file.',
    access: may('Editar'),
    params: idParams('payroll_entry'),
    response: payrollEntry,
  }),
  giveBackPayrollEntry: endpoint({
    method: 'PUT',
    path: '/folhafila/:id/devolve',
    summary: 'Takes an entry back from payroll, with a reason: it is open again.',
    access: may('Editar'),
    params: idParams('payroll_entry'),
    body: z.object({ motivo: z.optional(z.string().check(z.maxLength(20_000))) }),
    response: payrollEntry,
  }),
} satisfies Contract;
