import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { day, id, instant, month, reasonText, year } from '../../kernel/wire.ts';
import { receiptKind } from './receipt.schemas.ts';

/** How HR ends a disagreement: the correction comes, it is explained, it is refused. */
export const disputeOutcomes = ['corrigir', 'explicada', 'recusada'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

const disputeShape = {
  id,
  idRecibo: id,
  /** What the line is called; null: the whole receipt. */
  verba: z.nullable(z.string()),
  abertaEm: instant,
  /** The last day to answer; `atrasada` from the day after, while open. */
  prazo: day,
  atrasada: z.boolean(),
  responsavel: z.nullable(z.object({ id, nome: z.string() })),
  /** `reaberta`: HR let the worker answer again instead. */
  desfecho: z.nullable(z.enum(['corrigir', 'explicada', 'recusada', 'reaberta'])),
  motivo: z.nullable(z.string()),
  encerradaEm: z.nullable(instant),
  can: z.array(z.enum(['atribuir', 'encerrar'])),
};
export const dispute = z.object(disputeShape);

/** A row of HR's list: whose receipt, and what the worker wrote. */
export const disputeRow = z.object({
  ...disputeShape,
  nomeEmpregado: z.string(),
  empresa: z.string(),
  /** What it is about: a payslip with its kind, or a benefit. */
  tipo: z.union([z.literal(1), z.literal(2)]),
  especie: z.nullable(receiptKind),
  mes: month,
  ano: year,
  mensagem: z.string(),
});

/** Which disagreements a list shows: open, open and one's own, open and late, closed. */
export const disputeStates = ['abertas', 'minhas', 'atrasadas', 'encerradas'] as const;
export type DisputeState = (typeof disputeStates)[number];
export const disputeQuery = z.object({
  situacao: z._default(z.optional(z.enum(disputeStates, 'INVALID_OPTION')), 'abertas'),
  ...cursorQuery,
});
export const disputeCounts = z.record(z.enum(disputeStates), z.int());

export const assigneeForm = z.object({ idResponsavel: id });
export const outcomeForm = z.object({ desfecho: z.enum(disputeOutcomes, 'INVALID_OPTION'), motivo: reasonText });
