import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/texts.ts';
import { uiTexts } from './ui.messages.ts';

/** What can be done with the chosen rows; floats over the end of the list, inverse so that it is not taken for a row. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const t = useTexts(uiTexts);
  if (count === 0) return null;
  return (
    <section
      aria-label={t.selectionActions}
      className="absolute bottom-full left-1/2 mb-3 flex h-12 max-w-[calc(100vw-16px)] -translate-x-1/2 items-center gap-1 overflow-x-auto rounded-xl bg-inverse pr-1.5 pl-4 text-sm whitespace-nowrap text-on-inverse shadow-3"
    >
      <span className="num mr-2 font-semibold" aria-live="polite">
        {t.selected(count)}
      </span>
      {children}
      <button type="button" aria-label={t.clearSelection} onClick={onClear} className={bulkAct}>
        <X size={17} aria-hidden />
      </button>
    </section>
  );
}

/** The look of one act of the bar. */
export const bulkAct =
  'inline-flex h-9 items-center gap-2 rounded-md px-2.5 outline-on-inverse! hover:bg-on-inverse/12 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
