import { counted } from '#kernel/texts.ts';
import type { HomeCardTexts } from './home-card.messages.ts';

const n = counted('es-ES');

export const texts: HomeCardTexts = {
  title: 'Comunicados',
  allRead: 'Has leído todo',
  unread: (count: number) => n(count, 'comunicado por leer', 'comunicados por leer'),
};
