import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Avisos',
  bell: (unread: number) => (unread === 0 ? 'Avisos' : `Avisos: ${n(unread, 'novo', 'novos')}`),
  none: 'Nenhum aviso',
  noneLead: 'Avisamos aqui quando algo precisar de você.',
  markAll: 'Marcar todos como lidos',
  unread: 'novo',
};

export type BellTexts = TextsOf<typeof portuguese>;

export const bellTexts = defineTexts<BellTexts>(portuguese, {
  'en-US': () => import('./bell.en-US.messages.ts'),
  'es-ES': () => import('./bell.es-ES.messages.ts'),
});
