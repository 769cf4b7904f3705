import type { Faults } from '@cracha/contract/features/worker/worker-check.ts';
import {
  type FieldValues,
  fieldOf,
  isWorkerField,
  type WorkerFieldName,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { isContact } from './registry-contacts.ts';
import { saysNothing } from './registry-values.ts';

/** Cells of that many fields that do not fit stand in wrong columns: nothing of such a row is to be trusted. */
const shiftedCells = 3;

/** True where a row is taken without the field's value. Days, money, accounts and leaves are never left out: their row is refused. */
export function mayBeLeft(name: WorkerFieldName): boolean {
  const { kind, required, leave, section } = fieldOf(name);
  if (required || leave || section === 'banco') return false;
  // an amount means nothing without its unit
  return kind !== 'day' && kind !== 'money' && name !== 'salarioUnidade';
}

/**
 * Takes what cannot be read out of a row's values and faults, and names it; in a row whose cells are shifted contacts alone.
 * `overflows`: the row has more cells than its table has columns.
 */
export function leaveUnread(
  { values, faults }: { values: FieldValues; faults: Faults },
  { textOf, overflows }: { textOf: (name: WorkerFieldName) => string; overflows: boolean },
): WorkerFieldName[] {
  const faulty = Object.keys(faults).filter(isWorkerField);
  const odd = faulty.filter(name => !isContact(name) && !saysNothing(textOf(name)));
  const isShifted = odd.length >= (overflows ? 1 : shiftedCells);
  const left = faulty.filter(name => isContact(name) || (mayBeLeft(name) && !isShifted));
  for (const name of left) {
    delete faults[name];
    delete values[name];
  }
  return left;
}
