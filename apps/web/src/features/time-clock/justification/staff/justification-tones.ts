import type { Tone } from '#ui/base/Status.tsx';
import type { Justification } from '../justification.api.ts';

export const justificationTones: Record<Justification['status'], Tone> = {
  pendente: 'warn',
  devolvida: 'neutral',
  enviando: 'brand',
  aprovada: 'ok',
  negada: 'bad',
  finalizada: 'neutral',
  cancelada: 'neutral',
};
