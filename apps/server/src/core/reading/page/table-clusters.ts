import type { ColumnRole } from '../words/labels.ts';
import { type DecimalStyle, isQuantity, parseAmount } from '../words/numbers.ts';
import type { Word } from './sheet.ts';
import type { Column } from './table-header.ts';

/** Numbers that stand under each other: a column as printed, before it has a meaning. */
export interface Cluster {
  x0: number;
  x1: number;
  /** Right and left edges most of its numbers share. */
  right: number;
  left: number;
  count: number;
  amounts: number;
}

/** A cluster and the heading it belongs to. */
export interface Slot {
  readonly cluster: Cluster;
  readonly role: ColumnRole;
}

const NUMERIC: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'code',
  'reference',
  'percentage',
  'earnings',
  'deductions',
  'value',
  'informative',
  'unit',
]);
const UNUSED_COLUMN = 3;
/** What it costs to leave a column of amounts without a heading: the first try insists on one, the second goes by nearness. */
const UNNAMED_AMOUNTS = [1000, 60, 1000] as const;
const UNNAMED_OTHERS = 60;
/** First by order, every column of amounts named; then by nearness; last by order again, the sides told by words. */
export type Attempt = 0 | 1 | 2;

/** Groups the free numbers of the body's rows (each row: its words inside of the zone) by where they stand. */
export function clusterNumbers(rows: readonly (readonly Word[])[], style: DecimalStyle): Cluster[] {
  const numbers = rows.flatMap(words => words.filter((word, at) => isFreeNumber(words, at, word, style)));
  const clusters: Cluster[] = [];
  for (const word of numbers.sort((a, b) => b.x1 - b.x0 - a.x1 + a.x0)) {
    const home = clusters.find(cluster => overlap(word, cluster) > 0.5 * (word.x1 - word.x0));
    const amount = parseAmount(word.text, style) ? 1 : 0;
    if (home) {
      home.x0 = Math.min(home.x0, word.x0);
      home.x1 = Math.max(home.x1, word.x1);
      home.count++;
      home.amounts += amount;
    } else clusters.push({ x0: word.x0, x1: word.x1, right: word.x1, left: word.x0, count: 1, amounts: amount });
  }
  for (const cluster of clusters) setEdges(cluster, numbers);
  return clusters.sort((a, b) => a.x0 - b.x0);
}

/** Gives each cluster a numeric heading, in order, at the least total distance; a cluster may stay unnamed. */
export function assignSlots(clusters: readonly Cluster[], columns: readonly Column[], attempt: Attempt): Slot[] {
  const headings = columns.filter(column => NUMERIC.has(column.role)).sort((a, b) => a.x0 - b.x0);
  return cheapest({ clusters, headings, unnamed: UNNAMED_AMOUNTS[attempt], memo: new Map() }, 0, 0).slots;
}

interface Plan {
  readonly cost: number;
  readonly slots: Slot[];
}

interface Matching {
  readonly clusters: readonly Cluster[];
  readonly headings: readonly Column[];
  readonly unnamed: number;
  readonly memo: Map<number, Plan>;
}

function cheapest(of: Matching, c: number, h: number): Plan {
  const cluster = of.clusters[c];
  const heading = of.headings[h];
  if (!cluster) return { cost: (of.headings.length - h) * UNUSED_COLUMN, slots: [] };
  if (!heading) return { cost: of.clusters.slice(c).reduce((sum, rest) => sum + unnamedCost(of, rest), 0), slots: [] };
  const key = c * 64 + h;
  const known = of.memo.get(key);
  if (known) return known;
  const skipHeading = cheapest(of, c, h + 1);
  const skipCluster = cheapest(of, c + 1, h);
  const rest = cheapest(of, c + 1, h + 1);
  const both = {
    cost: rest.cost + distance(cluster, heading),
    slots: [{ cluster, role: heading.role }, ...rest.slots],
  };
  const plans = [
    both,
    { cost: skipHeading.cost + UNUSED_COLUMN, slots: skipHeading.slots },
    { cost: skipCluster.cost + unnamedCost(of, cluster), slots: skipCluster.slots },
  ];
  const plan = plans.reduce((a, b) => (b.cost < a.cost ? b : a));
  of.memo.set(key, plan);
  return plan;
}

function unnamedCost(of: Matching, cluster: Cluster): number {
  return cluster.amounts > cluster.count / 2 ? of.unnamed : UNNAMED_OTHERS;
}

/** Aligned right, left or centre costs little; numbers beside their heading cost the gap. */
function distance(cluster: Cluster, heading: Column): number {
  const edges = Math.min(
    Math.abs(cluster.right - heading.x1),
    Math.abs(cluster.left - heading.x0),
    Math.abs(cluster.x0 + cluster.x1 - heading.x0 - heading.x1) / 2,
  );
  const gap = Math.max(0, Math.max(cluster.x0, heading.x0) - Math.min(cluster.x1, heading.x1));
  return edges + gap * 1.5 + misplaced(cluster, heading.role);
}

/** Amounts are no codes, and whole numbers are hardly money. */
function misplaced(cluster: Cluster, role: ColumnRole): number {
  if (role === 'code') return cluster.amounts > 0 ? 1000 : 0;
  return cluster.amounts === 0 && role !== 'reference' && role !== 'percentage' ? 40 : 0;
}

export function overlap(a: { x0: number; x1: number }, b: { x0: number; x1: number }): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

function isFreeNumber(words: readonly Word[], at: number, word: Word, style: DecimalStyle): boolean {
  const before = words[at - 1];
  if (!before) return false;
  const amount = parseAmount(word.text, style) !== undefined;
  if (!amount && !isQuantity(word.text)) return false;
  if (before.cell !== word.cell)
    return (
      /\p{L}/u.test(
        words
          .slice(0, at)
          .map(other => other.text)
          .join(''),
      ) || amount
    );
  return amount && (parseAmount(before.text, style) !== undefined || isQuantity(before.text));
}

function setEdges(cluster: Cluster, numbers: readonly Word[]): void {
  const own = numbers.filter(word => overlap(word, cluster) > 0.5 * (word.x1 - word.x0));
  cluster.right = median(own.map(word => word.x1));
  cluster.left = median(own.map(word => word.x0));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
