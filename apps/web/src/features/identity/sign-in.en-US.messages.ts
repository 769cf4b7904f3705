import { counted } from '#kernel/texts.ts';
import type { SignInTexts } from './sign-in.messages.ts';

const n = counted('en-US');

export const texts: SignInTexts = {
  title: 'Sign in',
  adminTitle: 'Sign in to administration',
  lead: 'Use a detail from your HR record.',
  identifier: 'CPF, e-mail or cell phone',
  kindCPF: 'CPF',
  kindCelular: 'Cell phone',
  kindEmail: 'E-mail',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'I forgot my password',
  enter: 'Sign in',
  entering: 'Signing in',
  wait: seconds => `Try again in ${seconds} s`,
  waitMinutes: minutes => `Try again in ${n(minutes, 'minute', 'minutes')}`,
  waitWhy: 'There were many attempts in a row.',
  required: 'Required field',
  failed: 'We could not sign you in',
  failedLead: 'The details do not match. Check the CPF, e-mail or cell phone and type the password again.',
  notReached: 'Offline',
  notReachedLead: 'We could not reach the server. Try again in a moment.',
  nobody: 'Inactive user, contact HR',
  groupTitle: 'Choose the access group',
  groupLead: 'You can change it later, in the area menu.',
  groups: 'Access groups',
  groupSearch: 'Search group',
  companies: count => n(count, 'company', 'companies'),
  lastUsed: when => `used on ${when}`,
  useGroup: 'Use this group',
  pickFirst: 'Choose a group from the list',
  noGroups: 'No group available',
  noGroupsLead: 'Talk to your company’s administrator.',
  backToLogin: 'Back to sign-in',
};
