import { type ChartCard, cardHeight, cardWidth } from '@cracha/contract/features/org-chart/chart-layout.ts';

/** A straight piece of the lines between cards, in the drawing's measure; `to` is never before. */
interface Line {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** One of the sheets that a drawing is laid over: where it begins in it, and what is on it. */
export interface ChartSheet {
  /** From 1, as they are laid side by side. */
  row: number;
  column: number;
  x: number;
  y: number;
  lines: Line[];
  shown: ChartCard[];
}

/** Each sheet goes on a card's size into the next: every card is whole on one of them. Sheets of lines alone are left out. */
export function sheetsOf(
  cards: readonly ChartCard[],
  { width, height }: { width: number; height: number },
): ChartSheet[] {
  const step = { x: width - cardWidth, y: height - cardHeight };
  const sheets = new Map<string, ChartSheet & { own: boolean }>();
  const each = ({ x, y, toX, toY }: Line, put: (sheet: ChartSheet & { own: boolean }) => void) => {
    const first = {
      row: Math.max(0, Math.ceil((y - height) / step.y)),
      column: Math.max(0, Math.ceil((x - width) / step.x)),
    };
    for (let row = first.row; row * step.y <= toY; row++)
      for (let column = first.column; column * step.x <= toX; column++) {
        const key = `${row} ${column}`;
        const sheet = sheets.get(key) ?? {
          ...{ row: row + 1, column: column + 1, x: column * step.x, y: row * step.y },
          ...{ lines: [], shown: [], own: false },
        };
        sheets.set(key, sheet);
        put(sheet);
      }
  };
  for (const line of linesOf(cards)) each(line, sheet => sheet.lines.push(line));
  for (const card of cards)
    each({ x: card.x, y: card.y, toX: card.x + cardWidth, toY: card.y + cardHeight }, sheet => {
      sheet.shown.push(card);
      sheet.own ||= isWhole(card, sheet, { width, height });
    });
  return [...sheets.values()].filter(({ own }) => own).sort((a, b) => a.row - b.row || a.column - b.column);
}

function isWhole(
  { x, y }: ChartCard,
  sheet: ChartSheet,
  { width, height }: { width: number; height: number },
): boolean {
  const [left, top] = [x - sheet.x, y - sheet.y];
  return left >= 0 && top >= 0 && left + cardWidth <= width && top + cardHeight <= height;
}

/** From each card to all below it, every piece once: thousands of people under one manager share what leads to them. */
function linesOf(cards: readonly ChartCard[]): Line[] {
  const below = new Map<ChartCard, ChartCard[]>();
  for (const card of cards)
    if (card.from) {
      const siblings = below.get(card.from);
      if (siblings) siblings.push(card);
      else below.set(card.from, [card]);
    }
  return [...below].flatMap(([above, people]) =>
    people[0]?.stacked ? stackLines(above, people) : rowLines(above, people),
  );
}

function stackLines({ x, y }: ChartCard, people: readonly ChartCard[]): Line[] {
  const trunk = x + 22;
  const middles = people.map(one => one.y + cardHeight / 2);
  return [
    { x: trunk, y: y + cardHeight, toX: trunk, toY: largest(middles) },
    ...people.map(one => ({ x: trunk, y: one.y + cardHeight / 2, toX: one.x, toY: one.y + cardHeight / 2 })),
  ];
}

function rowLines({ x, y }: ChartCard, people: readonly ChartCard[]): Line[] {
  const middles = people.map(one => one.x + cardWidth / 2);
  const [top, bottom] = [y + cardHeight, people[0]?.y ?? y];
  const turn = (top + bottom) / 2;
  const above = x + cardWidth / 2;
  return [
    { x: above, y: top, toX: above, toY: turn },
    {
      x: Math.min(above, -largest(middles.map(one => -one))),
      y: turn,
      toX: Math.max(above, largest(middles)),
      toY: turn,
    },
    ...middles.map(middle => ({ x: middle, y: turn, toX: middle, toY: bottom })),
  ];
}

/** Of however many: an argument each is too much for `Math.max`. */
function largest(values: readonly number[]): number {
  return values.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
}
