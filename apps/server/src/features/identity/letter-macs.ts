import { readLetterCode } from '#core/identity/codes.ts';
import type { Secrets } from '#kernel/secrets.ts';

/** As the code of a letter or an invitation is kept and compared: how it was typed does not matter. */
export function letterMac(secrets: Secrets, code: string): Buffer {
  return secrets.mac('accessLetter', readLetterCode(code));
}

/** The birth date (YYYY-MM-DD) that proves a letter. */
export function birthMac(secrets: Secrets, day: string): Buffer {
  return secrets.mac('birthDate', day);
}

/** The code in the link of a notice by which its reader objects. */
export function objectionMac(secrets: Secrets, code: string): Buffer {
  return secrets.mac('objection', code);
}
