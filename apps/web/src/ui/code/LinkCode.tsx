import { MailOpen } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { isRefusal, sentenceOf } from '#kernel/base/failure.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { sessionEnded } from '#kernel/base/session.ts';
import { useStore } from '#kernel/base/store.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { codeTexts } from '#kernel/lazy/code.messages.ts';
import { enterByLink } from '#kernel/lazy/enter-by-link.ts';
import { Notice } from '../base/Notice.tsx';
import { OnlineButton } from '../base/OnlineButton.tsx';
import { CodeInput } from './CodeInput.tsx';
import { linkCodeTexts } from './link-code.messages.ts';
import { ResendCode } from './ResendCode.tsx';

interface LinkCodeProps {
  token: string;
  head: ReactNode;
  title: string;
  /** What the button opens. */
  act: string;
  /** Sends a code. @returns from when another may be asked for */
  ask: (token: string) => Promise<string>;
  /** Fetches what comes after the code while it is typed. */
  ahead: () => Promise<unknown>;
  /** Below the button. */
  children?: ReactNode;
}

/** Before what a link is for: a code, and not a word of it or of whether the link is known. */
export function LinkCode({ token, head, title, act: seeing, ask, ahead, children }: LinkCodeProps) {
  const t = useTexts(linkCodeTexts);
  const c = useTexts(codeTexts);
  const ended = useStore(sessionEnded);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const asked = useLoaded(useCallback(() => ask(token), [ask, token]));
  const said = { loading: t.codeSending, ready: t.codeSent, failed: t.codeNotSent }[asked.state];
  const missing = 6 - code.length;
  useTitle(title);
  const enter = async () => {
    setBusy(true);
    setFault(undefined);
    await enterByLink(token, code).catch(async error => {
      // the same words for every link: the server's own speak of CPF and password
      setFault(isRefusal(error, 'LOGIN_FAILED') ? t.codeWrong : await sentenceOf(error));
      setCode('');
      input.current?.focus();
    });
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === 0 && !busy) void enter();
  };
  const askAgain = () => {
    setCode('');
    setFault(undefined);
    asked.retry();
    input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-1 flex-col">
      {head}
      <div className="mx-auto w-full max-w-xl flex-1 px-4 pt-2 pb-6">
        <h1 className="text-2xl font-bold tracking-[-.02em]">{title}</h1>
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
            void ahead().catch(() => undefined);
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
            {seeing}
          </OnlineButton>
          {children}
        </div>
      </div>
    </form>
  );
}
