import * as z from 'zod/mini';
import {
  day,
  id,
  idOf,
  instant,
  month,
  monthText,
  orderBy,
  requiredText,
  searchText,
  switchText,
  year,
  yearText,
} from '../../kernel/wire.ts';

/** Durations and clock times of a timesheet are integer minutes. */
const minutes = z.int();

const timesheetStatus = z.enum(['aberto', 'enviado', 'emRevisao', 'aprovado', 'fechado'], 'INVALID_OPTION');

export const timesheetRow = z.object({
  id,
  idEmpregado: id,
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
  origem: z.enum(['pdf', 'registro', 'fopag']),
});

const timesheetDay = z.object({
  dia: day,
  diaSemana: z.int(),
  entrada: z.array(z.string()),
  saida: z.array(z.string()),
  diurno: minutes,
  noturno: minutes,
  trabalhadas: minutes,
  credito: minutes,
  debito: minutes,
  ocorrencia: z.nullable(z.string()),
  extras: minutes,
  justificativas: z.array(z.object({ id, status: z.string(), motivo: z.string() })),
});

const timesheetTotals = z.object({
  horasTrabalhadas: minutes,
  horasExtras: minutes,
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
});

export const timesheet = z.extend(timesheetRow, {
  dias: z.array(timesheetDay),
  totais: timesheetTotals,
  periodoFechado: z.boolean(),
  can: z.array(z.string()),
});

export const timesheetListQuery = z.object({
  pesquisa: searchText,
  orderBy: orderBy('nomeEmpregado', 'mes', 'status'),
  tomador: z.optional(z.string().check(z.maxLength(120))),
  lotacao: z.optional(z.string().check(z.maxLength(120))),
  mes: z.optional(monthText),
  ano: z.optional(yearText),
  idEmpresa: z.optional(id),
  status: z.optional(timesheetStatus),
});

/** A link good for 5 minutes and this user. */
export const fileLink = z.object({ url: z.string(), expiraEm: instant });

/** The fields beside `file_0` … `file_4`. */
export const timesheetAnswerForm = z.object({
  concorda: switchText,
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

/** `periodos` for tipo `periodo`; files ride beside as `file_0` … `file_4`. */
export const justificationForm = z.object({
  data: day,
  tipo: z.enum(['dia', 'periodo'], 'INVALID_OPTION'),
  ocorrencia: requiredText(120),
  justificativa: requiredText(250),
  motivo: requiredText(250),
  periodos: z.optional(
    z.array(z.object({ entrada: z.string().check(z.maxLength(5)), saida: z.string().check(z.maxLength(5)) })),
  ),
});
export const justificationSent = z.object({ id, status: z.literal('pendente'), dataSolicitacao: instant });

export const manualPunchForm = z.object({
  data: day,
  hora: requiredText(5),
  sentido: z.enum(['entrada', 'saida'], 'INVALID_OPTION'),
  motivo: requiredText(250),
  observacao: z.optional(z.string().check(z.maxLength(250))),
});
export const manualPunch = z.object({ id, status: z.literal('pendente'), data: day, hora: z.string() });
