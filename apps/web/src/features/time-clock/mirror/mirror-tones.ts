import type { Tone } from '#ui/base/Status.tsx';
import type { MirrorRow } from './mirror.types.ts';

export const mirrorTones: Readonly<Record<MirrorRow['status'], Tone>> = {
  aberto: 'neutral',
  enviado: 'brand',
  emRevisao: 'warn',
  aprovado: 'ok',
  fechado: 'neutral',
};
