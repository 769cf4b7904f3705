import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const announcementNotices = {
  announcementPublished: {
    values: ['empresa', 'titulo'],
    title: said('Comunicado novo', 'New announcement', 'Comunicado nuevo'),
    text: said('{empresa}: {titulo}', '{empresa}: {titulo}', '{empresa}: {titulo}'),
  },
  announcementReminder: {
    values: ['titulo'],
    title: said('Comunicado por ler', 'Announcement to read', 'Comunicado por leer'),
    text: said('Falta você ler: {titulo}', 'Please read: {titulo}', 'Te falta leer: {titulo}'),
  },
} as const satisfies Notices;
