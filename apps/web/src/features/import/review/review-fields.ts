import type { ReviewDocument } from './review.types.ts';

/** Which fields a finding is about: their boxes and rows are marked. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  EARNINGS_SUM_DIFFERS: ['totalVencimentos'],
  DEDUCTIONS_SUM_DIFFERS: ['totalDescontos'],
  NET_DIFFERS: ['liquido'],
  TOTALS_NOT_FOUND: ['totalVencimentos', 'totalDescontos', 'liquido'],
  WORKER_AMBIGUOUS: ['nome', 'cpf', 'matricula'],
  WORKER_NOT_FOUND: ['nome', 'cpf', 'matricula'],
  IDENTITY_NOT_FOUND: ['cpf', 'matricula'],
  IDENTITY_CONFLICT: ['cpf', 'matricula'],
  SEVERAL_CPFS: ['cpf'],
  NAME_DIFFERS: ['nome'],
  COMPETENCE_NOT_FOUND: ['mes'],
  COMPETENCE_AMBIGUOUS: ['mes'],
  COMPETENCE_UNLIKE_FILE: ['mes'],
  CREDIT_DAY_DOUBTFUL: ['dataPagamento'],
  CREDIT_DAY_IMPOSSIBLE: ['dataPagamento'],
  COMPANY_NOT_FOUND: ['cnpj'],
  COMPANY_MISSING: ['cnpj'],
};

export function doubtfulFields({ achados }: Pick<ReviewDocument, 'achados'>): ReadonlySet<string> {
  return new Set(achados.flatMap(({ codigo }) => fieldsOf[codigo] ?? []));
}

/** The keys that take one of the printed days. */
export const dayKeys = ['A', 'B', 'C'] as const;

/** The days that the page prints of the credit, where the reader took none of them: YYYY-MM-DD. */
export function doubtfulDays({ achados }: Pick<ReviewDocument, 'achados'>): string[] {
  const told = achados.find(({ codigo }) => codigo === 'CREDIT_DAY_DOUBTFUL')?.valores.days;
  return String(told ?? '')
    .split(', ')
    .flatMap(day => /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(day)?.slice(1).reverse().join('-') ?? []);
}
