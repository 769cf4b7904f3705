import { fields } from '@cracha/contract/features/history/field-messages.pt-BR.ts';
import { defineTexts, type TextsOf } from '#kernel/texts.ts';

export type FieldTexts = TextsOf<typeof fields>;

export const fieldTexts = defineTexts<FieldTexts>(fields, {
  'en-US': () => import('./fields.en-US.messages.ts'),
  'es-ES': () => import('./fields.es-ES.messages.ts'),
});
