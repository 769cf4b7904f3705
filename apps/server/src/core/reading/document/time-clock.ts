import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
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
  return { ...document, worked: days.map(({ worked }) => worked) };
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

/**
 * What is wrong with the days of a whole mirror, once its pages are joined: none, a day twice, worked hours that aren't the printed
 * total's, or pairs of punches that aren't their day's worked hours.
 */
export function checkClock({ days = [], totals, worked = [], pages }: PageDocument): Finding[] {
  const page = pages[0];
  if (days.length === 0 || new Set(days.map(day => day.date)).size !== days.length)
    return [{ code: 'DAYS_NOT_FOUND', values: {}, page }];
  const printed = totals?.worked;
  const summed = worked.reduce<number>((sum, minutes) => sum + (minutes ?? 0), 0);
  const pairs = days.reduce((sum, day) => sum + pairMinutes(day.punches), 0);
  if (printed !== undefined && minutesOf(printed) !== summed && minutesOf(printed) !== pairs)
    return [{ code: 'HOURS_SUM_DIFFERS', values: { printed, summed: asTime(summed || pairs) }, page }];
  const wrong = days.filter(
    ({ punches }, at) =>
      worked[at] !== undefined && punches.length % 2 === 0 && punches.length > 0 && pairMinutes(punches) !== worked[at],
  );
  return wrong.length > days.length / 4 || (printed === undefined && summed === 0)
    ? [{ code: 'HOURS_SUM_DIFFERS', values: { printed: printed ?? '', summed: asTime(pairs) }, page }]
    : [];
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
