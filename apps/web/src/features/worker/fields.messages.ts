import { fields } from '@cracha/contract/features/worker/field-messages.pt-BR.ts';
import { defineTexts, type TextsOf } from '#kernel/texts.ts';

export type FieldsTexts = TextsOf<typeof fields>;

/** The fields of the worker record, by their names on the wire. */
export const fieldsTexts = defineTexts<FieldsTexts>(fields, {
  'en-US': () => import('./fields.en-US.messages.ts'),
  'es-ES': () => import('./fields.es-ES.messages.ts'),
});
