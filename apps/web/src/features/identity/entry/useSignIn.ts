import { type FormEvent, startTransition, useState } from 'react';
import { isBorrowed, setBorrowed } from '#kernel/base/borrowed.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { setChallenge } from './challenge.ts';
import { focusFirstError } from './focus-first-error.ts';
import { signIn } from './identity.api.ts';
import { signInTexts } from './sign-in.messages.ts';
import { useTypedIdentifier } from './typed-identifier.ts';
import { useAttempt } from './useAttempt.ts';
import { useRemember } from './useRemember.ts';

export type SignInForm = ReturnType<typeof useSignIn>;

/** The form's fields and gaps; what is typed wrong keeps the identifier and empties the password. */
export function useSignIn(redirect: string | undefined, admin: boolean) {
  const t = useTexts(signInTexts);
  const [identifier, setIdentifier] = useTypedIdentifier();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<{ identifier?: string; password?: string }>({});
  const [asksCode, setAsksCode] = useState(false);
  const [remember, setRemember] = useRemember(identifier);
  const [borrowed, setBorrowedNow] = useState(isBorrowed);
  const attempt = useAttempt(redirect, admin);

  const send = async (code?: string) => {
    const input = { identifier, password, remember: remember && !borrowed, code };
    setBorrowed(borrowed);
    const failure = await attempt.run(control => signIn(input, control));
    if (failure?.kind === 'twoSteps') {
      setChallenge(failure.challenge ? { token: failure.challenge } : undefined);
      startTransition(() => setAsksCode(true));
    } else if (failure && (failure.kind === 'wrong' || !code)) {
      setPassword('');
      setAsksCode(false);
    }
    return failure;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.busy || attempt.waiting > 0) return;
    const gaps = {
      identifier: identifier.trim() ? undefined : t.required,
      password: password ? undefined : t.required,
    };
    if (gaps.identifier || gaps.password) return focusFirstError(event.currentTarget, () => setMissing(gaps));
    setMissing(gaps);
    void send();
  };
  const lend = (lent: boolean) => {
    setBorrowed(lent);
    setBorrowedNow(lent);
  };
  const byPasskey = () => {
    if (attempt.busy) return;
    setBorrowed(borrowed);
    void attempt.run(async () => (await import('../sign-in/passkey-entry.api.ts')).signInByPasskey());
  };
  const back = () => {
    setChallenge(undefined);
    setAsksCode(false);
  };

  return {
    ...attempt,
    ...{ identifier, setIdentifier, password, setPassword, remember, setRemember, missing, asksCode },
    ...{ borrowed, lend, byPasskey },
    ...{ send, submit, back },
  };
}
