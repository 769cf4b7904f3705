import type { RecoveryTexts } from './recovery.messages.ts';

export const texts: RecoveryTexts = {
  title: 'Recover the password',
  lead: 'We send a code by SMS or a link by e-mail, to the contact on your record.',
  send: 'Send code',
  sending: 'Sending',
  fillFirst: 'Type CPF, e-mail or cell phone',
  codeTitle: 'Which code did you get?',
  sentLabel: 'If the record exists, an SMS with a code or an e-mail with a link went to',
  change: 'Change',
  backToLogin: 'Back to sign-in',
};
