import { options } from '@cracha/contract/features/worker/option-messages.pt-BR.ts';
import { splitTexts, type TextsOf } from '#kernel/base/texts.ts';

export type OptionsTexts = TextsOf<typeof options>;

/** The options of the lists of the worker record. */
export const optionsTexts = splitTexts<OptionsTexts>(options, {
  'en-US': async () => ({ texts: (await import('@cracha/contract/features/worker/option-messages.en-US.ts')).options }),
  'es-ES': async () => ({ texts: (await import('@cracha/contract/features/worker/option-messages.es-ES.ts')).options }),
});
