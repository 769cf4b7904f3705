import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, counting, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface DeviceRow {
  id: string;
  kind: 'C' | 'A' | 'P';
  own: boolean;
  serial: string;
  layout: '671' | '595' | '1510' | null;
  next_nsr: string;
  company_id: string;
  company: string;
  last_nsr: string | null;
  last_day: string | null;
  last_hour: string | null;
  file_id: string | null;
  file_name: string | null;
  file_made_at: Date | null;
  file_report: unknown;
}

const ownFirst = [
  { value: sql`d.own`, type: 'boolean', descending: true },
  { value: sql`c.trade_name`, type: 'text' },
  { value: sql`d.serial`, type: 'text' },
  { value: sql`d.id`, type: 'uuid' },
] as const;

/** The clocks in reach with their newest mark and the file that brought it. */
export async function listDevices(
  tx: Tx,
  companyId: string | undefined,
  page: AskedPage,
): Promise<Placed<DeviceRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(ownFirst, page);
  const { rows } = await sql<Placed<DeviceRow>>`
    select d.id, d.kind, d.own, d.serial, d.layout, d.next_nsr::text, d.company_id, c.trade_name as company, p.nsr::text as last_nsr, p.day::text as last_day,
           to_char(p.local, 'HH24:MI') as last_hour, f.id as file_id, f.name as file_name, f.made_at as file_made_at, f.report as file_report, ${place}
      from clock_device d join company c on c.id = d.company_id
      left join lateral (select k.nsr, k.day, k.local, k.file_id from punch k where k.device_id = d.id order by k.nsr desc limit 1) p on true
      left join clock_file f on f.id = p.file_id
     where ${of(companyId)} and ${beyond} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export async function countDevices(tx: Tx, companyId: string | undefined): Promise<number> {
  const { rows } = await counting(sql`clock_device d where ${of(companyId)}`).execute(tx);
  return rows[0]?.n ?? 0;
}

const of = (companyId: string | undefined): RawBuilder<SqlBool> =>
  companyId === undefined ? sql`true` : sql`d.company_id::text = ${companyId}`;
