import { areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { OwnSupportCard } from './OwnSupportCard.tsx';
import { useAskSupport, useSupportRequests } from './support.api.ts';
import { supportTexts } from './support.messages.ts';

/** One's own requests for support: asked for, granted for a while, ended. */
export function OwnSupport({ session }: { session: Session }) {
  const t = useTexts(supportTexts);
  useTitle(t.title);
  const home = Object.values(areas).find(area => area.profile === session.profile)?.home ?? to.login();
  const operator = session.profile === 'admin' || session.profile === 'assinante';
  return (
    <QueryClientProvider client={queries}>
      <div className="min-h-0 flex-1 text-base lg:overflow-auto">
        <div className="mx-auto w-full max-w-xl px-4 pt-3 pb-8 lg:pt-6">
          <h1 className="text-xl font-bold tracking-[-.02em]">{t.title}</h1>
          <p className="mt-2 text-ink-2">{operator ? t.notHere : t.ownLead}</p>
          {!operator && (
            <>
              {session.user.suporte ? <p className="mt-4 font-semibold">{t.notWhileHelped}</p> : <AskForm />}
              <OwnRequests />
            </>
          )}
          <p className="mt-4 text-center">
            <Link
              href={session.profile === 'admin' ? to.platform.support() : home}
              className="inline-flex h-11 items-center font-semibold text-brand-ink hover:underline"
            >
              {t.back}
            </Link>
          </p>
        </div>
      </div>
    </QueryClientProvider>
  );
}

function AskForm() {
  const t = useTexts(supportTexts);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const ask = useAskSupport();
  const { busy, fault, run } = useAct();
  const ready = reason.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    const asked = { reason: reason.trim(), message: message.trim() };
    if (!(await run(() => ask.mutateAsync(asked).then(() => undefined)))) return;
    setReason('');
    setMessage('');
    toast(t.asked);
  };
  return (
    <form className="mt-5 grid gap-4" onSubmit={submit} noValidate>
      <FaultNotice fault={fault} />
      <Field
        size="worker"
        label={t.reason}
        maxLength={120}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <TextArea
        size="worker"
        optional
        label={t.details}
        rows={3}
        maxLength={2000}
        value={message}
        onChange={event => setMessage(event.target.value)}
      />
      <p id="pedido-falta" aria-live="polite" className="text-center text-sm text-ink-2 empty:hidden">
        {!ready && t.reasonFirst}
      </p>
      <Button
        type="submit"
        look="primary"
        size="lg"
        busy={busy}
        blocked={!ready}
        aria-describedby={ready ? undefined : 'pedido-falta'}
      >
        {t.ask}
      </Button>
    </form>
  );
}

function OwnRequests() {
  const t = useTexts(supportTexts);
  const list = useSupportRequests();
  const rows = list.data?.items ?? [];
  return (
    <section className="mt-8">
      <h2 className="text-lg font-bold">{t.own}</h2>
      <ListBody large {...loadOf(list)} empty={false} whenEmpty={null}>
        {rows.length === 0 && <p className="mt-2 text-ink-2">{t.ownNone}</p>}
        <ul className="mt-3 grid gap-3">
          {rows.map(row => (
            <OwnSupportCard key={row.id} request={row} />
          ))}
        </ul>
      </ListBody>
    </section>
  );
}
