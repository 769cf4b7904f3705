import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { CircleAlert, CircleCheck, type LucideIcon, TimerOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { type FirstAdministratorTexts, firstAdministratorTexts } from '../first-administrator.messages.ts';
import { PasswordRules } from '../PasswordRules.tsx';
import type { AdministratorField, FirstAdministratorOutcome } from './first-administrator.api.ts';
import { useFirstAdministrator } from './useFirstAdministrator.ts';

/** An empty installation gets its first person, by the link that the server printed. */
export function Screen() {
  const t = useTexts(firstAdministratorTexts);
  const { query, setQuery } = useAddress();
  // The secret leaves the address once it is used.
  const state = useFirstAdministrator(query.token, () => setQuery({ token: undefined }));
  useTitle(t.title);
  return (
    <div className="mx-auto w-full max-w-[420px] pt-4">
      {state.outcome?.kind === 'done' ? (
        <End icon={CircleCheck} tone="ok" title={t.done} action={t.enter}>
          {t.doneLead}
        </End>
      ) : state.outcome?.kind === 'expired' ? (
        <End icon={TimerOff} tone="bad" title={t.expired} action={t.haveOne}>
          {t.expiredLead}
        </End>
      ) : (
        <AdministratorForm state={state} />
      )}
    </div>
  );
}

function AdministratorForm({ state }: { state: ReturnType<typeof useFirstAdministrator> }) {
  const t = useTexts(firstAdministratorTexts);
  const { form, errors, busy, reason } = state;
  const field = (name: AdministratorField) => ({
    size: 'worker' as const,
    label: t[name],
    value: form[name],
    error: errors[name],
    readOnly: busy,
    required: true,
    onChange: (event: { target: { value: string } }) => state.change(name, event.target.value),
    onBlur: () => state.leave(name),
  });
  return (
    <>
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.title}</h1>
      <p className="mt-1.5 text-ink-2">{t.lead}</p>
      <form className="mt-5 grid gap-4" noValidate onSubmit={event => void state.submit(event)} aria-busy={busy}>
        <Failure outcome={state.outcome} />
        <Field {...field('nome')} autoComplete="name" maxLength={120} />
        <Field {...field('cpf')} autoComplete="off" inputMode="numeric" maxLength={20} />
        <Field {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        <PasswordField {...field('senha')} autoComplete="new-password" help={<PasswordRules password={form.senha} />} />
        <div>
          <Button
            type="submit"
            look="primary"
            size="lg"
            className="w-full"
            busy={busy}
            blocked={reason !== undefined}
            aria-describedby="falta"
          >
            {t.create}
          </Button>
          <p id="falta" aria-live="polite" className="mt-2 min-h-5 text-center text-sm text-ink-2">
            {reason}
          </p>
        </div>
      </form>
    </>
  );
}

/** What the sending met; errors of fields have the focus in the field itself. */
function Failure({ outcome }: { outcome?: FirstAdministratorOutcome }) {
  const t = useTexts(firstAdministratorTexts);
  const notice = useRef<HTMLDivElement>(null);
  const sentence = sentenceOf(outcome, t);
  useEffect(() => {
    if (outcome && outcome.kind !== 'fields') notice.current?.focus();
  }, [outcome]);
  if (!sentence) return null;
  return (
    <Notice ref={notice} tabIndex={-1} role="alert" tone="bad" icon={CircleAlert} title={t.failed}>
      {sentence}
    </Notice>
  );
}

function sentenceOf(outcome: FirstAdministratorOutcome | undefined, t: FirstAdministratorTexts): string | undefined {
  switch (outcome?.kind) {
    case 'fields':
      return t.failedFields;
    case 'told':
      return outcome.sentence;
    case 'notReached':
    case 'unexpected':
      return t[outcome.kind];
    default:
      return undefined;
  }
}

interface EndProps {
  icon: LucideIcon;
  tone: 'ok' | 'bad';
  title: string;
  action: string;
  children: ReactNode;
}

/** Nothing more to do here: what happened, and the way to the sign-in. */
function End({ icon: Icon, tone, title, action, children }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center pt-8 text-center">
      <span
        aria-hidden
        className={`grid size-16 place-items-center rounded-full ${tone === 'ok' ? 'bg-ok-soft text-ok' : 'bg-bad-soft text-bad'}`}
      >
        <Icon size={28} strokeWidth={1.9} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl font-bold tracking-[-.02em] outline-none">
        {title}
      </h1>
      <p className="mt-1.5 text-ink-2">{children}</p>
      <Link
        href={to.adminLogin()}
        className={buttonLook({ look: tone === 'ok' ? 'primary' : 'outline', size: 'lg', className: 'mt-6 w-full' })}
      >
        {action}
      </Link>
    </div>
  );
}
