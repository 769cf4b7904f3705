import type { RecoveryTexts } from './recovery.messages.ts';

export const texts: RecoveryTexts = {
  title: 'Recover the password',
  lead: 'We send a code to the cell phone or e-mail on your record.',
  send: 'Send code',
  sending: 'Sending',
  fillFirst: 'Type CPF, e-mail or cell phone',
  codeTitle: 'Which code did you get?',
  sentLabel: 'If the record exists, the code went to the contact of',
  change: 'Change',
  backToLogin: 'Back to sign-in',
};
