import { defineTexts } from '#kernel/base/texts.ts';

export const formTexts = defineTexts({
  choose: ['Escolha', 'Choose', 'Elige'],
  noHour: ['Escreva a hora como 08:00', 'Write the hour as 08:00', 'Escribe la hora como 08:00'],
});
