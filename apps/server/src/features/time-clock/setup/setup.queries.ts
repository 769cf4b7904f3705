import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RulesDocument, ScheduleDocument } from '#core/clock/month/facts.types.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface WorkSchedule {
  id: string;
  name: string;
  document: ScheduleDocument;
  version: number;
  people: number;
  made_at: Date;
}

const schedulesWith = (accessGroupId: string) => sql`
  select s.id, s.name, s.document, s.version, s.made_at,
         (select count(*)::integer from schedule_assignment a where a.schedule_id = s.id and a.from_day <= ${today}
             and not exists (select from schedule_assignment n where n.employment_id = a.employment_id and n.from_day > a.from_day and n.from_day <= ${today})) as people
    from work_schedule s where s.access_group_id = ${accessGroupId} and s.replaced_at is null`;

export async function workSchedulesOf(tx: Tx, accessGroupId: string): Promise<WorkSchedule[]> {
  const { rows } =
    await sql<WorkSchedule>`${schedulesWith(accessGroupId)} order by public.search_form(s.name), s.id`.execute(tx);
  return rows;
}

/** Held until the transaction ends; undefined: unknown, or replaced. */
export async function lockWorkSchedule(
  tx: Tx,
  accessGroupId: string,
  id: string,
): Promise<(Omit<WorkSchedule, 'people'> & { in_use: boolean }) | undefined> {
  const { rows } = await sql<Omit<WorkSchedule, 'people'> & { in_use: boolean }>`
    select s.id, s.name, s.document, s.version, s.made_at, exists (select from schedule_assignment a where a.schedule_id = s.id) as in_use
      from work_schedule s where s.access_group_id = ${accessGroupId} and s.id = ${id}::text::uuid and s.replaced_at is null for update`.execute(
    tx,
  );
  return rows[0];
}

