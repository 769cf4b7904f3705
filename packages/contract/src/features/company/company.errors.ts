import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const companyErrors = {
  COMPANY_FIELD_MISSING: {
    status: 400,
    kind: 'input',
    said: said('A empresa exige: {campos}.', 'The company asks for: {campos}.', 'La empresa exige: {campos}.'),
    bare: said(
      'Falta um campo que a empresa exige.',
      'A field that the company asks for is missing.',
      'Falta un campo que la empresa exige.',
    ),
  },
  COMPANY_CNPJ_TAKEN: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Já existe uma conta para o mesmo CNPJ informado',
      'There is already an account for the same CNPJ',
      'Ya existe una cuenta para el mismo CNPJ',
    ),
  },
  COMPANY_HAS_WORKERS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'A empresa ainda tem {n} trabalhadores e não pode ser excluída.',
      'The company still has {n} workers and cannot be deleted.',
      'La empresa aún tiene {n} trabajadores y no se puede eliminar.',
    ),
    bare: said(
      'A empresa ainda tem trabalhadores e não pode ser excluída.',
      'The company still has workers and cannot be deleted.',
      'La empresa aún tiene trabajadores y no se puede eliminar.',
    ),
  },
} as const satisfies Errors;
