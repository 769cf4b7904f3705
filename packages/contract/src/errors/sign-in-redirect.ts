import type { errorCatalogue } from './catalogue.ts';

type Catalogue = typeof errorCatalogue;
type Leading = { [C in keyof Catalogue]: Catalogue[C] extends { goesTo: string } ? C : never }[keyof Catalogue];

/**
 * The refusals that lead to a sign-in, and to which: what the catalogue says as `goesTo`, exactly, by type. Apart from it, so that
 * the first load carries these few and not all codes.
 */
const redirects: Readonly<{ [C in Leading]: Catalogue[C]['goesTo'] }> = {
  UNAUTHENTICATED: 'login',
  USER_INACTIVE: 'login',
  USER_WITHOUT_ROLES: 'login',
  ACCESS_NOT_ALLOWED: 'login',
  ACCESS_NOT_ALLOWED_ADMIN: 'admin-login',
};

/** Undefined: the refusal is told where it was met. */
export function signInRedirectOf(code: string): 'login' | 'admin-login' | undefined {
  return Object.entries(redirects).find(([known]) => known === code)?.[1];
}
