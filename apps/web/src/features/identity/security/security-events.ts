import type { SecurityEventKind } from '@cracha/contract/features/identity/own-access.contract.ts';
import type { SecurityTexts } from './security.messages.ts';

type EventText = Extract<keyof SecurityTexts, `event${string}`>;

/** The kinds that the server writes; `grave` ones change how one gets in. */
const events: Record<SecurityEventKind, { text: EventText; grave?: true }> = {
  signedIn: { text: 'eventSignedIn' },
  recoveryCodeUsed: { text: 'eventRecoveryCodeUsed', grave: true },
  supportBegan: { text: 'eventSupportBegan', grave: true },
  firstAdministrator: { text: 'eventFirstAdministrator' },
  sessionEnded: { text: 'eventSessionEnded' },
  otherSessionsEnded: { text: 'eventOtherSessionsEnded' },
  activityDisowned: { text: 'eventActivityDisowned', grave: true },
  deviceForgotten: { text: 'eventDeviceForgotten' },
  lockLifted: { text: 'eventLockLifted' },
  passwordChanged: { text: 'eventPasswordChanged', grave: true },
  provisionalPasswordIssued: { text: 'eventProvisionalPasswordIssued', grave: true },
  twoFactorActivated: { text: 'eventTwoFactorActivated', grave: true },
  twoFactorReset: { text: 'eventTwoFactorReset', grave: true },
  contactChanged: { text: 'eventContactChanged', grave: true },
  accessGranted: { text: 'eventAccessGranted' },
  accessLetterIssued: { text: 'eventAccessLetterIssued', grave: true },
  accessLetterUsed: { text: 'eventAccessLetterUsed', grave: true },
  providerUsed: { text: 'eventProviderUsed' },
  passkeyUsed: { text: 'eventPasskeyUsed' },
  passkeyCreated: { text: 'eventPasskeyCreated', grave: true },
  passkeyRemoved: { text: 'eventPasskeyRemoved', grave: true },
  passkeySuspended: { text: 'eventPasskeySuspended', grave: true },
  authenticatorRemovalAsked: { text: 'eventAuthenticatorRemovalAsked', grave: true },
  authenticatorRemoved: { text: 'eventAuthenticatorRemoved', grave: true },
  recoveryCodesRenewed: { text: 'eventRecoveryCodesRenewed', grave: true },
  passwordLinkSent: { text: 'eventPasswordLinkSent', grave: true },
  linkAccepted: { text: 'eventLinkAccepted', grave: true },
  linkRefused: { text: 'eventLinkRefused' },
  accountAsked: { text: 'eventAccountAsked', grave: true },
  accountObjected: { text: 'eventAccountObjected', grave: true },
  accountTakenBack: { text: 'eventAccountTakenBack', grave: true },
  contactReplacementAsked: { text: 'eventContactReplacementAsked', grave: true },
  contactReplaced: { text: 'eventContactReplaced', grave: true },
  machineLinkMade: { text: 'eventMachineLinkMade', grave: true },
  tokenReused: { text: 'eventTokenReused', grave: true },
};

/** What happened, in words. */
export function eventOf(kind: SecurityEventKind): { text: EventText; grave: boolean } {
  const { text, grave = false } = events[kind];
  return { text, grave };
}
