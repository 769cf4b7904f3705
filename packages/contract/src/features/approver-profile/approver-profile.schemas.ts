import * as z from 'zod/mini';
import { id, requiredText } from '../../kernel/wire.ts';

/** What is approved by these steps: the kinds of requests, what the time clock asks for, and signatures. */
export const approvedKinds = [
  'ferias',
  'adiantamento13',
  'alteracaoCadastral',
  'beneficio',
  'outros',
  'ponto',
  'assinatura',
] as const;
export type ApprovedKind = (typeof approvedKinds)[number];

/** What a step does for a worker without a manager at that level. */
export const withoutManager = ['recusa', 'pula', 'rh'] as const;

/**
 * An approver: `gestor` (of the worker), `gestor:2` to `gestor:5` (so many levels above), `grupo:RH` (whoever of HR may approve), or
 * `pessoa:<id>`.
 */
const approver = z.string().check(z.regex(/^(gestor(:[2-5])?|grupo:RH|pessoa:[0-9a-f-]{36})$/i, 'INVALID_OPTION'));

/** Who sees a request and is told of it, and decides nothing. */
const observer = z.string().check(z.regex(/^(grupo:RH|pessoa:[0-9a-f-]{36})$/i, 'INVALID_OPTION'));

/** What of a request a condition may name. An absent one never holds. */
export const conditionFields = [
  'type',
  'days',
  'amount',
  'field',
  'department',
  'branch',
  'client',
  'position',
  'regime',
] as const;
export type ConditionField = (typeof conditionFields)[number];
/** Those that are numbers: days, and centavos. */
export const countedFields: readonly ConditionField[] = ['days', 'amount'];
export const conditionOperators = ['=', 'in', '>', '>=', '<', '<='] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

const word = z.string().check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(120, 'MAX_LENGTH'));
const figure = z
  .int('INVALID_OPTION')
  .check(z.minimum(0, 'INVALID_OPTION'), z.maximum(100_000_000_000, 'INVALID_OPTION'));

/** Numbers are compared, words are equal; `in` takes a list. */
export const approverCondition = z.object({
  campo: z.enum(conditionFields, 'INVALID_OPTION'),
  operador: z.enum(conditionOperators, 'INVALID_OPTION'),
  valor: z.union([
    figure,
    word,
    z.array(z.union([figure, word])).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(50)),
  ]),
});
/** All of them must hold. */
const conditions = z.optional(z.array(approverCondition).check(z.maxLength(20)));

export const approverStep = z.object({
  nome: requiredText(80),
  aprovadores: z.array(approver).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(20)),
  /** How many of them: 1 is any one, 0 is all. */
  precisa: z.int().check(z.minimum(0), z.maximum(20)),
  /** In working days. */
  prazoDias: z.int().check(z.minimum(1), z.maximum(60)),
  semGestor: z.enum(withoutManager, 'INVALID_OPTION'),
  /** A step whose conditions fail is left out. */
  condicoes: conditions,
  observadores: z.optional(z.array(observer).check(z.maxLength(20))),
});

export const approverForm = {
  nome: requiredText(120),
  /** The first active one that fits is taken. */
  ordem: z.int().check(z.minimum(1), z.maximum(999)),
  ativo: z.boolean(),
  tipos: z.array(z.enum(approvedKinds, 'INVALID_OPTION')).check(z.minLength(1, 'REQUIRED_FIELD')),
  /** Null: all of the access group. */
  empresas: z.nullable(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(2000))),
  /** Whose requests of its kinds it decides; none: all. */
  condicoes: conditions,
  etapas: z.array(approverStep).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(10)),
};

export const approverProfile = z.object({
  id,
  ...approverForm,
  versao: z.int(),
  /** The names behind `pessoa:` of its steps; `ativo`: still works here. */
  pessoas: z.array(z.object({ id, nome: z.string(), ativo: z.boolean() })),
});
