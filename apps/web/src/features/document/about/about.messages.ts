import { defineTexts } from '#kernel/base/texts.ts';

/** Documents about a worker, in their folder. */
export const aboutTexts = defineTexts({
  sent: ['Documentos enviados', 'Documents sent', 'Documentos enviados'],
  received: ['Recebidos do trabalhador', 'Received from the worker', 'Recibidos del trabajador'],
  health: ['Saúde e segurança', 'Health and safety', 'Salud y seguridad'],
});
