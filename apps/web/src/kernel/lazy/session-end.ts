import { currentSession, onSession, readSession, type Session } from '../base/session.ts';
import { textsNow } from '../base/texts.ts';
import { closeToast, currentToast, type Toast, toastAsk } from '../base/toasts.ts';
import { freshToken, renewableFor } from '../base/token.ts';
import { sessionEndTexts } from './session-end.messages.ts';

const notice = 2 * 60_000;

/** Two minutes before a session ends because nobody asked anything of the server, it is told, with the way to go on. */
export function watchSessionEnd(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: Toast | undefined;
  const plan = () => {
    clearTimeout(timer);
    if (told && currentToast() === told) closeToast();
    told = undefined;
    const session = currentSession();
    if (session) timer = setTimeout(() => void warn().catch(() => undefined), Math.max(0, dueOf(session) - Date.now()));
  };
  const warn = async () => {
    // another tab may have renewed it while this one slept
    const session = await readSession();
    if (!session || Date.now() > dueOf(session) + notice) return;
    if (Date.now() < dueOf(session)) return plan();
    const t = await textsNow(sessionEndTexts);
    toastAsk(t.ending, { label: t.goOn, act: () => void freshToken().catch(() => undefined) });
    told = currentToast();
  };
  plan();
  const stop = onSession(plan);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function dueOf({ token }: Session): number {
  return token.until + renewableFor - notice;
}
