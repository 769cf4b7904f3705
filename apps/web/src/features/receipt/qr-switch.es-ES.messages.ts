import type { QrSwitchTexts } from './qr-switch.messages.ts';

export const texts: QrSwitchTexts = {
  label: 'Código QR de autenticidad',
  help: 'Quien lea el código comprueba, sin entrar en Crachá, si el PDF es auténtico.',
  code: 'Código',
  see: 'Ver la página de comprobación',
  turnedOn: 'Código QR activado. El próximo PDF que se descargue ya lo lleva.',
  turnedOff: 'Código QR desactivado. La página de comprobación ya no está disponible.',
};
