import { verbs } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { defineTexts, type TextsOf } from '#kernel/texts.ts';

export type VerbTexts = TextsOf<typeof verbs>;

export const verbTexts = defineTexts<VerbTexts>(verbs, {
  'en-US': () => import('./verbs.en-US.messages.ts'),
  'es-ES': () => import('./verbs.es-ES.messages.ts'),
});
