import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Mail, MessageSquareText, Pencil } from 'lucide-react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { CodeStep } from '../CodeStep.tsx';
import type { Contact } from '../contact.ts';
import { leaveForLater } from '../entry/arrival.ts';
import { useRedirect } from '../useRedirect.ts';
import { confirmContact, sendContactCode } from './confirm-contact.api.ts';
import { contactTexts } from './contact.messages.ts';

/** The code that came to the contact; right, and the contact is confirmed. */
export function VerifyContactStep({ contact }: { contact: Contact }) {
  const t = useTexts(contactTexts);
  const { query } = useAddress();
  const pending = useSession()?.contact;
  const sent = pending?.kind === contact ? pending.sent : undefined;
  useRedirect(sent ? undefined : to.sendCode[contact](query.redirect));
  if (!sent) return null;
  const later = () => leaveForLater(contact, query.redirect).then(next => navigateTo(next), tellFailure);
  return (
    <CodeStep
      title={t[`${contact}CodeTitle`]}
      sent={{ icon: contact === 'email' ? Mail : MessageSquareText, label: t[`${contact}Sent`], to: sent.to }}
      change={
        <Link
          href={to.step[contact](query.redirect)}
          className={buttonLook({ look: 'ghost', className: 'h-11 text-brand-ink!' })}
        >
          <Pencil size={16} aria-hidden />
          {t.change}
        </Link>
      }
      again={sent.again}
      confirm={async code => navigateTo(await confirmContact(contact, code, query.redirect))}
      resend={() => sendContactCode(contact)}
      other={{ label: t.later, act: () => void later() }}
    />
  );
}
