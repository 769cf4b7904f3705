import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const accessProfileErrors = {
  ACCESS_PROFILE_IN_USE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este perfil está em uso por {n} pessoas.',
      'This profile is in use by {n} people.',
      'Este perfil lo usan {n} personas.',
    ),
    bare: said('Este perfil está em uso.', 'This profile is in use.', 'Este perfil está en uso.'),
  },
  PERMISSION_NOT_GRANTABLE: {
    status: 403,
    kind: 'refusal',
    said: said(
      'Você só pode dar permissões que você tem.',
      'You can only grant permissions you hold.',
      'Solo puedes dar permisos que tienes.',
    ),
  },
} as const satisfies Errors;
