import type { ChartCard } from '@cracha/contract/features/org-chart/chart-layout.ts';
import type { KeyboardEvent } from 'react';
import type { Chart } from './useChart.ts';

interface TreeKeys {
  chart: Chart;
  /** The card the focus is on. */
  at: string | undefined;
  move: (key: string) => void;
}

/** Arrows as in any ARIA tree: up and down by sight, right opens or goes in, left closes or goes out; Enter opens the panel. */
export function onTreeKey(event: KeyboardEvent, { chart, at, move }: TreeKeys): void {
  const { cards } = chart.layout;
  const index = cards.findIndex(card => card.key === at);
  const card = cards[index];
  if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = target(event.key, cards, index);
  if (next) move(next.key);
  else if (event.key === 'ArrowRight') inwards(chart, card, cards[index + 1], move);
  else if (event.key === 'ArrowLeft') outwards(chart, card, move);
  else if (event.key === 'Enter' || event.key === ' ') press(chart, card);
  else if (event.key === 'Escape') chart.select(undefined);
  else return;
  event.preventDefault();
}

function target(key: string, cards: readonly ChartCard[], index: number): ChartCard | undefined {
  if (key === 'ArrowDown') return cards[index + 1];
  if (key === 'ArrowUp') return cards[index - 1];
  if (key === 'Home') return cards[0];
  return key === 'End' ? cards.at(-1) : undefined;
}

function inwards(chart: Chart, card: ChartCard, first: ChartCard | undefined, move: TreeKeys['move']): void {
  if (card.more > 0 || card.node.below.length === 0) return;
  if (!chart.isOpen(card.node)) chart.toggle(card.node, true);
  else if (first?.from === card) move(first.key);
}

function outwards(chart: Chart, card: ChartCard, move: TreeKeys['move']): void {
  if (card.more === 0 && card.node.below.length > 0 && chart.isOpen(card.node)) chart.toggle(card.node, false);
  else if (card.from) move(card.from.key);
}

/** What a click or Enter on a card does. */
export function press(chart: Chart, card: ChartCard): void {
  if (card.more > 0) chart.drawWhole(card);
  else chart.select(card.node.person.id);
}

/** How deep a card is, from 1. */
export function levelOf(card: ChartCard): number {
  let level = 1;
  for (let above = card.from; above; above = above.from) level++;
  return level;
}
