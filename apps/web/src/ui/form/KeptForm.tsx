import type { ComponentProps, ReactNode } from 'react';
import { SaveBar, StaleNotice } from './SaveBar.tsx';
import type { Kept } from './useKeptForm.ts';

interface KeptFormProps {
  kept: Omit<Kept<unknown>, 'form' | 'setForm' | 'onError'>;
  words: ComponentProps<typeof SaveBar>['words'] &
    ComponentProps<typeof StaleNotice>['words'] & { changed: string; unchanged: string };
  /** What is still missing; undefined: it can be saved. */
  lack: string | undefined;
  /** Without it there is nothing to save. */
  edits: boolean;
  busy: boolean;
  onSave: () => void;
  /** Reads the record again. */
  onAgain: () => void;
  children: ReactNode;
}

/** A form that is changed in place: its fields scroll, the bar below saves them together. */
export function KeptForm({ kept, words, lack, edits, busy, onSave, onAgain, children }: KeptFormProps) {
  const { dirty, stale, draft } = kept;
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault();
        if (dirty && !lack) onSave();
      }}
    >
      <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 pb-8 lg:px-6">
        {stale && <StaleNotice words={words} onSeeTheirs={onAgain} />}
        {children}
      </div>
      {edits && (
        <SaveBar
          reason={dirty ? (lack ?? words.changed) : words.unchanged}
          dirty={dirty && !lack}
          busy={busy}
          words={words}
          onDiscard={draft.discard}
          draft={draft}
        />
      )}
    </form>
  );
}
