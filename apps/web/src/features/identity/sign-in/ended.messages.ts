import { defineTexts } from '#kernel/base/texts.ts';

export const endedTexts = defineTexts({
  ended: ['Sua sessão terminou.', 'Your session has ended.', 'Tu sesión terminó.'],
  kept: ['O que você escreveu está guardado.', 'What you wrote is kept.', 'Lo que escribiste está guardado.'],
});
