import { kinds } from '@cracha/contract/features/history/kind-messages.pt-BR.ts';
import { defineTexts, type TextsOf } from '#kernel/texts.ts';

export type KindTexts = TextsOf<typeof kinds>;

export const kindTexts = defineTexts<KindTexts>(kinds, {
  'en-US': () => import('./kinds.en-US.messages.ts'),
  'es-ES': () => import('./kinds.es-ES.messages.ts'),
});
