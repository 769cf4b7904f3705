import * as z from 'zod/mini';
import { day, id, instant } from '../../kernel/wire.ts';
import { clockTime } from './clock-definition.schemas.ts';

export const markForm = z.object({
  /** Left out where there is one employment alone that marks here. */
  idVinculo: z.optional(id),
});

/** The day that a mark belongs to, as far as it is known now. */
export const workedDay = z.object({
  idVinculo: id,
  empresa: z.string(),
  dia: day,
  zona: z.string(),
  /** `08:00–12:00`; empty on a free day. */
  horario: z.array(z.string()),
  previsto: z.int(),
  /** Minutes between pairs so far. */
  trabalhadas: z.int(),
  situacao: z.enum(['ok', 'pendente', 'andamento', 'futuro']),
  ocorrencias: z.array(z.string()),
  marcacoes: z.array(
    z.object({
      id: z.nullable(id),
      data: day,
      hora: z.string(),
      sentido: z.nullable(z.enum(['entrada', 'saida'])),
      origem: z.enum(['registro', 'arquivo', 'quiosque', 'fopag', 'tratamento', 'horario']),
      nsr: z.nullable(z.int()),
      fonte: z.enum(['O', 'I', 'D', 'P', 'X']),
      duvida: z.array(z.string()),
    }),
  ),
  /** A guess, for the button's word; what is recorded has no direction. */
  proxima: z.enum(['entrada', 'intervalo', 'retorno', 'saida']),
});

export const markAnswer = z.object({
  id,
  nsr: z.int(),
  em: instant,
  hora: clockTime,
  zona: z.string(),
  /** Codes of what stood out: `repetida` within the duplicate window. */
  sinais: z.array(z.string()),
  dia: workedDay,
  /** Path of the receipt's PDF below /api. */
  comprovante: z.string(),
});

export const clockNow = z.object({
  agora: instant,
  zona: z.string(),
  /** Signed by the server, for marks without a network: opaque. */
  ancora: z.string(),
});

/** A company in which the worker marks, and what is open to them there. */
export const recorder = z.object({
  idVinculo: id,
  empresa: z.string(),
  zona: z.string(),
  tipoPonto: z.enum(['manual', 'registro']),
  /** Why the button is not there: a code of the catalogue. */
  impedimento: z.nullable(z.string()),
  dia: z.nullable(workedDay),
});
export const recorderList = z.object({
  vinculos: z.array(recorder),
  responder: z.int(),
  enviar: z.int(),
  corrigir: z.int(),
  devolvidas: z.int(),
  /** Marks of today, of all employments. */
  filaHoje: z.int(),
});

export const punchRow = z.object({
  id,
  idVinculo: id,
  empresa: z.string(),
  dia: day,
  hora: z.string(),
  em: instant,
  nsr: z.int(),
  origem: z.enum(['registro', 'arquivo', 'quiosque', 'fopag']),
  /** Our own recorder gives a receipt. */
  comprovante: z.boolean(),
});

/** Who of a manager's people is at work now. */
export const presence = z.object({
  dentro: z.int(),
  fora: z.int(),
  afastados: z.int(),
  pessoas: z.array(
    z.object({
      idVinculo: id,
      nome: z.string(),
      situacao: z.enum(['dentro', 'fora', 'afastado']),
      desde: z.nullable(z.string()),
    }),
  ),
});
