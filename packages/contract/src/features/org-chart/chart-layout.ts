import type { ChartNode } from './chart-tree.ts';

/** A card, or the one that stands for those of a manager that are not drawn. */
export interface ChartCard {
  key: string;
  node: ChartNode;
  /** How many of its manager's direct people a card of 'more' stands for; 0: a person's card. */
  more: number;
  x: number;
  y: number;
  /** The card above. */
  from: ChartCard | undefined;
  /** Below its manager, not beside its siblings. */
  stacked: boolean;
}

export interface ChartLayout {
  cards: ChartCard[];
  /** Where the block of each company begins; none where they stand in one line, or there is one alone. */
  companies: { id: string; x: number; y: number }[];
  width: number;
  height: number;
}

export const cardWidth = 200;
export const cardHeight = 56;
const across = 12;
const gap = across * 3;
/** Of a company's name above its block. */
export const headingHeight = 36;
const down = 60;
export const stackStep = cardHeight + 16;
const stackDown = 44;
export const indent = 48;
/** Of one manager so many are drawn; the rest waits behind 'more'. */
export const shownAtOnce = 8;

export interface Opened {
  /** Whose people are drawn. */
  isOpen: (node: ChartNode) => boolean;
  /** Who is drawn with everybody, beyond 'more'; nobody: those who have neither anybody above nor below. */
  isWhole: (node: ChartNode | undefined) => boolean;
  /** How many of those who have no place stand in one column; left out: all of them. */
  loneRows?: number;
  /** How wide a line of blocks may be, each company's beginning anew; left out: all stand in one line. */
  wrap?: number;
}

/** What stands for those of nobody who are not drawn. */
export const loneKey = '+';

/** Two levels across, deeper ones stacked down: where each card stands that is open. Who has no place stands in a column beside. */
export function layOut(roots: readonly ChartNode[], opened: Opened): ChartLayout {
  const blocks = roots.filter(root => !isLone(root)).map(root => blockOf(root, opened));
  const { width: taken, companies, ...placed } = opened.wrap ? wrapped(blocks, opened.wrap) : inLine(blocks);
  const cards = blocks.flatMap(block => block.cards);
  let [x, height] = [taken, placed.height];
  const lone = roots.filter(isLone);
  const beside = drawnOf(lone, opened.isWhole(undefined));
  const rows = opened.loneRows ?? beside.length;
  const step = cardWidth + gap;
  for (const [at, one] of beside.entries()) {
    const card = typeof one === 'number' ? lone[0] : one;
    if (!card) continue;
    const [left, y] = [x + Math.floor(at / rows) * step, (at % rows) * stackStep];
    const key = typeof one === 'number' ? loneKey : card.person.id;
    const more = typeof one === 'number' ? one : 0;
    cards.push({ key, node: card, more, x: left, y, from: undefined, stacked: false });
    height = Math.max(height, y + cardHeight);
  }
  if (beside.length > 0) x += Math.ceil(beside.length / rows) * step;
  return { cards, companies, width: Math.max(cardWidth, x - gap), height };
}

/** Somebody with everybody open below, from the origin on. */
interface Block {
  company: string;
  cards: ChartCard[];
  width: number;
  height: number;
}

function blockOf(root: ChartNode, opened: Opened): Block {
  const card = person(root, 0, 0, undefined, false);
  const cards = [card];
  let [left, height] = [0, cardHeight];
  const below = opened.isOpen(root) ? drawn(root, opened) : [];
  for (const one of below) {
    const child = cardOf(one, root, left, cardHeight + down, card, false);
    cards.push(child);
    const column = child.more === 0 ? stackBelow(child, opened) : { cards: [], width: cardWidth, bottom: child.y };
    for (const each of column.cards) cards.push(each);
    height = Math.max(height, column.bottom + cardHeight);
    left += column.width + across;
  }
  if (below.length > 0) card.x = middle(cards, card);
  return { company: root.person.idEmpresa, cards, width: Math.max(cardWidth, left - across), height };
}

type Placed = Pick<ChartLayout, 'companies' | 'width' | 'height'>;

