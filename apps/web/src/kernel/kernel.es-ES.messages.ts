import type { KernelTexts } from './kernel.messages.ts';

export const texts: KernelTexts = {
  unexpected: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  offline: 'Sin conexión. Inténtalo de nuevo cuando vuelva.',
  denied: 'Acceso no permitido, irás al inicio de sesión',
};
