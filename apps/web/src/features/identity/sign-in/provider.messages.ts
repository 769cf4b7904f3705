import { defineTexts } from '#kernel/base/texts.ts';

export const providerTexts = defineTexts({
  title: ['Entrando', 'Signing in', 'Entrando'],
  lead: ['Estamos confirmando quem você é.', 'We are confirming who you are.', 'Estamos confirmando quién eres.'],
  failed: ['A entrada não foi concluída', 'The sign-in was not finished', 'La entrada no se completó'],
  failedLead: [
    'Volte e tente de novo, ou entre com a senha.',
    'Go back and try again, or use your password.',
    'Vuelve e inténtalo de nuevo, o entra con la contraseña.',
  ],
  back: ['Voltar para a entrada', 'Back to the sign-in', 'Volver a la entrada'],
});
