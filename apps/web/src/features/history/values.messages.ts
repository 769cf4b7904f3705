import { values } from '@cracha/contract/features/history/field-messages.pt-BR.ts';
import { splitTexts, type TextsOf } from '#kernel/base/texts.ts';

export type ValueTexts = TextsOf<typeof values>;

/** What the filter of a batch download says. */
export const valueTexts = splitTexts<ValueTexts>(values, {
  'en-US': async () => ({ texts: (await import('@cracha/contract/features/history/field-messages.en-US.ts')).values }),
  'es-ES': async () => ({ texts: (await import('@cracha/contract/features/history/field-messages.es-ES.ts')).values }),
});
