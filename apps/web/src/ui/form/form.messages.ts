import { defineTexts } from '#kernel/base/texts.ts';

export const formTexts = defineTexts({
  choose: ['Escolha', 'Choose', 'Elige'],
});
