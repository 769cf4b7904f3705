import { Link2Off, MailOpen, ShieldCheck } from 'lucide-react';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { isRefusal, sentenceOf } from '#kernel/base/failure.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { sessionEnded } from '#kernel/base/session.ts';
import { useStore } from '#kernel/base/store.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { codeTexts } from '#kernel/lazy/code.messages.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import { ResendCode } from '#ui/code/ResendCode.tsx';
import { askEntry, enterByLink } from './entry.api.ts';
import { entryTexts } from './entry.messages.ts';
import { loadDocument } from './load-document.ts';
import { notMeModal } from './not-me-modal.ts';
import { Outcome } from './Outcome.tsx';
import { SignerHead } from './SignerHead.tsx';

/** Before the document: a code, and not a word of what the link is for or whether it is known. */
export function Entry({ token }: { token: string | undefined }) {
  const t = useTexts(entryTexts);
  const { query } = useAddress();
  if (query.fechado) return <Outcome icon={ShieldCheck} tone="ok" title={t.closed} lead={t.closedLead} />;
  if (token === undefined) return <Outcome icon={Link2Off} title={t.noLink} lead={t.noLinkLead} />;
  return <CodeForm key={token} token={token} />;
}

function CodeForm({ token }: { token: string }) {
  const t = useTexts(entryTexts);
  const c = useTexts(codeTexts);
  const ended = useStore(sessionEnded);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const asked = useLoaded(useCallback(() => askEntry(token), [token]));
  const said = { loading: t.codeSending, ready: t.codeSent, failed: t.codeNotSent }[asked.state];
  const missing = 6 - code.length;
  useTitle(t.entryTitle);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFault(undefined);
    await work().catch(async error => {
      // the same words for every link: the server's own speak of CPF and password
      setFault(isRefusal(error, 'LOGIN_FAILED') ? t.codeWrong : await sentenceOf(error));
      setCode('');
      input.current?.focus();
    });
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === 0 && !busy) void act(() => enterByLink(token, code));
  };
  const askAgain = () => {
    setCode('');
    setFault(undefined);
    asked.retry();
    input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-1 flex-col">
      <SignerHead />
      <div className="mx-auto w-full max-w-xl flex-1 px-4 pt-2 pb-6">
        <h1 className="text-2xl font-bold tracking-[-.02em]">{t.entryTitle}</h1>
        <p className="mt-2 text-ink-2">{t.entryLead}</p>
        {ended && <Notice className="mt-4">{t.ended}</Notice>}
        <div className="mt-5 flex items-start gap-3 rounded-2xl border border-line bg-surface p-4">
          <MailOpen size={22} aria-hidden className="mt-0.5 shrink-0 text-ink-2" />
          <div aria-live="polite">
            <p className="font-semibold">{said}</p>
            <p className="text-sm text-ink-2">{t.codeSentLead}</p>
          </div>
        </div>
        <p aria-hidden className="mt-6 mb-2 text-sm font-semibold">
          {c.label}
        </p>
        <CodeInput
          ref={input}
          label={c.label}
          value={code}
          error={fault}
          readOnly={busy}
          onChange={next => {
            setCode(next);
            setFault(undefined);
            // what comes after the code is on its way while it is typed
            void loadDocument().catch(() => undefined);
          }}
        />
        <ResendCode again={asked.data ?? ''} busy={busy || asked.state === 'loading'} onResend={askAgain} />
        <p className="text-sm text-ink-2">{c.valid}</p>
      </div>
      <div className="sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto grid max-w-xl gap-1 px-4 py-3">
          <p id="falta" aria-live="polite" className="num mb-1 text-center text-sm text-ink-2 empty:hidden">
            {missing > 0 && c.missing(missing)}
          </p>
          <OnlineButton type="submit" look="primary" busy={busy} blocked={missing > 0}>
            {t.see}
          </OnlineButton>
          <Button look="ghost" size="lg" onClick={() => notMeModal.open({ token })}>
            {t.notMe}
          </Button>
        </div>
      </div>
    </form>
  );
}
