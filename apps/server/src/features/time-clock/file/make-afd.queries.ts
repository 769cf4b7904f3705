import { sql } from 'kysely';
import type { KeptEvent } from '#core/clock/afd/event-data.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Our own recorder of a company, with what the head of its file says. */
export async function ownRecorder(tx: Tx, companyId: string) {
  return tx
    .selectFrom('clock_device as d')
    .innerJoin('company as c', 'c.id', 'd.company_id')
    .leftJoin('clock_setting as s', 's.company_id', 'd.company_id')
    .select(['d.id', 'c.cnpj', 'c.legal_name as name', 'c.state', 's.zone', 's.rep_number as number'])
    .where('d.company_id', '=', companyId)
    .where('d.own', '=', true)
    .executeTakeFirst();
}

/**
 * The first and the last number of a recorder in some days, by the day of the mark and by the one in which it was recorded: a mark
 * without a connection is recorded later. What lies between goes along, so that no number is missing and the chain holds.
 */
export async function numbersOf(
  tx: Tx,
  deviceId: string,
  zone: string,
  { from, until }: { from: string; until: string },
) {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(n.nsr) as first, max(n.nsr) as last from (
      select p.nsr from punch p where p.device_id = ${deviceId}
         and (p.day between ${from} and ${until} or (p.recorded_at at time zone ${zone})::date between ${from} and ${until})
      union all
      select e.nsr from device_event e where e.device_id = ${deviceId} and (e.at at time zone ${zone})::date between ${from} and ${until}) n`.execute(
    tx,
  );
  return rows[0] ?? { first: null, last: null };
}

export interface OwnRow {
  nsr: number;
  /** `7`, or the type of an event. */
  type: string;
  /** Milliseconds since 1970. */
  at: number;
  offset: number;
  recordedAt: number;
  identifier: string;
  collector: string | null;
  offline: boolean;
  hash: string | null;
  data: KeptEvent;
}

/** A recorder's records after a number, in its order. */
export async function recordsOf(
  tx: Tx,
  deviceId: string,
  { after, last, size }: { after: number; last: number; size: number },
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select p.nsr, '7' as type, (extract(epoch from p.instant) * 1000)::float8 as at, p.utc_offset as offset,
           (extract(epoch from p.recorded_at) * 1000)::float8 as "recordedAt", p.identifier, p.collector, p.offline, p.hash, null::jsonb as data
      from punch p where p.device_id = ${deviceId} and p.nsr > ${after} and p.nsr <= ${last}
    union all
    select e.nsr, e.type, (extract(epoch from e.at) * 1000)::float8, 0, 0, '', null, false, null, e.data
      from device_event e where e.device_id = ${deviceId} and e.nsr > ${after} and e.nsr <= ${last}
     order by nsr limit ${size}`.execute(tx);
  return rows;
}
