import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface Balance {
  employment_id: string;
  access_group_id: string;
  name: string;
  company: string | null;
  department: string | null;
  posted: number;
  /** As the latest open mirror would leave it; null: there is none. */
  projected: number | null;
  falling_due: number;
  next_due: string | null;
  debt: number;
}

export interface BankFilter {
  accessGroupId: string;
  search?: string | undefined;
  companyId?: string | undefined;
  department?: string | undefined;
  fallingDue?: boolean | undefined;
}

/** Postings that stand: what was reversed and its reversal are gone, and so are moves by hand that a closing has to post still. */
const standing = sql`b.kind <> 'reversal' and not exists (select from bank_posting r where r.reverses = b.id) and not (b.kind in ('payment', 'forgiveness') and b.timesheet_id is null)`;
/** Lots and debts of an employment `e`. */
export const lotsOf = sql`select b.lot_day, b.due_day, b.percentage, sum(b.minutes)::integer as minutes from bank_posting b where b.employment_id = e.id and ${standing} group by 1, 2, 3`;
const columns = sql`e.id as employment_id, e.access_group_id, e.name, c.trade_name as company, e.department,
  coalesce((select sum(l.minutes)::integer from (${lotsOf}) l), 0) as posted,
  (select t.balance from timesheet t where t.employment_id = e.id and t.deleted_at is null and t.origin = 'registro' and t.state <> 'closed' order by t.from_day desc limit 1) as projected,
  coalesce((select sum(l.minutes)::integer from (${lotsOf}) l where l.minutes > 0 and l.due_day between ${today} and ${today} + 30), 0) as falling_due,
  (select min(l.due_day)::text from (${lotsOf}) l where l.minutes > 0 and l.due_day >= ${today}) as next_due,
  coalesce((select -sum(l.minutes)::integer from (${lotsOf}) l where l.minutes < 0), 0) as debt`;
const byName = [
  { value: sql`e.search`, type: 'text' },
  { value: sql`e.id`, type: 'uuid' },
] as const;

export async function listBalances(tx: Tx, filter: BankFilter, page: AskedPage): Promise<Placed<Balance>[]> {
  const { beyond, orderBy, limit, place } = keyset(byName, page);
  const { rows } = await sql<Placed<Balance>>`
    select ${columns}, ${place} from employment e join company c on c.id = e.company_id where ${matching(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function countBalances(tx: Tx, filter: BankFilter, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (select from employment e where ${matching(filter)} limit ${most}) f`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Who has a bank: postings, or a mirror that is computed here. */
function matching(filter: BankFilter): RawBuilder<SqlBool> {
  const all = [
    sql<SqlBool>`e.access_group_id = ${filter.accessGroupId}::uuid`,
    sql<SqlBool>`(exists (select from bank_posting b where b.employment_id = e.id) or exists (select from timesheet t where t.employment_id = e.id and t.origin = 'registro' and t.deleted_at is null))`,
  ];
  if (filter.companyId) all.push(sql`e.company_id::text = ${filter.companyId}`);
  if (filter.department !== undefined) all.push(sql`e.department = ${filter.department}`);
  if (filter.fallingDue)
    all.push(
      sql`exists (select from (${lotsOf}) l where l.minutes > 0 and l.due_day between ${today} and ${today} + 30)`,
    );
  for (const word of (filter.search ?? '').trim().split(/\s+/).filter(Boolean))
    all.push(sql`e.search like hot.pattern(${word})`);
  return sql.join(all, sql` and `);
}

/** One in reach; a worker's own. */
export async function balanceOf(tx: Tx, id: string): Promise<Balance | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } =
    await sql<Balance>`select ${columns} from employment e join company c on c.id = e.company_id where e.id = ${id}::uuid`.execute(
      tx,
    );
  return rows[0];
}

export interface Lot {
  lot_day: string;
  due_day: string | null;
  percentage: number | null;
  minutes: number;
}

/** Lots by due day, then debts by their day. */
export async function lotsOfBank(tx: Tx, employmentId: string): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select l.lot_day::text, l.due_day::text, l.percentage, l.minutes from employment e cross join lateral (${lotsOf}) l
     where e.id = ${employmentId}::uuid and l.minutes <> 0 order by l.due_day nulls last, l.lot_day, l.percentage`.execute(
    tx,
  );
  return rows;
}

export interface Posting {
  id: string;
  kind: string;
  minutes: number;
  percentage: number | null;
  lot_day: string;
  due_day: string | null;
  made_at: Date;
  made_by_name: string | null;
  reason: string | null;
  timesheet_id: string | null;
  is_reversed: boolean;
}

/** Newest first, at most five hundred. */
export async function postingsOf(tx: Tx, employmentId: string): Promise<Posting[]> {
  const { rows } = await sql<Posting>`
    select b.id, b.kind, b.minutes, b.percentage, b.lot_day::text, b.due_day::text, b.made_at, access.name_in_group(b.made_by, b.access_group_id) as made_by_name, b.reason, b.timesheet_id,
           exists (select from bank_posting r where r.reverses = b.id) as is_reversed
      from bank_posting b where b.employment_id = ${employmentId}::uuid order by b.made_at desc, b.lot_day desc, b.id limit 500`.execute(
    tx,
  );
  return rows;
}

export interface NewMove {
  employmentId: string;
  kind: 'payment' | 'forgiveness' | 'correction' | 'opening';
  minutes: number;
  percentage: number | null;
  day: string;
  due: string | null;
  reason: string;
  by: string;
}

export async function insertMove(tx: Tx, one: NewMove): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day, reason, made_by)
    select e.access_group_id, e.company_id, e.id, e.person_id, ${one.kind}, ${one.minutes}, ${one.percentage}::integer, ${one.day}::date, ${one.due}::date, ${one.reason}, ${one.by}::uuid
      from employment e where e.id = ${one.employmentId}::uuid returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** A move by hand that stands; undefined: there is none in reach. */
export async function standingMove(
  tx: Tx,
  accessGroupId: string,
  id: string,
): Promise<{ id: string; employment_id: string; day: string } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ id: string; employment_id: string; day: string }>`
    select b.id, b.employment_id, b.lot_day::text as day from bank_posting b where b.access_group_id = ${accessGroupId}::uuid and b.id = ${id}::uuid and b.timesheet_id is null
       and b.kind <> 'reversal' and not exists (select from bank_posting r where r.reverses = b.id)`.execute(tx);
  return rows[0];
}

export async function reverseMove(tx: Tx, id: string, by: string): Promise<void> {
  await sql`
    insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day, reverses, made_by)
    select access_group_id, company_id, employment_id, person_id, 'reversal', -minutes, percentage, lot_day, due_day, id, ${by}::uuid from bank_posting where id = ${id}::uuid`.execute(
    tx,
  );
}

/** A closed mirror whose period holds the day or lies behind it: its balance was told already. */
export async function closedFrom(tx: Tx, employmentId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from timesheet where employment_id = ${employmentId}::uuid and deleted_at is null and state = 'closed' and until_day >= ${day}::date`.execute(
    tx,
  );
  return rows.length > 0;
}
