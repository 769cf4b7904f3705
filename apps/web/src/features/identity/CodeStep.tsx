import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { CodeInput } from '#ui/form/CodeInput.tsx';
import { codeTexts } from './code.messages.ts';
import { ResendCode } from './ResendCode.tsx';
import { Step, StepAction } from './Step.tsx';
import { useAct } from './useAct.ts';

interface CodeStepProps {
  title: string;
  /** Where the code went. */
  sent: { icon: LucideIcon; label: string; to: string };
  /** Beside it: the way to another contact. */
  change: ReactNode;
  /** From when another may be asked for. */
  again: string;
  confirm: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  other?: { label: string; act: () => void };
}

/** A six-digit code that came by SMS or e-mail. */
export function CodeStep({ title, sent, change, again, confirm, resend, other }: CodeStepProps) {
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
      <div className="mt-4 flex items-center gap-3 rounded-2xl border border-line bg-surface py-1 pr-1 pl-4">
        <sent.icon size={20} aria-hidden className="shrink-0 text-ink-2" />
        <p className="min-w-0 flex-1 py-2">
          <span className="block text-xs text-ink-2">{sent.label}</span>
          <span className="num font-semibold break-words">{sent.to}</span>
        </p>
        {change}
      </div>
      <p aria-hidden className="mt-6 mb-2 text-sm font-semibold">
        {t.label}
      </p>
      <CodeInput ref={input} label={t.label} value={code} error={fault?.sentence} readOnly={busy} onChange={type} />
      <ResendCode again={again} busy={busy} onResend={() => void askAgain()} />
      <p className="mt-2 text-sm text-ink-2">{t.valid}</p>
    </Step>
  );
}
