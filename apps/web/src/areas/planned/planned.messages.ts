import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Esta tela ainda não está disponível',
  lead: 'Estamos construindo esta parte do Crachá. Avisamos quando ela chegar.',
  home: 'Ir para o início',
  login: 'Ir para a entrada',
  account: 'Abrir minha conta',
};

export type PlannedTexts = TextsOf<typeof portuguese>;

export const plannedTexts = defineTexts<PlannedTexts>(portuguese, {
  'en-US': () => import('./planned.en-US.messages.ts'),
  'es-ES': () => import('./planned.es-ES.messages.ts'),
});
