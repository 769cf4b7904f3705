import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/formats.ts';
import { useTexts } from '#kernel/texts.ts';
import { Button } from './Button.tsx';
import { uiTexts } from './ui.messages.ts';

interface PagerProps {
  /** How many there are, left, as the list says it: beyond what is counted exactly it is more than that. */
  list?: { total: number; moreThanTotal?: boolean | undefined } | undefined;
  words?: (total: number) => string;
  /** What else stands at the left. */
  children?: ReactNode;
  size: number;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** Keyset footer: previous and next only; counts come from the tabs. */
export function Pager({ list, words, children, size, onPrevious, onNext }: PagerProps) {
  const t = useTexts(uiTexts);
  const { int } = useFormats();
  return (
    <footer className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-4 py-1.5 text-xs text-ink-2 lg:px-6">
      {words && (
        <span className="num">{list && (list.moreThanTotal ? t.moreThan(words(list.total)) : words(list.total))}</span>
      )}
      {children}
      <span className="flex-1" />
      <span className="num">{t.perPage(int(size))}</span>
      <div className="flex gap-1">
        <Button size="sm" disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft size={15} aria-hidden />
          {t.previous}
        </Button>
        <Button size="sm" disabled={!onNext} onClick={onNext}>
          {t.next}
          <ChevronRight size={15} aria-hidden />
        </Button>
      </div>
    </footer>
  );
}
