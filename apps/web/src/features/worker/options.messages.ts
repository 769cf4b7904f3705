import { options } from '@cracha/contract/features/worker/option-messages.pt-BR.ts';
import { defineTexts, type TextsOf } from '#kernel/texts.ts';

export type OptionsTexts = TextsOf<typeof options>;

/** The options of the lists of the worker record. */
export const optionsTexts = defineTexts<OptionsTexts>(options, {
  'en-US': () => import('./options.en-US.messages.ts'),
  'es-ES': () => import('./options.es-ES.messages.ts'),
});
