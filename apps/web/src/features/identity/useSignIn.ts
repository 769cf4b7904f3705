import { type FormEvent, useState } from 'react';
import { navigateTo } from '#kernel/address.ts';
import { useTexts } from '#kernel/texts.ts';
import { arrive } from './arrival.ts';
import { focusFirstGap } from './first-gap.ts';
import { type SignInInput, signIn } from './identity.api.ts';
import { signInTexts } from './sign-in.messages.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';
import { useCountdown } from './useCountdown.ts';

/** The form's fields and gaps; what is typed wrong keeps the identifier and empties the password. */
export function useSignIn(redirect: string | undefined, admin: boolean) {
  const t = useTexts(signInTexts);
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<{ identifier?: string; password?: string }>({});
  const attempt = useAttempt(redirect, admin);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.busy || attempt.waiting > 0) return;
    const form = event.currentTarget;
    const gaps = {
      identifier: identifier.trim() ? undefined : t.required,
      password: password ? undefined : t.required,
    };
    setMissing(gaps);
    if (gaps.identifier || gaps.password) return focusFirstGap(form);
    const remember = new FormData(form).has('remember');
    void attempt.run({ identifier, password, remember }).catch(() => setPassword(''));
  };

  return { ...attempt, identifier, setIdentifier, password, setPassword, missing, submit };
}

/** One sign-in after the other: busy, failed, or made to wait. */
function useAttempt(redirect: string | undefined, admin: boolean) {
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  const [waiting, startWaiting] = useCountdown();
  const run = async (input: SignInInput) => {
    setBusy(true);
    try {
      navigateTo(await arrive(await signIn(input), redirect, admin));
    } catch (error) {
      const met = signInFailure(error);
      setFailure(met);
      if (met.kind === 'wait') startWaiting(met.seconds);
      setCount(count + 1);
      throw error;
    } finally {
      setBusy(false);
    }
  };
  return { failure, busy, count, waiting, run };
}
