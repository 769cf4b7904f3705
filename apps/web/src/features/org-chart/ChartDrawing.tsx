import { type ChartCard, cardHeight, cardWidth, lineTo } from '@cracha/contract/features/org-chart/chart-layout.ts';
import { clsx } from 'clsx';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { CardView } from './CardView.tsx';
import { orgChartTexts } from './org-chart.messages.ts';
import { onTreeKey } from './tree-keys.ts';
import type { Chart } from './useChart.ts';
import { away, useDrag } from './useDrag.ts';
import { useSight } from './useSight.ts';

const margin = 40;

/** The tree on a plane that scrolls and zooms; only what is in sight is in the page. */
export function ChartDrawing({ chart, onMove }: { chart: Chart; onMove: (id: string, above: string) => void }) {
  const t = useTexts(orgChartTexts);
  const { layout } = chart;
  const board = useRef<HTMLDivElement>(null);
  const sight = useSight(board, layout);
  const [at, setAt] = useState<string>();
  const focused = layout.cards.some(card => card.key === at) ? at : layout.cards[0]?.key;
  const drag = useDrag(board, { chart, scale: sight.scale, onMove });
  const shown = layout.cards.filter(card => sight.sees(card) || card.key === focused);
  const lines = sight.lines().filter(card => !isMarked(chart, card));
  // above all others
  const way = layout.cards.filter(card => isMarked(chart, card));
  const move = (key: string) => {
    setAt(key);
    const card = layout.cards.find(one => one.key === key);
    if (card) sight.bring(card, false);
    requestAnimationFrame(() => focusCard(board.current, key));
  };
  const bring = useEffectEvent((id: string) => {
    const card = layout.cards.find(one => one.key === id);
    if (!card) return;
    setAt(id);
    sight.bring(card, true);
  });
  const { shown: wanted } = chart;
  useEffect(() => {
    if (wanted) bring(wanted.id);
  }, [wanted]);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={board}
        data-board
        className="absolute inset-0 overflow-auto bg-canvas"
        onScroll={sight.look}
        onWheel={sight.onWheel}
        {...drag}
      >
        <div
          // the plane is as large as the drawing looks, so that scrolling reaches all of it
          style={{
            width: (layout.width + 2 * margin) * sight.scale,
            height: (layout.height + 2 * margin + 120) * sight.scale,
          }}
        >
          <div
            role="tree"
            aria-label={t.title}
            className="relative origin-top-left"
            style={{ transform: `scale(${sight.scale})`, left: margin * sight.scale, top: margin * sight.scale }}
            onKeyDown={event => {
              if (event.key === '+' || event.key === '=') sight.zoom(1);
              else if (event.key === '-') sight.zoom(-1);
              else onTreeKey(event, { chart, at: focused, move });
            }}
          >
            <svg aria-hidden="true" className="pointer-events-none absolute top-0 left-0 size-px overflow-visible">
              {[...lines, ...way].map(card => (
                <Line key={card.key} card={card} marked={way.includes(card)} />
              ))}
            </svg>
            {layout.companies.map(({ id, x, y }) => (
              <p
                key={id}
                aria-hidden
                className="absolute text-sm font-bold whitespace-nowrap text-ink-2"
                style={{ left: x, top: y }}
              >
                {chart.companies.get(id)}
              </p>
            ))}
            {shown.map(card => (
              <CardView
                key={card.key}
                card={card}
                chart={chart}
                reachable={card.key === focused}
                onFocus={() => setAt(card.key)}
              />
            ))}
            <div
              data-ring
              aria-hidden
              className="pointer-events-none absolute top-0 left-0 rounded-lg border-2 border-brand bg-brand/10 will-change-transform"
              style={{ width: cardWidth, height: cardHeight, transform: away }}
            />
          </div>
        </div>
      </div>
      <div className="absolute bottom-4 left-4 flex items-center gap-1 rounded-lg border border-line bg-raised p-1 shadow-2">
        <IconButton size="icon-sm" label={t.zoomOut} onClick={() => sight.zoom(-1)}>
          <Minus size={16} aria-hidden />
        </IconButton>
        <output className="num w-12 text-center text-sm font-semibold">{Math.round(sight.scale * 100)}%</output>
        <IconButton size="icon-sm" label={t.zoomIn} onClick={() => sight.zoom(1)}>
          <Plus size={16} aria-hidden />
        </IconButton>
        <button
          type="button"
          className="flex h-8 items-center gap-2 rounded-md px-2.5 text-sm text-ink-2 hover:bg-sunken hover:text-ink max-lg:h-11"
          onClick={sight.fit}
        >
          <Maximize size={15} aria-hidden />
          {t.fit}
        </button>
      </div>
    </div>
  );
}

function Line({ card, marked }: { card: ChartCard; marked: boolean }) {
  return (
    <path
      d={lineTo(card)}
      fill="none"
      className={clsx(marked ? 'stroke-brand' : 'stroke-line-strong')}
      strokeWidth={marked ? 2 : 1}
    />
  );
}

/** Both ends are on the way to who was found. */
function isMarked({ path }: Chart, { key, from }: ChartCard): boolean {
  return path.has(key) && from !== undefined && path.has(from.key);
}

function focusCard(board: HTMLElement | null, key: string): void {
  const card = board?.querySelector(`[data-card="${CSS.escape(key)}"]`);
  if (card instanceof HTMLElement) card.focus({ preventScroll: true });
}
