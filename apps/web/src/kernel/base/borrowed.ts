const name = 'cracha.borrowed';

/** Five minutes without a touch. */
export const borrowedFor = 300_000;

/**
 * A phone lent by somebody else: what is kept lasts as long as the tab, and its last touch is known, so that a page that slept or
 * was loaded anew still ends in time.
 */
export function isBorrowed(): boolean {
  return sessionStorage.getItem(name) !== null;
}

export function setBorrowed(borrowed: boolean): void {
  if (borrowed) touchBorrowed();
  else sessionStorage.removeItem(name);
}

export function touchBorrowed(): void {
  sessionStorage.setItem(name, String(Date.now()));
}

/** Milliseconds until it is left alone for too long; at most zero: it is now. */
export function borrowedLeft(now = Date.now()): number {
  return Number(sessionStorage.getItem(name)) + borrowedFor - now;
}

/** Where this person's things are kept on this device. */
export function storage(): Storage {
  return isBorrowed() ? sessionStorage : localStorage;
}
