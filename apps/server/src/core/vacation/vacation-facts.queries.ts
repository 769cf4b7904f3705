import { sql } from 'kysely';
import type { ScheduleDocument } from '#core/clock/month/facts.types.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { VacationInputs } from './balances.ts';

/** What balances are computed from, and whose they are. */
export interface VacationFacts extends VacationInputs {
  name: string;
  company: string;
  companyId: string;
  department: string | null;
  /** ISO weekdays without work, where the clock has no schedule. */
  restDays: readonly number[];
  schedule: ScheduleDocument | null;
  /** Vacations that are asked for and not on the record yet. */
  asked: readonly { id: string; from: string; until: string; sold: number }[];
  /** Of the state, the town and the company. */
  holidays: readonly string[];
}

/** By employment; those out of reach are not there. @param of 'request': also those about whom the reader sits on a request */
export async function vacationFacts(
  tx: Tx,
  employmentIds: readonly string[],
  of?: 'request',
): Promise<Map<string, VacationFacts>> {
  const { rows } = await runPrepared(
    tx,
    sql<{ employment_id: string; document: VacationFacts }>`
    select employment_id, document from access.vacation_inputs(${employmentIds.filter(isUuid)}::uuid[], ${of === 'request'})`,
  );
  return new Map(rows.map(({ employment_id, document }) => [employment_id, document]));
}
