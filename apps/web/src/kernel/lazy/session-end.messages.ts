import { defineTexts } from '../base/texts.ts';
import { word } from '../base/words.ts';

export const sessionEndTexts = defineTexts({
  ending: ['Sua sessão termina em 2 minutos.', 'Your session ends in 2 minutes.', 'Tu sesión termina en 2 minutos.'],
  goOn: word.goOn,
});
