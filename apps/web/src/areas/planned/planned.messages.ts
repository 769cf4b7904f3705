import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';

export const plannedTexts = defineTexts({
  title: [
    'Esta tela ainda não está disponível',
    'This screen is not available yet',
    'Esta pantalla aún no está disponible',
  ],
  lead: [
    'Estamos construindo esta parte do Crachá. Avisamos quando ela chegar.',
    'We are building this part of Crachá. We will tell you when it is here.',
    'Estamos construyendo esta parte de Crachá. Te avisaremos cuando llegue.',
  ],
  home: ['Ir para o início', 'Go to home', 'Ir al inicio'],
  login: ['Ir para a entrada', 'Go to sign-in', 'Ir a la entrada'],
  account: ['Abrir minha conta', 'Open my account', 'Abrir mi cuenta'],
});

export type PlannedTexts = TextsIn<typeof plannedTexts>;
