import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

export const bellTexts = defineTexts({
  title: ['Avisos', 'Notifications', 'Avisos'],
  bell: [
    (unread: number) => (unread === 0 ? 'Avisos' : `Avisos: ${pt(unread, 'novo', 'novos')}`),
    unread => (unread === 0 ? 'Notifications' : `Notifications: ${en(unread, 'new', 'new')}`),
    unread => (unread === 0 ? 'Avisos' : `Avisos: ${es(unread, 'nuevo', 'nuevos')}`),
  ],
  none: ['Nenhum aviso', 'No notifications', 'Ningún aviso'],
  noneLead: [
    'Avisamos aqui quando algo precisar de você.',
    'We tell you here when something needs you.',
    'Te avisamos aquí cuando algo te necesite.',
  ],
  markAll: ['Marcar todos como lidos', 'Mark all as read', 'Marcar todos como leídos'],
  unread: ['novo', 'new', 'nuevo'],
});
