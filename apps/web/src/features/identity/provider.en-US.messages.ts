import type { ProviderTexts } from './provider.messages.ts';

export const texts: ProviderTexts = {
  title: 'Signing in',
  lead: 'We are confirming who you are.',
  failed: 'The sign-in was not finished',
  failedLead: 'Go back and try again, or use your password.',
  back: 'Back to the sign-in',
};
