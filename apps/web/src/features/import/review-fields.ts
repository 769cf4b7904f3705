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
  COMPANY_NOT_FOUND: ['cnpj'],
  COMPANY_MISSING: ['cnpj'],
};

export function doubtfulFields({ achados }: Pick<ReviewDocument, 'achados'>): ReadonlySet<string> {
  return new Set(achados.flatMap(({ codigo }) => fieldsOf[codigo] ?? []));
}
