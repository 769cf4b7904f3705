import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  bar: 'Conferência de segurança',
  working: 'Conferindo a segurança. Leva uns 3 segundos e você não precisa fazer nada.',
  cancel: 'Cancelar',
};

export type CaptchaTexts = TextsOf<typeof portuguese>;

export const captchaTexts = defineTexts<CaptchaTexts>(portuguese, {
  'en-US': () => import('./captcha.en-US.messages.ts'),
  'es-ES': () => import('./captcha.es-ES.messages.ts'),
});
