import { useId } from 'react';
import { Button } from './Button.tsx';

interface SubmitBarProps {
  /** What the act is called. */
  act: string;
  busy: boolean;
  /** Why it can't be done yet; empty: it can. */
  reason: string;
}

/** Below a form of its own page: its one act, and what still stands against it. */
export function SubmitBar({ act, busy, reason }: SubmitBarProps) {
  const id = useId();
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 lg:px-6">
      <p id={id} aria-live="polite" className="text-xs text-ink-2">
        {reason}
      </p>
      <Button
        type="submit"
        look="primary"
        className="max-lg:h-11"
        blocked={reason !== ''}
        busy={busy}
        aria-describedby={reason ? id : undefined}
      >
        {act}
      </Button>
    </footer>
  );
}
