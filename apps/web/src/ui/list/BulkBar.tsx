import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { uiTexts } from '../base/ui.messages.ts';
import { useMoreFollows } from './more-follows.ts';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** A second line: that there are more than those in sight. */
  more?: ReactNode;
  children: ReactNode;
}

/** What can be done with the chosen rows; floats over the end of the list, on a phone over the end of the screen; inverse so that it is not taken for a row. */
export function BulkBar(props: BulkBarProps) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ count, onClear, more, children }: BulkBarProps) {
  const t = useTexts(uiTexts);
  const acts = useMoreFollows<HTMLDivElement>();
  return (
    <section
      data-bar
      aria-label={t.selectionActions}
      className="no-print fixed bottom-0 left-1/2 z-10 mb-3 max-w-[calc(100vw-16px)] lg:absolute lg:max-w-[calc(100%-16px)] lg:bottom-full -translate-x-1/2 rounded-xl bg-inverse text-sm whitespace-nowrap text-on-inverse shadow-3"
    >
      <div ref={acts} className="flex h-12 *:shrink-0 items-center gap-1 overflow-x-auto pr-1.5 pl-4">
        <span className="num mr-2 font-semibold" aria-live="polite">
          {t.selected(count)}
        </span>
        {children}
        <button type="button" aria-label={t.clearSelection} onClick={onClear} className={bulkAct}>
          <X size={17} aria-hidden />
        </button>
      </div>
      {more && <div className="flex px-1.5 pb-1.5 max-lg:whitespace-normal">{more}</div>}
    </section>
  );
}

/** The look of one act of the bar. */
export const bulkAct =
  'inline-flex h-9 items-center gap-2 rounded-md px-2.5 outline-on-inverse! hover:bg-on-inverse/12 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
