import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { TimerOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Failed } from '#ui/base/ListBody.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { PasswordField as PasswordBox } from '#ui/form/PasswordField.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { PasswordRules } from '../PasswordRules.tsx';
import { Step, StepAction } from '../Step.tsx';
import { useRedirect } from '../useRedirect.ts';
import { type PasswordReason, passwordReason } from './password.api.ts';
import { passwordTexts } from './password.messages.ts';
import { openRecoveryLink } from './recovery.api.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { type PasswordField, usePassword } from './usePassword.ts';

/** A new password: in place of the provisional one, after a recovery code or link, or of one's own will. */
export function Screen() {
  const { query } = useAddress();
  return query.codigo ? <ByLink code={query.codigo} /> : <ByReason redirect={query.redirect} />;
}

function ByReason({ redirect }: { redirect?: string }) {
  // As it was when the page opened: sending it changes the session under it.
  const [reason] = useState(passwordReason);
  useRedirect(reason ? undefined : to.login(redirect));
  return reason ? <PasswordForm reason={reason} redirect={redirect} /> : null;
}

/** The link may still be good: it was never looked at. */
const outage = new Set(['OFFLINE', 'ERROR_SEND', 'UNAVAILABLE', 'RATE_LIMITED']);

/** The link of the e-mail; its code leaves the address once it is used. */
function ByLink({ code }: { code: string }) {
  const t = useTexts(passwordTexts);
  const { state, failure, retry } = useLoaded(useCallback(() => openRecoveryLink(code), [code]));
  useRedirect(state === 'ready' ? to.step.password() : undefined);
  if (failure && outage.has(failure.code)) return <Failed large failure={failure} onRetry={retry} />;
  if (state !== 'failed') {
    return (
      <Step title={t.opening}>
        <SkeletonRows rows={2} className="mt-5 h-12" />
      </Step>
    );
  }
  return (
    <Step title={t.linkOver}>
      <StateBlock
        large
        icon={TimerOff}
        title={t.linkOverLead}
        action={
          <Link
            href={to.passwordRecovery()}
            className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full' })}
          >
            {t.askAgain}
          </Link>
        }
      />
    </Step>
  );
}

function PasswordForm({ reason, redirect }: { reason: PasswordReason; redirect?: string }) {
  const t = useTexts(passwordTexts);
  const state = usePassword(reason, redirect);
  const { form, errors, busy } = state;
  const changing = reason === 'change';
  const box = (name: PasswordField) => ({
    size: 'worker' as const,
    label: t[name],
    value: form[name],
    error: errors[name],
    readOnly: busy,
    required: true,
    onChange: (event: { target: { value: string } }) => state.change(name, event.target.value),
  });
  return (
    <Step
      title={changing ? t.changeTitle : t.title}
      lead={t[`${reason}Lead`]}
      busy={busy}
      onSubmit={() => void state.submit()}
      footer={<StepAction label={changing ? t.change : t.save} busy={busy} reason={state.reason} />}
    >
      <FaultNotice fault={state.fault} />
      <div className="mt-5 grid gap-4">
        {changing && <PasswordBox {...box('current')} autoComplete="current-password" />}
        <PasswordBox
          {...box('password')}
          autoComplete="new-password"
          help={
            <>
              <StrengthMeter password={form.password} />
              <PasswordRules password={form.password} />
            </>
          }
        />
        <PasswordBox {...box('repeat')} autoComplete="new-password" onBlur={state.leaveRepeat} />
      </div>
    </Step>
  );
}
