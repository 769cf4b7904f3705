import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse } from '#kernel/refusal.ts';

export interface RequestDay {
  code: string;
  kind: string;
  sent: string;
  /** How it ended, and when; null while it is open. */
  outcome: 'approved' | 'denied' | 'canceled' | null;
  ended: string | null;
}

/** Requests about an employment, as far as the reader sees them: the newest sixty. */
export async function requestDaysOf(tx: Tx, employmentId: string): Promise<RequestDay[]> {
  const { rows } = await sql<RequestDay>`
    select r.code, r.kind, ((r.sent_at at time zone 'America/Sao_Paulo')::date)::text as sent, ((r.ended_at at time zone 'America/Sao_Paulo')::date)::text as ended,
           case when r.ended_at is not null then coalesce(r.outcome, r.state) end as outcome
      from hr_request r where r.employment_id = ${employmentId} and r.kind <> 'clock' order by r.sent_at desc limit 60`.execute(
    tx,
  );
  return rows;
}

/** Whoever leaves with requests that nobody has decided is asked about first: they stay with HR, none vanishes. @throws CONFIRMATION_REQUIRED */
export async function askAboutRequests(tx: Tx, employmentIds: readonly string[], confirmed = false): Promise<void> {
  if (confirmed) return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from hr_request r where r.employment_id = any (${[...employmentIds]}::uuid[]) and r.kind <> 'clock' and r.state in ('sentForApproval', 'pending')`.execute(
    tx,
  );
  if (rows[0]?.n) refuse('CONFIRMATION_REQUIRED', { total: rows[0].n, causa: 'OPEN_REQUESTS' });
}
