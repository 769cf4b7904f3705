import type { Profile } from '@cracha/contract/access/roles.ts';
import { signInRedirectOf } from '@cracha/contract/errors/sign-in-redirect.ts';
import { type Call, type CallInput, createClient, Refusal } from '@cracha/contract/kernel/client.ts';
import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { profileAt } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { navigateTo } from './address.ts';
import { isAbort } from './failure.ts';
import { currentLanguage } from './language.ts';
import { setOnline } from './online.ts';
import { here, loginAddress } from './redirect.ts';
import { clearSession, currentSession, endSession, setSession } from './session.ts';
import { toastError } from './toasts.ts';
import { freshToken } from './token.ts';

export { Refusal } from '@cracha/contract/kernel/client.ts';

/** Without renewing the token first: for the renewal itself. Else use `call`. */
export const callNow = createClient({ base: '/api', headers: requestHeaders, onRefusal, fetch: watched });

/** The one way to the server: token renewed in time, headers of every call, refusals that end the session handled. */
export const call: Call = async (endpoint, input) => {
  if (endpoint.access !== 'public' && !input.bearer) await freshToken();
  return callNow(endpoint, input);
};

/** A call that answers bytes. */
export async function callFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  return (await call(endpoint, input)) as Blob;
}

export function requestHeaders(): Record<string, string> {
  const session = currentSession();
  return {
    'accept-language': currentLanguage(),
    'x-timezone-offset': String(-new Date().getTimezoneOffset()),
    'x-timezone-city': Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(session ? { authorization: `Bearer ${session.token.value}` } : {}),
    ...(session?.profile ? { 'x-profile': session.profile } : {}),
  };
}

/** Files go by XHR: `fetch` can't tell how much has been sent. `onProgress` gets 0 to 1. */
export async function upload(
  endpoint: Endpoint,
  form: FormData,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<unknown> {
  await freshToken();
  const request = new XMLHttpRequest();
  request.open(endpoint.method, `/api${endpoint.path}`);
  const asked = requestHeaders();
  for (const [name, value] of Object.entries(asked)) request.setRequestHeader(name, value);
  request.setRequestHeader('idempotency-key', crypto.randomUUID());
  request.upload.onprogress = event => onProgress(event.total ? event.loaded / event.total : 0);
  signal?.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const body: unknown = parsed(request.responseText);
      if (request.status < 300) return resolve(body);
      const refusal = new Refusal(request.status, body as Refusal['body']);
      onRefusal(refusal, asked);
      reject(refusal);
    };
    request.onerror = () => reject(new Refusal(0, { code: 'OFFLINE', title: '', message: '' }));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.send(form);
  });
}

function onRefusal({ body: { code, message } }: Refusal, asked: Record<string, string>): void {
  const session = currentSession();
  if (!session) return;
  // The desk knows which step is open and keeps the address.
  const signs = session.profile === 'assinante';
  if (code === 'STEP_PENDING') navigateTo(signs ? to.signerPolicy() : to.profileChoice(here()), { unasked: true });
  const door = signInRedirectOf(code);
  if (!door || (code === 'ACCESS_NOT_ALLOWED' && isOnTheMove(session.profile, asked['x-profile']))) return;
  if (session.behind) {
    if (code !== 'UNAUTHENTICATED') return;
    // the person took the permission back, or its time is over
    void setSession(session.behind);
    navigateTo(to.supportDesk(), { unasked: true });
    return;
  }
  // who came by a link has no sign-in: its page asks for a code again
  const address = signs ? (here() ?? '/') : loginAddress(door);
  if (code === 'UNAUTHENTICATED') endSession();
  else clearSession();
  navigateTo(address, { replace: true });
  // of one that is merely over the sign-in tells
  if (code !== 'UNAUTHENTICATED') toastError(message);
}

/** The profile was changed, here or in another tab: this was asked as what the person, or the page, no longer is. */
function isOnTheMove(profile: Profile | undefined, asked: string | undefined): boolean {
  const own = profileAt(location.pathname + location.search) ?? profile;
  return own !== profile || asked !== profile;
}

async function watched(...input: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...input).catch(error => {
    if (!isAbort(error)) setOnline(false);
    throw error;
  });
  setOnline(true);
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { code: 'ERROR_SEND', title: '', message: '' };
  }
}
