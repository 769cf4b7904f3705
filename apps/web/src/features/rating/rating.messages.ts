import { defineTexts } from '#kernel/base/texts.ts';

export const ratingTexts = defineTexts({
  ask: ['Como está sendo usar o Crachá?', 'How is it to use Crachá?', '¿Qué tal es usar Crachá?'],
  veryBad: ['Muito ruim', 'Very bad', 'Muy malo'],
  bad: ['Ruim', 'Bad', 'Malo'],
  fair: ['Regular', 'Fair', 'Regular'],
  good: ['Bom', 'Good', 'Bueno'],
  veryGood: ['Muito bom', 'Very good', 'Muy bueno'],
  why: ['Por quê?', 'Why?', '¿Por qué?'],
  whyHelp: [
    'Sua nota é lida sem o seu nome. Não escreva dados pessoais.',
    'Your rating is read without your name. Don’t write personal data.',
    'Tu nota se lee sin tu nombre. No escribas datos personales.',
  ],
  send: ['Enviar nota', 'Send rating', 'Enviar nota'],
  close: ['Fechar sem dar nota', 'Close without rating', 'Cerrar sin dar nota'],
  thanks: ['Obrigado pela nota', 'Thank you for the rating', 'Gracias por la nota'],
});
