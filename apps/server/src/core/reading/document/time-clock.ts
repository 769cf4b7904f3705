import { blank } from '../blank.ts';
import type { Block } from '../page/block.ts';
import { continuation } from '../page/continuation.ts';
import type { Parse } from '../page/label-values.ts';
import type { PageDocument } from '../reading-types.ts';
import { minutesOf, timeText } from '../words/clock-times.ts';
import { findDays } from './clock-days.ts';
import { addCompetence } from './competence.ts';
import { first, readIdentity } from './identity.ts';

const TOTALS = [
  ['worked', 'worked'],
  ['overtime', 'overtime'],
  ['missing', 'missing'],
  ['previous_balance', 'previousBalance'],
  ['month_balance', 'monthBalance'],
  ['balance', 'balance'],
] as const;

/** Reads a time-clock mirror (Portaria MTP 671/2021, art. 84): days with their punches, totals, and whether they agree. */
export function readTimeClock(block: Block, page: number): PageDocument {
  const { words: _words, cpfs: _cpfs, ...identity } = readIdentity(block);
  const document: PageDocument = { ...blank(page, 7), ...identity, ...continuation(block) };
  addCompetence(block, document, page);
  const { days, rows } = findDays(block, document.month, document.year);
  document.days = days.map(({ date, punches, occurrence }) => ({ date, punches, occurrence }));
  document.totals = readTotals(block, rows);
  if (days.length === 0) document.findings.push({ code: 'DAYS_NOT_FOUND', values: {}, page });
  if (new Set(days.map(day => day.date)).size !== days.length)
    document.findings.push({ code: 'DAYS_NOT_FOUND', values: {}, page });
  checkHours(document, days, page);
  return document;
}

const timeIn: Parse<string> = words => {
  const word = words[0];
  const text = word ? timeText(word.text) : undefined;
  return word && text ? { value: text, words: [word] } : undefined;
};

function readTotals(block: Block, rows: ReadonlySet<number>): Record<string, string> {
  const inOwnTransaction: Block = {
    ...block,
    labels: block.labels.map((labels, row) => (rows.has(row) ? [] : labels)),
  };
  const totals: Record<string, string> = {};
  for (const [name, role] of TOTALS) {
    const found = first(inOwnTransaction, role, timeIn);
    if (found) totals[name] = found.value;
  }
  return totals;
}

/** The days' worked hours against the printed total, and each day's pairs of punches against its worked hours. */
function checkHours(document: PageDocument, days: ReturnType<typeof findDays>['days'], page: number): void {
  const printed = document.totals?.worked;
  const worked = days.filter(day => day.worked !== undefined).reduce((sum, day) => sum + (day.worked ?? 0), 0);
  const pairs = days.reduce((sum, day) => sum + pairMinutes(day.punches), 0);
  if (printed !== undefined && minutesOf(printed) !== worked && minutesOf(printed) !== pairs) {
    document.findings.push({ code: 'HOURS_SUM_DIFFERS', values: { printed, summed: asTime(worked || pairs) }, page });
    return;
  }
  const wrong = days.filter(
    day =>
      day.worked !== undefined &&
      day.punches.length % 2 === 0 &&
      day.punches.length > 0 &&
      pairMinutes(day.punches) !== day.worked,
  );
  if (wrong.length > days.length / 4 || (printed === undefined && worked === 0))
    document.findings.push({
      code: 'HOURS_SUM_DIFFERS',
      values: { printed: printed ?? '', summed: asTime(pairs) },
      page,
    });
}

function pairMinutes(punches: readonly string[]): number {
  let sum = 0;
  for (let at = 0; at + 1 < punches.length; at += 2) {
    const from = minutesOf(punches[at] ?? '');
    const to = minutesOf(punches[at + 1] ?? '');
    sum += to >= from ? to - from : to + 24 * 60 - from;
  }
  return sum;
}

function asTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
