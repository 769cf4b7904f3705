import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useObjectUrl } from '#kernel/lazy/photo.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { PaperBox } from '#ui/paper/Paper.tsx';
import { usePage } from './model.api.ts';
import { type Box, boxBetween, type Mark } from './model-draft.ts';
import { pageTexts } from './pages.messages.ts';

interface ModelPaperProps {
  id: string;
  pages: number;
  marks: readonly Mark[];
  active: number | undefined;
  onPoint: (at: number) => void;
  /** The active mark's new box. */
  onDraw: (box: Box) => void;
}

/** A page of the sample with the marks over it; the active one is drawn by dragging. */
export function ModelPaper({ id, pages, marks, active, onPoint, onDraw }: ModelPaperProps) {
  const t = useTexts(pageTexts);
  const [page, setPage] = useState(1);
  const picture = usePage(id, page);
  const address = useObjectUrl(picture.data);
  const from = useRef<readonly [number, number]>(undefined);
  const placeOf = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - left) / width, (event.clientY - top) / height] as const;
  };
  return (
    <section
      aria-label={t.picture}
      className="min-w-0 flex-1 bg-sunken p-3 lg:sticky lg:top-0 lg:max-h-[calc(100dvh-1.5rem)] lg:self-start lg:overflow-auto"
    >
      <div className="mb-2 flex items-center gap-1 text-xs text-ink-2">
        <IconButton size="icon-sm" label={t.before} blocked={page === 1} onClick={() => setPage(page - 1)}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
        <span className="num">{t.page(page, pages)}</span>
        <IconButton size="icon-sm" label={t.after} blocked={page === pages} onClick={() => setPage(page + 1)}>
          <ChevronRight size={16} aria-hidden />
        </IconButton>
        <span className="flex-1" />
        <span className="max-lg:hidden">{t.pictureHelp}</span>
      </div>
      <div
        className="paper relative mx-auto max-w-[900px] touch-none overflow-hidden shadow-sm select-none"
        onPointerDown={event => {
          if (active === undefined) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = placeOf(event);
        }}
        onPointerMove={event => {
          if (from.current) onDraw(boxBetween(from.current, placeOf(event)));
        }}
        onPointerUp={() => {
          from.current = undefined;
        }}
      >
        {address ? (
          <img src={address} alt={t.page(page, pages)} className="block w-full" draggable={false} />
        ) : (
          <p
            className="grid aspect-[1/1.3] place-items-center px-6 text-center text-sm"
            role={picture.isError ? 'alert' : 'status'}
          >
            {picture.isError ? t.noPicture : t.drawing}
          </p>
        )}
        {address &&
          marks.map((mark, at) => (
            <PaperBox
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no other name than its place
              key={at}
              box={mark.box}
              snug
              active={active === at}
              doubtful={'text' in mark}
              onPoint={() => active === undefined && onPoint(at)}
            />
          ))}
      </div>
    </section>
  );
}
