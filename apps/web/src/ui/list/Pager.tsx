import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { EmptyList } from './empty-list.ts';

interface PagerProps {
  /** The ways to the pages beside this one (`useCursor`); undefined: there is none. */
  cursor: { previous: (() => void) | undefined; next: (after: string | null | undefined) => (() => void) | undefined };
  /** The page that is shown, once it is there. */
  list: { total?: number; moreThanTotal?: boolean | undefined; after?: string | null | undefined } | undefined;
  /** How many there are, left: beyond what the list counts exactly it is more than that. */
  words?: (total: number) => string;
  /** What else stands at the left. */
  children?: ReactNode;
  size?: number;
}

/** Keyset footer: previous and next only, where there is such a page; counts come from the tabs. */
export function Pager({ cursor, list, words, children, size = 10 }: PagerProps) {
  const t = useTexts(uiTexts);
  const { int } = useFormats();
  const next = cursor.next(list?.after);
  const pages = cursor.previous !== undefined || next !== undefined;
  if (useContext(EmptyList)) return null;
  return (
    <footer className="flex min-h-12 shrink-0 flex-wrap items-center max-lg:empty:hidden gap-x-6 gap-y-1 border-t border-line px-4 py-1.5 text-xs text-ink-2 lg:px-6">
      {words && (
        <span className="num">
          {list?.total !== undefined && (list.moreThanTotal ? t.moreThan(words(list.total)) : words(list.total))}
        </span>
      )}
      {children}
      {pages && (
        <>
          <span className="flex-1" />
          <span className="num no-print">{t.perPage(int(size))}</span>
          <div className="no-print flex gap-1">
            <Button size="sm" disabled={!cursor.previous} onClick={cursor.previous}>
              <ChevronLeft size={15} aria-hidden />
              {t.previous}
            </Button>
            <Button size="sm" disabled={!next} onClick={next}>
              {t.next}
              <ChevronRight size={15} aria-hidden />
            </Button>
          </div>
        </>
      )}
    </footer>
  );
}
