import type { PlannedTexts } from './planned.messages.ts';

export const texts: PlannedTexts = {
  title: 'This screen is not available yet',
  lead: 'We are building this part of Crachá. We will tell you when it is here.',
  home: 'Go to home',
  login: 'Go to sign-in',
  account: 'Open my account',
};
