import { counted } from '#kernel/texts.ts';
import type { BellTexts } from './bell.messages.ts';

const n = counted('es-ES');

export const texts: BellTexts = {
  title: 'Avisos',
  bell: unread => (unread === 0 ? 'Avisos' : `Avisos: ${n(unread, 'nuevo', 'nuevos')}`),
  none: 'Ningún aviso',
  noneLead: 'Te avisamos aquí cuando algo te necesite.',
  markAll: 'Marcar todos como leídos',
  unread: 'nuevo',
};
