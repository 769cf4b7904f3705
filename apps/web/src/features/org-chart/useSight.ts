import {
  type ChartCard,
  type ChartLayout,
  cardHeight,
  cardWidth,
} from '@cracha/contract/features/org-chart/chart-layout.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, type WheelEvent } from 'react';

const margin = 40;
const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5];
/** Cards that are about to come into sight are drawn already. */
const ahead = 300;

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What of the drawing is in sight, at which scale. */
export function useSight(board: RefObject<HTMLDivElement | null>, layout: ChartLayout) {
  const [view, setView] = useState<View>({ left: 0, top: 0, width: 1400, height: 900 });
  const [scale, setScale] = useState(1);
  const waits = useRef(0);
  const centre = useRef<{ x: number; y: number }>(undefined);
  const read = () => {
    waits.current = 0;
    const { current } = board;
    if (!current) return;
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = current;
    setView(last => (isNear(last, { left, top, width, height }) ? last : { left, top, width, height }));
  };
  const look = () => {
    if (waits.current === 0) waits.current = requestAnimationFrame(read);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once with the board
  useEffect(() => {
    const { current } = board;
    if (!current) return;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    // the top stands in the middle at first
    const top = layout.cards[0];
    if (top) current.scrollLeft = top.x + cardWidth / 2 + margin - current.clientWidth / 2;
    return () => {
      observer.disconnect();
      cancelAnimationFrame(waits.current);
    };
  }, []);
  // the point in the middle stays there while the scale changes
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the scale alone
  useLayoutEffect(() => {
    const { current } = board;
    if (!current || !centre.current) return;
    current.scrollLeft = centre.current.x * scale - current.clientWidth / 2;
    current.scrollTop = centre.current.y * scale - current.clientHeight / 2;
    centre.current = undefined;
    look();
  }, [scale]);
  const scaleTo = (next: number, point?: { x: number; y: number }) => {
    const { current } = board;
    if (!current) return;
    centre.current = point ?? {
      x: (current.scrollLeft + current.clientWidth / 2) / scale,
      y: (current.scrollTop + current.clientHeight / 2) / scale,
    };
    setScale(next);
  };
  const zoom = (by: 1 | -1) => {
    const next = by > 0 ? steps.find(step => step > scale + 0.001) : steps.findLast(step => step < scale - 0.001);
    if (next !== undefined) scaleTo(next);
  };
  const box = {
    left: (view.left - ahead) / scale - margin,
    right: (view.left + view.width + ahead) / scale - margin,
    top: (view.top - ahead) / scale - margin,
    bottom: (view.top + view.height + ahead) / scale - margin,
  };
  const sees = ({ x, y }: ChartCard) =>
    x < box.right && x + cardWidth > box.left && y < box.bottom && y + cardHeight > box.top;
  const crosses = (card: ChartCard, from: ChartCard) =>
    Math.min(card.x, from.x) < box.right &&
    Math.max(card.x, from.x) + cardWidth > box.left &&
    Math.min(card.y, from.y) < box.bottom &&
    Math.max(card.y, from.y) + cardHeight > box.top;
  return {
    scale,
    look,
    zoom,
    fit: () => {
      const { current } = board;
      if (!current) return;
      const wide = current.clientWidth / (layout.width + 2 * margin);
      const high = current.clientHeight / (layout.height + 2 * margin);
      const next = Math.max(0.1, Math.min(1, wide, high));
      const point = { x: layout.width / 2 + margin, y: layout.height / 2 + margin };
      if (next === scale) current.scrollTo({ left: 0, top: 0 });
      else scaleTo(next, point);
    },
    onWheel: (event: WheelEvent) => {
      if (event.ctrlKey) zoom(event.deltaY < 0 ? 1 : -1);
    },
    sees,
    /** Whose line shows: who is in sight, and of a manager's others the outermost alone, whose lines have theirs under them. */
    lines: (): ChartCard[] => {
      const outermost = new Map<ChartCard, { first: ChartCard; last: ChartCard }>();
      const inSight: ChartCard[] = [];
      for (const card of layout.cards) {
        if (!card.from || !crosses(card, card.from)) continue;
        if (sees(card)) inSight.push(card);
        else outermost.set(card.from, { first: outermost.get(card.from)?.first ?? card, last: card });
      }
      return [...new Set([...outermost.values()].flatMap(({ first, last }) => [first, last])), ...inSight];
    },
    /** Scrolls a card into sight; to the middle where it was looked for. */
    bring: ({ x, y }: ChartCard, toMiddle: boolean) => {
      const { current } = board;
      if (!current) return;
      const point = { x: (x + margin) * scale, y: (y + margin) * scale };
      const [wide, high] = [cardWidth * scale, cardHeight * scale];
      const hidden =
        point.x < current.scrollLeft ||
        point.x + wide > current.scrollLeft + current.clientWidth ||
        point.y < current.scrollTop ||
        point.y + high > current.scrollTop + current.clientHeight;
      if (!toMiddle && !hidden) return;
      current.scrollLeft = point.x + wide / 2 - current.clientWidth / 2;
      // the way to the top is seen as far as there is room
      current.scrollTop = point.y + high / 2 - current.clientHeight * (toMiddle ? 0.7 : 0.5);
    },
  };
}

/** Small steps show nothing that is not drawn ahead. */
function isNear(one: View, other: View): boolean {
  return (
    Math.abs(one.left - other.left) < ahead / 2 &&
    Math.abs(one.top - other.top) < ahead / 2 &&
    one.width === other.width &&
    one.height === other.height
  );
}
