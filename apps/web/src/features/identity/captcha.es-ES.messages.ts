import type { CaptchaTexts } from './captcha.messages.ts';

export const texts: CaptchaTexts = {
  bar: 'Comprobación de seguridad',
  working: 'Comprobando la seguridad. Tarda unos 3 segundos y no tienes que hacer nada.',
  cancel: 'Cancelar',
};
