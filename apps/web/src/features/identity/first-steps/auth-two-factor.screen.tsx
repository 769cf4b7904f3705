import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useSession } from '#kernel/base/session.ts';
import { useRedirect } from '../useRedirect.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RegisterAuthenticator } from './RegisterAuthenticator.tsx';

/** The authenticator is registered with the key of the session; then its recovery codes are shown, once. */
export function Screen() {
  const { query } = useAddress();
  const session = useSession();
  const [codes, setCodes] = useState<readonly string[]>();
  const key = session?.user.keyProvisoria;
  useRedirect(key || codes ? undefined : to.profileChoice(query.redirect));
  if (codes) return <RecoveryCodes codes={codes} redirect={query.redirect} />;
  return session && key ? (
    <RegisterAuthenticator secret={key} account={session.user.email ?? session.user.nome} onRegistered={setCodes} />
  ) : null;
}
