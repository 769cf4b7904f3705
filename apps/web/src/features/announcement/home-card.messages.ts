import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Comunicados',
  allRead: 'Você leu tudo',
  unread: (count: number) => n(count, 'comunicado por ler', 'comunicados por ler'),
};

export type HomeCardTexts = TextsOf<typeof portuguese>;

export const homeCardTexts = defineTexts<HomeCardTexts>(portuguese, {
  'en-US': () => import('./home-card.en-US.messages.ts'),
  'es-ES': () => import('./home-card.es-ES.messages.ts'),
});
