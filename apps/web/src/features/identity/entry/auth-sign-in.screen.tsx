import { authRoutes } from '@cracha/contract/navigation/auth.ts';
import { lazy, Suspense } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { pathOf } from '#kernel/base/paths.ts';
import { sessionEnded, useSession } from '#kernel/base/session.ts';
import { useStore } from '#kernel/base/store.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Link } from '#ui/base/Link.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { CaptchaProgress } from './CaptchaProgress.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { IdentifierField } from './IdentifierField.tsx';
import { OtherWays } from './OtherWays.tsx';
import { signInTexts, waitText } from './sign-in.messages.ts';
import { carryIdentifier } from './typed-identifier.ts';
import { type SignInForm, useSignIn } from './useSignIn.ts';

const EndedNotice = lazy(async () => ({ default: (await import('../sign-in/EndedNotice.tsx')).EndedNotice }));

// Most people have no second factor: its prompt is no part of the first load.
const TwoFactorPrompt = lazy(async () => ({
  default: (await import('../sign-in/TwoFactorPrompt.tsx')).TwoFactorPrompt,
}));

const NoAddress = lazy(async () => ({ default: (await import('../sign-in/NoAddress.tsx')).NoAddress }));

export function Screen() {
  const { query } = useAddress();
  const session = useSession();
  return query.inexistente && session ? <NoAddress user={session.user} /> : <SignIn />;
}

function SignIn() {
  const { query } = useAddress();
  const admin = query.area === 'admin';
  const form = useSignIn(query.redirect, admin);
  return form.asksCode ? (
    <TwoFactorPrompt form={form.borrowed ? { ...form, setRemember: undefined } : form} />
  ) : (
    <PasswordForm form={form} admin={admin} />
  );
}

function PasswordForm({ form, admin }: { form: SignInForm; admin: boolean }) {
  const t = useTexts(signInTexts);
  const ended = useStore(sessionEnded) && !form.failure;
  useTitle(t.title);
  return (
    <>
      <h1 className="text-2xl font-bold tracking-[-.02em]">{admin ? t.adminTitle : t.title}</h1>
      <p className="mt-1.5 text-ink-2">{t.lead}</p>
      <form className="mt-5 grid gap-4" noValidate onSubmit={form.submit} aria-busy={form.busy}>
        {ended ? (
          <Suspense fallback={<div className="h-13" />}>
            <EndedNotice />
          </Suspense>
        ) : (
          <FailureNotice key={form.count} failure={form.failure} />
        )}
        <IdentifierField
          value={form.identifier}
          onChange={form.setIdentifier}
          error={form.missing.identifier}
          readOnly={form.busy}
        />
        <PasswordField
          size="worker"
          label={t.password}
          autoComplete="current-password"
          value={form.password}
          error={form.missing.password}
          readOnly={form.busy}
          onChange={event => form.setPassword(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            large
            checked={form.remember && !form.borrowed}
            disabled={form.borrowed}
            onChange={event => form.setRemember(event.target.checked)}
          >
            {t.remember}
          </Checkbox>
          <Link
            href={pathOf(authRoutes, 'auth-password-recovery')}
            onClick={() => carryIdentifier(form.identifier)}
            className="inline-flex h-11 items-center font-semibold text-brand-ink hover:underline"
          >
            {t.forgot}
          </Link>
          <Checkbox
            large
            className="w-full"
            checked={form.borrowed}
            aria-describedby={form.borrowed ? 'emprestado' : undefined}
            onChange={event => form.lend(event.target.checked)}
          >
            {t.borrowed}
          </Checkbox>
          {form.borrowed && (
            <p id="emprestado" className="ml-9 text-sm text-ink-2">
              {t.borrowedLead}
            </p>
          )}
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
        {form.proof !== undefined && <CaptchaProgress part={form.proof} onCancel={form.cancel} />}
      </form>
      <OtherWays form={form} admin={admin} />
    </>
  );
}
