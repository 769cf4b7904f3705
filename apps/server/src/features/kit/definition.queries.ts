import type { kitContract } from '@cracha/contract/features/kit/kit.contract.ts';
import type { Regime } from '@cracha/contract/features/worker/regimes.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import type { KitJob } from '#core/kit/kit-port.ts';
import { type AskedPage, allOf, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** An item as it is kept and as it travels. */
export type DefinedItem = ResponseSent<(typeof kitContract)['kitDefinition']>['itens'][number];

export interface DefinitionRow {
  id: string;
  access_group_id: string;
  kind: 'admission' | 'termination';
  name: string;
  regimes: Regime[];
  positions: string[];
  company_id: string | null;
  company: string | null;
  active: boolean;
  items: DefinedItem[];
  version: number;
  open: number;
  /** Who asks for a criminal record, by id and by name; null: nobody does, or it was confirmed. */
  reasoned_by: string | null;
  waits_for: string | null;
  confirmed: boolean;
}

const columns = sql`d.id, d.access_group_id, d.kind, d.name, d.regimes, d.positions, d.company_id, (select c.trade_name from company c where c.id = d.company_id) as company, d.active, d.items, d.version,
  (select count(*)::integer from kit k where k.definition_id = d.id and k.state = 'open') as open, d.reasoned_by, d.confirmed_by is not null as confirmed,
  case when d.reasoned_by is not null and d.confirmed_by is null then access.name_in_group(d.reasoned_by, d.access_group_id) end as waits_for`;

export interface DefinitionFilter {
  search?: string | undefined;
  kind?: 'admission' | 'termination' | undefined;
  active?: boolean | undefined;
  /** Those that suit this worker. */
  employmentId?: string | undefined;
  /** Those that suit this work. */
  job?: KitJob | undefined;
}

const jobOfWorker = (id: string) =>
  sql`select company_id, hiring_regime, job_title from employment where id = ${id}::uuid and access_group_id = d.access_group_id`;
const jobTold = ({ companyId, regime, jobTitle }: KitJob) =>
  sql`select ${companyId ?? null}::uuid as company_id, ${regime ?? null}::text as hiring_regime, ${jobTitle?.trim() || null}::text as job_title`;

/** None named, or it isn't told: it suits. Positions are compared without case and accents. */
const suits = (job: RawBuilder<unknown>) => sql`exists (select from (${job}) e
  where (d.company_id is null or e.company_id is null or d.company_id = e.company_id) and (d.regimes = '{}' or e.hiring_regime is null or e.hiring_regime = any (d.regimes))
  and (d.positions = '{}' or e.job_title is null or public.search_form(e.job_title) in (select public.search_form(p) from unnest(d.positions) p)))`;

/** Whether a kit is meant for a worker: by regime, position and company. */
export async function suitsWorker(tx: Tx, id: string, employmentId: string): Promise<boolean> {
  const { rows } =
    await sql`select from kit_definition d where d.id = ${id}::uuid and ${suits(jobOfWorker(employmentId))}`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Whether a kit is meant for work of which only this is known. */
export async function suitsJob(tx: Tx, id: string, job: KitJob): Promise<boolean> {
  const { rows } = await sql`select from kit_definition d where d.id = ${id}::uuid and ${suits(jobTold(job))}`.execute(
    tx,
  );
  return rows.length > 0;
}

function conditions({ search, kind, active, employmentId, job }: DefinitionFilter) {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  return allOf(
    sql`d.deleted_at is null`,
    ...words.map(word => sql`d.search like hot.pattern(${word})`),
    kind === undefined ? undefined : sql`d.kind = ${kind}`,
    active === undefined ? undefined : sql`d.active = ${active}`,
    employmentId === undefined ? undefined : isUuid(employmentId) ? suits(jobOfWorker(employmentId)) : sql`false`,
    job && (job.companyId === undefined || isUuid(job.companyId) ? suits(jobTold(job)) : sql`false`),
  );
}

export async function listDefinitions(
  tx: Tx,
  filter: DefinitionFilter,
  page: AskedPage,
): Promise<Placed<DefinitionRow>[]> {
  const order = [
    { value: sql`d.search`, type: 'text' as const },
    { value: sql`d.id`, type: 'uuid' as const },
  ];
  const { place, beyond, orderBy, limit } = keyset(order, page);
  const { rows } = await sql<Placed<DefinitionRow>>`
    select ${columns}, ${place} from kit_definition d where ${conditions(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countDefinitions(tx: Tx, filter: DefinitionFilter): Promise<number> {
  return countUpTo(tx, sql`kit_definition d where ${conditions(filter)}`);
}

/** One that stands; held until the transaction ends where it is to change. */
export async function definitionById(tx: Tx, id: string, held = false): Promise<DefinitionRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select from kit_definition where id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<DefinitionRow>`
    select ${columns} from kit_definition d where d.id = ${id}::uuid and d.deleted_at is null`.execute(tx);
  return rows[0];
}

export interface WrittenDefinition {
  kind: 'admission' | 'termination';
  name: string;
  regimes: readonly string[];
  positions: readonly string[];
  companyId: string | null;
  active: boolean;
  items: readonly DefinedItem[];
  /** Who asks for a criminal record; null: nobody. */
  reasonedBy: string | null;
  /** It was confirmed before, and nothing of it changed. */
  staysConfirmed: boolean;
}

export async function insertDefinition(
  tx: Tx,
  { accessGroupId, personId }: { accessGroupId: string; personId: string },
  one: WrittenDefinition,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into kit_definition (access_group_id, kind, name, regimes, positions, company_id, active, items, reasoned_by, changed_by)
    values (${accessGroupId}::uuid, ${one.kind}, ${one.name}, ${[...one.regimes]}::text[], ${[...one.positions]}::text[], ${one.companyId}::uuid, ${one.active}, ${JSON.stringify(one.items)}::jsonb,
      ${one.reasonedBy}::uuid, ${personId}::uuid) returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** @returns whether it was still of that version */
export async function updateDefinition(
  tx: Tx,
  id: string,
  version: number,
  personId: string,
  one: WrittenDefinition,
): Promise<boolean> {
  const { rows } = await sql`
    update kit_definition set name = ${one.name}, regimes = ${[...one.regimes]}::text[], positions = ${[...one.positions]}::text[], company_id = ${one.companyId}::uuid, active = ${one.active},
           items = ${JSON.stringify(one.items)}::jsonb, version = version + 1, changed_by = ${personId}::uuid, changed_at = now(),
           confirmed_by = case when ${one.staysConfirmed} then confirmed_by end, reasoned_by = case when ${one.staysConfirmed} then reasoned_by else ${one.reasonedBy}::uuid end
     where id = ${id}::uuid and version = ${version} and deleted_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** @returns whether it still waited for another person */
export async function confirmRow(tx: Tx, id: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    update kit_definition set confirmed_by = ${personId}::uuid, version = version + 1
     where id = ${id}::uuid and reasoned_by is not null and reasoned_by <> ${personId}::uuid and confirmed_by is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The whole rows, as the exclusion history keeps them. */
export function wholeDefinitions(ids: readonly string[]): ExcludedRows {
  return sql`
    select d.id, d.access_group_id, to_jsonb(d) - 'search' as record from kit_definition d where d.id = any (${[...ids]}::text[]::uuid[]) and d.deleted_at is null`;
}

export async function hideDefinitions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update kit_definition set deleted_at = now(), version = version + 1 where id = any (${[...ids]}::text[]::uuid[]) and deleted_at is null`.execute(
    tx,
  );
}

/** False: it is none that was deleted. */
export async function bringBackDefinition(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update kit_definition set deleted_at = null, version = version + 1 where id = ${id}::text::uuid and deleted_at is not null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Of models by their ids those that are published. */
export async function publishedTemplates(tx: Tx, ids: readonly string[]): Promise<Map<string, boolean>> {
  const known = ids.filter(isUuid);
  const { rows } = await sql<{ id: string; published: boolean }>`
    select t.id, t.published > 0 as published from template t where t.id = any (${known}::text[]::uuid[]) and t.deleted_at is null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, published }) => [id, published]));
}

/** Companies in the reader's reach, by name. */
export async function companiesInReach(tx: Tx, accessGroupId: string): Promise<{ id: string; nome: string }[]> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select c.id, c.trade_name as nome from company c where c.access_group_id = ${accessGroupId}::uuid order by public.search_form(c.trade_name), c.id limit 500`.execute(
    tx,
  );
  return rows;
}

/** A company in the reader's reach. */
export async function companyInReach(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql`select from company c where c.id = ${id}::uuid`.execute(tx);
  return rows.length > 0;
}
