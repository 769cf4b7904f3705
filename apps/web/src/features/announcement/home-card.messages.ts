import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const homeCardTexts = defineTexts({
  title: word.announcements,
  allRead: ['Você leu tudo', 'You have read everything', 'Has leído todo'],
  unread: [
    (count: number) => pt(count, 'comunicado por ler', 'comunicados por ler'),
    count => en(count, 'announcement to read', 'announcements to read'),
    count => es(count, 'comunicado por leer', 'comunicados por leer'),
  ],
});
