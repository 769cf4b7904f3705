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

export const approverStep = z.object({
  nome: requiredText(80),
  aprovadores: z.array(approver).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(20)),
  /** How many of them: 1 is any one, 0 is all. */
  precisa: z.int().check(z.minimum(0), z.maximum(20)),
  /** In working days. */
  prazoDias: z.int().check(z.minimum(1), z.maximum(60)),
  semGestor: z.enum(withoutManager, 'INVALID_OPTION'),
});

export const approverForm = {
  nome: requiredText(120),
  /** The first active one that fits is taken. */
  ordem: z.int().check(z.minimum(1), z.maximum(999)),
  ativo: z.boolean(),
  tipos: z.array(z.enum(approvedKinds, 'INVALID_OPTION')).check(z.minLength(1, 'REQUIRED_FIELD')),
  /** Null: all of the access group. */
  empresas: z.nullable(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(2000))),
  etapas: z.array(approverStep).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(10)),
};

export const approverProfile = z.object({
  id,
  ...approverForm,
  versao: z.int(),
  /** The names behind `pessoa:` of its steps; `ativo`: still works here. */
  pessoas: z.array(z.object({ id, nome: z.string(), ativo: z.boolean() })),
});
