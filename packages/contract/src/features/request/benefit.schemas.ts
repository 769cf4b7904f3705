import * as z from 'zod/mini';
import { centavos, day, id, requiredText } from '../../kernel/wire.ts';
import { regimes } from '../worker/regimes.ts';
import { benefitKinds } from './benefit-words.ts';
import { finding } from './request.schemas.ts';

const whole = (min: number, max: number) =>
  z.int('INVALID_OPTION').check(z.minimum(min, 'MIN_VALUE'), z.maximum(max, 'MAX_VALUE'));

/** What the worker pays a month: centavos, or hundredths of a percent of the base salary. */
export const benefitShare = z.union(
  [
    z.object({ tipo: z.literal('fixa'), valor: whole(0, 10_000_000) }),
    z.object({ tipo: z.literal('percentual'), valor: whole(0, 10_000) }),
  ],
  'INVALID_OPTION',
);
export type BenefitShare = z.output<typeof benefitShare>;

/** A day of any year: `11-30`. */
const dayOfYear = z
  .string()
  .check(
    z.regex(
      /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$/,
      'INVALID_DATE',
    ),
  );

/** The first and the last day on which it may be asked, every year; one that goes over the new year ends in the next. */
export const benefitWindow = z.object({ de: dayOfYear, ate: dayOfYear });

export const benefitPlan = {
  nome: requiredText(80),
  tipo: z.enum(benefitKinds, 'INVALID_OPTION'),
  /** None: whatever the contract is. */
  regimes: z.array(z.enum(regimes, 'INVALID_OPTION')).check(z.maxLength(regimes.length, 'MAX_LENGTH')),
  /** Whole months since the admission. */
  mesesDeCasa: whole(0, 600),
  /** None: all departments. */
  lotacoes: z.array(requiredText(120)).check(z.maxLength(100, 'MAX_LENGTH')),
  parte: benefitShare,
  /** Null: always. */
  janela: z.nullable(benefitWindow),
  /** 0: none. */
  maxDependentes: whole(0, 20),
  /** What the worker accepts; empty: nothing. */
  termo: z.string().check(z.maxLength(10_000, 'MAX_LENGTH')),
  ativo: z.boolean(),
};

export const savedBenefitPlan = z.object({
  ...{ id, idEmpresa: id, empresa: z.string() },
  ...benefitPlan,
  versaoTermo: z.int(),
  /** How many hold it. */
  quantos: z.int(),
  versao: z.int(),
});

const dependant = z.object({ nome: z.string(), cpf: z.string() });

/** A plan as the one it is offered to, or who files for them, sees it. */
export const offeredBenefit = z.object({
  id,
  nome: z.string(),
  tipo: z.enum(benefitKinds),
  parte: benefitShare,
  /** What the worker pays a month; null where there is no salary by the month, or the reader doesn't read pay. */
  valor: z.nullable(centavos),
  elegivel: z.boolean(),
  /** Why it can't be asked for, worded from its code. */
  motivos: z.array(finding),
  possui: z.nullable(z.object({ desde: day, dependentes: z.array(dependant) })),
  janela: z.nullable(benefitWindow),
  maxDependentes: z.int(),
  /** Who may be named: those of the record with a CPF. */
  dependentes: z.array(dependant),
  termo: z.string(),
  versaoTermo: z.int(),
});

export const offeredBenefits = z.object({
  /** The first day of the month from which a request of today would hold. */
  aPartirDe: day,
  planos: z.array(offeredBenefit),
});
