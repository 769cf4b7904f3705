import { defineTexts } from '#kernel/base/texts.ts';

export const formTexts = defineTexts({
  bankUnknown: [
    'Não está na nossa lista de bancos. Confira o número.',
    'Not in our list of banks. Check the number.',
    'No está en nuestra lista de bancos. Revisa el número.',
  ],
  choose: ['Escolha', 'Choose', 'Elige'],
  noHour: ['Escreva a hora como 08:00', 'Write the hour as 08:00', 'Escribe la hora como 08:00'],
});
