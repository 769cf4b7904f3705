import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Mail, Pencil, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { changeSession, useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { type Contact, looksRight, masked, plain } from '../contact.ts';
import { leaveForLater } from '../entry/arrival.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step, StepAction } from '../Step.tsx';
import { contactTexts } from './contact.messages.ts';

const pictures = { cellPhone: Smartphone, email: Mail };

/** Is this still the contact? Right as it is, or another one. */
export function ContactStep({ contact }: { contact: Contact }) {
  const t = useTexts(contactTexts);
  const { query } = useAddress();
  const session = useSession();
  const known = (contact === 'cellPhone' ? session?.user.celular : session?.user.email) ?? '';
  const [typed, setTyped] = useState<string | undefined>(known ? undefined : '');
  const [left, setLeft] = useState(false);
  const { busy, fault, run } = useAct();
  const right = typed === undefined || looksRight(contact, typed);
  const go = () =>
    run(async () => {
      const value = typed === undefined ? undefined : plain(contact, typed);
      await changeSession({ contact: { kind: contact, value } });
      navigateTo(to.sendCode[contact](query.redirect));
    });
  const later = () => run(async () => navigateTo(await leaveForLater(contact, query.redirect)));
  return (
    <Step
      title={t[`${contact}Title`]}
      lead={t[`${contact}Lead`]}
      busy={busy}
      onSubmit={() => void go()}
      footer={
        <StepAction
          label={typed === undefined ? t.right : t.goOn}
          busy={busy}
          reason={!right && t[`${contact}Missing`]}
          other={{ label: t.later, act: () => void later() }}
        />
      }
    >
      <FaultNotice fault={fault} />
      {typed === undefined ? (
        <OnRecord contact={contact} value={known} onChange={() => setTyped('')} />
      ) : (
        <NewContact
          contact={contact}
          value={typed}
          error={left && typed !== '' && !right ? t[`${contact}Wrong`] : undefined}
          onChange={setTyped}
          onLeave={() => setLeft(true)}
          editing={known !== ''}
        />
      )}
    </Step>
  );
}

function OnRecord({ contact, value, onChange }: { contact: Contact; value: string; onChange: () => void }) {
  const t = useTexts(contactTexts);
  const Icon = pictures[contact];
  return (
    <div className="mt-5 flex items-center gap-3 rounded-2xl border border-line bg-surface py-2 pr-1 pl-4">
      <Icon size={20} aria-hidden className="shrink-0 text-ink-2" />
      <p className="num min-w-0 flex-1 text-lg font-semibold break-words">{masked(contact, value)}</p>
      <Button look="ghost" className="h-11 text-brand-ink!" onClick={onChange}>
        <Pencil size={16} aria-hidden />
        {t.change}
      </Button>
    </div>
  );
}

interface NewContactProps {
  contact: Contact;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  /** Asked for by a tap: the box is where the next key belongs. */
  editing: boolean;
}

function NewContact({ contact, value, error, onChange, onLeave, editing }: NewContactProps) {
  const t = useTexts(contactTexts);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (editing) box.current?.focus();
  }, [editing]);
  const email = contact === 'email';
  return (
    <div className="mt-5">
      <Field
        ref={box}
        size="lg"
        label={t[`${contact}Label`]}
        type={email ? 'email' : 'tel'}
        inputMode={email ? 'email' : 'tel'}
        autoComplete={email ? 'email' : 'tel-national'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error}
        onChange={event => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </div>
  );
}
