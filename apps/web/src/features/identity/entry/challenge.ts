/**
 * The five minutes after a right password without the second factor: a bearer for the masked contacts and their codes.
 * In memory only; a reload begins at the sign-in again.
 */
export interface Challenge {
  token: string;
  /** Where a code went last, masked, and from when another may be asked for. */
  sent?: { to: string; again: string };
}

let present: Challenge | undefined;

export function currentChallenge(): Challenge | undefined {
  return present;
}

export function setChallenge(challenge: Challenge | undefined): void {
  present = challenge;
}
