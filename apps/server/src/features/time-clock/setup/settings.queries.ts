import type { PayrollTotal } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface ClockSetting {
  company_id: string;
  time_clock_kind: 'pdf' | 'manual' | 'recorder' | 'payroll';
  state: string | null;
  city: string | null;
  zone: string | null;
  first_day: number;
  half_months: boolean;
  answer_days: number;
  approval_days: number;
  days_back: number | null;
  rule_set_id: string | null;
  payroll_codes: { total: PayrollTotal; percentual: number | null; codigo: string }[];
  rep_number: string | null;
  version: number;
}

/** With what holds where HR set nothing; undefined: no company in reach. */
export async function clockSettingOf(
  tx: Tx,
  accessGroupId: string,
  companyId: string,
): Promise<ClockSetting | undefined> {
  const { rows } = await sql<ClockSetting>`
    select c.id as company_id, c.time_clock_kind, c.state, c.city, s.zone, coalesce(s.first_day, 1) as first_day, coalesce(s.half_months, false) as half_months,
           coalesce(s.answer_days, 3) as answer_days, coalesce(s.approval_days, 3) as approval_days, s.days_back, s.rule_set_id,
           coalesce(s.payroll_codes, '[]') as payroll_codes, s.rep_number, coalesce(s.version, 0) as version
      from company c left join clock_setting s on s.company_id = c.id
     where c.access_group_id = ${accessGroupId} and c.id = ${companyId}::text::uuid and c.deleted_at is null`.execute(
    tx,
  );
  return rows[0];
}

/** False: somebody else saved since that version was read. */
export async function saveClockSetting(tx: Tx, accessGroupId: string, set: ClockSetting): Promise<boolean> {
  const { rows } = await sql`
    insert into clock_setting (company_id, access_group_id, zone, first_day, half_months, answer_days, approval_days, days_back, rule_set_id, payroll_codes, rep_number)
    values (${set.company_id}, ${accessGroupId}, ${set.zone}, ${set.first_day}, ${set.half_months}, ${set.answer_days}, ${set.approval_days}, ${set.days_back},
            ${set.rule_set_id}, ${JSON.stringify(set.payroll_codes)}, ${set.rep_number})
    on conflict (company_id) do update set zone = excluded.zone, first_day = excluded.first_day, half_months = excluded.half_months, answer_days = excluded.answer_days,
      approval_days = excluded.approval_days, days_back = excluded.days_back, rule_set_id = excluded.rule_set_id, payroll_codes = excluded.payroll_codes,
      rep_number = excluded.rep_number, version = clock_setting.version + 1 where clock_setting.version = ${set.version}
    returning company_id`.execute(tx);
  return rows.length > 0;
}

/** Everybody who has a mirror of the company. */
export async function employmentsWithMirrors(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct employment_id as id from timesheet where company_id = ${companyId} and deleted_at is null and state in ('open', 'review')`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export interface JustificationKind {
  id: string;
  access_group_id: string;
  name: string;
  effect: 'include' | 'excuse' | 'bankDay' | 'none';
  medical: boolean;
  needs_file: boolean;
  active: boolean;
  position: number;
  in_use: boolean;
}

/** In their order. @param accessGroupId null: of every access group that the reader works in */
export async function justificationKindsOf(tx: Tx, accessGroupId: string | null): Promise<JustificationKind[]> {
  const { rows } = await sql<JustificationKind>`
    select k.*, exists (select from justification j where j.kind_id = k.id) as in_use from justification_kind k
     where ${accessGroupId}::uuid is null or k.access_group_id = ${accessGroupId}::uuid order by k.position, k.name`.execute(
    tx,
  );
  return rows;
}

/** Undefined: the name is taken. */
export async function insertJustificationKind(
  tx: Tx,
  accessGroupId: string,
  kind: Omit<JustificationKind, 'id' | 'access_group_id' | 'in_use' | 'position'> & { position: number | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into justification_kind (access_group_id, name, effect, medical, needs_file, active, position)
    values (${accessGroupId}, ${kind.name}, ${kind.effect}, ${kind.medical}, ${kind.needs_file}, ${kind.active},
            coalesce(${kind.position}::integer, (select coalesce(max(position), 0) + 1 from justification_kind where access_group_id = ${accessGroupId})))
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** False: the name is another's. */
export async function updateJustificationKind(tx: Tx, kind: JustificationKind): Promise<boolean> {
  const { rows } = await sql`
    update justification_kind k set name = ${kind.name}, effect = ${kind.effect}, medical = ${kind.medical}, needs_file = ${kind.needs_file}, active = ${kind.active}, position = ${kind.position}
     where id = ${kind.id} and not exists (select from justification_kind o where o.access_group_id = k.access_group_id and o.id <> k.id
       and public.search_form(o.name) = public.search_form(${kind.name})) returning id`.execute(tx);
  return rows.length > 0;
}