/** Undefined: the name is taken. @param follows the one that it takes the place of */
export async function insertWorkSchedule(
  tx: Tx,
  accessGroupId: string,
  { name, document, follows, by }: { name: string; document: ScheduleDocument; follows: string | null; by: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into work_schedule (access_group_id, name, document, follows, version, made_by)
    values (${accessGroupId}, ${name}, ${JSON.stringify(document)}, ${follows}, coalesce((select w.version + 1 from work_schedule w where w.id = ${follows}), 1), ${by})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function replaceWorkSchedule(tx: Tx, id: string): Promise<void> {
  await sql`update work_schedule set replaced_at = now() where id = ${id}`.execute(tx);
}

/** False: the name is another's. */
export async function changeWorkSchedule(
  tx: Tx,
  id: string,
  name: string,
  document: ScheduleDocument,
): Promise<boolean> {
  const { rows } = await sql`
    update work_schedule w set name = ${name}, document = ${JSON.stringify(document)}, version = version + 1
     where id = ${id} and not exists (select from work_schedule o where o.access_group_id = w.access_group_id and o.replaced_at is null
       and o.id <> w.id and public.search_form(o.name) = public.search_form(${name})) returning id`.execute(tx);
  return rows.length > 0;
}

export interface WorkersFilter {
  companyId?: string | undefined;
  department?: string | undefined;
  client?: string | undefined;
  scheduleId?: string | undefined;
  search?: string | undefined;
}

/** Employments in reach that a filter finds on a day: who has left before it is none of them. */
export function matching(filter: WorkersFilter, day: string): RawBuilder<SqlBool> {
  const all = [sql<SqlBool>`(e.dismissed_on is null or e.dismissed_on >= ${day}::date)`];
  if (filter.companyId !== undefined) all.push(sql`e.company_id = ${filter.companyId}::text::uuid`);
  if (filter.department !== undefined) all.push(sql`e.department = ${filter.department}`);
  if (filter.client !== undefined) all.push(sql`e.client = ${filter.client}`);
  if (filter.scheduleId !== undefined)
    all.push(sql`${filter.scheduleId}::text::uuid = (select a.schedule_id from schedule_assignment a
      where a.employment_id = e.id and a.from_day <= ${day}::date order by a.from_day desc limit 1)`);
  for (const word of (filter.search ?? '').trim().split(/\s+/).filter(Boolean))
    all.push(sql`e.search like hot.pattern(${word})`);
  return sql.join(all, sql` and `);
}

/** Their ids; asked by id, undefined where one is out of reach. */
export async function employmentsChosen(
  tx: Tx,
  accessGroupId: string,
  chosen: { ids: readonly string[] } | { filter: WorkersFilter },
  day: string,
): Promise<string[] | undefined> {
  const which =
    'ids' in chosen
      ? sql<SqlBool>`e.id = any (${[...new Set(chosen.ids)]}::text[]::uuid[])`
      : matching(chosen.filter, day);
  const { rows } = await sql<{ id: string }>`
    select e.id from employment e where e.access_group_id = ${accessGroupId} and ${which} order by e.id`.execute(tx);
  if ('ids' in chosen && rows.length !== new Set(chosen.ids).size) return undefined;
  return rows.map(({ id }) => id);
}

/** From a day on; the same day is said anew. */
export async function assignScheduleTo(
  tx: Tx,
  ids: readonly string[],
  { scheduleId, fromDay, by }: { scheduleId: string | null; fromDay: string; by: string },
): Promise<void> {
  await sql`
    insert into schedule_assignment (access_group_id, company_id, employment_id, person_id, from_day, schedule_id, made_by)
    select e.access_group_id, e.company_id, e.id, e.person_id, ${fromDay}::date, ${scheduleId}, ${by} from employment e where e.id = any (${ids}::uuid[])
    on conflict (employment_id, from_day) do update set schedule_id = excluded.schedule_id, made_by = excluded.made_by, made_at = now()`.execute(
    tx,
  );
}

export interface RuleVersion {
  id: string;
  from_day: string;
  document: RulesDocument;
  made_at: string;
}

export interface RuleSet {
  id: string;
  name: string;
  kind: 'agreement' | 'individual' | 'company';
  people: number;
  versions: RuleVersion[];
}

export async function ruleSetsOf(tx: Tx, accessGroupId: string): Promise<RuleSet[]> {
  const { rows } = await sql<RuleSet>`
    select s.id, s.name, s.kind,
           (select count(*)::integer from rule_assignment a where a.rule_set_id = s.id and a.from_day <= ${today}
               and not exists (select from rule_assignment n where n.employment_id = a.employment_id and n.from_day > a.from_day and n.from_day <= ${today})) as people,
           (select jsonb_agg(jsonb_build_object('id', r.id, 'from_day', r.from_day, 'document', r.document, 'made_at', r.made_at) order by r.from_day desc)
              from clock_rule r where r.rule_set_id = s.id) as versions
      from clock_rule_set s where s.access_group_id = ${accessGroupId} order by public.search_form(s.name), s.id`.execute(
    tx,
  );
  return rows;
}

export async function ruleSetOf(
  tx: Tx,
  accessGroupId: string,
  id: string,
): Promise<Pick<RuleSet, 'id' | 'name' | 'kind'> | undefined> {
  const { rows } = await sql<Pick<RuleSet, 'id' | 'name' | 'kind'>>`
    select id, name, kind from clock_rule_set where access_group_id = ${accessGroupId} and id = ${id}::text::uuid for update`.execute(
    tx,
  );
  return rows[0];
}

/** Undefined: the name is taken. */
export async function insertRuleSet(
  tx: Tx,
  accessGroupId: string,
  name: string,
  kind: RuleSet['kind'],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into clock_rule_set (access_group_id, name, kind) values (${accessGroupId}, ${name}, ${kind}) on conflict do nothing returning id`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** False: the name is another's. */
export async function nameRuleSet(tx: Tx, id: string, name: string, kind: RuleSet['kind']): Promise<boolean> {
  const { rows } = await sql`
    update clock_rule_set s set name = ${name}, kind = ${kind} where id = ${id} and not exists (select from clock_rule_set o
      where o.access_group_id = s.access_group_id and o.id <> s.id and public.search_form(o.name) = public.search_form(${name})) returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** False: the set has a version of that day. */
export async function insertRule(
  tx: Tx,
  accessGroupId: string,
  { setId, fromDay, document, by }: { setId: string; fromDay: string; document: RulesDocument; by: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into clock_rule (access_group_id, rule_set_id, from_day, document, made_by)
    values (${accessGroupId}, ${setId}, ${fromDay}::date, ${JSON.stringify(document)}, ${by}) on conflict do nothing returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function assignRulesTo(
  tx: Tx,
  ids: readonly string[],
  { setId, fromDay, by }: { setId: string; fromDay: string; by: string },
): Promise<void> {
  await sql`
    insert into rule_assignment (access_group_id, company_id, employment_id, person_id, from_day, rule_set_id, made_by)
    select e.access_group_id, e.company_id, e.id, e.person_id, ${fromDay}::date, ${setId}, ${by} from employment e where e.id = any (${ids}::uuid[])
    on conflict (employment_id, from_day) do update set rule_set_id = excluded.rule_set_id, made_by = excluded.made_by, made_at = now()`.execute(
    tx,
  );
}

/** Who goes by a set on some day: by assignment, and by their company. */
export async function employmentsOfRules(tx: Tx, setId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.employment_id as id from rule_assignment a where a.rule_set_id = ${setId}
    union select e.id from clock_setting s join employment e on e.company_id = s.company_id where s.rule_set_id = ${setId}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
