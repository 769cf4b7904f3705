import { counted } from '#kernel/texts.ts';
import type { TwoFactorTexts } from './two-factor.messages.ts';

const n = counted('en-US');

export const texts: TwoFactorTexts = {
  back: 'Back',
  title: 'Enter the code',
  lead: 'Open your authenticator app. Copy the 6 digits shown under Crachá.',
  label: '6-digit code',
  changesIn: seconds => `changes in ${seconds} s`,
  reserveTitle: 'Enter a reserve code',
  reserveLead: 'Use one of the codes you kept. Each works once.',
  reserveLabel: 'Reserve code of 6 letters and digits',
  remember: 'Do not ask again for 30 days',
  missing: count => `${n(count, 'digit', 'digits')} to go`,
  missingLetters: count => `${n(count, 'letter or digit', 'letters or digits')} to go`,
  lost: 'Without the app?',
  byContact: 'Get a code by SMS or e-mail',
  byReserve: 'Use a reserve code',
  byApp: 'Use the app',
};
