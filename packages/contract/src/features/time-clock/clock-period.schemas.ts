import * as z from 'zod/mini';
import { taskState } from '../../kernel/task.ts';
import { day, id, instant, requiredText, searchText } from '../../kernel/wire.ts';
import { payrollTotals } from './clock-setup.schemas.ts';

export const periodState = z.enum(['aberto', 'enviado', 'emRevisao', 'aprovado', 'fechado']);

export const clockPeriod = z.object({
  id,
  idEmpresa: id,
  empresa: z.string(),
  tipoPonto: z.enum(['pdf', 'manual', 'registro', 'fopag']),
  de: day,
  ate: day,
  /** The least of its mirrors' states. */
  estado: periodState,
  espelhos: z.object({
    total: z.int(),
    aberto: z.int(),
    enviado: z.int(),
    emRevisao: z.int(),
    aprovado: z.int(),
    fechado: z.int(),
  }),
  /** A month between periods that nobody opened comes before this one. */
  faltaAntes: z.nullable(z.object({ de: day, ate: day })),
});
export const periodForm = z.object({ idEmpresa: id, de: day, ate: day });

export const periodFilter = z.object({
  idEmpresa: z.optional(id),
  lotacao: z.optional(z.string().check(z.maxLength(120))),
  tomador: z.optional(z.string().check(z.maxLength(120))),
  idHorario: z.optional(id),
  idVinculos: z.optional(z.array(id).check(z.maxLength(10_000))),
  pesquisa: searchText,
});
const periodIds = z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(200));

export const checkForm = z.object({ idPeriodos: periodIds, filtro: z.optional(periodFilter) });
const payrollAmount = z.object({
  total: z.enum(payrollTotals),
  percentual: z.nullable(z.int()),
  /** Of `diasTrabalhados` and `diasFalta`: days. */
  minutos: z.int(),
});
export const checkAnswer = z.object({
  bloqueios: z.array(
    z.object({ idPeriodo: id, idPonto: id, idVinculo: id, nome: z.string(), codigo: z.string(), quantos: z.int() }),
  ),
  prontos: z.int(),
  fechados: z.int(),
  /** Worth knowing, and no hindrance: unknown workers, facts outside sealed mirrors. */
  avisos: z.array(z.object({ codigo: z.string(), quantos: z.int() })),
  /** What payroll would get: of who is ready or closed; of who lacks approval alone. */
  folha: z.array(payrollAmount),
  folhaComMotivo: z.array(payrollAmount),
});

const reason = z.optional(z.string().check(z.maxLength(2000)));
export const closeForm = z.object({
  idPeriodos: periodIds,
  filtro: z.optional(periodFilter),
  /** What is passed over: TIMESHEET_NOT_APPROVED alone may be. */
  comPendencias: z.optional(z.array(requiredText(40)).check(z.maxLength(10))),
  motivo: reason,
});
export const reopenForm = z.object({
  idPeriodo: id,
  filtro: z.optional(periodFilter),
  idVinculos: z.optional(z.array(id).check(z.maxLength(10_000))),
  motivo: reason,
});
export const closingStarted = z.object({ idFechamento: id });
export const closing = z.object({
  id,
  ato: z.enum(['fecha', 'reabre']),
  status: taskState,
  total: z.int(),
  feitos: z.int(),
  recusados: z.int(),
  pedidoPor: z.nullable(z.string()),
  pedidoEm: instant,
  itens: z.array(
    z.object({
      idPeriodo: z.nullable(id),
      idPonto: id,
      idVinculo: id,
      nome: z.string(),
      situacao: z.enum(['aguardando', 'feito', 'recusado']),
      codigo: z.nullable(z.string()),
    }),
  ),
});
