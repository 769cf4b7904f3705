import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export type PortVerb = 'putJustification' | 'decideJustification' | 'decideMirror';

/** Writes down what a payroll clock is told, in the transaction of the act. @returns false: the company has none that works */
export async function insertAct(
  tx: Tx,
  { verb, subjectId, key, payload }: { verb: PortVerb; subjectId: string; key: string; payload: unknown },
): Promise<boolean> {
  const { rows } = await sql<{ told: boolean }>`
    select access.tell_payroll_clock(${verb}, ${subjectId}::uuid, ${key}, ${JSON.stringify(payload)}::jsonb) as told`.execute(
    tx,
  );
  return rows[0]?.told === true;
}

/** Companies of the reader whose copies have grown old; each is answered once in that time. */
export async function askCopies(tx: Tx, minutes: number): Promise<{ company_id: string; access_group_id: string }[]> {
  const { rows } = await sql<{ company_id: string; access_group_id: string }>`
    select * from access.ask_clock_copies(make_interval(mins => ${minutes}))`.execute(tx);
  return rows;
}

export interface PayrollClock {
  id: string;
  access_group_id: string;
  name: string;
  cnpj: string | null;
  kind: 'pdf' | 'manual' | 'recorder' | 'payroll';
  adapter: string | null;
  company_code: string | null;
  integrated: boolean;
  succeeded_at: Date | null;
  failed_at: Date | null;
  failure: 'down' | 'late' | 'refused' | null;
  chosen: boolean;
}

/** Companies with a payroll clock in reach, by name. */
export async function payrollClocks(tx: Tx): Promise<PayrollClock[]> {
  const { rows } = await sql<PayrollClock>`
    select * from access.clocks_of_companies() where kind = 'payroll' order by name, id`.execute(tx);
  return rows;
}

/** What of a payroll clock a company in reach has. */
export async function clockOfCompany(tx: Tx, id: string): Promise<PayrollClock | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<PayrollClock>`select * from access.clocks_of_companies() where id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0];
}
