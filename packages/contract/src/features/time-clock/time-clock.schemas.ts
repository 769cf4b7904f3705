import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import {
  day,
  flag,
  id,
  idOf,
  instant,
  messageValues,
  month,
  monthText,
  orderBy,
  searchText,
  switchText,
  year,
  yearText,
} from '../../kernel/wire.ts';
import { byPercentage, minutes, timesheetDay, timesheetPunch } from './timesheet-day.schemas.ts';

export const timesheetStates = ['aberto', 'enviado', 'emRevisao', 'aprovado', 'fechado'] as const;
export const timesheetStatus = z.enum(timesheetStates, 'INVALID_OPTION');
export const timesheetOrigins = ['pdf', 'registro', 'fopag'] as const;

export const timesheetRow = z.object({
  id,
  idEmpregado: id,
  idEmpresa: id,
  empresa: z.string(),
  nomeEmpregado: z.string(),
  matricula: z.nullable(z.string()),
  tomador: z.nullable(z.string()),
  lotacao: z.nullable(z.string()),
  mes: month,
  ano: year,
  periodoInicio: day,
  periodoFim: day,
  status: timesheetStatus,
  concorda: z.nullable(z.boolean()),
  visualizado: z.boolean(),
  visivel: z.boolean(),
  justificativasPendentes: z.int(),
  origem: z.enum(timesheetOrigins),
  versao: z.int(),
  /** As computed last: incomplete days that have ended, days with something to look at, the balance. */
  diasIncompletos: z.int(),
  alertas: z.int(),
  resultado: minutes,
  saldoAtual: minutes,
  /** Facts came after it was sealed. */
  foraDoEspelho: z.boolean(),
  /** Of origin `fopag` alone: when the rows were read from the payroll clock last; null: not yet. */
  copiaEm: z.optional(z.nullable(instant)),
});

/** The sixteen of the source documents stand first. */
const timesheetTotals = z.object({
  horasTrabalhadas: minutes,
  horasExtras: minutes,
  /** The percentage where there is one alone. */
  percentualHorasExtras: z.nullable(z.number()),
  horasFaltas: minutes,
  horasCompensadas: minutes,
  horasDiurnas: minutes,
  horasNoturnas: minutes,
  adicionalNoturno: minutes,
  interjornada: minutes,
  dsr: minutes,
  resultado: minutes,
  credito: minutes,
  debito: minutes,
  saldoAnterior: minutes,
  saldoMes: minutes,
  saldoAtual: minutes,
  horasTrabalhadasRelogio: minutes,
  horasExtrasPorPercentual: byPercentage,
  extrasPagasPorPercentual: byPercentage,
  extrasNoturnas: minutes,
  abonadas: minutes,
  descontoFaltas: minutes,
  intervaloCurto: minutes,
  dsrPerdido: minutes,
  dsrSobreExtras: byPercentage,
  previsto: minutes,
  diasTrabalhados: z.int(),
  diasFalta: z.int(),
  diasPendentes: z.int(),
});

const lot = z.object({ dia: day, vence: day, percentual: z.int(), minutos: minutes });
const timesheetBank = z.object({
  lotes: z.array(lot),
  dividas: z.array(z.object({ dia: day, minutos: minutes })),
  vencidas: byPercentage,
  quitadas: byPercentage,
  pagas: minutes,
  perdoadas: minutes,
});

export const timesheetEvent = z.object({
  verbo: z.string(),
  versao: z.int(),
  em: instant,
  por: z.nullable(z.string()),
  /** Whom they stood in for. */
  substitui: z.nullable(z.string()),
  perfil: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
});

export const timesheet = z.extend(timesheetRow, {
  dias: z.array(timesheetDay),
  totais: timesheetTotals,
  periodoFechado: z.boolean(),
  can: z.array(z.string()),
  /** Of the tz database; the hours of the mirror are its civil time. */
  zona: z.string(),
  /** The last day that has ended; null: none of the period yet. */
  ateDia: z.nullable(day),
  banco: timesheetBank,
  historico: z.array(timesheetEvent),
  /** Why a verb that the reader could have is not open now. */
  impedimentos: z.array(z.object({ verbo: z.string(), codigo: z.string(), valores: messageValues })),
  respondidoEm: z.nullable(instant),
  discordancia: z.nullable(z.string()),
  arquivos: z.array(z.object({ id, nome: z.string(), tamanho: z.int() })),
  /** The printed page of a mirror of origin `pdf`. */
  idDocumento: z.nullable(id),
});

