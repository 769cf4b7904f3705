import { blank } from '../../blank.ts';
import { sum } from '../../check.ts';
import type { PageDocument } from '../../reading-types.ts';
import { findTotals } from '../register-totals.ts';
import { factsAbove, type Head, readHeads } from './typed-heads.ts';
import { amountsReader, sided, type TypedItem, typedItems } from './typed-items.ts';

/**
 * Reads records of fixed columns that begin with their type: one of the worker, one an item with a column each for earnings and deductions,
 * one of totals. What nothing prints the totals of is told. Undefined: no such file.
 */
export function readTypedRecords(text: string): PageDocument[] | undefined {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '');
  return readWith(lines, 1) ?? readWith(lines, 2);
}

/** @param width how many characters the type has */
function readWith(lines: readonly string[], width: number): PageDocument[] | undefined {
  const typeOf = (line: string) => line.slice(0, width);
  const types = Map.groupBy(lines, typeOf);
  if (types.size < 2 || types.size > 12) return undefined;
  const [itemType, itemLines] = [...types].reduce((a, b) => (b[1].length > a[1].length ? b : a));
  const headType = headTypeOf(lines, typeOf, itemType, types);
  const items = headType === undefined ? undefined : typedItems(itemLines, width);
  const heads = headType === undefined ? undefined : readHeads(types.get(headType) ?? [], width);
  if (headType === undefined || !items || !heads) return undefined;
  const first = lines.findIndex(line => typeOf(line) === headType);
  const above = factsAbove(lines.slice(0, first));
  const read: Read[] = heads.map(head => ({
    document: documentOf({ ...above, ...withoutEmpty(head) }),
    items: [],
    rest: [],
  }));
  let [worker, item] = [-1, 0];
  for (const line of lines) {
    const type = typeOf(line);
    if (type === headType) worker++;
    else if (type !== itemType) read[worker]?.rest.push(line);
    else read[worker]?.items.push(...items.slice(item, ++item));
  }
  return finished(read, width);
}

/** One worker's records. */
interface Read {
  readonly document: PageDocument;
  readonly items: TypedItem[];
  /** Neither the worker's nor an item's. */
  readonly rest: string[];
}

function documentOf(head: Head): PageDocument {
  return { ...blank(undefined, 1), ...head, kind: 'monthly' };
}

function withoutEmpty<T extends object>(head: T): Partial<T> {
  const kept: Partial<T> = { ...head };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}

/** The type that begins each worker: the first that comes again and again before items. */
function headTypeOf(
  lines: readonly string[],
  typeOf: (line: string) => string,
  itemType: string,
  types: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const firstItem = lines.findIndex(line => typeOf(line) === itemType);
  const head = lines.slice(0, firstItem).find(line => (types.get(typeOf(line))?.length ?? 0) > 1);
  return head === undefined ? undefined : typeOf(head);
}

/** Sides and totals by arithmetic: earnings stand left unless the printed totals say otherwise. */
function finished(read: readonly Read[], width: number): PageDocument[] {
  const totals = totalsOf(read, width);
  const isSwapped = totals?.isSwapped === true;
  for (const { document, items } of read) document.lines.push(...items.map(item => sided(item, isSwapped)));
  const documents = read.map(({ document }) => document);
  if (totals) for (const [at, document] of documents.entries()) totals.keep(document, at);
  else if (
    !findTotals(
      read.map(({ rest }) => rest),
      documents,
      width,
    )
  )
    for (const { findings } of documents)
      findings.push({ code: 'COLUMNS_GUESSED', values: { columns: 'largura fixa' } });
  for (const { month, findings } of documents)
    if (month === undefined) findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {} });
  return documents;
}

interface FoundTotals {
  readonly isSwapped: boolean;
  keep(document: PageDocument, at: number): void;
}

/** The places of the record of totals where most workers' sums and nets stand. */
function totalsOf(read: readonly Read[], width: number): FoundTotals | undefined {
  const amountsOf = amountsReader(
    read.flatMap(({ rest }) => rest),
    width,
  );
  const printed = read.map(({ rest }) => amountsOf(rest));
  const placeOf = (expected: (items: readonly TypedItem[]) => number) => {
    const places = new Set(printed.flatMap(amounts => [...amounts.keys()]));
    const agreeing = (end: string) => read.filter(({ items }, at) => printed[at]?.get(end) === expected(items)).length;
    return [...places].find(end => agreeing(end) * 2 > read.length);
  };
  const sumOf = (side: 0 | 1) => (items: readonly TypedItem[]) =>
    items.reduce((all, { amounts }) => all + amounts[side], 0);
  const [left, right] = [placeOf(sumOf(0)), placeOf(sumOf(1))];
  const net = placeOf(items => sumOf(0)(items) - sumOf(1)(items));
  const swapped = net === undefined ? placeOf(items => sumOf(1)(items) - sumOf(0)(items)) : undefined;
  if (left === undefined || right === undefined || (net ?? swapped) === undefined) return undefined;
  const isSwapped = net === undefined;
  const at = { earnings: isSwapped ? right : left, deductions: isSwapped ? left : right, net: net ?? swapped };
  return {
    isSwapped,
    keep(document, index) {
      const amounts = printed[index];
      document.totalEarnings = amounts?.get(at.earnings) ?? sum(document, 'earnings');
      document.totalDeductions = amounts?.get(at.deductions) ?? sum(document, 'deductions');
      document.net = at.net === undefined ? undefined : amounts?.get(at.net);
    },
  };
}
