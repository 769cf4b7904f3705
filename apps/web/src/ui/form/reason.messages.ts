import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Of every act that needs a reason. */
export const reasonTexts = defineTexts({
  reason: word.reason,
  reasonHelp: ['De 10 a 250 letras', '10 to 250 characters', 'De 10 a 250 letras'],
  earlier: ['Usar um dos últimos motivos', 'Use one of the last reasons', 'Usar uno de los últimos motivos'],
  reasonFirst: ['Escreva o motivo para continuar', 'Write the reason to continue', 'Escribe el motivo para continuar'],
});
