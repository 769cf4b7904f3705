import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StoredState } from '#core/document/document-state.ts';
import { type AskedPage, allOf, counting, countUpTo, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import { lookUp } from '#kernel/database/looked-up.ts';
import { today } from '#kernel/database/today.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Judged, StoredAsks } from './document.policy.ts';
import {
  awaitsNote,
  columns,
  type DocumentReader,
  isNew,
  isReader,
  parts,
  signsNow,
  waitsFor,
} from './document-row.queries.ts';

export interface DocumentRow extends Judged {
  id: string;
  access_group_id: string;
  code: string;
  title: string;
  type: number;
  kind: string | null;
  company_id: string | null;
  company: string | null;
  people: { id: string; name: string }[];
  people_count: number;
  sender: string | null;
  due_on: string | null;
  valid_until: string | null;
  created_at: Date;
  visible: boolean;
  health: boolean;
  file_version: number;
  version: number;
  message: string;
  folder: string | null;
  tags: string[];
  origin: string;
  reason: string | null;
  signers: number;
  receivers: number;
  seen_count: number;
  acknowledged_count: number;
  asks: StoredAsks;
}

/** One in sight; held until the transaction ends where it is to change. */
export async function documentById(
  tx: Tx,
  reader: DocumentReader,
  id: string,
  held = false,
): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select access.hold_document(${id}::uuid)`.execute(tx);
  const { rows } = await sql<DocumentRow>`
    select ${columns} from document d ${parts(reader)} where d.id = ${id}::uuid and d.deleted_at is null`.execute(tx);
  return rows[0];
}

export type Box = 'sent' | 'received' | 'both';
export interface DocumentFilter {
  reader: DocumentReader;
  box: Box;
  search?: string | undefined;
  type?: number | undefined;
  states?: readonly StoredState[] | undefined;
  /** Its deadline or its validity ends soon. */
  endsSoon?: boolean;
  asks?: StoredAsks | undefined;
  companyId?: string | undefined;
  department?: string | undefined;
  client?: string | undefined;
  employmentId?: string | undefined;
  folder?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** What its search found, where it was looked up. */
  found?: readonly string[] | undefined;
}

/** A worker's own list begins with their own documents: its words are looked for in these. */
export async function lookUpDocuments(tx: Tx, filter: DocumentFilter): Promise<DocumentFilter> {
  if (filter.reader.profile === 'trabalhador') return filter;
  return lookUp(tx, filter, (words, most) => sql`select access.found_documents(${[...words]}::text[], ${most}) as ids`);
}
export type DocumentOrder = 'criadoEm' | 'titulo' | 'prazo' | 'pessoa';

const person = sql`(select public.search_form(coalesce(min(p.name), '')) from document_person p where p.document_id = d.id)`;
const keys = {
  criadoEm: { value: sql`d.created_at`, type: 'instant' },
  titulo: { value: sql`public.search_form(d.title)`, type: 'text' },
  prazo: { value: sql`coalesce(d.due_on, date '9999-12-31')`, type: 'day' },
  pessoa: { value: person, type: 'text' },
} as const satisfies Record<DocumentOrder, Key>;

const isOrder = (text: string): text is DocumentOrder => Object.hasOwn(keys, text);

/** Newest first where nothing is asked; what a worker got begins with what waits for them: to sign, to acknowledge, new. */
function orderOf(
  { reader, box }: DocumentFilter,
  asked: string | undefined,
): { order: Key[]; name: string; waits?: RawBuilder<unknown> } {
  const descending = asked === undefined || asked.startsWith('-');
  const field = (asked ?? 'criadoEm').replace('-', '');
  const key = isOrder(field) ? keys[field] : keys.criadoEm;
  const order = [
    { ...key, descending },
    { value: sql`d.id`, type: 'uuid' as const, descending },
  ];
  if (asked !== undefined || box !== 'received' || reader.profile !== 'trabalhador')
    return { order, name: `${descending ? '-' : ''}${field}` };
  return {
    order: [{ value: sql`w.waits`, type: 'integer' }, ...order],
    name: 'waiting',
    // `offset` keeps it one: its three mentions would be planned three times
    waits: sql`cross join lateral (select ${waitsFor(reader)} as waits offset 0) w`,
  };
}

export async function listDocuments(
  tx: Tx,
  filter: DocumentFilter,
  asked: string | undefined,
  page: AskedPage,
): Promise<Placed<DocumentRow>[]> {
  const { order, name, waits } = orderOf(filter, asked);
  const { beyond, orderBy, limit, place } = keyset(order, page, name);
  const found = sql`select d.*, ${place}, row_number() over (order by ${orderBy}) as turn from document d ${waits ?? sql``}
    where ${matching(filter)} and ${beyond} order by ${orderBy} ${limit}`;
  const query = sql<
    Placed<DocumentRow>
  >`select ${columns}, d.place from (${found}) d ${parts(filter.reader)} order by d.turn`;
  const { rows } = await (isPlannedOnce(filter) ? runPrepared(tx, query) : query.execute(tx));
  return rows;
}

export function countDocuments(tx: Tx, filter: DocumentFilter): Promise<number> {
  return countUpTo(tx, sql`document d where ${matching(filter)}`);
}

/** Ids of all that a filter finds. */
export async function documentIds(tx: Tx, filter: DocumentFilter, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from document d where ${matching(filter)} order by d.id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A worker's own are the same few, whatever is asked of them: their plan is kept. Words make a text of their own each. */
const isPlannedOnce = ({ reader, search }: DocumentFilter) => reader.profile === 'trabalhador' && !search?.trim();

/** A worker's own are found by who they are: looking at each document of a large group would take minutes. */
const ofWorker = (personId: string) => sql<SqlBool>`(d.id = any (
    array(select p.document_id from document_person p where p.person_id = ${personId}::uuid) || (select access.documents_to_sign()))
  or d.side = 'trabalhador' and d.sent_by = ${personId}::uuid)`;

function inBox({ reader, box }: DocumentFilter): RawBuilder<unknown> | undefined {
  const { personId, profile } = reader;
  const isWorker = profile === 'trabalhador';
  const sent = isWorker
    ? sql`d.side = 'trabalhador' and d.sent_by = ${personId}::uuid`
    : sql`(d.side <> 'trabalhador' or d.to_side = 'people')`;
  const received = isWorker
    ? sql`(${isReader(reader)} and not (d.side = 'trabalhador' and d.sent_by = ${personId}::uuid) or d.id = any (access.documents_to_sign()))`
    : sql`d.side = 'trabalhador' and d.to_side = ${profile}`;
  const own = isWorker ? sql`(${sent} or ${received})` : undefined;
  return { sent, received, both: own }[box];
}

/** Who signs has a week, who renews has sixty days: when the first reminder of each goes out (6.2). */
const endsSoon = sql<SqlBool>`(d.state = 'waiting' and d.due_on between ${today} and ${today} + 7 or d.valid_until between ${today} and ${today} + 60)`;

/** Folders within one begin with its name and a slash; `0` is the next character. A range may use an index under row-level security, `like` may not. */
function matching(filter: DocumentFilter): RawBuilder<SqlBool> {
  const { search, found, type, states, asks, companyId, department, client, employmentId, folder, from, until } =
    filter;
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  const ofPeople = allOf(
    department === undefined ? undefined : sql`e.department = ${department}`,
    client === undefined ? undefined : sql`e.client = ${client}`,
  );
  const named = (id: string, column: RawBuilder<unknown>) => (isUuid(id) ? sql`${column} = ${id}::uuid` : sql`false`);
  return allOf(
    sql`d.deleted_at is null`,
    filter.reader.profile === 'trabalhador' ? ofWorker(filter.reader.personId) : undefined,
    inBox(filter),
    ...words.map(word => sql`d.search like hot.pattern(${word})`),
    found === undefined ? undefined : sql`d.id = any (${[...found]}::text[]::uuid[])`,
    type === undefined ? undefined : sql`d.type = ${type}`,
    states === undefined ? undefined : sql`d.state = any (${[...states]})`,
    filter.endsSoon ? endsSoon : undefined,
    asks === undefined ? undefined : sql`d.asks = ${asks}`,
    companyId === undefined ? undefined : named(companyId, sql`d.company_id`),
    employmentId === undefined
      ? undefined
      : sql`exists (select from document_person p where p.document_id = d.id and ${named(employmentId, sql`p.employment_id`)})`,
    department === undefined && client === undefined
      ? undefined
      : sql`exists (select from document_person p join employment e on e.id = p.employment_id where p.document_id = d.id and ${ofPeople})`,
    folder === undefined
      ? undefined
      : sql`(d.folder collate "C" = ${folder} or d.folder collate "C" > ${`${folder}/`} and d.folder collate "C" < ${`${folder}0`})`,
    from === undefined ? undefined : sql`d.created_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'`,
    until === undefined
      ? undefined
      : sql`d.created_at < (${until}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`,
  );
}

