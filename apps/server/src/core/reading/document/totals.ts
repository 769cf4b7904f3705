import { sum } from '../check.ts';
import type { Block } from '../page/block.ts';
import type { Label } from '../page/labels-found.ts';
import { plainTotalLabels } from '../page/plain-totals.ts';
import type { Word } from '../page/sheet.ts';
import { overlap } from '../page/table-clusters.ts';
import { parseAmount } from '../words/numbers.ts';
import { type Candidate, candidatesOf } from './total-candidates.ts';
import { takeSums } from './total-sums.ts';

export type TotalRole = 'totalEarnings' | 'totalDeductions' | 'net';

/** The printed totals, each by its own label; never by asking whether a number is printed somewhere. */
export interface Totals {
  totalEarnings?: number;
  totalDeductions?: number;
  net?: number;
  readonly words: Partial<Record<TotalRole, readonly Word[]>>;
  /** A label of a total was seen whose value could not be read. */
  unread: boolean;
}

const TOTAL_WORD = /tota[il]|bruto|^soma/;
const ROLES: readonly TotalRole[] = ['totalEarnings', 'totalDeductions', 'net'];

const known = new WeakMap<Block, Totals>();

/** The block's totals by their roles; asked for by the table's own check and by the document, so they are kept with the block. */
export function readTotals(block: Block): Totals {
  const kept = known.get(block) ?? findTotals(block);
  known.set(block, kept);
  return kept;
}

function findTotals(block: Block): Totals {
  const totals: Totals = { words: {}, unread: false };
  assign(block, totals);
  const generic = labelsOf(block, 'total');
  takePair(block, totals, generic);
  for (const label of [...generic, ...bothAtOnce(block)]) takeByColumn(block, totals, label);
  takeBare(block, totals);
  takeSums(block, totals);
  emptyDeductions(block, totals);
  totals.unread =
    ROLES.some(role => totals[role] === undefined && labelsOf(block, role).length > 0) ||
    hidesTotals(block, totals) ||
    printsSums(block, totals);
  return totals;
}

/** "Total bruto / descontos" names both columns: no other total has a label on its row. */
function bothAtOnce(block: Block): Label[] {
  return labelsOf(block, 'totalEarnings').filter(({ row }) =>
    block.labels[row]?.every(label => label.role !== 'net' && label.role !== 'totalDeductions'),
  );
}

/** Nothing was deducted and the cell of the total stays empty: what was earned is what is paid. */
function emptyDeductions(block: Block, totals: Totals): void {
  const none = block.table?.lines.every(line => line.informative || line.deductions === null) ?? false;
  if (none && totals.totalDeductions === undefined && totals.net !== undefined && totals.totalEarnings === totals.net)
    totals.totalDeductions = 0;
}

/** Totals that are missing while some text speaks of totals, perhaps run together with other words, were overlooked. */
function hidesTotals(block: Block, totals: Totals): boolean {
  if (totals.totalEarnings !== undefined && totals.totalDeductions !== undefined) return false;
  return block.sheet.rows.some(
    (row, index) =>
      !block.table?.rows.has(index) &&
      row.words.some((word, at) => TOTAL_WORD.test(word.folded) && !speaksOfNet(block, index, at)),
  );
}

/** No total was read, but the lines' sum is printed outside of the table: a total under a name that isn't known. */
function printsSums(block: Block, totals: Totals): boolean {
  if (totals.totalEarnings !== undefined || totals.totalDeductions !== undefined) return false;
  const lines = block.table?.lines ?? [];
  const sums = (['earnings', 'deductions'] as const).map(side => sum({ lines: [...lines] }, side));
  const own = new Set([totals.net, 0]);
  return block.sheet.rows.some(
    (row, index) =>
      !block.table?.rows.has(index) &&
      row.words.some(word => {
        const amount = parseAmount(word.text, block.style)?.centavos;
        return amount !== undefined && !own.has(amount) && sums.includes(Math.abs(amount));
      }),
  );
}

function speaksOfNet(block: Block, row: number, at: number): boolean {
  return block.labels[row]?.some(label => label.role === 'net' && label.from <= at && at <= label.to) ?? false;
}

/** The labels of a role below the table, then above it; bare column words only where no label says "total". */
function labelsOf(block: Block, role: string): Label[] {
  const found = namedLabels(block, role);
  if (found.length > 0 || (role !== 'totalEarnings' && role !== 'totalDeductions')) return found;
  return block.sheet.rows.flatMap((row, index) =>
    block.table?.rows.has(index) ? [] : plainTotalLabels(row, index).filter(label => label.role === role),
  );
}

