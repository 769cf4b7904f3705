import * as z from 'zod/mini';
import { day, id, instant } from '../../kernel/wire.ts';
import { clockTime } from './clock-definition.schemas.ts';
import { workedDay } from './clock-today.contract.ts';

export const markForm = z.object({
  /** Left out where there is one employment alone that marks here. */
  idVinculo: z.optional(id),
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
