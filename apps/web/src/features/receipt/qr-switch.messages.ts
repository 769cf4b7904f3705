import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const qrSwitchTexts = defineTexts({
  label: ['QR code de autenticidade', 'Authenticity QR code', 'Código QR de autenticidad'],
  help: [
    'Quem ler o código confere, sem entrar no Crachá, se o PDF é verdadeiro.',
    'Whoever reads the code checks, without signing in to Crachá, whether the PDF is genuine.',
    'Quien lea el código comprueba, sin entrar en Crachá, si el PDF es auténtico.',
  ],
  code: word.code,
  see: ['Ver a página de conferência', 'See the check page', 'Ver la página de comprobación'],
  turnedOn: [
    'QR code ligado. O próximo PDF baixado já vem com ele.',
    'QR code on. The next PDF that is downloaded has it.',
    'Código QR activado. El próximo PDF que se descargue ya lo lleva.',
  ],
  turnedOff: [
    'QR code desligado. A página de conferência não está mais disponível.',
    'QR code off. The check page is no longer available.',
    'Código QR desactivado. La página de comprobación ya no está disponible.',
  ],
});
