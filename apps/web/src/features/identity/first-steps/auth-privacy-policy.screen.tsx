import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useSession } from '#kernel/base/session.ts';
import { PolicyReading } from './PolicyReading.tsx';
import { acceptPolicy } from './privacy-policy.api.ts';

export function Screen() {
  const { query } = useAddress();
  const session = useSession();
  return (
    <PolicyReading
      asked={session !== undefined && !session.user.flgAceitoTermoPrivacidade}
      accept={async () => navigateTo(await acceptPolicy(query.redirect))}
    />
  );
}