/** Of one's own; `origem` for the screens of the payroll clock. */
export const ownTimesheetsQuery = z.object({
  pesquisa: searchText,
  origem: z.optional(z.enum(timesheetOrigins, 'INVALID_OPTION')),
  idEmpresa: z.optional(id),
  ...cursorQuery,
});

const listFilter = {
  pesquisa: searchText,
  tomador: z.optional(z.string().check(z.maxLength(120))),
  lotacao: z.optional(z.string().check(z.maxLength(120))),
  mes: z.optional(monthText),
  ano: z.optional(yearText),
  idEmpresa: z.optional(id),
  status: z.optional(timesheetStatus),
  origem: z.optional(z.enum(timesheetOrigins, 'INVALID_OPTION')),
  pendencia: z.optional(z.enum(['incompleto', 'justificativa', 'resposta', 'fora'], 'INVALID_OPTION')),
  visto: z.optional(flag),
};
export const timesheetFilter = z.object(listFilter);
export const timesheetListQuery = z.object({
  ...listFilter,
  orderBy: orderBy('nomeEmpregado', 'mes', 'status'),
  ...cursorQuery,
});
/** What waits for a decision. */
export const decisionQuery = z.object({
  idEmpresa: listFilter.idEmpresa,
  mes: listFilter.mes,
  ano: listFilter.ano,
  ...cursorQuery,
});
export const timesheetFilterValues = z.object({
  meses: z.array(z.object({ mes: month, ano: year })),
  empresas: z.array(z.object({ id, nome: z.string() })),
  lotacoes: z.array(z.string()),
  tomadores: z.array(z.string()),
});
/** Mirrors by state, beside the filter of the state itself. */
export const timesheetCounts = z.object({
  total: z.int(),
  aberto: z.int(),
  enviado: z.int(),
  emRevisao: z.int(),
  aprovado: z.int(),
  fechado: z.int(),
  incompletos: z.int(),
  justificativas: z.int(),
});

export const versionForm = z.object({ versao: z.int() });
/** The reason's length is the rule's to refuse: DENY_REASON_REQUIRED. */
export const reasonForm = z.object({ versao: z.int(), motivo: z.optional(z.string().check(z.maxLength(2000))) });
export const sendForm = z.object({
  versao: z.int(),
  concorda: z.optional(z.boolean()),
  msgDiscordo: z.optional(z.string().check(z.maxLength(1000))),
});

export const explanation = z.object({
  total: z.string(),
  valor: z.int(),
  /** The ground in law. */
  regra: z.string(),
  /** Parameters of the rules in force, with the day since which they hold; worded by their name. */
  parametros: z.array(z.object({ nome: z.string(), valor: z.string(), desde: day })),
  /** The days that make it. */
  passos: z.array(z.object({ dia: day, minutos: minutes })),
  /** Of the day that was asked for. */
  marcacoes: z.array(timesheetPunch),
});
export const redirectForm = z.object({
  de: z.optional(id),
  para: id,
  motivo: z.optional(z.string().check(z.maxLength(2000))),
});
export const reminderForm = z.object({
  tipo: z.enum(['responder', 'enviar', 'aprovar'], 'INVALID_OPTION'),
  ids: z.optional(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(10_000))),
  filtro: z.optional(timesheetFilter),
});

/** A link good for 5 minutes and this user. */
export const fileLink = z.object({ url: z.string(), expiraEm: instant });

/** The fields beside `file_0` … `file_4`. */
export const timesheetAnswerForm = z.object({
  concorda: flag,
  msgDiscordo: z.optional(z.string().check(z.maxLength(1000))),
});
export const timesheetAnswer = z.object({
  id,
  concorda: z.boolean(),
  respondidoEm: instant,
  ip: z.nullable(z.string()),
});

export const hidingParams = z.object({
  idEmpresa: idOf('company'),
  mes: monthText,
  ano: yearText,
  ocultar: switchText,
});

export const justificationSent = z.object({ id, status: z.literal('pendente'), dataSolicitacao: instant });

export const manualPunchForm = z.object({
  data: day,
  hora: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'INVALID_DATE')),
  sentido: z.enum(['entrada', 'saida'], 'INVALID_OPTION'),
  motivo: z.optional(z.string().check(z.maxLength(2000))),
  observacao: z.optional(z.string().check(z.maxLength(250))),
});
export const manualPunch = z.object({ id, status: z.literal('pendente'), data: day, hora: z.string() });
