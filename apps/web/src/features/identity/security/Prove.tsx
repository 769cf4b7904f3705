import { type FormEvent, useState } from 'react';
import { failureOf } from '#kernel/base/failure.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import type { CodeSent } from '../account.api.ts';
import { type ContactKind, readContacts } from '../contact-code.api.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { proveByCode, proveByContact, sendProof } from './security.api.ts';
import { securityTexts } from './security.messages.ts';

type Way = 'app' | 'reserve' | 'contact';

/** Shows that it is the person and not whoever found the page open: by the app, a recovery code, or a code to a contact. */
export function Prove({ onProved }: { onProved: () => Promise<void> }) {
  const t = useTexts(securityTexts);
  const [way, setWay] = useState<Way>('app');
  const [sent, setSent] = useState<CodeSent>();
  const choose = (next: Way) => {
    setSent(undefined);
    setWay(next);
  };
  const names = { app: t.useApp, reserve: t.useReserve, contact: t.useContact };
  const others = (['app', 'reserve', 'contact'] as const).filter(each => each !== way);
  return (
    <div className="grid gap-4">
      {way === 'contact' && !sent ? (
        <ContactChoice onSent={setSent} />
      ) : (
        <CodeForm key={way} way={way} sent={sent} onProved={onProved} />
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        {others.map(each => (
          <Button key={each} look="ghost" className="min-h-11 text-brand-ink!" onClick={() => choose(each)}>
            {names[each]}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface CodeFormProps {
  way: Way;
  sent: CodeSent | undefined;
  onProved: () => Promise<void>;
}

function CodeForm({ way, sent, onProved }: CodeFormProps) {
  const t = useTexts(securityTexts);
  const [code, setCode] = useState('');
  const { busy, fault, run, clear } = useAct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < 6 || busy) return;
    const proved = await run(async () => {
      await (way === 'contact' ? proveByContact(code) : proveByCode(code));
      await onProved();
    });
    if (!proved) setCode('');
  };
  const words = {
    app: { lead: t.proveLead, label: t.proveLabel },
    reserve: { lead: t.reserveLead, label: t.reserveLabel },
    contact: { lead: t.contactSent(sent?.to ?? ''), label: t.contactLabel },
  }[way];
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <p>{words.lead}</p>
      <CodeInput
        label={words.label}
        letters={way === 'reserve'}
        value={code}
        readOnly={busy}
        error={fault?.sentence}
        onChange={next => {
          setCode(next);
          clear();
        }}
      />
      <Button type="submit" look="primary" size="lg" busy={busy} blocked={code.length < 6}>
        {t.goOn}
      </Button>
    </form>
  );
}

function ContactChoice({ onSent }: { onSent: (sent: CodeSent) => void }) {
  const t = useTexts(securityTexts);
  const contacts = useLoaded(readContacts);
  const { busy, fault, run } = useAct();
  const send = (kind: ContactKind) => void run(async () => onSent(await sendProof(kind)));
  if (contacts.state === 'loading') return <SkeletonRows rows={2} className="h-12" />;
  if (contacts.state === 'failed') return <p>{contacts.failure?.code ?? failureOf(undefined).code}</p>;
  if (contacts.data?.length === 0) return <p>{t.contactNone}</p>;
  return (
    <div className="grid gap-3">
      <FaultNotice fault={fault} />
      <p>{t.contactLead}</p>
      {contacts.data?.map(({ kind, masked }) => (
        <Button key={kind} size="lg" busy={busy} onClick={() => send(kind)}>
          <span className="num">{masked}</span>
        </Button>
      ))}
    </div>
  );
}
