import { DraftLine } from './DraftLine.tsx';
import { FootAct } from './FootAct.tsx';
import type { Draft } from './useDraft.ts';

interface SubmitBarProps {
  /** What the act is called. */
  act: string;
  busy: boolean;
  /** Why it can't be done yet; empty: it can. */
  reason: string;
  draft?: Draft;
}

/** Below a form of its own page: its one act, and what still stands against it. */
export function SubmitBar({ reason, draft, ...act }: SubmitBarProps) {
  return (
    <footer
      data-bar
      className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 lg:px-6"
    >
      {draft && <DraftLine draft={draft} discards />}
      <FootAct {...act} why={reason} />
    </footer>
  );
}
