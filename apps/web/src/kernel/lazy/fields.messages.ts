import { fields } from '@cracha/contract/features/worker/field-messages.pt-BR.ts';
import { splitTexts, type TextsOf } from '#kernel/base/texts.ts';

export type FieldsTexts = TextsOf<typeof fields>;

/** The fields of the worker record, by their names on the wire. */
export const fieldsTexts = splitTexts<FieldsTexts>(fields, {
  'en-US': async () => ({ texts: (await import('@cracha/contract/features/worker/field-messages.en-US.ts')).fields }),
  'es-ES': async () => ({ texts: (await import('@cracha/contract/features/worker/field-messages.es-ES.ts')).fields }),
});
