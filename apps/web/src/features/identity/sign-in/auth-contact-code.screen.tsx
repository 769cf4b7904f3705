import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { CodeStep } from '../CodeStep.tsx';
import { confirmCode, resendCode } from '../contact-code.api.ts';
import { arrive } from '../entry/arrival.ts';
import { currentChallenge } from '../entry/challenge.ts';
import { useRedirect } from '../useRedirect.ts';
import { lostAuthenticatorTexts } from './lost-authenticator.messages.ts';

/** The code that came, in place of the lost authenticator. */
export function Screen() {
  const t = useTexts(lostAuthenticatorTexts);
  const { query } = useAddress();
  const [sent, setSent] = useState(() => currentChallenge()?.sent);
  useRedirect(sent ? undefined : currentChallenge() ? to.contactChoice(query.redirect) : to.login(query.redirect));
  if (!sent) return null;
  return (
    <CodeStep
      title={t.codeTitle}
      sent={{ icon: MessageSquareText, label: t.sentTo, to: sent.to }}
      change={
        <Link
          href={to.contactChoice(query.redirect)}
          className={buttonLook({ look: 'ghost', className: 'h-11 text-brand-ink!' })}
        >
          {t.change}
        </Link>
      }
      again={sent.again}
      confirm={async code => navigateTo(await arrive(await confirmCode(code), query.redirect))}
      resend={async () => {
        await resendCode();
        setSent(currentChallenge()?.sent);
      }}
    />
  );
}
