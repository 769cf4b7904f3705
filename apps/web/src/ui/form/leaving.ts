import { useEffect, useEffectEvent, useRef } from 'react';
import { guardLeaving, type WayOut } from '#kernel/base/address.ts';
import { modal } from '#kernel/base/modals.ts';
import { currentSession } from '#kernel/base/session.ts';

const leaveQuestion = modal(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);

interface Leaving {
  /** What of the address may change while the form stays. */
  stays?: readonly string[];
  /** Keeps what is typed for another time; false: it could not. */
  keep?: (() => Promise<boolean>) | undefined;
  discard?: () => void;
  /** It is also kept on the server. */
  everywhere?: boolean;
}

/**
 * Asks before what was typed is lost: by a link, a menu, back, another profile or the sign-out in a dialog of ours; by a
 * reload or a closed tab in the browser's. Answers how to let go: it is saved.
 */
export function useLeavingAsks(
  dirty: boolean,
  { stays = [], keep, discard, everywhere = false }: Leaving = {},
): () => void {
  const armed = useRef(false);
  const letGo = () => {
    armed.current = false;
  };
  const hold = useEffectEvent((to: WayOut, goOn: () => void): boolean => {
    // who is not signed in any more can't stay
    if (!armed.current || !currentSession() || !leadsAway(to, from.current, stays)) return false;
    const leave = () => {
      letGo();
      goOn();
    };
    leaveQuestion.open({
      everywhere,
      onDiscard: () => {
        discard?.();
        leave();
      },
      // a sign-out takes drafts along
      onKeep: keep && to !== 'sign-out' ? () => void keep().then(kept => kept && leave()) : undefined,
    });
    return true;
  });
  const from = useRef({ path: '', search: '' });
  useEffect(() => {
    if (!dirty) return;
    armed.current = true;
    // it must open without a network, too
    leaveQuestion.ask().catch(() => undefined);
    // a step back has changed the address by the time it is asked
    from.current = { path: location.pathname, search: location.search };
    const lift = guardLeaving((to, goOn) => hold(to, goOn));
    const ask = (event: BeforeUnloadEvent) => armed.current && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      armed.current = false;
      lift();
      removeEventListener('beforeunload', ask);
    };
  }, [dirty]);
  return letGo;
}

function leadsAway(to: WayOut, from: { path: string; search: string }, stays: readonly string[]): boolean {
  if (typeof to === 'string' || to.path !== from.path) return true;
  const [there, here] = [new URLSearchParams(to.search), new URLSearchParams(from.search)];
  return [...new Set([...there.keys(), ...here.keys()])].some(
    name => !stays.includes(name) && there.get(name) !== here.get(name),
  );
}
