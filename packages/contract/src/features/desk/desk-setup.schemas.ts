import * as z from 'zod/mini';
import { id, requiredText } from '../../kernel/wire.ts';

export const deskFieldTypes = ['texto', 'numero', 'data', 'escolha', 'simNao'] as const;
const deskField = z.object({
  nome: requiredText(80),
  tipo: z.enum(deskFieldTypes, 'INVALID_OPTION'),
  obrigatorio: z.boolean(),
  /** Of a choice. */
  opcoes: z.optional(z.array(requiredText(80)).check(z.maxLength(30))),
});
const minutes = z.int().check(z.minimum(1), z.maximum(100_000));

export const categoryForm = z.object({
  nome: requiredText(80),
  campos: z.array(deskField).check(z.maxLength(10)),
  sigilosa: z.boolean(),
  /** Who of HR answers it; empty: whoever of HR may. */
  grupo: z.array(id).check(z.maxLength(100)),
  /** Working minutes. */
  primeiraResposta: minutes,
  solucao: minutes,
  ativa: z.boolean(),
  versao: z.optional(z.int()),
});
const shownField = z.extend(deskField, { chave: z.string(), opcoes: z.array(z.string()) });
export type DeskField = z.output<typeof shownField>;
export const category = z.object({
  id,
  nome: z.string(),
  campos: z.array(shownField),
  sigilosa: z.boolean(),
  primeiraResposta: z.int(),
  solucao: z.int(),
  ativa: z.boolean(),
  /** HR's alone: empty for workers. */
  grupo: z.array(z.object({ id, nome: z.string() })),
  versao: z.int(),
});

/** What is filled in when HR puts an answer into its text. */
export const placeholders = ['nome', 'primeiroNome', 'protocolo', 'categoria', 'empresa', 'atendente'] as const;
export const answerForm = z.object({
  titulo: requiredText(80),
  texto: requiredText(2000),
  ativa: z.boolean(),
  versao: z.optional(z.int()),
});
export const answer = z.object({ id, titulo: z.string(), texto: z.string(), ativa: z.boolean(), versao: z.int() });

/** `24:00` ends a day. */
const hour = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'INVALID_DATE'));
export const hoursForm = z.object({
  /** By ISO weekday, 1 is Monday. */
  horas: z.partialRecord(
    z.enum(['1', '2', '3', '4', '5', '6', '7']),
    z.array(z.tuple([hour, hour])).check(z.maxLength(4)),
  ),
  versao: z.optional(z.int()),
});
export const hours = z.object({
  horas: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
  versao: z.int(),
});
