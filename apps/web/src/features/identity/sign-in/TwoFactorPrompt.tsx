import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Link } from '#ui/base/Link.tsx';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import { CaptchaProgress } from '../entry/CaptchaProgress.tsx';
import { FailureNotice } from '../entry/FailureNotice.tsx';
import { signInTexts, waitText } from '../entry/sign-in.messages.ts';
import type { SignInFailure } from '../entry/sign-in-failure.ts';
import type { SignInForm } from '../entry/useSignIn.ts';
import { StepRing } from './StepRing.tsx';
import { twoFactorTexts } from './two-factor.messages.ts';

/** What the prompt needs; remembering is left out where it is not offered. */
export interface CodeForm
  extends Pick<SignInForm, 'busy' | 'failure' | 'count' | 'proof' | 'waiting' | 'back' | 'cancel'> {
  send: (code: string) => Promise<SignInFailure | undefined>;
  remember?: boolean;
  setRemember?: (remember: boolean) => void;
}

/** The second factor of the sign-in. The complete code sends itself; Esc goes back. */
export function TwoFactorPrompt({ form }: { form: CodeForm }) {
  const t = useTexts(twoFactorTexts);
  const [reserve, setReserve] = useState(false);
  useTitle(t.title);
  useEscape(form.back);
  return (
    <>
      <Button
        look="ghost"
        className="mt-0 -ml-2 h-11 w-fit px-2!"
        onClick={() => {
          form.cancel();
          form.back();
        }}
      >
        <ArrowLeft size={18} aria-hidden />
        {t.back}
      </Button>
      <h1 className="mt-1 text-2xl font-bold tracking-[-.02em]">{reserve ? t.reserveTitle : t.title}</h1>
      <p className="mt-1.5 text-ink-2">{reserve ? t.reserveLead : t.lead}</p>
      <CodeFields key={String(reserve)} form={form} reserve={reserve} />
      <OtherWays reserve={reserve} onSwitch={() => setReserve(!reserve)} />
    </>
  );
}

function CodeFields({ form, reserve }: { form: CodeForm; reserve: boolean }) {
  const { setRemember } = form;
  const t = useTexts(twoFactorTexts);
  const s = useTexts(signInTexts);
  const { code, change, error, input, submit } = useCode(form);
  const missing = 6 - code.length;
  const why = form.waiting > 0 ? s.waitWhy : missing > 0 && (reserve ? t.missingLetters : t.missing)(missing);
  return (
    <form className="mt-6" onSubmit={submit} aria-busy={form.busy}>
      <FailureNotice key={form.count} failure={form.failure} />
      <div className="mt-4 mb-2 flex items-center justify-between text-sm font-semibold">
        <span aria-hidden>{reserve ? t.reserveLabel : t.label}</span>
        {!reserve && <StepRing />}
      </div>
      <CodeInput
        ref={input}
        label={reserve ? t.reserveLabel : t.label}
        letters={reserve}
        value={code}
        error={error}
        readOnly={form.busy}
        onChange={change}
      />
      {setRemember && (
        <Checkbox large className="mt-4" checked={form.remember} onChange={event => setRemember(event.target.checked)}>
          {t.remember}
        </Checkbox>
      )}
      <Button
        type="submit"
        look="primary"
        size="lg"
        className="mt-4 w-full"
        busy={form.busy}
        blocked={missing > 0 || form.waiting > 0}
        aria-describedby="falta"
      >
        {form.waiting > 0 ? waitText(s, form.waiting) : form.busy ? s.entering : s.enter}
      </Button>
      {form.proof === undefined ? (
        <p id="falta" aria-live="polite" className="num mt-2 min-h-5 text-center text-sm text-ink-2">
          {why}
        </p>
      ) : (
        <div className="mt-4">
          <CaptchaProgress part={form.proof} onCancel={form.cancel} />
        </div>
      )}
    </form>
  );
}

function OtherWays({ reserve, onSwitch }: { reserve: boolean; onSwitch: () => void }) {
  const t = useTexts(twoFactorTexts);
  const { query } = useAddress();
  return (
    <div className="mt-4 grid gap-1 border-t border-line pt-4">
      <p className="text-sm font-semibold">{t.lost}</p>
      <div className="flex flex-wrap gap-x-5 [&>*]:inline-flex [&>*]:h-11 [&>*]:items-center [&>*]:font-semibold [&>*]:text-brand-ink [&>*:hover]:underline">
        <Link href={to.contactChoice(query.redirect)}>{t.byContact}</Link>
        <button type="button" onClick={onSwitch}>
          {reserve ? t.byApp : t.byReserve}
        </button>
      </div>
    </div>
  );
}

/** What is typed, sent as soon as it is complete; a wrong one is emptied and says why until the next key. */
function useCode(form: CodeForm) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = async (complete: string) => {
    const failure = await form.send(complete);
    setError(failure?.kind === 'code' ? failure.sentence : undefined);
    if (!failure) return;
    setCode('');
    if (failure.kind !== 'notReached' && failure.kind !== 'told') input.current?.focus();
  };
  const change = (next: string) => {
    setCode(next);
    setError(undefined);
    if (next.length === 6 && form.waiting === 0) void send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === 6 && !form.busy && form.waiting === 0) void send(code);
  };
  return { code, change, error, input, submit };
}

function useEscape(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
