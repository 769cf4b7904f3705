import type { AuthTexts } from './auth.messages.ts';

export const texts: AuthTexts = {
  about: 'Sobre Crachá',
  promise: 'Tu pago, tu fichaje y tus solicitudes.',
  promiseLead: 'RR. HH. de tu empresa, en tu mano.',
  privacy: 'Privacidad',
  help: 'Ayuda para entrar',
  check: 'Comprobar un recibo',
};
