import { defineTexts } from '#kernel/base/texts.ts';

export const tileTexts = defineTexts({
  toSign: ['Documentos para você assinar', 'Documents for you to sign', 'Documentos para que firmes'],
});
