import type { ProviderTexts } from './provider.messages.ts';

export const texts: ProviderTexts = {
  title: 'Entrando',
  lead: 'Estamos confirmando quién eres.',
  failed: 'La entrada no se completó',
  failedLead: 'Vuelve e inténtalo de nuevo, o entra con la contraseña.',
  back: 'Volver a la entrada',
};
