import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  label: 'QR code de autenticidade',
  help: 'Quem ler o código confere, sem entrar no Crachá, se o PDF é verdadeiro.',
  code: 'Código',
  see: 'Ver a página de conferência',
  turnedOn: 'QR code ligado. O próximo PDF baixado já vem com ele.',
  turnedOff: 'QR code desligado. A página de conferência não está mais disponível.',
};

export type QrSwitchTexts = TextsOf<typeof portuguese>;

export const qrSwitchTexts = defineTexts<QrSwitchTexts>(portuguese, {
  'en-US': () => import('./qr-switch.en-US.messages.ts'),
  'es-ES': () => import('./qr-switch.es-ES.messages.ts'),
});
