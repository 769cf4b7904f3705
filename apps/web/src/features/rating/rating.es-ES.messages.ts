import type { RatingTexts } from './rating.messages.ts';

export const texts: RatingTexts = {
  ask: '¿Qué tal es usar Crachá?',
  veryBad: 'Muy malo',
  bad: 'Malo',
  fair: 'Regular',
  good: 'Bueno',
  veryGood: 'Muy bueno',
  why: '¿Por qué?',
  whyHelp: 'Tu nota se lee sin tu nombre. No escribas datos personales.',
  send: 'Enviar nota',
  close: 'Cerrar sin dar nota',
  thanks: 'Gracias por la nota',
};
