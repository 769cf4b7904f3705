import { type ChartCard, cardHeight, cardWidth } from '@cracha/contract/features/org-chart/chart-layout.ts';
import { isWithin } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Chart } from './useChart.ts';

const margin = 40;
/** Nearer to the edge the board goes along. */
const edge = 48;
/** Where the ring is while it marks nobody. */
export const away = 'translate(0, -999px)';

interface DragOf {
  chart: Chart;
  scale: number;
  onMove: (id: string, above: string) => void;
}

interface Held {
  card: ChartCard;
  from: { x: number; y: number };
  /** What follows the pointer, once it moves. */
  ghost: HTMLElement | undefined;
  /** Where the board stands: it doesn't move meanwhile, and asking again after each step costs a layout. */
  board: DOMRect;
  target: ChartCard | undefined;
}

/**
 * A card dragged upon another: a copy follows the pointer and the ring (`[data-ring]`, in the plane) goes to the target, both by their
 * transform alone, so that no card is painted anew; the target is found in the layout. React draws nothing meanwhile. A finger scrolls; its
 * way to move somebody is the panel's.
 */
export function useDrag(board: RefObject<HTMLDivElement | null>, { chart, scale, onMove }: DragOf) {
  const held = useRef<Held>(undefined);
  const mark = (target: ChartCard | undefined) => {
    const ring = board.current?.querySelector('[data-ring]');
    if (ring instanceof HTMLElement) ring.style.transform = target ? `translate(${target.x}px, ${target.y}px)` : away;
  };
  const end = () => {
    held.current?.ghost?.remove();
    if (held.current?.target) mark(undefined);
    const { current } = held;
    held.current = undefined;
    return current;
  };
  const cardAt = (x: number, y: number, rect: DOMRect): ChartCard | undefined => {
    if (!board.current) return undefined;
    const point = {
      x: (x - rect.left + board.current.scrollLeft) / scale - margin,
      y: (y - rect.top + board.current.scrollTop) / scale - margin,
    };
    return chart.layout.cards.find(
      card => point.x >= card.x && point.x <= card.x + cardWidth && point.y >= card.y && point.y <= card.y + cardHeight,
    );
  };
  const follow = (event: PointerEvent, current: Held) => {
    const { ghost } = current;
    scrollAlong(board.current, event, current.board);
    const card = cardAt(event.clientX, event.clientY, current.board);
    const fits = card && card.more === 0 && !card.node.person.saiuEm && !isWithin(card.node, current.card.node);
    const target = fits ? card : undefined;
    if (target !== current.target) mark(target);
    current.target = target;
    if (ghost)
      ghost.style.transform = `translate(${event.clientX - current.from.x}px, ${event.clientY - current.from.y}px)`;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const rect = board.current?.getBoundingClientRect();
      if (!rect || !chart.canChange || event.button !== 0 || event.pointerType === 'touch') return;
      const card = cardAt(event.clientX, event.clientY, rect);
      if (!card || card.more > 0) return;
      held.current = {
        card,
        from: { x: event.clientX, y: event.clientY },
        ghost: undefined,
        board: rect,
        target: undefined,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = held;
      if (!current) return;
      const far = Math.hypot(event.clientX - current.from.x, event.clientY - current.from.y);
      if (!current.ghost && far < 6) return;
      if (!current.ghost) {
        current.ghost = ghostOf(elementOf(board.current, current.card.key));
        board.current?.setPointerCapture(event.pointerId);
      }
      follow(event, current);
    },
    onPointerUp: () => {
      const last = end();
      if (!last?.ghost) return;
      // the click that follows a drag chooses nobody
      board.current?.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => board.current?.removeEventListener('click', stop, { capture: true }));
      if (last.target) onMove(last.card.node.person.id, last.target.node.person.id);
    },
    onPointerCancel: () => void end(),
    onLostPointerCapture: () => void end(),
  };
}

function stop(event: Event): void {
  event.stopPropagation();
}

function elementOf(board: HTMLElement | null, key: string): HTMLElement | undefined {
  const found = board?.querySelector(`[data-card="${CSS.escape(key)}"]`);
  return found instanceof HTMLElement ? found : undefined;
}

/** A copy above the page, as large as the card looks. */
function ghostOf(card: HTMLElement | undefined): HTMLElement | undefined {
  if (!card) return undefined;
  const rect = card.getBoundingClientRect();
  const ghost = card.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return undefined;
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    zIndex: '60',
    opacity: '0.92',
    pointerEvents: 'none',
    willChange: 'transform',
  });
  document.body.append(ghost);
  return ghost;
}

function scrollAlong(board: HTMLElement | null, { clientX, clientY }: PointerEvent, rect: DOMRect): void {
  const by = (at: number, start: number, stopAt: number) => (at < start + edge ? -16 : at > stopAt - edge ? 16 : 0);
  const [x, y] = [by(clientX, rect.left, rect.right), by(clientY, rect.top, rect.bottom)];
  if (x !== 0 || y !== 0) board?.scrollBy(x, y);
}