export interface Totals {
  all: number;
  waiting: number;
  fresh: number;
  expired: number;
  ending: number;
  completed: number;
  drafts: number;
}

/** How many of a filter's stand where; each counted to 10,000, 10,001 stands for more. */
export async function totalsOf(tx: Tx, filter: DocumentFilter): Promise<Totals> {
  const { reader } = filter;
  const unread = sql`not exists (select from document_receipt r where r.document_id = d.id and r.version = d.file_version and r.acknowledged_at is not null)`;
  const conditions: Record<keyof Totals, RawBuilder<unknown>> = {
    all: sql`true`,
    waiting: sql`(d.state in ('waiting', 'sealing', 'sealFailed') or d.asks = 'acknowledge' and d.state in ('sent', 'seen') and ${unread})`,
    fresh: isNew(reader),
    expired: sql`(d.state = 'expired' or d.valid_until < ${today})`,
    ending: endsSoon,
    completed: sql`d.state in ('completed', 'accepted')`,
    drafts: sql`d.state = 'draft'`,
  };
  const counts = (count: (condition: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(Object.entries(conditions).map(([name, condition]) => sql`${count(condition)} as ${sql.ref(name)}`));
  // of the few that are a worker's each is looked at once; of a large group every tab has its own index
  const query =
    reader.profile === 'trabalhador'
      ? sql<Totals>`select ${counts(condition => sql`count(*) filter (where ${condition})::integer`)} from document d where ${matching(filter)}`
      : sql<Totals>`select ${counts(condition => sql`(${counting(sql`document d where ${matching(filter)} and ${condition}`)})`)}`;
  const { rows } = await (isPlannedOnce(filter) ? runPrepared(tx, query) : query.execute(tx));
  return rows[0] ?? { all: 0, waiting: 0, fresh: 0, expired: 0, ending: 0, completed: 0, drafts: 0 };
}

/** What waits for the reader: to sign, and to acknowledge. */
export async function countPending(tx: Tx, reader: DocumentReader): Promise<number> {
  const awaits = reader.profile === 'trabalhador' ? sql` or ${awaitsNote(reader)}` : sql``;
  const own = reader.profile === 'trabalhador' ? sql`${ofWorker(reader.personId)} and ` : sql``;
  const pending = sql`document d where ${own}d.deleted_at is null and (${signsNow(reader)}${awaits})`;
  // homes ask it with every visit
  const { rows } = await runPrepared(tx, counting(pending));
  return rows[0]?.n ?? 0;
}

export interface FilterValues {
  types: number[];
  kinds: string[];
  folders: string[];
  companies: { id: string; nome: string }[];
}

/** What the reader's documents are filtered by. */
export async function filterValues(tx: Tx, filter: DocumentFilter): Promise<FilterValues> {
  const { rows } = await sql<FilterValues>`
    select coalesce(array_agg(distinct d.type order by d.type), '{}') as types, coalesce(array_agg(distinct d.kind order by d.kind) filter (where d.kind is not null), '{}') as kinds,
           coalesce(array_agg(distinct d.folder order by d.folder) filter (where d.folder is not null), '{}') as folders,
           coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'nome', c.trade_name) order by c.trade_name, c.id) from company c
             where c.id in (select o.company_id from document o)), '[]') as companies
      from document d where ${matching(filter)}`.execute(tx);
  return rows[0] ?? { types: [], kinds: [], folders: [], companies: [] };
}
