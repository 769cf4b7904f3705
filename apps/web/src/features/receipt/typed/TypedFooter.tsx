import type { ReactNode } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import type { Draft } from '#ui/form/useDraft.ts';

interface TypedFooterProps {
  /** The sums as one types. */
  totals: ReactNode;
  /** Why it can't be published yet; undefined: it can. */
  reason: string | undefined;
  busy: boolean;
  publish: string;
  draft: Draft;
}

/** Under what HR types in: the sums, what is missing, and publishing it. */
export function TypedFooter({ totals, reason, busy, publish, draft }: TypedFooterProps) {
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-3 lg:px-6">
      {totals}
      <DraftLine draft={draft} discards />
      <p id="falta" aria-live="polite" className="ml-auto text-xs text-ink-2">
        {reason}
      </p>
      <Button
        type="submit"
        look="primary"
        blocked={reason !== undefined}
        busy={busy}
        aria-describedby={reason ? 'falta' : undefined}
      >
        {publish}
      </Button>
    </footer>
  );
}
