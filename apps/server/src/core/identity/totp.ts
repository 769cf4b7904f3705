import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
const shape = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const;

/** A new key for an authenticator: 160 bits (RFC 4226, 4), in base32. */
export function newTotpKey(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * The time step whose code this is, within one step before and after now (RFC 6238, 5.2); undefined: none.
 * A step may be used once: who takes the code keeps the step and refuses it and older ones afterwards.
 */
export function totpStep(key: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = new TOTP({ ...shape, secret: Secret.fromBase32(key) }).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  return delta === null ? undefined : Math.floor(now / 1000 / stepSeconds) + delta;
}
