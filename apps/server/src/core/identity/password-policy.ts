import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A password policy (product map, 'Readings settled'): length in characters, how many of the four classes it must mix. */
export interface PasswordPolicy {
  min: number;
  max: number;
  classes: number;
}

/** The presets of an access group; `padrao` is the default. */
export const passwordPolicies = {
  padrao: { min: 8, max: 64, classes: 3 },
  'seis-a-oito': { min: 6, max: 8, classes: 3 },
  'seis-a-onze': { min: 6, max: 11, classes: 3 },
  'minimo-4': { min: 4, max: 64, classes: 1 },
} as const satisfies Record<string, PasswordPolicy>;

/**
 * The policy of a person in several access groups: the longest minimum, the shortest maximum that allows it, the most classes.
 * Unknown names and `minimo-4`, which is for provisional passwords alone, count as the default.
 */
export function strictestPolicy(names: readonly string[]): PasswordPolicy {
  const known = names.map(name =>
    name === 'seis-a-oito' || name === 'seis-a-onze' ? passwordPolicies[name] : passwordPolicies.padrao,
  );
  const policies: readonly PasswordPolicy[] = known.length > 0 ? known : [passwordPolicies.padrao];
  const min = Math.max(...policies.map(policy => policy.min));
  const roomy = policies.map(policy => policy.max).filter(max => max >= min);
  return { min, max: Math.min(...roomy), classes: Math.max(...policies.map(policy => policy.classes)) };
}

/** Why a password is refused under a policy, with the values of the message; undefined where it is fine. */
export function passwordFault(
  password: string,
  policy: PasswordPolicy,
): { code: ErrorCode; values: Record<string, number> } | undefined {
  const { length } = [...password];
  if (/\s/.test(password)) return { code: 'PASSWORD_HAS_SPACES', values: {} };
  if (length < policy.min) return { code: 'PASSWORD_TOO_SHORT', values: { min: policy.min } };
  if (length > policy.max) return { code: 'PASSWORD_TOO_LONG', values: { max: policy.max } };
  const classes = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length;
  if (classes < policy.classes) return { code: 'PASSWORD_TOO_SIMPLE', values: { n: policy.classes } };
  // what is handed over and changed at once may be plain
  const chosen = policy.classes > 1;
  return chosen && isCommonPassword(password) ? { code: 'PASSWORD_TOO_COMMON', values: {} } : undefined;
}