function namedLabels(block: Block, role: string): Label[] {
  const found = block.labels.flatMap(row => row.filter(label => label.role === role && startsCell(block, label)));
  return found
    .filter(label => label.row >= (block.table?.firstRow ?? 0))
    .concat(found.filter(label => label.row < (block.table?.firstRow ?? 0)));
}

function startsCell(block: Block, label: Label): boolean {
  const words = block.sheet.rows[label.row]?.words ?? [];
  const before = words[label.from - 1];
  return !before || before.cell !== words[label.from]?.cell || !/\p{L}{3,}/u.test(before.text) || label.size > 1;
}

/** What it costs to leave a label without a value, to pass over a better label, and not to add up. */
const UNREAD = 40;
const LATER_LABEL = 2;
const NOT_ADDING_UP = 6;
const EMPTY: Candidate = { value: 0, words: [], cost: 5 };
const MOST_CANDIDATES = 8;

/**
 * Gives each role one of the numbers near its labels, no number twice, at the least total cost. That the three add up
 * only weighs among numbers that stand where a value may stand; the lines are compared with them afterwards.
 */
function assign(block: Block, totals: Totals): void {
  const [earnings = [], deductions = [], nets = []] = ROLES.map(role => choices(block, role));
  let best: { cost: number; chosen: (Candidate | undefined)[] } | undefined;
  for (const e of earnings)
    for (const d of deductions)
      for (const n of nets) {
        const apart = (e?.cost ?? UNREAD) + (d?.cost ?? UNREAD) + (n?.cost ?? UNREAD);
        if (best && apart >= best.cost) continue;
        const cost = apart + (addsUp(e, d, n) ? 0 : NOT_ADDING_UP);
        if (best && cost >= best.cost) continue;
        const chosen = [e, d, n];
        if (!sharesWord(chosen)) best = { cost, chosen };
      }
  for (const [index, role] of ROLES.entries()) {
    const candidate = best?.chosen[index];
    if (!candidate || candidate === EMPTY) continue;
    totals[role] = plain(role, candidate.value);
    totals.words[role] = candidate.words;
  }
}

function choices(block: Block, role: TotalRole): (Candidate | undefined)[] {
  const found = labelsOf(block, role).flatMap((label, place) =>
    candidatesOf(block, label).map(one => ({ ...one, cost: one.cost + place * LATER_LABEL })),
  );
  const kept = found.sort((a, b) => a.cost - b.cost).slice(0, MOST_CANDIDATES);
  // the cell of what was deducted may be empty: it then adds up as nothing
  const empty = role === 'totalDeductions' && namedLabels(block, role).length > 0 ? [EMPTY] : [];
  return [...kept, ...empty, undefined];
}

function sharesWord(chosen: readonly (Candidate | undefined)[]): boolean {
  const words = chosen.flatMap(one => one?.words ?? []);
  return new Set(words).size < words.length;
}

function addsUp(e: Candidate | undefined, d: Candidate | undefined, n: Candidate | undefined): boolean {
  return e !== undefined && d !== undefined && n !== undefined && e.value - Math.abs(d.value) === n.value;
}

/** A total of deductions may be printed with a minus; its role already says which way it goes. */
function plain(role: TotalRole, value: number): number {
  return role === 'totalDeductions' ? Math.abs(value) : value;
}

/** "Totais 3.738,87 590,05": each amount is the total of the column it stands under, or of its turn when all are there. */
function takeByColumn(block: Block, totals: Totals, label: Label): void {
  const words = (block.sheet.rows[label.row]?.words.slice(label.to + 1) ?? []).filter(word =>
    parseAmount(word.text, block.style),
  );
  const inTurn = moneyColumns(block);
  // what is a total's own value is no other's, whatever column it stands under
  const taken = new Set(Object.values(totals.words).flat());
  for (const [index, word] of words.entries()) {
    const amount = parseAmount(word.text, block.style);
    const role = words.length === inTurn.length ? inTurn[index] : columnRole(block, word);
    if (!amount || !role || totals[role] !== undefined || taken.has(word)) continue;
    totals[role] = Math.abs(amount.centavos);
    totals.words[role] = [word];
  }
}