/** One beside the other. */
function inLine(blocks: readonly Block[]): Placed {
  let [width, height] = [0, 0];
  for (const block of blocks) {
    place(block, width, 0);
    width += block.width + gap;
    height = Math.max(height, block.height);
  }
  return { companies: [], width, height };
}

/** A company below the other, each in lines no wider than `most` where a block is not wider itself. */
function wrapped(blocks: readonly Block[], most: number): Placed {
  const byCompany = Map.groupBy(blocks, ({ company }) => company);
  const companies: ChartLayout['companies'] = [];
  let [width, top] = [0, 0];
  for (const [id, own] of byCompany) {
    if (byCompany.size > 1) {
      companies.push({ id, x: 0, y: top });
      top += headingHeight;
    }
    let [x, high] = [0, 0];
    for (const block of own) {
      if (x > 0 && x + block.width > most) {
        top += high + down;
        [x, high] = [0, 0];
      }
      place(block, x, top);
      x += block.width + gap;
      high = Math.max(high, block.height);
      width = Math.max(width, x);
    }
    top += high + down;
  }
  return { companies, width, height: Math.max(0, top - down) };
}

function place({ cards }: Block, x: number, y: number): void {
  for (const card of cards) {
    card.x += x;
    card.y += y;
  }
}

function isLone({ person: { topo }, below }: ChartNode): boolean {
  return below.length === 0 && !topo;
}

/** Above the middle of its row. */
function middle(cards: readonly ChartCard[], card: ChartCard): number {
  const row = cards.filter(one => one.from === card);
  return ((row[0]?.x ?? 0) + (row.at(-1)?.x ?? 0)) / 2;
}

/** Everybody open below a card, one under the other; each level a step to the right. */
function stackBelow(top: ChartCard, opened: Opened): { cards: ChartCard[]; width: number; bottom: number } {
  const cards: ChartCard[] = [];
  let [y, deepest] = [top.y, 0];
  const waiting: { card: ChartCard; depth: number; first: boolean }[] = [{ card: top, depth: 0, first: true }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { card, depth } = next;
    if (depth > 0) {
      y += next.first ? stackStep + stackDown - 16 - (cardHeight - stackDown) : stackStep;
      card.y = y;
      cards.push(card);
      deepest = Math.max(deepest, depth);
    }
    if (card.more > 0 || !opened.isOpen(card.node)) continue;
    const below = drawn(card.node, opened).map((one, at) => ({
      card: cardOf(one, card.node, top.x + (depth + 1) * indent, 0, card, true),
      depth: depth + 1,
      first: at === 0,
    }));
    waiting.push(...below.reverse());
  }
  return { cards, width: cardWidth + deepest * indent, bottom: y };
}

/** The direct people of somebody, or the first of them and how many more. */
function drawn(node: ChartNode, { isWhole }: Opened): (ChartNode | number)[] {
  return drawnOf(node.below, isWhole(node));
}

function drawnOf(nodes: readonly ChartNode[], whole: boolean): (ChartNode | number)[] {
  // one more is no fewer cards
  if (whole || nodes.length <= shownAtOnce + 1) return [...nodes];
  return [...nodes.slice(0, shownAtOnce), nodes.length - shownAtOnce];
}

function cardOf(
  one: ChartNode | number,
  above: ChartNode,
  x: number,
  y: number,
  from: ChartCard,
  stacked: boolean,
): ChartCard {
  return typeof one === 'number'
    ? { key: `${above.person.id}+`, node: above, more: one, x, y, from, stacked }
    : person(one, x, y, from, stacked);
}

function person(node: ChartNode, x: number, y: number, from: ChartCard | undefined, stacked: boolean): ChartCard {
  return { key: node.person.id, node, more: 0, x, y, from, stacked };
}

/** The line from the card above, as an SVG path. */
export function lineTo({ from, x, y, stacked }: ChartCard): string {
  if (!from) return '';
  if (stacked) {
    const [left, middleY] = [from.x + 22, y + cardHeight / 2];
    return `M${left} ${from.y + cardHeight}V${middleY - 8}q0 8 8 8H${x}`;
  }
  const [top, turn] = [from.x + cardWidth / 2, y - down / 2];
  return `M${top} ${from.y + cardHeight}V${turn}H${x + cardWidth / 2}V${y}`;
}
