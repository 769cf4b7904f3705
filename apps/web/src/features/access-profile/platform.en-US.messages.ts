import { counted } from '#kernel/texts.ts';
import type { PlatformTexts } from './platform.messages.ts';

const n = counted('en-US');

export const texts: PlatformTexts = {
  title: 'Users',
  lead: 'Everybody on the platform, without the customers’ data.',
  list: 'Users of the platform',
  searchHint: 'CPF, e-mail, cell phone or name',
  everyRole: 'All',
  none: 'No user with this CPF',
  noneLead: 'Check the digits or search by name.',
  invite: 'Invite to the platform',
  inviteLead: 'Administration and support sign in with an authenticator. The link is good for 7 days, once only.',
  holds: 'Roles',
  everywhere: 'Platform',
  authenticator: 'Authenticator',
  authenticatorOn: 'registered',
  authenticatorOff: 'not registered',
  sessions: count => n(count, 'open session', 'open sessions'),
  endSessions: 'End sessions',
  endSessionsTitle: name => `End ${name}’s sessions?`,
  endSessionsLead: 'Every device is signed out at once, remembered ones too.',
  sessionsEnded: 'Sessions ended',
  reset: 'Remove authenticator',
  resetTitle: name => `Remove ${name}’s authenticator?`,
  resetLead:
    'Another person of the platform must confirm within a day. The person is told now, at the contacts they have.',
  resetAsk: 'Ask for removal',
  resetAsked: 'Asked. Another person must confirm.',
  resetWaiting: (name, when) => `${name} asked to remove the authenticator on ${when}.`,
  resetMine: 'Only another person can confirm what you asked.',
  resetConfirm: 'Confirm removal',
  resetConfirmLead: 'The sessions end and the person registers another authenticator when signing in.',
  resetDone: 'Authenticator removed. The person was told.',
  deactivateLead: 'The person is signed out everywhere at once and enters no group any more.',
  self: 'It is you. Somebody else of the administration changes your access.',
};
