import { fields } from '@cracha/contract/features/history/field-messages.pt-BR.ts';
import { splitTexts, type TextsOf } from '#kernel/base/texts.ts';

export type FieldTexts = TextsOf<typeof fields>;

export const fieldTexts = splitTexts<FieldTexts>(fields, {
  'en-US': async () => ({ texts: (await import('@cracha/contract/features/history/field-messages.en-US.ts')).fields }),
  'es-ES': async () => ({ texts: (await import('@cracha/contract/features/history/field-messages.es-ES.ts')).fields }),
});
