import * as z from 'zod/mini';
import { day, id } from '../../kernel/wire.ts';

/** Durations and clock times of a timesheet are integer minutes. */
export const minutes = z.int();
/** Minutes by percentage: `{"50": 120}`; one without minutes is not there. */
export const byPercentage = z.record(z.string(), z.int());

export const timesheetPunch = z.object({
  /** Null: made by the plan (X), or a pre-assigned break (P). */
  id: z.nullable(id),
  data: day,
  hora: z.string(),
  sentido: z.nullable(z.enum(['entrada', 'saida'])),
  origem: z.enum(['registro', 'arquivo', 'quiosque', 'fopag', 'tratamento', 'horario']),
  nsr: z.nullable(z.int()),
  /** Original, included, disregarded, pre-assigned, by exception. */
  fonte: z.enum(['O', 'I', 'D', 'P', 'X']),
  motivo: z.nullable(z.string()),
  /** Codes of what makes it doubtful. */
  duvida: z.array(z.string()),
  /** Of the treatment that can be undone. */
  idTratamento: z.nullable(id),
});

/** Part of a day, or minutes of it, that counts as worked. */
const timesheetExcuse = z.object({
  /** Of the one that HR can take back; null: a justification made it, or it is not the reader's to undo. */
  idAbono: z.nullable(id),
  /** `HH:MM`; null: an excuse of minutes. */
  de: z.nullable(z.string()),
  ate: z.nullable(z.string()),
  minutos: z.nullable(minutes),
  pago: z.boolean(),
  /** Null to a manager: it may tell of health. */
  motivo: z.nullable(z.string()),
});

export const timesheetDay = z.object({
  dia: day,
  diaSemana: z.int(),
  /** `HH:MM` of the establishment; an unpaired punch stands last in `entrada`. */
  entrada: z.array(z.string()),
  saida: z.array(z.string()),
  diurno: minutes,
  noturno: minutes,
  trabalhadas: minutes,
  credito: minutes,
  debito: minutes,
  /** The worded occurrences, joined. */
  ocorrencia: z.nullable(z.string()),
  extras: minutes,
  justificativas: z.array(z.object({ id, status: z.string(), motivo: z.string() })),
  tipo: z.enum(['trabalho', 'folga', 'descanso', 'feriado', 'afastamento']),
  situacao: z.enum(['ok', 'pendente', 'andamento', 'futuro']),
  feriado: z.nullable(z.string()),
  /** The plan in words of the clock: `08:00–12:00`; empty on free days. */
  horario: z.array(z.string()),
  previsto: minutes,
  trabalhadasRelogio: minutes,
  noturnoReduzido: minutes,
  extrasPorPercentual: byPercentage,
  extraNoturno: minutes,
  faltas: minutes,
  abonadas: minutes,
  intervaloCurto: minutes,
  interjornada: minutes,
  dsr: minutes,
  dsrPerdido: minutes,
  ocorrencias: z.array(z.string()),
  marcacoes: z.array(timesheetPunch),
  /** Beyond section 17: what HR excused stands on its day, with the id that takes it back. */
  abonos: z.array(timesheetExcuse),
});
