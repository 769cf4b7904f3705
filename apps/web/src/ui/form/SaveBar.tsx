import { RefreshCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../base/Button.tsx';
import { Notice } from '../base/Notice.tsx';
import { DraftLine } from './DraftLine.tsx';
import type { Draft } from './useDraft.ts';

interface SaveBarProps {
  /** What is missing or wrong, at the left. */
  children?: ReactNode;
  /** Whether anything was typed, in words. */
  reason: string;
  dirty: boolean;
  busy: boolean;
  /** What the two acts are called. */
  words: { discard: string; save: string };
  onDiscard: () => void;
  draft?: Draft;
}

/** Below what is changed in place: saved together, or as it was. */
export function SaveBar({ children, reason, dirty, busy, words, onDiscard, draft }: SaveBarProps) {
  const id = useId();
  return (
    <footer
      data-bar
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3 text-sm lg:px-6"
    >
      <div className="min-w-0 flex-1 basis-60 text-ink-2" aria-live="polite">
        {children}
      </div>
      {draft && <DraftLine draft={draft} />}
      <p id={id} className="text-xs text-ink-2 max-lg:sr-only">
        {reason}
      </p>
      {dirty && <Button onClick={onDiscard}>{words.discard}</Button>}
      <Button type="submit" look="primary" blocked={!dirty} busy={busy} aria-describedby={id}>
        {words.save}
      </Button>
    </footer>
  );
}

interface StaleNoticeProps {
  words: { stale: string; staleLead: string; seeTheirs: string; keepMine?: string };
  onSeeTheirs: () => void;
  onKeepMine?: () => void;
}

/** Above what is changed in place, where somebody else was faster: nothing typed is lost until one chooses. */
export function StaleNotice({ words, onSeeTheirs, onKeepMine }: StaleNoticeProps) {
  return (
    <Notice
      role="alert"
      tone="warn"
      icon={RefreshCcw}
      className="mb-5 max-w-[760px]"
      title={words.stale}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onSeeTheirs}>
            {words.seeTheirs}
          </Button>
          {onKeepMine && (
            <Button size="sm" onClick={onKeepMine}>
              {words.keepMine}
            </Button>
          )}
        </span>
      }
    >
      {words.staleLead}
    </Notice>
  );
}
