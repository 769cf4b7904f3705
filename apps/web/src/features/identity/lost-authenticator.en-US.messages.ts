import type { LostAuthenticatorTexts } from './lost-authenticator.messages.ts';

export const texts: LostAuthenticatorTexts = {
  chooseTitle: 'Where should we send the code?',
  chooseLead: 'Then you register a new authenticator. The old one stops working.',
  contacts: 'Your contacts',
  celular: 'SMS to your cell phone',
  email: 'E-mail',
  send: 'Get the code',
  pickFirst: 'Choose a contact',
  none: 'No contact on record. Talk to HR.',
  noneLead: 'Without a confirmed cell phone or e-mail we cannot send the code.',
  backToLogin: 'Back to sign-in',
  codeTitle: 'Which code did you get?',
  sentTo: 'Code sent to',
  change: 'Change',
};
