import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const orgChartErrors = {
  HIERARCHY_CYCLE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Isso faria a pessoa responder a si mesma.',
      'This would make the person report to themselves.',
      'Eso haría que la persona respondiera a sí misma.',
    ),
  },
} as const satisfies Errors;
