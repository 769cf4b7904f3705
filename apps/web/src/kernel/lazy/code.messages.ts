import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const codeTexts = defineTexts({
  label: word.sixDigitCode,
  missing: [
    (count: number) => (count === 1 ? 'Falta 1 número' : `Faltam ${pt(count, 'número', 'números')}`),
    count => `${en(count, 'digit', 'digits')} to go`,
    count => (count === 1 ? 'Falta 1 número' : `Faltan ${es(count, 'número', 'números')}`),
  ],
  confirm: word.confirm,
  againIn: [
    (time: string) => `Não chegou? Peça outro em ${time}.`,
    time => `Did it not arrive? Ask for another in ${time}.`,
    time => `¿No llegó? Pide otro en ${time}.`,
  ],
  resend: ['Enviar outro código', 'Send another code', 'Enviar otro código'],
  valid: [
    'O código vale por 10 minutos. Ninguém do RH vai pedir esse código a você.',
    'The code is valid for 10 minutes. Nobody from HR will ask you for it.',
    'El código vale 10 minutos. Nadie de RR. HH. te pedirá ese código.',
  ],
});
