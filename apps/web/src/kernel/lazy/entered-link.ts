import { usePlace } from '../base/address.ts';
import { useSession } from '../base/session.ts';

/** The secret of an invitation in the address of the page; undefined: there is none. */
export function useLinkOfPage(): string | undefined {
  usePlace();
  return /^#t=([\w-]+)$/.exec(location.hash)?.[1];
}

/** Whose link opened the session that stands; another one in the address asks for its own code. */
export function useEnteredLink(): string | undefined {
  const asked = useLinkOfPage();
  const session = useSession();
  const entered = session?.profile === 'assinante' ? session.link : undefined;
  return asked === undefined || asked === entered ? entered : undefined;
}
