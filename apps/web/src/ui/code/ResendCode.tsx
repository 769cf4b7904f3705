import { useEffect } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useCountdown } from '#kernel/base/useCountdown.ts';
import { codeTexts } from '#kernel/lazy/code.messages.ts';
import { Button } from '../base/Button.tsx';

interface ResendCodeProps {
  again: string;
  busy: boolean;
  onResend: () => void;
  /** Where what came is no code. */
  label?: string;
}

/** Another code: first a time to wait, then a button. */
export function ResendCode({ again, busy, onResend, label }: ResendCodeProps) {
  const t = useTexts(codeTexts);
  const [left, start] = useCountdown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with each code
  useEffect(() => start((Date.parse(again) - Date.now()) / 1000), [again]);
  return (
    <p className="num mt-5 flex min-h-11 flex-wrap items-center gap-x-1 text-ink-2">
      {left > 0 ? (
        t.againIn(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)
      ) : (
        <Button look="ghost" className="-ml-3 h-11 text-base! text-brand-ink!" blocked={busy} onClick={onResend}>
          {label ?? t.resend}
        </Button>
      )}
    </p>
  );
}
