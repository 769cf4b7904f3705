import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { signOut } from '#kernel/base/account.api.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { borrowedLeft, touchBorrowed } from '#kernel/base/borrowed.ts';
import { currentSession, onSession } from '#kernel/base/session.ts';
import { textsNow, useTexts } from '#kernel/base/texts.ts';
import { toastError } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { borrowedTexts } from './borrowed.messages.ts';
import { wipeDevice } from './wipe-device.ts';

const warnedFor = 60_000;

/** On a borrowed phone: signs out after five minutes without a touch, warns a minute before, and leaves nothing behind. */
export function BorrowedPhone() {
  const t = useTexts(borrowedTexts);
  const seconds = useSecondsLeft();
  useEffect(() => {
    // it slept until it was over: main.tsx signed out before anything was shown
    if (!currentSession() && borrowedLeft() <= 0) void wipeDevice();
    return onSession(session => void (session ?? wipeDevice()));
  }, []);
  if (seconds === undefined) return null;
  return (
    <Notice
      role="alert"
      tone="warn"
      icon={Smartphone}
      title={t.title}
      className="no-print fixed inset-x-4 bottom-20 z-50 lg:bottom-4 mx-auto max-w-md shadow-3"
      action={
        <Button className="h-11" onClick={touchBorrowed}>
          {t.stay}
        </Button>
      }
    >
      {t.lead} <span aria-hidden>{t.seconds(seconds)}</span>
    </Notice>
  );
}

/** Undefined while there is time enough, or nobody is signed in. A page that slept looks at the clock as soon as it wakes. */
function useSecondsLeft(): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const look = () => {
      const left = borrowedLeft();
      const signedIn = currentSession() !== undefined;
      if (signedIn && left <= 0) void leave();
      setSeconds(signedIn && left > 0 && left <= warnedFor ? Math.ceil(left / 1000) : undefined);
    };
    // what was left alone for too long is no touch away from going on
    const touch = () => {
      if (borrowedLeft() > 0) touchBorrowed();
      look();
    };
    const timer = setInterval(look, 1000);
    for (const name of touches) addEventListener(name, touch, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const name of touches) removeEventListener(name, touch, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return seconds;
}

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
let leaving = false;

async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  // the page goes first: who took the phone reads nothing while the server is told
  navigateTo(to.login(), { unasked: true });
  await signOut();
  leaving = false;
  // begun as the session ended; it is told when it is done
  await wipeDevice();
  toastError((await textsNow(borrowedTexts)).left);
}
