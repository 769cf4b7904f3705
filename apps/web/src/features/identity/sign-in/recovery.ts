/** What a recovery code was exchanged for: opens the password change and nothing else. In memory only. */
let present: string | undefined;

export function currentRecovery(): string | undefined {
  return present;
}

export function setRecovery(token: string | undefined): void {
  present = token;
}
