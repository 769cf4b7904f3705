import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { currentSession, useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { type Contact, lastCounts, masked } from '../contact.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step, StepAction } from '../Step.tsx';
import { useRedirect } from '../useRedirect.ts';
import { sendContactCode } from './confirm-contact.api.ts';
import { contactTexts } from './contact.messages.ts';

/** Where the code goes, said before it goes. */
export function SendCodeStep({ contact }: { contact: Contact }) {
  const t = useTexts(contactTexts);
  const { query } = useAddress();
  const session = useSession();
  const { busy, fault, run } = useAct();
  const known = contact === 'cellPhone' ? session?.user.celular : session?.user.email;
  const pending = session?.contact?.kind === contact ? session.contact : undefined;
  const address = pending?.value ?? known;
  useRedirect(address ? undefined : to.step[contact](query.redirect));
  const send = () =>
    run(async () => {
      // One that was sent a moment ago, or is the last of the day, still counts.
      await sendContactCode(contact).catch(error => {
        if (!lastCounts(error) || !currentSession()?.contact?.sent) throw error;
      });
      navigateTo(to.enterCode[contact](query.redirect));
    });
  return (
    <Step
      title={t[`${contact}SendTitle`]}
      lead={address && t[`${contact}SendLead`](masked(contact, address))}
      busy={busy}
      onSubmit={() => void send()}
      footer={<StepAction label={t.send} busy={busy} />}
    >
      <FaultNotice fault={fault} />
    </Step>
  );
}
