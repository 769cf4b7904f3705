import { sum } from '../check.ts';
import type { PageDocument } from '../reading-types.ts';

const WIDTHS = [13, 12, 11, 10, 15, 14, 9, 8];
const FGTS_RATE = 8;

/**
 * Finds, in each worker's record of totals, the fields that are Σ earnings, Σ deductions and net for every worker.
 * Five more fields of the same width are the usual bases when one is 8 % of the one before (Lei 8.036/1990, art. 15).
 */
export function findTotals(
  records: readonly (readonly string[])[],
  documents: readonly PageDocument[],
  start: number,
): boolean {
  const type = records[0]
    ?.find(line => records.every(lines => lines.filter(other => other.charAt(0) === line.charAt(0)).length === 1))
    ?.charAt(0);
  if (type === undefined) return false;
  const lines = records.map(group => group.find(line => line.charAt(0) === type) ?? '');
  for (const width of WIDTHS) {
    const from = offsetOf(lines, start, width, index => sum(documents[index] ?? { lines: [] }, 'earnings'));
    const next = from === undefined ? undefined : from + width;
    if (from === undefined || next === undefined) continue;
    const deductions = everyLine(lines, next, width, index => sum(documents[index] ?? { lines: [] }, 'deductions'));
    const net = everyLine(lines, next + width, width, index => netOf(documents[index]));
    if (!deductions || !net) continue;
    for (const [index, document] of documents.entries()) fill(document, lines[index] ?? '', from, width);
    return true;
  }
  return false;
}

function netOf(document: PageDocument | undefined): number {
  return document ? sum(document, 'earnings') - sum(document, 'deductions') : Number.NaN;
}

function offsetOf(
  lines: readonly string[],
  start: number,
  width: number,
  expected: (index: number) => number,
): number | undefined {
  const shortest = Math.min(...lines.map(line => line.length));
  for (let from = start; from + width <= shortest; from++) if (everyLine(lines, from, width, expected)) return from;
  return undefined;
}

function everyLine(
  lines: readonly string[],
  from: number,
  width: number,
  expected: (index: number) => number,
): boolean {
  return lines.every((line, index) => {
    const text = line.slice(from, from + width);
    return text.length === width && /^\d+$/.test(text) && Number(text) === expected(index);
  });
}

function fill(document: PageDocument, line: string, from: number, width: number): void {
  const field = (position: number) => Number(line.slice(from + position * width, from + (position + 1) * width));
  document.totalEarnings = field(0);
  document.totalDeductions = field(1);
  document.net = field(2);
  const fields = (line.length - from) / width;
  if (fields !== 8 || Math.abs(field(6) - Math.round((field(5) * FGTS_RATE) / 100)) > 1) return;
  document.bases = { salary: field(3), inss: field(4), fgts: field(5), fgtsMonth: field(6), irrf: field(7) };
}
