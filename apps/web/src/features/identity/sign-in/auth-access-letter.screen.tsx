import { Refusal } from '@cracha/contract/kernel/client.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { type Fault, useAct } from '#kernel/lazy/useAct.ts';
import { Field } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { CaptchaProgress } from '../entry/CaptchaProgress.tsx';
import type { ProofControl } from '../entry/captcha.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { Step, StepAction } from '../Step.tsx';
import { AccountInUse, type InUse } from './AccountInUse.tsx';
import { askByLetter, enterByLetter } from './access-letter.api.ts';
import { accessLetterTexts } from './access-letter.messages.ts';
import { bornDay, bornTyped } from './birth-date.ts';

/** Who has no e-mail comes in by HR's letter: code, CPF and birth date; then the first password. */
export function Screen() {
  const t = useTexts(accessLetterTexts);
  const { query } = useAddress();
  const form = useLetter(query.redirect);
  const { letter, change, busy, proof, cancel, inUse } = form;
  if (inUse) {
    return (
      <AccountInUse inUse={inUse} code={letter.code} busy={busy} onOther={form.addOther} onAsk={form.ask}>
        <Refused fault={form.fault} />
        {proof !== undefined && <CaptchaProgress part={proof} onCancel={cancel} />}
      </AccountInUse>
    );
  }
  return (
    <Step
      title={t.title}
      lead={t.lead}
      busy={busy}
      onSubmit={form.submit}
      footer={
        <>
          <StepAction label={busy ? t.checking : t.go} busy={busy} reason={form.reason} />
          {proof !== undefined && (
            <div className="mt-4">
              <CaptchaProgress part={proof} onCancel={cancel} />
            </div>
          )}
          <p className="mt-4 text-center">
            <Link
              href={to.login(query.redirect)}
              className="inline-flex h-11 items-center font-semibold text-brand-ink hover:underline"
            >
              {t.hasPassword}
            </Link>
          </p>
        </>
      }
    >
      <Refused fault={form.fault} />
      <div className="mt-5 grid gap-4">
        <Field
          size="worker"
          label={t.code}
          help={t.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          className="num"
          value={letter.code}
          maxLength={20}
          readOnly={busy}
          onChange={event => change({ code: event.target.value.toUpperCase() })}
        />
        <Field
          size="worker"
          label={t.cpf}
          inputMode="numeric"
          autoComplete="username"
          value={letter.cpf}
          maxLength={14}
          readOnly={busy}
          onChange={event => change({ cpf: event.target.value })}
        />
        <Field
          size="worker"
          label={t.born}
          help={t.bornHelp}
          error={form.bornWrong ? t.bornWrong : undefined}
          inputMode="numeric"
          autoComplete="bday"
          value={letter.born}
          readOnly={busy}
          onChange={event => change({ born: bornTyped(event.target.value) })}
        />
      </div>
    </Step>
  );
}

/** Whatever was wrong reads the same: no text tells which of the three it was. */
function Refused({ fault }: { fault?: Fault }) {
  const t = useTexts(accessLetterTexts);
  const notice = useRef<HTMLDivElement>(null);
  const wrong = fault?.code === 'LOGIN_FAILED' || fault?.code === 'INVALID_CPF';
  useEffect(() => {
    if (wrong) notice.current?.focus();
  }, [wrong]);
  if (!wrong) return <FaultNotice fault={fault} />;
  return (
    <Notice ref={notice} tabIndex={-1} role="alert" tone="bad" icon={CircleAlert} title={t.failed} className="mt-4">
      {t.failedLead}
    </Notice>
  );
}

function useLetter(redirect: string | undefined) {
  const t = useTexts(accessLetterTexts);
  const { list } = useFormats();
  const { busy, fault, run } = useAct();
  const [letter, setLetter] = useState({ code: '', cpf: '', born: '' });
  const [others, setOthers] = useState<readonly string[]>([]);
  const [inUse, setInUse] = useState<InUse>();
  const [proof, setProof] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const born = bornDay(letter.born);
  const gaps = [!letter.code.trim() && t.code, !letter.cpf.trim() && t.cpf, !born && t.born].filter(
    name => name !== false,
  );
  const act = (work: (control: ProofControl) => Promise<void>) => {
    running.current = new AbortController();
    const { signal } = running.current;
    void run(() => work({ signal, onProof: setProof }));
  };
  const enter = (typed: readonly string[]) => {
    if (!born || gaps.length > 0) return;
    act(async control => {
      try {
        await enterByLetter({ ...letter, born, others: typed }, control);
      } catch (error) {
        const standing = standingOf(error);
        if (!standing) throw error;
        return setInUse(standing);
      }
      navigateTo(to.step.password(redirect));
    });
  };
  const ask = () => {
    if (!born) return;
    act(async control => {
      const answer = await askByLetter({ ...letter, born, others }, control);
      if (answer.situacao === 'livre') enter(others);
      else setInUse(answer);
    });
  };
  return {
    ...{ letter, busy, fault, proof, inUse, ask },
    submit: () => enter(others),
    addOther: (code: string) => {
      const typed = [...others, code];
      setOthers(typed);
      enter(typed);
    },
    bornWrong: letter.born.length === 10 && !born,
    reason: gaps.length > 0 && t.missing(list(gaps)),
    change: (part: Partial<typeof letter>) => setLetter({ ...letter, ...part }),
    cancel: () => running.current?.abort(),
  };
}

const standings = { inUse: 'uso', waiting: 'aguarda', opposed: 'contestada' } as const;

/** What a refusal says of an account in use; undefined: it is another refusal. */
function standingOf(error: unknown): InUse | undefined {
  if (!(error instanceof Refusal) || error.body.code !== 'LETTER_ACCOUNT_IN_USE') return undefined;
  const { data } = error.body;
  const named = Object.entries(standings).find(([name]) => name === data?.situacao);
  return { situacao: named?.[1] ?? 'uso', ate: typeof data?.ate === 'string' ? data.ate : null };
}
