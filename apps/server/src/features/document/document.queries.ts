import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StoredState } from '#core/document/document-state.ts';
import { type AskedPage, allOf, counting, countUpTo, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import { lookUp } from '#kernel/database/looked-up.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Judged, StoredAsks } from './document.policy.ts';

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

/** Who looks: isolation knows what they see; who they are says what is theirs. */
export interface DocumentReader {
  personId: string;
  profile: string;
}

/** A reader whom a document was sent to: a worker who gets it, or the side that a worker sent it to. */
export const isReader = ({ personId, profile }: DocumentReader): RawBuilder<SqlBool> =>
  profile === 'trabalhador'
    ? sql<SqlBool>`exists (select from document_person p where p.document_id = d.id and p.person_id = ${personId}::uuid and p.receives)`
    : sql<SqlBool>`(d.side = 'trabalhador' and d.to_side = ${profile})`;
const ownReceipt = ({ personId }: DocumentReader) =>
  sql`from document_receipt r where r.document_id = d.id and r.version = d.file_version and r.person_id = ${personId}::uuid`;
const signsNow = ({ personId, profile }: DocumentReader) => sql<SqlBool>`exists (
  select from document_signer s join signature_request q on q.id = s.request_id
   where s.document_id = d.id and s.person_id = ${personId}::uuid and s.profile = ${profile} and q.state = 'waiting' and s.state in ('invited', 'opened', 'read'))`;
const awaitsNote = (reader: DocumentReader) => sql<SqlBool>`(d.asks = 'acknowledge' and ${isReader(reader)}
  and not exists (select ${ownReceipt(reader)} and r.acknowledged_at is not null))`;
const isNew = (reader: DocumentReader) =>
  sql<SqlBool>`(${isReader(reader)} and not exists (select ${ownReceipt(reader)}))`;

const columns = (
  reader: DocumentReader,
) => sql`d.id, d.access_group_id, d.code, d.title, d.type, d.kind, d.company_id, c.trade_name as company,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.employment_id, 'name', f.name) order by f.name, f.employment_id), '[]')
     from (select p.employment_id, p.name from document_person p where p.document_id = d.id order by p.name, p.employment_id limit 3) f) as people,
  (select count(*)::integer from document_person p where p.document_id = d.id) as people_count,
  access.name_in_group(d.sent_by, d.access_group_id) as sender, d.sent_by, d.side, d.to_side, d.asks, d.state, d.due_on::text as due_on, d.valid_until::text as valid_until,
  d.created_at, d.visible, d.health, d.file_version, d.version, d.message, d.folder, d.tags, d.origin, d.reason,
  (select count(*)::integer from document_signer s where s.document_id = d.id) as signers,
  (select count(*)::integer from document_signer s where s.document_id = d.id and s.state = 'signed') as signed,
  case when d.to_side = 'people' then (select count(*)::integer from document_person p where p.document_id = d.id and p.receives) else 1 end as receivers,
  (select count(*)::integer from document_receipt r where r.document_id = d.id and r.version = d.file_version) as seen_count,
  (select count(*)::integer from document_receipt r where r.document_id = d.id and r.version = d.file_version and r.acknowledged_at is not null) as acknowledged_count,
  ${isReader(reader)} as mine, exists (select ${ownReceipt(reader)}) as seen, exists (select ${ownReceipt(reader)} and r.acknowledged_at is not null) as acknowledged,
  ${signsNow(reader)} as signs, coalesce('edicao-apos-assinatura' = any (c.app_accesses), false) as edits_signed`;

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
    select ${columns(reader)} from document d left join company c on c.id = d.company_id where d.id = ${id}::uuid and d.deleted_at is null`.execute(
    tx,
  );
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
function orderOf({ reader, box }: DocumentFilter, asked: string | undefined): { order: Key[]; name: string } {
  const descending = asked === undefined || asked.startsWith('-');
  const field = (asked ?? 'criadoEm').replace('-', '');
  const key = isOrder(field) ? keys[field] : keys.criadoEm;
  const order = [
    { ...key, descending },
    { value: sql`d.id`, type: 'uuid' as const, descending },
  ];
  if (asked !== undefined || box !== 'received' || reader.profile !== 'trabalhador')
    return { order, name: `${descending ? '-' : ''}${field}` };
  const group = sql`case when ${signsNow(reader)} then 0 when ${awaitsNote(reader)} then 1 when ${isNew(reader)} then 2 else 3 end`;
  return { order: [{ value: group, type: 'integer' }, ...order], name: 'waiting' };
}

export async function listDocuments(
  tx: Tx,
  filter: DocumentFilter,
  asked: string | undefined,
  page: AskedPage,
): Promise<Placed<DocumentRow>[]> {
  const { order, name } = orderOf(filter, asked);
  const { beyond, orderBy, limit, place } = keyset(order, page, name);
  const { rows } = await sql<Placed<DocumentRow>>`
    select ${columns(filter.reader)}, d.place from (
        select d.*, ${place}, row_number() over (order by ${orderBy}) as turn from document d where ${matching(filter)} and ${beyond} order by ${orderBy} ${limit}) d
      left join company c on c.id = d.company_id order by d.turn`.execute(tx);
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
  const parts: Record<keyof Totals, RawBuilder<unknown>> = {
    all: sql`true`,
    waiting: sql`(d.state in ('waiting', 'sealing', 'sealFailed') or d.asks = 'acknowledge' and d.state in ('sent', 'seen') and ${unread})`,
    fresh: isNew(reader),
    expired: sql`(d.state = 'expired' or d.valid_until < ${today})`,
    ending: endsSoon,
    completed: sql`d.state in ('completed', 'accepted')`,
    drafts: sql`d.state = 'draft'`,
  };
  const counts = Object.entries(parts).map(
    ([name, part]) => sql`(${counting(sql`document d where ${matching(filter)} and ${part}`)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Totals>`select ${sql.join(counts)}`.execute(tx);
  return rows[0] ?? { all: 0, waiting: 0, fresh: 0, expired: 0, ending: 0, completed: 0, drafts: 0 };
}

/** What waits for the reader: to sign, and to acknowledge. */
export function countPending(tx: Tx, reader: DocumentReader): Promise<number> {
  const awaits = reader.profile === 'trabalhador' ? sql` or ${awaitsNote(reader)}` : sql``;
  const own = reader.profile === 'trabalhador' ? sql`${ofWorker(reader.personId)} and ` : sql``;
  return countUpTo(tx, sql`document d where ${own}d.deleted_at is null and (${signsNow(reader)}${awaits})`);
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
