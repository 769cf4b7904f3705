import { FootAct } from './FootAct.tsx';

interface SubmitBarProps {
  /** What the act is called. */
  act: string;
  busy: boolean;
  /** Why it can't be done yet; empty: it can. */
  reason: string;
}

/** Below a form of its own page: its one act, and what still stands against it. */
export function SubmitBar({ reason, ...act }: SubmitBarProps) {
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 lg:px-6">
      <FootAct {...act} why={reason} />
    </footer>
  );
}
