import type { SecurityTexts } from './security.messages.ts';

type EventText = Extract<keyof SecurityTexts, `event${string}`>;

/** The kinds that the server writes; `grave` ones change how one gets in. */
const events: Record<string, { text: EventText; grave?: true }> = {
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
  recoveryCodesRenewed: { text: 'eventRecoveryCodesRenewed', grave: true },
};

/** What happened, in words; a kind that is not known yet is still told. */
export function eventOf(kind: string): { text: EventText; grave: boolean } {
  const { text, grave = false } = events[kind] ?? { text: 'eventOther', grave: true };
  return { text, grave };
}
