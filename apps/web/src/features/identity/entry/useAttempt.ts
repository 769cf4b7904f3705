import { areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { useRef, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { isAbort } from '#kernel/base/failure.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { useCountdown } from '#kernel/base/useCountdown.ts';
import { arrive } from './arrival.ts';
import type { ProofControl } from './captcha.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';

/** One sign-in after the other: busy, working out what the server asks, failed, or made to wait. */
export function useAttempt(redirect: string | undefined, admin: boolean) {
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  const [proof, setProof] = useState<number>();
  const [waiting, startWaiting] = useCountdown();
  const running = useRef<AbortController>(undefined);
  const run = async (enter: (control: ProofControl) => Promise<SignedInUser>): Promise<SignInFailure | undefined> => {
    const control = new AbortController();
    running.current = control;
    setBusy(true);
    setFailure(undefined);
    try {
      const user = await enter({ signal: control.signal, onProof: setProof });
      navigateTo(await arrive(user, redirect ?? (admin ? homeOfPlatform(user) : undefined)));
      return undefined;
    } catch (error) {
      // not before: until the next screen is here, a second tap would sign in again
      setBusy(false);
      if (isAbort(error)) return undefined;
      const met = signInFailure(error);
      setFailure(met);
      if (met.kind === 'wait') startWaiting(met.seconds);
      setCount(count + 1);
      return met;
    }
  };
  return { failure, busy, count, proof, waiting, run, cancel: () => running.current?.abort() };
}

/** Support has no other home than its requests. */
function homeOfPlatform({ roles }: SignedInUser): string {
  return roles.includes('SUPORTE') && !roles.includes('ADMIN') ? to.supportDesk() : areas['platform-admin'].home;
}
