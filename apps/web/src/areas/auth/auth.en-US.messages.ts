import type { AuthTexts } from './auth.messages.ts';

export const texts: AuthTexts = {
  about: 'About Crachá',
  promise: 'Your pay, your time clock and your requests.',
  promiseLead: 'Your company’s HR, in your hand.',
  privacy: 'Privacy',
  help: 'Help to sign in',
  step: (step, total) => `Step ${step} of ${total}`,
  back: 'Back one step',
  leave: 'Sign out',
  check: 'Check a payslip',
};
