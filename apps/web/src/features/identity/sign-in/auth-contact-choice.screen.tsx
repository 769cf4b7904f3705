import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Radio } from '#ui/base/Choice.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { lastCounts } from '../contact.ts';
import { type ContactKind, readContacts, sendCode } from '../contact-code.api.ts';
import { currentChallenge } from '../entry/challenge.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step, StepAction } from '../Step.tsx';
import { useRedirect } from '../useRedirect.ts';
import { lostAuthenticatorTexts } from './lost-authenticator.messages.ts';

/** Who lost the authenticator chooses where a code goes. Only in the five minutes after the right password. */
export function Screen() {
  const { query } = useAddress();
  const elsewhere = useRedirect(currentChallenge() ? undefined : to.login(query.redirect));
  return elsewhere ? null : <Contacts redirect={query.redirect} />;
}

function Contacts({ redirect }: { redirect?: string }) {
  const t = useTexts(lostAuthenticatorTexts);
  const contacts = useLoaded(readContacts);
  const [chosen, setChosen] = useState<ContactKind>();
  const { busy, fault, run } = useAct();
  const [only, ...others] = contacts.data ?? [];
  const kind = chosen ?? (others.length === 0 ? only?.kind : undefined);
  const submit = () =>
    kind &&
    run(async () => {
      // One that was sent a moment ago, or is the last of the day, still counts.
      await sendCode(kind).catch(error => {
        if (!lastCounts(error) || !currentChallenge()?.sent) throw error;
      });
      navigateTo(to.contactCode(redirect));
    });
  return (
    <Step
      title={t.chooseTitle}
      lead={t.chooseLead}
      busy={busy}
      onSubmit={() => void submit()}
      footer={only && <StepAction label={t.send} busy={busy} reason={!kind && t.pickFirst} />}
    >
      <FaultNotice fault={fault} />
      <ListBody
        large
        state={contacts.state}
        failure={contacts.failure}
        onRetry={contacts.retry}
        empty={contacts.data?.length === 0}
        whenEmpty={<NoContact />}
      >
        <fieldset className="mt-5 divide-y divide-line rounded-2xl border border-line bg-surface">
          <legend className="sr-only">{t.contacts}</legend>
          {contacts.data?.map(contact => (
            <Radio
              key={contact.kind}
              large
              name="contact"
              className="px-4 py-3"
              checked={kind === contact.kind}
              onChange={() => setChosen(contact.kind)}
            >
              <span className="block text-sm text-ink-2">{t[contact.kind]}</span>
              <span className="num block font-semibold break-words">{contact.masked}</span>
            </Radio>
          ))}
        </fieldset>
      </ListBody>
    </Step>
  );
}

function NoContact() {
  const t = useTexts(lostAuthenticatorTexts);
  return (
    <StateBlock
      large
      icon={KeyRound}
      title={t.none}
      action={
        <Link href={to.login()} className={buttonLook({ size: 'lg' })}>
          {t.backToLogin}
        </Link>
      }
    >
      {t.noneLead}
    </StateBlock>
  );
}
