import { sessionCalls } from '@cracha/contract/features/identity/session.contract.ts';
import { supportCalls } from '@cracha/contract/features/identity/support.contract.ts';
import { createClient } from '@cracha/contract/kernel/client.ts';
import { areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { loadDoors } from '../base/account.api.ts';
import { navigateTo } from '../base/address.ts';
import { call, requestHeaders } from '../base/client.ts';
import { isRefusal } from '../base/failure.ts';
import { currentSession, type Session, setSession } from '../base/session.ts';
import { tokenOf } from '../base/token.ts';

/** Seconds that a token is good for (product map); a grant that ends earlier ends the session itself. */
const tokenTerm = 600;

/** Support acts as who granted it, in that person's profile and access group; its own session waits behind. */
export async function beginActing(id: string): Promise<void> {
  const own = currentSession();
  if (!own) return;
  const asked = await call(supportCalls.supportRequest, { params: { id } });
  const { access_token, perfil: profile, idGrupoAcesso, grupoAcesso } = asked;
  if (!access_token) return;
  await setSession({
    token: tokenOf({ access_token, expires_in: tokenTerm }),
    user: own.user,
    profile,
    group: idGrupoAcesso ? { id: idGrupoAcesso, name: grupoAcesso ?? '' } : undefined,
    appAccesses: [],
    behind: own,
  });
  try {
    await loadDoors(profile);
  } catch (error) {
    await setSession(own);
    throw error;
  }
  navigateTo(Object.values(areas).find(area => area.profile === profile)?.home ?? to.platform.support());
}

/** Ends the help, and support is itself again. */
export async function endActing(): Promise<void> {
  const session = currentSession();
  const id = session?.user.suporte?.idSolicitacao;
  const own = session?.behind;
  if (!own || !id) return;
  await call(supportCalls.endSupport, { params: { id } }).catch(error => {
    if (!isRefusal(error, 'ALREADY_DECIDED')) throw error;
  });
  await setSession(own);
  navigateTo(to.platform.support());
}

/** The session that waits behind stays good while support acts. */
export async function keepOwnSession(): Promise<void> {
  const own = currentSession()?.behind;
  if (!own) return;
  const renewal = createClient({ base: '/api', headers: () => headersOf(own) });
  const answer = await renewal(sessionCalls.refreshToken, {}).catch(() => undefined);
  const now = currentSession();
  if (answer && now?.behind) await setSession({ ...now, behind: { ...now.behind, token: tokenOf(answer) } });
}

function headersOf({ token, profile }: Session): Record<string, string> {
  return { ...requestHeaders(), authorization: `Bearer ${token.value}`, 'x-profile': profile ?? 'admin' };
}
