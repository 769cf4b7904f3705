import { type FormEvent, useEffect, useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { codeTexts } from '#kernel/lazy/code.messages.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import { ResendCode } from '#ui/code/ResendCode.tsx';
import { type CodeSent, confirmContactByCode, sendCodeTo } from '../account.api.ts';
import { accountTexts } from '../account.messages.ts';
import { type Contact, looksRight, plain } from '../contact.ts';

/** A contact that counts once its code is typed. */
export function ContactModal({ contact, asks }: { contact: Contact; asks: 'new' | 'known' }) {
  const t = useTexts(accountTexts);
  return asks === 'new' ? (
    <Modal title={t[`${contact}Title`]}>
      <NewContact contact={contact} />
    </Modal>
  ) : (
    <Modal title={t.confirm}>
      <KnownContact contact={contact} />
    </Modal>
  );
}

function NewContact({ contact }: { contact: Contact }) {
  const t = useTexts(accountTexts);
  const [value, setValue] = useState('');
  const [left, setLeft] = useState(false);
  const [sent, setSent] = useState<CodeSent>();
  const { busy, fault, run, clear } = useAct();
  const right = looksRight(contact, value);
  const send = () => run(async () => setSent(await sendCodeTo(contact, plain(contact, value))));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (right && !busy) void send();
  };
  if (sent) {
    return (
      <Code contact={contact} sent={sent} resend={send} fault={fault?.sentence} other={() => setSent(undefined)} />
    );
  }
  const cellPhone = contact === 'cellPhone';
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <Field
        label={t[`${contact}New`]}
        size="worker"
        type={cellPhone ? 'tel' : 'email'}
        inputMode={cellPhone ? 'tel' : 'email'}
        autoComplete={cellPhone ? 'tel' : 'email'}
        value={value}
        error={fault?.sentence ?? (left && value && !right ? t[`${contact}Wrong`] : undefined)}
        onBlur={() => setLeft(true)}
        onChange={event => {
          setValue(event.target.value);
          clear();
        }}
      />
      <Button type="submit" look="primary" size="lg" busy={busy} blocked={value === ''}>
        {t.sendCode}
      </Button>
    </form>
  );
}

function KnownContact({ contact }: { contact: Contact }) {
  const [sent, setSent] = useState<CodeSent>();
  const { fault, run } = useAct();
  const send = () => run(async () => setSent(await sendCodeTo(contact, undefined)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, as the dialog opens
  useEffect(() => void send(), []);
  return <Code contact={contact} sent={sent} resend={send} fault={fault?.sentence} />;
}

interface CodeProps {
  contact: Contact;
  sent: CodeSent | undefined;
  resend: () => Promise<unknown>;
  /** What sending it failed by. */
  fault: string | undefined;
  other?: () => void;
}

function Code({ contact, sent, resend, fault: unsent, other }: CodeProps) {
  const t = useTexts(accountTexts);
  const c = useTexts(codeTexts);
  const worker = useSession()?.profile === 'trabalhador';
  const [code, setCode] = useState('');
  const { busy, fault, run, clear } = useAct();
  const missing = 6 - code.length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (missing > 0 || busy) return;
    if (!(await run(() => confirmContactByCode(contact, code)))) return setCode('');
    toast(t.contactSaved);
    closeModal();
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {sent && <p className={worker ? 'text-base' : undefined}>{t.codeSent(sent.to)}</p>}
      <CodeInput
        label={c.label}
        value={code}
        readOnly={busy}
        error={fault?.sentence ?? unsent}
        onChange={next => {
          setCode(next);
          clear();
        }}
      />
      {sent && <ResendCode again={sent.again} busy={busy} onResend={() => void resend()} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id="falta-codigo" className="mr-auto text-ink-2">
          {missing > 0 && c.missing(missing)}
        </p>
        {other && (
          <Button size="lg" onClick={other}>
            {t.otherContact}
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={busy}
          blocked={missing > 0}
          aria-describedby={missing > 0 ? 'falta-codigo' : undefined}
        >
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}
