import type { TicketStateWire } from '@cracha/contract/features/desk/desk.schemas.ts';
import type { Tone } from '#ui/base/Status.tsx';

export const ticketTones: Record<TicketStateWire, Tone> = {
  novo: 'brand',
  emAndamento: 'neutral',
  aguardando: 'warn',
  resolvido: 'ok',
  encerrado: 'neutral',
};
