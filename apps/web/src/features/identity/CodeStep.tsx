import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { codeTexts } from '#kernel/lazy/code.messages.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import { ResendCode } from '#ui/code/ResendCode.tsx';
import { type Sent, SentTo } from './SentTo.tsx';
import { Step, StepAction } from './Step.tsx';

interface CodeStepProps {
  title: string;
  /** Where the code went. */
  sent: Sent;
  /** Beside it: the way to another contact. */
  change: ReactNode;
  /** From when another may be asked for. */
  again: string;
  confirm: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  other?: { label: string; act: () => void };
  /** What else may have come. */
  note?: string;
}

/** A six-digit code that came by SMS or e-mail. */
export function CodeStep({ title, sent, change, again, confirm, resend, other, note }: CodeStepProps) {
  const t = useTexts(codeTexts);
  const [code, setCode] = useState('');
  const { busy, fault, run, clear } = useAct();
  const input = useRef<HTMLInputElement>(null);
  const missing = 6 - code.length;
  const type = (next: string) => {
    setCode(next);
    clear();
  };
  const submit = async () => {
    if (missing > 0 || (await run(() => confirm(code)))) return;
    setCode('');
    input.current?.focus();
  };
  const askAgain = async () => {
    setCode('');
    await run(resend);
    input.current?.focus();
  };
  return (
    <Step
      title={title}
      busy={busy}
      onSubmit={submit}
      footer={<StepAction label={t.confirm} busy={busy} reason={missing > 0 && t.missing(missing)} other={other} />}
    >
      <SentTo sent={sent} change={change} />
      <p aria-hidden className="mt-6 mb-2 text-sm font-semibold">
        {t.label}
      </p>
      <CodeInput ref={input} label={t.label} value={code} error={fault?.sentence} readOnly={busy} onChange={type} />
      <ResendCode again={again} busy={busy} onResend={() => void askAgain()} />
      <p className="mt-2 text-sm text-ink-2">{t.valid}</p>
      {note && <p className="mt-2 text-sm text-ink-2">{note}</p>}
    </Step>
  );
}
