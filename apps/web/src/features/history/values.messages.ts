import { values } from '@cracha/contract/features/history/field-messages.pt-BR.ts';
import { defineTexts, type TextsOf } from '#kernel/texts.ts';

export type ValueTexts = TextsOf<typeof values>;

/** What the filter of a batch download says. */
export const valueTexts = defineTexts<ValueTexts>(values, {
  'en-US': () => import('./values.en-US.messages.ts'),
  'es-ES': () => import('./values.es-ES.messages.ts'),
});
