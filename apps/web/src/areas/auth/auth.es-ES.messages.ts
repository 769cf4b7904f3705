import type { AuthTexts } from './auth.messages.ts';

export const texts: AuthTexts = {
  about: 'Sobre Crachá',
  promise: 'Tu pago, tu fichaje y tus solicitudes.',
  promiseLead: 'RR. HH. de tu empresa, en tu mano.',
  privacy: 'Privacidad',
  help: 'Ayuda para entrar',
  step: (step, total) => `Paso ${step} de ${total}`,
  back: 'Volver un paso',
  leave: 'Salir',
  check: 'Comprobar un recibo',
};