/** Two amounts alone on the row under the last line, no label of a total anywhere: the sums of the two columns. */
function takeBare(block: Block, totals: Totals): void {
  const inTurn = moneyColumns(block);
  if (totals.totalEarnings !== undefined || totals.totalDeductions !== undefined || inTurn.length !== 2) return;
  const words = block.sheet.rows[Math.max(...(block.table?.rows ?? [])) + 1]?.words ?? [];
  const amounts = words.map(word => parseAmount(word.text, block.style));
  if (words.length !== 2 || amounts.some(amount => !amount)) return;
  for (const [index, word] of words.entries()) {
    const role = inTurn[index];
    if (!role) continue;
    totals[role] = amounts[index]?.centavos;
    totals.words[role] = [word];
  }
}

/** "Total: 3.738,87" and below it "Total: 590,05" further to the right: one for each column, in their order. */
function takePair(block: Block, totals: Totals, labels: readonly Label[]): void {
  const inTurn = moneyColumns(block);
  const words = labels.map(label =>
    (block.sheet.rows[label.row]?.words.slice(label.to + 1) ?? []).filter(word => parseAmount(word.text, block.style)),
  );
  if (inTurn.length !== 2 || words.length !== 2 || words.some(row => row.length !== 1)) return;
  const [first, second] = words.flat().sort((a, b) => a.x1 - b.x1);
  if (!first || !second || second.x1 - first.x1 < first.y1 - first.y0) return;
  for (const [index, word] of [first, second].entries()) {
    const role = inTurn[index];
    const amount = parseAmount(word.text, block.style);
    if (!role || !amount || totals[role] !== undefined) continue;
    totals[role] = Math.abs(amount.centavos);
    totals.words[role] = [word];
  }
}

/** The roles of a plain table's columns of earnings and deductions, left to right; empty when there are other zones or columns. */
function moneyColumns(block: Block): TotalRole[] {
  const parts = block.table?.parts ?? [];
  const columns = parts.length === 1 ? (parts[0]?.zone.columns ?? []) : [];
  if (columns.some(column => column.role === 'informative' || column.role === 'value')) return [];
  return columns.flatMap(column =>
    column.role === 'earnings'
      ? ['totalEarnings' as const]
      : column.role === 'deductions'
        ? ['totalDeductions' as const]
        : [],
  );
}

function columnRole(block: Block, word: Word): TotalRole | undefined {
  const middle = (word.x0 + word.x1) / 2;
  for (const part of block.table?.parts ?? []) {
    if (middle < part.zone.x0 || middle >= part.zone.x1) continue;
    if (part.zone.side)
      return part.zone.side === 'earnings'
        ? 'totalEarnings'
        : part.zone.side === 'deductions'
          ? 'totalDeductions'
          : undefined;
    const role = nearestMoneyColumn(part, word);
    if (role === 'earnings') return 'totalEarnings';
    if (role === 'deductions') return 'totalDeductions';
  }
  return undefined;
}

/** By the printed heading and the numbers already seen under it, whichever touches the word or ends where it ends. */
function nearestMoneyColumn(part: NonNullable<Block['table']>['parts'][number], word: Word): string | undefined {
  let best: { role: string; distance: number } | undefined;
  const spans = [
    ...part.zone.columns,
    ...part.slots.map(slot => ({ role: slot.role, x0: slot.cluster.x0, x1: slot.cluster.x1 })),
  ];
  for (const span of spans) {
    if (span.role !== 'earnings' && span.role !== 'deductions' && span.role !== 'informative' && span.role !== 'value')
      continue;
    const distance =
      overlap(word, span) > 0
        ? Math.abs(span.x1 - word.x1) / 100
        : Math.min(Math.abs(span.x1 - word.x1), Math.abs(span.x0 - word.x0));
    if (!best || distance < best.distance) best = { role: span.role, distance };
  }
  return best?.role;
}

/** The amounts of the row "Total …" with the column each stands under, left to right. */
export function totalRow(block: Block): { role: string; centavos: number }[] {
  const found: { role: string; centavos: number }[] = [];
  for (const label of labelsOf(block, 'total')) {
    for (const word of block.sheet.rows[label.row]?.words.slice(label.to + 1) ?? []) {
      const amount = parseAmount(word.text, block.style);
      const part = block.table?.parts[0];
      const role = amount && part ? nearestMoneyColumn(part, word) : undefined;
      if (amount && role) found.push({ role, centavos: amount.centavos });
    }
  }
  return found;
}
