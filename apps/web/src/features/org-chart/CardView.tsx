import { type ChartCard, cardHeight, cardWidth } from '@cracha/contract/features/org-chart/chart-layout.ts';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight, Plus } from 'lucide-react';
import { memo } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Face } from '#ui/staff/Face.tsx';
import { orgChartTexts } from './org-chart.messages.ts';
import { levelOf, press } from './tree-keys.ts';
import { type Chart, shortName } from './useChart.ts';

interface CardViewProps {
  card: ChartCard;
  chart: Chart;
  /** The one that Tab reaches. */
  reachable: boolean;
  onFocus: () => void;
}

/** One person, or how many more there are. */
export function CardView({ card, chart, reachable, onFocus }: CardViewProps) {
  const { node, more, key } = card;
  return (
    <Drawn
      card={card}
      chart={chart}
      x={card.x}
      y={card.y}
      open={more === 0 && chart.isOpen(node)}
      selected={more === 0 && chart.selected === node}
      marked={chart.path.has(key)}
      reachable={reachable}
      onFocus={onFocus}
    />
  );
}

interface DrawnProps extends CardViewProps {
  x: number;
  y: number;
  open: boolean;
  selected: boolean;
  marked: boolean;
}

/** Drawn anew only where what it shows changes: thousands stand still while one is scrolled, dragged or chosen. */
const Drawn = memo(
  ({ card, chart, x, y, open, selected, marked, reachable, onFocus }: DrawnProps) => {
    const t = useTexts(orgChartTexts);
    const { int, date } = useFormats();
    const { node, more, key } = card;
    const { person } = node;
    const second = person.saiuEm
      ? t.gone(date(person.saiuEm))
      : [person.cargo ?? person.lotacao, node.people > 0 && int(node.people)].filter(Boolean).join(' · ');
    const Chevron = open ? ChevronDown : ChevronRight;
    const folds = more === 0 && node.below.length > 0;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys
      <div
        role="treeitem"
        aria-level={levelOf(card)}
        aria-expanded={folds ? open : undefined}
        aria-selected={selected}
        aria-label={more > 0 ? t.more(more) : [person.nome, second].filter(Boolean).join(', ')}
        tabIndex={reachable ? 0 : -1}
        data-card={key}
        onFocus={onFocus}
        onClick={() => press(chart, card)}
        className={clsx(
          'absolute flex items-center gap-2.5 rounded-lg border bg-surface pr-1 pl-2.5 text-left select-none',
          more > 0 && 'border-dashed',
          selected ? 'border-2 border-brand shadow-2' : marked ? 'border-brand' : 'border-line',
          person.saiuEm && more === 0 && 'text-ink-2',
        )}
        style={{ left: x, top: y, width: cardWidth, height: cardHeight }}
      >
        {more > 0 ? (
          <span aria-hidden className="grid size-8 place-items-center rounded-full bg-sunken text-ink-2">
            <Plus size={16} />
          </span>
        ) : (
          <Face name={person.nome} photo={person.foto} size={36} />
        )}
        <span className="min-w-0 flex-1">
          <span className="block ellipsis text-sm font-semibold" title={more > 0 ? undefined : person.nome}>
            {more > 0 ? t.more(more) : shortName(person.nome)}
          </span>
          {more === 0 && <span className="num block ellipsis text-xs text-ink-2">{second}</span>}
        </span>
        {folds && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrows open and close
          // biome-ignore lint/a11y/noStaticElementInteractions: part of the tree's item, which takes the keys
          <span
            title={open ? t.close : t.open}
            className="grid size-8 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken"
            onClick={event => {
              event.stopPropagation();
              chart.toggle(node);
            }}
          >
            <Chevron size={17} aria-hidden />
          </span>
        )}
      </div>
    );
  },
  (one, other) =>
    one.card.node === other.card.node &&
    one.card.more === other.card.more &&
    one.x === other.x &&
    one.y === other.y &&
    one.open === other.open &&
    one.selected === other.selected &&
    one.marked === other.marked &&
    one.reachable === other.reachable,
);
