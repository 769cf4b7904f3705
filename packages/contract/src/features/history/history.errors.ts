import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const historyErrors = {
  EXCLUSION_ALREADY_RESTORED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este registro já foi restaurado.',
      'This record has been restored already.',
      'Este registro ya fue restaurado.',
    ),
  },
  EXCLUSION_NOT_RESTORABLE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este registro não pode ser restaurado por você.',
      'This record cannot be restored by you.',
      'Usted no puede restaurar este registro.',
    ),
  },
} as const satisfies Errors;
