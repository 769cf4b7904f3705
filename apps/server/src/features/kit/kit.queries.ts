import { type RawBuilder, sql } from 'kysely';
import { type AskedPage, allOf, countUpTo, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { StoredKind } from './kit.policy.ts';

export interface KitRow {
  id: string;
  access_group_id: string;
  company_id: string;
  employment_id: string;
  person_id: string;
  kind: StoredKind;
  name: string;
  state: string;
  due_on: string | null;
  opened_by: string;
  opened_at: Date;
  reminded_on: string | null;
  reason: string | null;
  asked: number;
  accepted: number;
  waived: number;
  delivered: number;
  refused: number;
  to_sign: number;
  lacking: number;
  worker: string;
  job_title: string | null;
  company: string;
  admitted_on: string | null;
  dismissed: boolean;
  termination: {
    reason_code: string;
    notice_kind: 'worked' | 'paid' | 'released' | 'none';
    notice_on: string | null;
    last_day: string;
    has_contact: boolean;
  } | null;
}

const columns = sql`k.id, k.access_group_id, k.company_id, k.employment_id, k.person_id, k.kind, k.name, k.state, k.due_on::text, k.opened_by, k.opened_at, k.reminded_on::text, k.reason,
  k.asked, k.accepted, k.waived, k.delivered, k.refused, k.to_sign, k.lacking, e.name as worker, e.job_title, c.trade_name as company, e.admitted_on::text, e.dismissed_on is not null as dismissed,
  (select jsonb_build_object('reason_code', t.reason_code, 'notice_kind', t.notice_kind, 'notice_on', t.notice_on, 'last_day', t.last_day, 'has_contact', access.has_contact(t.employment_id))
     from termination t where t.kit_id = k.id) as termination`;
const from = sql`kit k join employment e on e.id = k.employment_id join company c on c.id = k.company_id`;

export interface KitFilter {
  kind: StoredKind;
  search?: string | undefined;
  state?: string | undefined;
  companyId?: string | undefined;
  definitionId?: string | undefined;
  /** By the day by which a kit counts. */
  since?: string | undefined;
  until?: string | undefined;
}

const standing: Record<string, RawBuilder<boolean>> = {
  aberto: sql<boolean>`k.state = 'open'`,
  conferir: sql<boolean>`k.state = 'open' and k.delivered > 0`,
  pronto: sql<boolean>`k.state = 'open' and k.lacking = 0`,
  concluido: sql<boolean>`k.state = 'done'`,
  cancelado: sql<boolean>`k.state = 'canceled'`,
};

/** The day by which a kit counts: of a termination its last day, else the first day of work. */
const dayOf = sql`coalesce((select t.last_day from termination t where t.kit_id = k.id), (select e.admitted_on from employment e where e.id = k.employment_id), (k.opened_at at time zone 'America/Sao_Paulo')::date)`;

function conditions({ kind, search, state, companyId, definitionId, since, until }: KitFilter) {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  const isId = (column: RawBuilder<unknown>, id: string | undefined) =>
    id === undefined ? undefined : isUuid(id) ? sql`${column} = ${id}::uuid` : sql`false`;
  return allOf(
    sql`k.kind = ${kind}`,
    ...words.map(word => sql`k.search like hot.pattern(${word})`),
    state === undefined ? undefined : standing[state],
    isId(sql`k.company_id`, companyId),
    isId(sql`k.definition_id`, definitionId),
    since === undefined ? undefined : sql`${dayOf} >= ${since}::date`,
    until === undefined ? undefined : sql`${dayOf} <= ${until}::date`,
  );
}

const percent = sql`case when k.asked = 0 then 100 else (k.accepted + k.waived) * 100 / k.asked end`;
const orders: Record<string, Key> = {
  inicio: { value: dayOf, type: 'day' },
  nome: { value: sql`public.search_form(e.name)`, type: 'text' },
  percentual: { value: percent, type: 'integer' },
};

/** By the first day of work, or the last one, where nothing else is asked. */
export async function listKits(
  tx: Tx,
  filter: KitFilter,
  asked: string | undefined,
  page: AskedPage,
): Promise<Placed<KitRow>[]> {
  const name = asked ?? 'inicio';
  const descending = name.startsWith('-');
  const key = orders[name.replace('-', '')] ?? { value: dayOf, type: 'day' as const };
  const order = [
    { ...key, descending },
    { value: sql`k.id`, type: 'uuid' as const, descending },
  ];
  const { place, beyond, orderBy, limit } = keyset(order, page, name);
  const { rows } = await sql<Placed<KitRow>>`
    select ${columns}, ${place} from ${from} where ${conditions(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countKits(tx: Tx, filter: KitFilter): Promise<number> {
  return countUpTo(tx, sql`kit k where ${conditions(filter)}`);
}

export interface KitTotals {
  aberto: number;
  conferir: number;
  pronto: number;
  concluido: number;
  cancelado: number;
  papeis: number;
  primeiroInicio: string | null;
}

/** How many stand where. */
export async function totalsOf(tx: Tx, filter: KitFilter): Promise<KitTotals> {
  const counts = Object.entries(standing).map(
    ([name, is]) => sql`count(*) filter (where ${is})::integer as ${sql.ref(name)}`,
  );
  const { rows } = await sql<KitTotals>`
    select ${sql.join(counts)}, coalesce(sum(k.delivered) filter (where k.state = 'open'), 0)::integer as papeis,
           (min(e.admitted_on) filter (where k.state = 'open' and e.admitted_on >= ${today}))::text as "primeiroInicio"
      from ${from} where ${conditions({ ...filter, state: undefined })}`.execute(tx);
  return rows[0] ?? { aberto: 0, conferir: 0, pronto: 0, concluido: 0, cancelado: 0, papeis: 0, primeiroInicio: null };
}

/** One in sight; held until the transaction ends where it is to change. A manager, who changes no kit, holds its item. */
export async function kitById(tx: Tx, id: string, held = false): Promise<KitRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select access.hold_kit(${id}::uuid)`.execute(tx);
  const { rows } = await sql<KitRow>`select ${columns} from ${from} where k.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** A worker's own, or what is open for an employment: those that wait first. */
export async function kitsOf(tx: Tx, of: { personId: string } | { employmentId: string }): Promise<KitRow[]> {
  if ('employmentId' in of && !isUuid(of.employmentId)) return [];
  const whose =
    'personId' in of
      ? sql`k.person_id = ${of.personId}::uuid and k.state <> 'canceled'`
      : sql`k.employment_id = ${of.employmentId}::uuid and k.state = 'open'`;
  const { rows } = await sql<KitRow>`
    select ${columns} from ${from} where ${whose} order by k.state <> 'open', k.opened_at desc, k.id limit 50`.execute(
    tx,
  );
  return rows;
}

export interface NewKit {
  accessGroupId: string;
  companyId: string;
  employmentId: string;
  personId: string;
  kind: StoredKind;
  name: string;
  definition: { id: string; version: number } | null;
  dueOn: string | null;
  openedBy: string;
  words: string;
}

export async function insertKit(tx: Tx, one: NewKit): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into kit (access_group_id, company_id, employment_id, person_id, kind, name, definition_id, definition_version, due_on, opened_by, search)
    values (${one.accessGroupId}::uuid, ${one.companyId}::uuid, ${one.employmentId}::uuid, ${one.personId}::uuid, ${one.kind}, ${one.name}, ${one.definition?.id ?? null}::uuid,
      ${one.definition?.version ?? null}::integer, ${one.dueOn}::date, ${one.openedBy}::uuid, public.search_form(${one.words})) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

export async function insertTermination(
  tx: Tx,
  kitId: string,
  of: Pick<NewKit, 'accessGroupId' | 'companyId' | 'employmentId' | 'personId'>,
  { code, notice, noticeOn, lastDay }: { code: string; notice: string; noticeOn: string | null; lastDay: string },
): Promise<void> {
  await sql`
    insert into termination (kit_id, access_group_id, company_id, employment_id, person_id, reason_code, notice_kind, notice_on, last_day)
    values (${kitId}::uuid, ${of.accessGroupId}::uuid, ${of.companyId}::uuid, ${of.employmentId}::uuid, ${of.personId}::uuid, ${code}, ${notice}, ${noticeOn}::date, ${lastDay}::date)`.execute(
    tx,
  );
}

/** Ends an open kit. @returns whether it was still open */
export async function endKit(
  tx: Tx,
  id: string,
  { state, personId, reason }: { state: 'done' | 'canceled'; personId: string; reason: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update kit set state = ${state}, ended_by = ${personId}::uuid, ended_at = now(), reason = ${reason} where id = ${id}::uuid and state = 'open' returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Notes that the worker was reminded today. @returns whether nobody had today */
export async function noteReminded(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update kit set reminded_on = ${today} where id = ${id}::uuid and state = 'open' and reminded_on is distinct from ${today} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface EventRow {
  at: Date;
  who: string | null;
  verb: string;
  item: string | null;
  reason: string | null;
}

/** What happened, the newest first. */
export async function eventsOf(tx: Tx, kitId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select v.at, access.name_in_group(v.person_id, v.access_group_id) as who, v.verb, i.name as item, v.reason
      from kit_event v left join kit_item i on i.id = v.item_id where v.kit_id = ${kitId}::uuid order by v.id desc limit 200`.execute(
    tx,
  );
  return rows;
}

/** @param personId null: the platform did it */
export async function insertEvent(
  tx: Tx,
  {
    kitId,
    accessGroupId,
    itemId = null,
    verb,
    personId,
    reason = null,
  }: {
    kitId: string;
    accessGroupId: string;
    itemId?: string | null;
    verb: string;
    personId: string | null;
    reason?: string | null;
  },
): Promise<void> {
  await sql`
    insert into kit_event (kit_id, item_id, access_group_id, verb, person_id, reason)
    values (${kitId}::uuid, ${itemId}::uuid, ${accessGroupId}::uuid, ${verb}, ${personId}::uuid, ${reason})`.execute(
    tx,
  );
}
