import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const homeCardTexts = defineTexts({
  title: word.announcements,
  seeAll: ['Ver todos', 'See all', 'Ver todos'],
  sent: [(when: string) => `Enviado ${when}`, when => `Sent ${when}`, when => `Enviado ${when}`],
  confirm: ['Leia e confirme', 'Read and confirm', 'Lee y confirma'],
  until: [(day: string) => `até ${day}`, day => `by ${day}`, day => `hasta el ${day}`],
  unread: [
    (count: number) => pt(count, 'comunicado por ler', 'comunicados por ler'),
    count => en(count, 'announcement to read', 'announcements to read'),
    count => es(count, 'comunicado por leer', 'comunicados por leer'),
  ],
});
