import type { QrSwitchTexts } from './qr-switch.messages.ts';

export const texts: QrSwitchTexts = {
  label: 'Authenticity QR code',
  help: 'Whoever reads the code checks, without signing in to Crachá, whether the PDF is genuine.',
  code: 'Code',
  see: 'See the check page',
  turnedOn: 'QR code on. The next PDF that is downloaded has it.',
  turnedOff: 'QR code off. The check page is no longer available.',
};
