import { sql } from 'kysely';
import { type AskedPage, allOf, countUpTo, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export type StoredStage = 'new' | 'talk' | 'chosen' | 'refused';

export interface OpeningRow {
  id: string;
  company_id: string;
  company: string;
  title: string;
  made_at: Date;
  closed_at: Date | null;
  stages: Partial<Record<StoredStage, number>>;
}

export interface CandidateRow {
  id: string;
  opening_id: string;
  company_id: string;
  name: string;
  email: string | null;
  cell_phone: string | null;
  stage: StoredStage;
  reason: string | null;
  admission_id: string | null;
  made_at: Date;
  closed: boolean;
}

const openingColumns = sql`o.id, o.company_id, c.trade_name as company, o.title, o.made_at, o.closed_at,
  coalesce((select jsonb_object_agg(s.stage, s.n) from (select k.stage, count(*) as n from candidate k where k.opening_id = o.id group by 1) s), '{}') as stages`;
const openings = sql`opening o join company c on c.id = o.company_id`;
const candidateColumns = sql`k.id, k.opening_id, k.company_id, k.name, k.email, k.cell_phone, k.stage, k.reason, k.admission_id, k.made_at,
  o.closed_at is not null as closed`;
const candidates = sql`candidate k join opening o on o.id = k.opening_id`;

export interface OpeningFilter {
  search?: string | undefined;
  open?: boolean | undefined;
}

const newest = (at: Key['value'], id: Key['value']): Key[] => [
  { value: at, type: 'instant', descending: true },
  { value: id, type: 'uuid', descending: true },
];

function conditions({ search, open }: OpeningFilter) {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  return allOf(
    ...words.map(word => sql`o.search like hot.pattern(${word})`),
    open === undefined ? undefined : sql`(o.closed_at is null) = ${open}`,
  );
}

/** The newest first. */
export async function listOpenings(tx: Tx, filter: OpeningFilter, page: AskedPage): Promise<Placed<OpeningRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(newest(sql`o.made_at`, sql`o.id`), page);
  const { rows } = await sql<Placed<OpeningRow>>`
    select ${openingColumns}, ${place} from ${openings} where ${conditions(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countOpenings(tx: Tx, filter: OpeningFilter): Promise<number> {
  return countUpTo(tx, sql`${openings} where ${conditions(filter)}`);
}

/** Undefined: none, or out of reach; held until the transaction ends where it is to change. */
export async function openingById(tx: Tx, id: string, held = false): Promise<OpeningRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select from opening where id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<OpeningRow>`
    select ${openingColumns} from ${openings} where o.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

export async function insertOpening(
  tx: Tx,
  made: { accessGroupId: string; companyId: string; title: string; personId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into opening (access_group_id, company_id, title, made_by)
    values (${made.accessGroupId}::uuid, ${made.companyId}::uuid, ${made.title}, ${made.personId}::uuid) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** Closes one that is open; its candidates' term begins. */
export async function closeRow(tx: Tx, id: string, eraseOn: string): Promise<void> {
  await sql`update opening set closed_at = now() where id = ${id}::uuid`.execute(tx);
  await sql`update candidate set erase_on = ${eraseOn}::date where opening_id = ${id}::uuid`.execute(tx);
}

/** The newest first. */
const ofOpening = (id: string | undefined) => (id === undefined ? sql`true` : sql`k.opening_id = ${id}::uuid`);

export async function listCandidates(
  tx: Tx,
  openingId: string | undefined,
  page: AskedPage,
): Promise<Placed<CandidateRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(newest(sql`k.made_at`, sql`k.id`), page);
  const { rows } = await sql<Placed<CandidateRow>>`
    select ${candidateColumns}, ${place} from ${candidates} where ${ofOpening(openingId)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countCandidates(tx: Tx, openingId: string | undefined): Promise<number> {
  return countUpTo(tx, sql`${candidates} where ${ofOpening(openingId)}`);
}

/** Undefined: none, or out of reach; held until the transaction ends where it is to change. */
export async function candidateById(tx: Tx, id: string, held = false): Promise<CandidateRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select from candidate where id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<CandidateRow>`
    select ${candidateColumns} from ${candidates} where k.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

export interface NewCandidate {
  accessGroupId: string;
  companyId: string;
  openingId: string;
  personId: string;
  name: string;
  email: string | null;
  cellPhone: string | null;
}

export async function insertCandidate(tx: Tx, made: NewCandidate): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into candidate (opening_id, access_group_id, company_id, name, email, cell_phone, made_by)
    values (${made.openingId}::uuid, ${made.accessGroupId}::uuid, ${made.companyId}::uuid, ${made.name}, ${made.email}, ${made.cellPhone}, ${made.personId}::uuid)
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

export async function moveRow(
  tx: Tx,
  id: string,
  { stage, reason }: { stage: StoredStage; reason: string | null },
): Promise<void> {
  await sql`update candidate set stage = ${stage}, reason = ${reason} where id = ${id}::uuid`.execute(tx);
}

export async function joinAdmission(tx: Tx, id: string, admissionId: string): Promise<void> {
  await sql`
    update candidate set admission_id = ${admissionId}::uuid, stage = 'chosen', reason = null where id = ${id}::uuid`.execute(
    tx,
  );
}
