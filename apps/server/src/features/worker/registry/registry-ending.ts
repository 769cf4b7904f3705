import type { RegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import { type EndingField, endingFields } from '@cracha/contract/features/worker/worker-fields.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { endingColumnOf } from '#core/employment/worker-columns.ts';
import type { TableRow } from '#core/reading/words/delimited.ts';
import type { CheckedRow, Reason } from './registry-check.ts';
import type { PlannedRow } from './registry-planned.ts';
import { dayOf, writtenIn } from './registry-values.ts';

/** How a file says that an employment ended; why is often not told. */
export interface Ending {
  day: string;
  reason: string | null;
}

const reasonLength = { min: 10, max: 250 };
const written = (day: string) => day.split('-').reverse().join('/');

/** What a row tells of the end of its employment; a reason that no person would understand is told and left out. `today` as in `checkRow`. */
export function readEnding(
  row: TableRow,
  columns: readonly RegistryColumn[],
  today: string,
): Pick<CheckedRow, 'ending'> & { reasons: Reason[]; notes: Reason[] } {
  const cellOf = (name: EndingField) => writtenIn(row[columns.indexOf(name)]?.text ?? '');
  const [typed, reason] = [cellOf('desligamento'), cellOf('motivoDesligamento')?.replace(/\s+/g, ' ') ?? null];
  const refused = (code: Reason['code'], values = {}) => ({
    reasons: [{ field: endingFields[0], code, values }],
    notes: [],
  });
  if (typed === null) return reason === null ? { reasons: [], notes: [] } : refused('REQUIRED_FIELD');
  const day = dayOf(typed);
  if (!isDay(day)) return refused('INVALID_DATE');
  // as far ahead as HR itself may say it
  const last = `${Number(today.slice(0, 4)) + 5}-12-31`;
  if (day < '1900-01-01' || day > last) return refused('DATE_OUT_OF_RANGE', { min: '01/01/1900', max: written(last) });
  const fault = reason === null ? undefined : lengthFault(reason);
  const note = fault && { field: endingFields[1], code: fault, values: reasonLength };
  return { ending: { day, reason: fault ? null : reason }, reasons: [], notes: note ? [note] : [] };
}

function lengthFault({ length }: string): 'MIN_LENGTH' | 'MAX_LENGTH' | undefined {
  if (length < reasonLength.min) return 'MIN_LENGTH';
  return length > reasonLength.max ? 'MAX_LENGTH' : undefined;
}

/**
 * Ends the employment of a row where its file says so. One that has ended, or is about to, on another day stays as it is, and so does
 * why: HR itself says that anew. `now`: what is kept of the employment; null for a new one.
 */
export function planEnding(
  planned: PlannedRow,
  ending: Ending | undefined,
  now: Readonly<Record<string, FieldValue>> | null,
  admitted: FieldValue | undefined,
): void {
  if (!ending) return;
  const known = now?.[endingColumnOf.desligamento] ?? null;
  if (known === ending.day) return;
  if (known !== null) planned.reasons.push({ field: endingFields[0], code: 'WORKER_DISMISSED', values: {} });
  else if (typeof admitted === 'string' && ending.day < admitted)
    planned.reasons.push({ field: endingFields[0], code: 'START_AFTER_END', values: {} });
  const columns = {
    [endingColumnOf.desligamento]: ending.day,
    ...(ending.reason === null ? {} : { [endingColumnOf.motivoDesligamento]: ending.reason }),
  };
  if (now) {
    const before = Object.fromEntries(Object.keys(columns).map(column => [column, null]));
    planned.before.employment = { ...planned.before.employment, ...before };
  }
  planned.after.employment = { ...planned.after.employment, ...columns };
}
