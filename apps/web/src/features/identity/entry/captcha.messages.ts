import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const captchaTexts = defineTexts({
  bar: ['Conferência de segurança', 'Security check', 'Comprobación de seguridad'],
  working: [
    'Conferindo a segurança. Leva uns 3 segundos e você não precisa fazer nada.',
    'Checking security. It takes about 3 seconds and you do not need to do anything.',
    'Comprobando la seguridad. Tarda unos 3 segundos y no tienes que hacer nada.',
  ],
  cancel: word.cancel,
});
