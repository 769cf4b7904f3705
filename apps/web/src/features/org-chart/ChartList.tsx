import type { ChartCard } from '@cracha/contract/features/org-chart/chart-layout.ts';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { orgChartTexts } from './org-chart.messages.ts';
import { levelOf, onTreeKey, press } from './tree-keys.ts';
import type { Chart } from './useChart.ts';

const rowHeight = 48;

/** The same people as a nested list: on a phone, and for who hears it. Only the rows in sight are in the page. */
export function ChartList({ chart }: { chart: Chart }) {
  const t = useTexts(orgChartTexts);
  const { cards } = chart.layout;
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(800);
  const [at, setAt] = useState<string>();
  const focused = cards.some(card => card.key === at) ? at : cards[0]?.key;
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setHeight(current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const bring = (key: string) => {
    const index = cards.findIndex(card => card.key === key);
    const { current } = box;
    if (index < 0 || !current) return;
    const y = index * rowHeight;
    if (y < current.scrollTop || y + rowHeight > current.scrollTop + current.clientHeight)
      current.scrollTop = y - current.clientHeight / 2;
  };
  const move = (key: string) => {
    setAt(key);
    bring(key);
    requestAnimationFrame(() => {
      const row = box.current?.querySelector(`[data-card="${CSS.escape(key)}"]`);
      if (row instanceof HTMLElement) row.focus({ preventScroll: true });
    });
  };
  const reveal = useEffectEvent((id: string) => {
    setAt(id);
    bring(id);
  });
  const { shown } = chart;
  useEffect(() => {
    if (shown) reveal(shown.id);
  }, [shown]);
  const first = Math.max(0, Math.floor(top / rowHeight) - 8);
  const last = Math.ceil((top + height) / rowHeight) + 8;
  return (
    <div
      ref={box}
      data-scroller
      className="min-h-0 flex-1 overflow-auto"
      onScroll={event => setTop(event.currentTarget.scrollTop)}
    >
      <div
        role="tree"
        aria-label={t.title}
        className="relative"
        style={{ height: cards.length * rowHeight + 96 }}
        onKeyDown={event => onTreeKey(event, { chart, at: focused, move })}
      >
        {cards.map((card, index) =>
          (index >= first && index <= last) || card.key === focused ? (
            <Row
              key={card.key}
              card={card}
              chart={chart}
              top={index * rowHeight}
              reachable={card.key === focused}
              onFocus={() => setAt(card.key)}
            />
          ) : null,
        )}
      </div>
    </div>
  );
}

interface RowProps {
  card: ChartCard;
  chart: Chart;
  top: number;
  reachable: boolean;
  onFocus: () => void;
}

function Row({ card, chart, top, reachable, onFocus }: RowProps) {
  const t = useTexts(orgChartTexts);
  const { date } = useFormats();
  const { node, more } = card;
  const { person } = node;
  const level = levelOf(card);
  const siblings = card.from ? card.from.node.below : chart.tree.roots;
  const folds = more === 0 && node.below.length > 0;
  const open = folds && chart.isOpen(node);
  const Chevron = open ? ChevronDown : ChevronRight;
  const second = person.saiuEm
    ? t.gone(date(person.saiuEm))
    : [person.cargo, person.lotacao].filter(Boolean).join(' · ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={siblings.length}
      aria-posinset={more > 0 ? siblings.length - more + 1 : siblings.indexOf(node) + 1}
      aria-expanded={folds ? open : undefined}
      aria-selected={chart.selected === node && more === 0}
      tabIndex={reachable ? 0 : -1}
      data-card={card.key}
      onFocus={onFocus}
      onClick={() => press(chart, card)}
      className={clsx(
        'absolute inset-x-0 flex cursor-pointer items-center gap-1 border-b border-line pr-4 text-sm outline-offset-[-2px] hover:bg-canvas',
        chart.selected === node && more === 0 && 'bg-brand-soft hover:bg-brand-soft',
      )}
      style={{ top, height: rowHeight, paddingLeft: 8 + Math.min(level - 1, 8) * 20 }}
    >
      {folds ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: arrows open and close
        // biome-ignore lint/a11y/noStaticElementInteractions: part of the tree's item, which takes the keys
        <span
          className="grid size-11 shrink-0 place-items-center text-ink-2"
          onClick={event => {
            event.stopPropagation();
            chart.toggle(node);
          }}
        >
          <Chevron size={17} aria-hidden />
        </span>
      ) : (
        <span className="w-11 shrink-0" />
      )}
      <span className="min-w-0 flex-1">
        <span className={clsx('block ellipsis font-semibold', chart.path.has(card.key) && 'text-brand-ink')}>
          {more > 0 ? t.more(more) : person.nome}
        </span>
        {more === 0 && second && <span className="block ellipsis text-xs text-ink-2">{second}</span>}
      </span>
      {folds && <span className="num shrink-0 text-xs text-ink-2">{t.below(node.people)}</span>}
    </div>
  );
}
