import type { CaptchaTexts } from './captcha.messages.ts';

export const texts: CaptchaTexts = {
  bar: 'Security check',
  working: 'Checking security. It takes about 3 seconds and you do not need to do anything.',
  cancel: 'Cancel',
};
