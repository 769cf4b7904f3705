import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { CaptchaProgress } from '../entry/CaptchaProgress.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step, StepAction } from '../Step.tsx';
import { askHelp } from './support.api.ts';
import { supportTexts } from './support.messages.ts';

const least = 10;

/** Asks for help without signing in. What is shown afterwards never tells whether the person exists. */
export function HelpForm() {
  const t = useTexts(supportTexts);
  const [form, setForm] = useState({ nome: '', contato: '', mensagem: '' });
  const [sent, setSent] = useState(false);
  const [proof, setProof] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const { busy, fault, run } = useAct();
  const ready = form.nome.trim() && form.contato.trim() && form.mensagem.trim().length >= least;
  const send = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    if (await run(() => askHelp(form, { signal, onProof: setProof }))) setSent(true);
  };
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  if (sent) return <Sent contact={form.contato.trim()} />;
  return (
    <Step
      title={t.title}
      lead={t.lead}
      busy={busy}
      onSubmit={() => ready && void send()}
      footer={
        <>
          <StepAction label={busy ? t.sending : t.send} busy={busy} reason={!ready && t.fillFirst} />
          {proof !== undefined && (
            <div className="mt-4">
              <CaptchaProgress part={proof} onCancel={() => running.current?.abort()} />
            </div>
          )}
          <BackToLogin />
        </>
      }
    >
      <FaultNotice fault={fault} />
      <div className="mt-5 grid gap-4">
        <Field
          size="worker"
          label={t.name}
          autoComplete="name"
          maxLength={120}
          readOnly={busy}
          value={form.nome}
          onChange={event => set({ nome: event.target.value })}
        />
        <Field
          size="worker"
          label={t.contact}
          help={t.contactHelp}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={200}
          readOnly={busy}
          value={form.contato}
          onChange={event => set({ contato: event.target.value })}
        />
        <TextArea
          size="worker"
          label={t.message}
          help={t.messageHelp}
          rows={4}
          maxLength={2000}
          readOnly={busy}
          value={form.mensagem}
          onChange={event => set({ mensagem: event.target.value })}
        />
      </div>
    </Step>
  );
}

function Sent({ contact }: { contact: string }) {
  const t = useTexts(supportTexts);
  useTitle(t.sentTitle);
  return (
    <>
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.sentTitle}</h1>
      <Notice role="status" tone="ok" icon={CircleCheck} className="mt-5">
        {t.sentTo(contact)}
      </Notice>
      <BackToLogin />
    </>
  );
}

function BackToLogin() {
  const t = useTexts(supportTexts);
  return (
    <p className="mt-4 text-center">
      <Link href={to.login()} className="inline-flex h-11 items-center font-semibold text-brand-ink hover:underline">
        {t.backToLogin}
      </Link>
    </p>
  );
}
