import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const workerErrors = {
  EMPLOYEE_NOT_FOUND: {
    status: 404,
    kind: 'refusal',
    said: said('Empregado não existe', 'Employee does not exist', 'El empleado no existe'),
  },
  EMPLOYEE_RECORD_NOT_FOUND: {
    status: 404,
    kind: 'refusal',
    said: said('Ficha do empregado não encontrada', 'Employee record not found', 'Ficha del empleado no encontrada'),
  },
  BANK_DATA_FROZEN: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Por segurança, a conta nova só vale a partir de {data}.',
      'For safety the new account counts from {data}.',
      'Por seguridad, la cuenta nueva vale desde el {data}.',
    ),
    bare: said(
      'Por segurança, a conta nova ainda não vale.',
      'For safety, the new account does not count yet.',
      'Por seguridad, la cuenta nueva aún no vale.',
    ),
  },
} as const satisfies Errors;
