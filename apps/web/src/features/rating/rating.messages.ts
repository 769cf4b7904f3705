import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  ask: 'Como está sendo usar o Crachá?',
  veryBad: 'Muito ruim',
  bad: 'Ruim',
  fair: 'Regular',
  good: 'Bom',
  veryGood: 'Muito bom',
  why: 'Por quê?',
  whyHelp: 'Sua nota é lida sem o seu nome. Não escreva dados pessoais.',
  send: 'Enviar nota',
  close: 'Fechar sem dar nota',
  thanks: 'Obrigado pela nota',
};

export type RatingTexts = TextsOf<typeof portuguese>;

export const ratingTexts = defineTexts<RatingTexts>(portuguese, {
  'en-US': () => import('./rating.en-US.messages.ts'),
  'es-ES': () => import('./rating.es-ES.messages.ts'),
});
