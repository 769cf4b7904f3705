import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { holdsOneOf } from '#kernel/http/guard.ts';
import { refuse } from '#kernel/refusal.ts';
import { type Reader, type TimesheetRow, timesheetById } from '../timesheet.queries.ts';
import { readerOf } from '../timesheet.ts';

type Call = Pick<Endpoint, 'access'>;

/** The reader of mirrors behind a call: whom the payroll clock's right alone lets in reads its months alone. */
export function readerFor(by: By, { access }: Call): Reader {
  const rights = typeof access === 'string' ? [] : (access.permission ?? []);
  const others = rights.filter(name => !name.includes('PontoFopag'));
  return { ...readerOf(by), origin: holdsOneOf(others, by.actor) ? undefined : 'fopag' };
}

/** @throws TIMESHEET_NOT_FOUND for a month out of the call's reach too */
export async function timesheetFor(tx: Tx, by: By, call: Call, id: string): Promise<TimesheetRow> {
  return (await timesheetById(tx, readerFor(by, call), id)) ?? refuse('TIMESHEET_NOT_FOUND');
}
