import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes (OWASP's first recommendation): about 18 ms off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** As it is kept, then as it was sent: hashes of before were made of that. */
function formsOf(password: string): Set<string> {
  return new Set([password.normalize('NFKC'), password, password.normalize('NFC'), password.normalize('NFD')]);
}

let decoy: Promise<string> | undefined;

/** The hash a password is kept as; never the password. Devices write an accented letter as one character or two (NIST SP 800-63B: NFKC). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/**
 * Whether a password fits. For an unknown user (`null`) a decoy is checked, so that the answer takes the same time
 * (ASVS 6.3.8) and is false.
 */
export async function passwordFits(password: string, kept: string | null): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  let fits = false;
  for (const form of formsOf(password)) fits ||= await verify(kept ?? (await decoy), form);
  return fits && kept !== null;
}
