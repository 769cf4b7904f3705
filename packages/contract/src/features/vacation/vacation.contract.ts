import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { day, id, idOf, searchText } from '../../kernel/wire.ts';

const requests = ['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'] as const;
const reads = {
  roles: ['EMPREGADO', 'GESTOR', 'RH'],
  permission: ['TrabalhadorSolicitacaoVisualizar', 'GestorSolicitacaoVisualizar', 'RhSolicitacaoVisualizar'],
  appAccess: requests,
} as const satisfies Access;

export const vacationStates = ['adquirindo', 'noPrazo', 'riscoDobra', 'dobra'] as const;
export type VacationState = (typeof vacationStates)[number];

/** Days, both included. */
const stretch = z.object({ de: day, ate: day });

/** One acquisition period and what is left of it. Days are whole. */
export const vacationPeriod = z.object({
  aquisitivo: stretch,
  /** Null: the period gives no days. */
  concessivo: z.nullable(stretch),
  /** Days it gives. */
  direito: z.int(),
  /** Why it gives none: codes of the law's causes. */
  perda: z.nullable(z.enum(['faltas', 'beneficio', 'licenca', 'paralisacao'])),
  /** Unjustified absences inside; null where an interruption took the period. */
  faltas: z.nullable(z.int()),
  /** Days taken or booked. */
  gozados: z.int(),
  vendidos: z.int(),
  /** Days of requests that are under way. */
  pedidos: z.int(),
  saldo: z.int(),
  /** The last day on which the whole balance may start without double pay; null without a balance. */
  limite: z.nullable(day),
  /** The last one that the law allows. */
  ultimoInicio: z.nullable(day),
  /** Until this day the worker may ask to sell a third. */
  abonoAte: day,
  /** When the risk of double pay begins. */
  riscoDesde: z.nullable(day),
  estado: z.enum(vacationStates),
  /** HR has not told yet where counting begins. */
  aConferir: z.boolean(),
});

const staff = {
  roles: ['GESTOR', 'RH'],
  permission: ['GestorSolicitacaoVisualizar', 'RhSolicitacaoVisualizar'],
  appAccess: requests,
} as const satisfies Access;

/** What a list of periods is narrowed by, its state left out. */
const narrowed = {
  pesquisa: searchText,
  idEmpresa: z.optional(id),
  lotacao: z.optional(z.string().check(z.maxLength(120))),
  aConferir: z.optional(z.literal('true')),
};

const opening = z.object({ aPartirDe: day, gozados: z.int(), vendidos: z.int(), faltas: z.int() });
const count = z.int().check(z.minimum(0), z.maximum(366));

const vacationBalance = z.object({
  idVinculo: id,
  nome: z.string(),
  empresa: z.string(),
  lotacao: z.nullable(z.string()),
  admissao: z.nullable(day),
  /** Days between asking and start. */
  aviso: z.int(),
  /** What HR told last; null: nothing yet. */
  inicio: z.nullable(opening),
  /** Oldest first. */
  periodos: z.array(vacationPeriod),
});

const whose = z.object({ idVinculo: id, nome: z.string(), empresa: z.string(), lotacao: z.nullable(z.string()) });
const atRisk = z.object({ ...whose.shape, ...vacationPeriod.shape });

/** Vacations: what each worker has, when it may start, and where counting begins. */
export const vacationContract = {
  vacationBalance: endpoint({
    method: 'GET',
    path: '/ferias/:idVinculo',
    summary: 'The acquisition periods of an employment with their balances and limits.',
    access: reads,
    params: z.object({ idVinculo: idOf('employment') }),
    response: vacationBalance,
  }),
  vacationStarts: endpoint({
    method: 'GET',
    path: '/ferias/:idVinculo/opcoes',
    summary: 'The days on which a vacation of so many days may lawfully start.',
    access: reads,
    params: z.object({ idVinculo: idOf('employment') }),
    query: z.object({
      /** Left out: the whole balance of the oldest period. */
      dias: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'INVALID_OPTION'))),
      /** Left out: from today, for two years. */
      de: z.optional(day),
      ate: z.optional(day),
      /** A request of one's own that is being changed: its days are free. */
      exceto: z.optional(id),
    }),
    response: z.object({ dias: z.int(), inicios: z.array(day) }),
  }),
  vacationsAtRisk: endpoint({
    method: 'GET',
    path: '/ferias/risco/:page/:size',
    summary: 'Periods with a balance of the workers in reach, those that double first.',
    access: staff,
    params: pageParams(defaultPageSize.staff),
    query: z.object({ ...narrowed, estado: z.optional(z.enum(vacationStates, 'INVALID_OPTION')), ...cursorQuery }),
    response: pageOf(atRisk),
    mayLag: true,
  }),
  undatedVacations: endpoint({
    method: 'GET',
    path: '/ferias/semadmissao/:page/:size',
    summary:
      'Workers whose vacations nobody can count: their admission day is missing, and HR has told no other beginning.',
    access: { roles: ['RH'], permission: ['RhSolicitacaoVisualizar'], appAccess: requests },
    params: pageParams(defaultPageSize.staff),
    query: z.object({
      pesquisa: narrowed.pesquisa,
      idEmpresa: narrowed.idEmpresa,
      lotacao: narrowed.lotacao,
      ...cursorQuery,
    }),
    response: pageOf(whose),
  }),
  vacationTotals: endpoint({
    method: 'GET',
    path: '/ferias/totais',
    summary: 'How many of these periods are in each state, and for HR how many workers have no admission day.',
    access: staff,
    query: z.object(narrowed),
    response: z.object({
      ...{ adquirindo: z.int(), noPrazo: z.int(), riscoDobra: z.int(), dobra: z.int(), total: z.int() },
      semAdmissao: z.int(),
    }),
  }),
  vacationFilters: endpoint({
    method: 'GET',
    path: '/ferias/filtros',
    summary: 'The companies and departments of the periods in reach.',
    access: staff,
    response: z.object({ empresas: z.array(z.object({ id, nome: z.string() })), lotacoes: z.array(z.string()) }),
  }),
  openVacations: endpoint({
    method: 'PUT',
    path: '/ferias/:idVinculo/inicio',
    summary: 'HR says from which day counting begins and what of that period is gone.',
    access: { roles: ['RH'], permission: ['RhSolicitacaoEditar'], appAccess: requests },
    params: z.object({ idVinculo: idOf('employment') }),
    body: z.object({ aPartirDe: day, gozados: count, vendidos: count, faltas: count }),
    response: vacationBalance,
  }),
} satisfies Contract;
