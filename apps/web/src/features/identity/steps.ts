import { authRoutes } from '@cracha/contract/navigation/auth.ts';
import { pathOf } from '#kernel/paths.ts';
import type { SignedInUser } from '#kernel/session.ts';

/** The first open step after the sign-in, in the order the server binds them: policy, password, second factor. */
export function stepPath(user: SignedInUser): string | undefined {
  if (!user.flgAceitoTermoPrivacidade) return pathOf(authRoutes, 'auth-privacy-policy');
  if (user.loginSenhaProvisoria) return pathOf(authRoutes, 'auth-password');
  if (user.keyProvisoria !== null) return pathOf(authRoutes, 'auth-two-factor');
  return undefined;
}
