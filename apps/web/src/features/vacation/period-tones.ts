import type { VacationState } from '@cracha/contract/features/vacation/vacation.contract.ts';
import type { Tone } from '#ui/base/Status.tsx';

export const periodTones: Record<VacationState, Tone> = {
  adquirindo: 'neutral',
  noPrazo: 'ok',
  riscoDobra: 'warn',
  dobra: 'bad',
};
