import { authRoutes } from '@cracha/contract/navigation/auth.ts';
import { type FormEvent, useRef, useState } from 'react';
import { navigateTo, useAddress } from '#kernel/address.ts';
import { pathOf } from '#kernel/paths.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Link } from '#ui/Link.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { arrive } from './arrival.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { IdentifierField } from './IdentifierField.tsx';
import { signIn } from './identity.api.ts';
import { signInTexts } from './sign-in.messages.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';
import { useCountdown } from './useCountdown.ts';

export function Screen() {
  const t = useTexts(signInTexts);
  const { query } = useAddress();
  const admin = query.area === 'admin';
  const form = useSignIn(query.redirect, admin);
  useTitle(t.title);
  return (
    <>
      <h1 className="text-2xl font-bold tracking-[-.02em]">{admin ? t.adminTitle : t.title}</h1>
      <p className="mt-1.5 text-ink-2">{t.lead}</p>
      <form className="mt-5 grid gap-4" noValidate onSubmit={form.submit} aria-busy={form.busy}>
        <FailureNotice key={form.attempt} failure={form.failure} />
        <IdentifierField
          value={form.identifier}
          onChange={form.setIdentifier}
          error={form.missing.identifier}
          readOnly={form.busy}
        />
        <PasswordField
          ref={form.passwordRef}
          size="worker"
          label={t.password}
          autoComplete="current-password"
          value={form.password}
          error={form.missing.password}
          readOnly={form.busy}
          onChange={event => form.setPassword(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox large name="remember">
            {t.remember}
          </Checkbox>
          <Link
            href={pathOf(authRoutes, 'auth-password-recovery')}
            className="inline-flex h-11 items-center font-semibold text-brand-ink hover:underline"
          >
            {t.forgot}
          </Link>
        </div>
        <div>
          <Button
            type="submit"
            look="primary"
            size="lg"
            className="w-full"
            busy={form.busy}
            blocked={form.waiting > 0}
            aria-describedby={form.waiting > 0 ? 'espera' : undefined}
          >
            {form.waiting > 0 ? waitText(t, form.waiting) : form.busy ? t.entering : t.enter}
          </Button>
          {form.waiting > 0 && (
            <p id="espera" className="mt-2 text-center text-sm text-ink-2">
              {t.waitWhy}
            </p>
          )}
        </div>
      </form>
    </>
  );
}

function useSignIn(redirect: string | undefined, admin: boolean) {
  const t = useTexts(signInTexts);
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<SignInFailure>();
  const [missing, setMissing] = useState<{ identifier?: string; password?: string }>({});
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [waiting, startWaiting] = useCountdown();
  const passwordRef = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || waiting > 0) return;
    const remember = new FormData(event.currentTarget).has('remember');
    const gaps = {
      identifier: identifier.trim() ? undefined : t.required,
      password: password ? undefined : t.required,
    };
    setMissing(gaps);
    if (gaps.identifier || gaps.password) return focusFirstGap(event.currentTarget);
    setBusy(true);
    try {
      const user = await signIn({ identifier, password, remember });
      navigateTo(await arrive(user, redirect, admin));
    } catch (error) {
      const met = signInFailure(error);
      setFailure(met);
      if (met.kind === 'wait') startWaiting(met.seconds);
      setPassword('');
      setAttempt(attempt + 1);
    } finally {
      setBusy(false);
    }
  };

  return {
    identifier,
    setIdentifier,
    password,
    setPassword,
    failure,
    missing,
    busy,
    attempt,
    waiting,
    passwordRef,
    submit,
  };
}

/** After the errors are drawn, the first of them gets the focus. */
function focusFirstGap(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const gap = form.querySelector('[aria-invalid]');
    if (gap instanceof HTMLElement) gap.focus();
  });
}

function waitText(
  t: { wait: (seconds: number) => string; waitMinutes: (minutes: number) => string },
  seconds: number,
): string {
  return seconds > 120 ? t.waitMinutes(Math.ceil(seconds / 60)) : t.wait(seconds);
}
