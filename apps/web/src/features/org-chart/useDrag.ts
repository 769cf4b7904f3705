import { type ChartCard, cardHeight, cardWidth } from '@cracha/contract/features/org-chart/chart-layout.ts';
import { isWithin } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Chart } from './useChart.ts';

const margin = 40;
/** Nearer to the edge the board goes along. */
const edge = 48;

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
  over: HTMLElement | undefined;
  target: ChartCard | undefined;
}

/**
 * A card dragged upon another: a copy follows the pointer by its transform alone, the target is found in the layout. React draws nothing
 * meanwhile. A finger scrolls; its way to move somebody is the panel's.
 */
export function useDrag(board: RefObject<HTMLDivElement | null>, { chart, scale, onMove }: DragOf) {
  const held = useRef<Held>(undefined);
  const end = () => {
    held.current?.ghost?.remove();
    held.current?.over?.removeAttribute('data-target');
    const { current } = held;
    held.current = undefined;
    return current;
  };
  const cardAt = (x: number, y: number): ChartCard | undefined => {
    const rect = board.current?.getBoundingClientRect();
    if (!rect || !board.current) return undefined;
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
    if (ghost)
      ghost.style.transform = `translate(${event.clientX - current.from.x}px, ${event.clientY - current.from.y}px)`;
    scrollAlong(board.current, event);
    const card = cardAt(event.clientX, event.clientY);
    const fits = card && card.more === 0 && !card.node.person.saiuEm && !isWithin(card.node, current.card.node);
    current.target = fits ? card : undefined;
    const over = fits ? elementOf(board.current, card.key) : undefined;
    if (over === current.over) return;
    current.over?.removeAttribute('data-target');
    over?.setAttribute('data-target', '');
    current.over = over;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!chart.canChange || event.button !== 0 || event.pointerType === 'touch') return;
      const card = cardAt(event.clientX, event.clientY);
      if (!card || card.more > 0) return;
      held.current = {
        card,
        from: { x: event.clientX, y: event.clientY },
        ghost: undefined,
        over: undefined,
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

function scrollAlong(board: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  const rect = board?.getBoundingClientRect();
  if (!rect || !board) return;
  const by = (at: number, start: number, stopAt: number) => (at < start + edge ? -16 : at > stopAt - edge ? 16 : 0);
  const [x, y] = [by(clientX, rect.left, rect.right), by(clientY, rect.top, rect.bottom)];
  if (x !== 0 || y !== 0) board.scrollBy(x, y);
}
