/** What a password must be: the default policy, as the server asks it (its core/identity/password-policy.ts). */
export type PasswordRule = 'length' | 'classes' | 'spaces';

const classes = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u];

/** Each rule and whether the password keeps it; an empty one keeps none. */
export function passwordRules(password: string): ReadonlyArray<readonly [PasswordRule, boolean]> {
  const { length } = [...password];
  return [
    ['length', length >= 8 && length <= 64],
    ['classes', classes.filter(kind => kind.test(password)).length >= 3],
    ['spaces', length > 0 && !/\s/.test(password)],
  ];
}

export function keepsRules(password: string): boolean {
  return passwordRules(password).every(([, kept]) => kept);
}
