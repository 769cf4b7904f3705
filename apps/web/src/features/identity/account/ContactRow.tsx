import { Mail, Smartphone } from 'lucide-react';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Status } from '#ui/base/Status.tsx';
import { AccountButton, AccountRow } from '../AccountParts.tsx';
import { accountTexts } from '../account.messages.ts';
import { type Contact, inFull } from '../contact.ts';

/** Asks for a new contact first, or sends the code to the one on record at once. */
export const contactModal = modal(async () => (await import('./ContactModal.tsx')).ContactModal);

interface ContactRowProps {
  contact: Contact;
  value: string | null;
  confirmed: boolean;
}

export function ContactRow({ contact, value, confirmed }: ContactRowProps) {
  const t = useTexts(accountTexts);
  const act = (label: string, asks: 'new' | 'known') => (
    <AccountButton aria-label={`${label}: ${t[contact]}`} onClick={() => contactModal.open({ contact, asks })}>
      {label}
    </AccountButton>
  );
  return (
    <AccountRow
      icon={contact === 'email' ? Mail : Smartphone}
      title={t[contact]}
      mark={value && <Status tone={confirmed ? 'ok' : 'warn'}>{confirmed ? t.confirmed : t.unconfirmed}</Status>}
      sub={value ? inFull(contact, value) : t.none}
    >
      <span className="flex flex-wrap gap-2">
        {value && !confirmed && act(t.confirm, 'known')}
        {act(value ? t.change : t.add, 'new')}
      </span>
    </AccountRow>
  );
}
