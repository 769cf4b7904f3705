import type { FieldValue } from '@cracha/contract/kernel/fields.ts';

/** What a field is on a day, by its column: the latest change not after it, else what its column holds. `changes`: the newest first. */
export function holding(
  changes: readonly { field: string; from_day: string; value: string | null }[],
  field: string,
  day: string,
  present: FieldValue,
): string | null {
  const own = changes.filter(change => change.field === field);
  const at = own.find(change => change.from_day <= day);
  if (at) return at.value;
  return own.length > 0 ? null : stored(present);
}

/** As a change keeps a value: its column's text. */
export function stored(value: FieldValue): string | null {
  return value === null ? null : String(value);
}
