import { defineTexts } from '#kernel/base/texts.ts';

/** The page of settings of requests and tickets. */
export const requestSettingsTexts = defineTexts({
  title: ['Configuração das solicitações', 'Settings of requests', 'Configuración de solicitudes'],
  lead: [
    'O que vale para pedidos e atendimentos.',
    'What holds for requests and tickets.',
    'Lo que vale para solicitudes y atenciones.',
  ],
  back: ['Voltar para solicitações', 'Back to requests', 'Volver a solicitudes'],
});
