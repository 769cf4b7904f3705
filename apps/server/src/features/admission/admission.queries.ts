import type { AdmissionValues, ContactKind } from '@cracha/contract/features/admission/admission-steps.ts';
import type { Regime } from '@cracha/contract/features/worker/regimes.ts';
import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { type RawBuilder, sql } from 'kysely';
import type { KitPaper } from '#core/kit/kit-port.ts';
import { type AskedPage, allOf, countUpTo, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type AdmissionState, tabStates } from './admission-states.ts';

export interface AdmissionRow {
  id: string;
  access_group_id: string;
  company_id: string;
  company: string;
  state: AdmissionState;
  name: string;
  contact: 'email' | 'celular';
  email: string | null;
  cell_phone: string | null;
  language: Language;
  job_title: string;
  hiring_regime: Regime;
  starts_on: string;
  due_on: string;
  kit_definition_id: string | null;
  papers: KitPaper[];
  told: AdmissionValues;
  dependants: Dependant[] | null;
  notice_version: string | null;
  notice_at: Date | null;
  returned: Record<string, string>;
  accepted: string[];
  invited_by: string;
  invited_at: Date;
  sent_at: Date | null;
  employment_id: string | null;
  kit_id: string | null;
  reason: string | null;
  erased_at: Date | null;
  delivery: 'queued' | 'sent' | 'refused' | 'noAnswer';
  version: number;
  files: FileRow[];
  /** Contacts that a code confirmed. */
  confirmed: { kind: ContactKind; contact: string }[];
}

export interface FileRow {
  id: string;
  paper_id: string;
  side: number;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  at: string;
}

const columns = sql`a.id, a.access_group_id, a.company_id, coalesce(access.candidates_company(), c.trade_name) as company, a.state, a.name, a.contact, a.email,
  a.cell_phone, a.language, a.job_title, a.hiring_regime, a.starts_on::text as starts_on, a.due_on::text as due_on, a.kit_definition_id, a.papers, a.told,
  a.dependants, a.notice_version, a.notice_at, a.returned, a.accepted, a.invited_by, a.invited_at, a.sent_at, a.employment_id, a.kit_id, a.reason, a.erased_at,
  a.delivery, a.version,
  coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'paper_id', f.paper_id, 'side', f.side, 'name', f.name, 'sha256', f.sha256, 'size', f.size,
    'content_type', f.content_type, 'at', f.at) order by f.at, f.id) from admission_file f where f.admission_id = a.id), '[]') as files,
  coalesce((select jsonb_agg(jsonb_build_object('kind', k.kind, 'contact', k.contact)) from admission_contact k
    where k.admission_id = a.id and k.used_at is not null), '[]') as confirmed`;
const from = sql`admission a left join company c on c.id = a.company_id`;

export interface AdmissionFilter {
  search?: string | undefined;
  tab?: keyof typeof tabStates | undefined;
  state?: AdmissionState | undefined;
  companyId?: string | undefined;
}

const orders: Record<string, Key> = {
  inicio: { value: sql`a.starts_on`, type: 'day' },
  prazo: { value: sql`a.due_on`, type: 'day' },
  nome: { value: sql`public.search_form(a.name)`, type: 'text' },
  convidadaEm: { value: sql`a.invited_at`, type: 'instant' },
};
const byStart: Key = { value: sql`a.starts_on`, type: 'day' };

export function conditions({ search, tab, state, companyId }: AdmissionFilter) {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  return allOf(
    ...words.map(word => sql`a.search like hot.pattern(${word})`),
    tab === undefined ? undefined : sql`a.state = any (${[...tabStates[tab]]}::text[])`,
    state === undefined ? undefined : sql`a.state = ${state}`,
    companyId === undefined ? undefined : sql`a.company_id::text = ${companyId.toLowerCase()}`,
  );
}

export function orderOf(name: string) {
  const descending = name.startsWith('-');
  return [
    { ...(orders[name.replace('-', '')] ?? byStart), descending },
    { value: sql`a.id`, type: 'uuid' as const, descending },
  ];
}

/** By the day of the start where nothing else is asked. */
export async function listAdmissions(
  tx: Tx,
  filter: AdmissionFilter,
  asked: string | undefined,
  page: AskedPage,
): Promise<Placed<AdmissionRow>[]> {
  const name = asked ?? 'inicio';
  const { place, beyond, orderBy, limit } = keyset(orderOf(name), page, name);
  const { rows } = await sql<Placed<AdmissionRow>>`
    select ${columns}, ${place} from ${from} where ${conditions(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countAdmissions(tx: Tx, filter: AdmissionFilter): Promise<number> {
  return countUpTo(tx, sql`${from} where ${conditions(filter)}`);
}

/** How many stand in each state. */
export const admissionsByState = (tx: Tx, filter: AdmissionFilter) => countByState(tx, from, filter);

export async function countByState(
  tx: Tx,
  source: RawBuilder<unknown>,
  filter: AdmissionFilter,
): Promise<Partial<Record<string, number>>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select a.state, count(*)::integer as n from ${source} where ${conditions(filter)} group by 1`.execute(tx);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** Undefined: none, or out of reach; held until the transaction ends where it is to change. */
export async function admissionById(tx: Tx, id: string, held = false): Promise<AdmissionRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select from admission where id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<AdmissionRow>`
    select ${columns} from ${from} where a.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** The admission of a candidate's session; undefined: it is a signer's. */
export async function ownAdmissionId(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select access.candidate() as id`.execute(tx);
  return rows[0]?.id ?? undefined;
}

/** An active company in reach; what it is called. */
export async function companyInReach(tx: Tx, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ trade_name: string }>`
    select trade_name from company where id = ${id}::uuid and active`.execute(tx);
  return rows[0]?.trade_name;
}

export interface NewAdmission {
  accessGroupId: string;
  companyId: string;
  personId: string;
  name: string;
  contact: 'email' | 'celular';
  email: string | null;
  cellPhone: string | null;
  language: Language;
  jobTitle: string;
  regime: Regime;
  startsOn: string;
  dueOn: string;
  kitDefinitionId: string | null;
  managerId: string | null;
  papers: readonly KitPaper[];
  told: AdmissionValues;
  tokenHash: Buffer;
}

export async function insertAdmission(tx: Tx, made: NewAdmission): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into admission (access_group_id, company_id, invited_by, name, contact, email, cell_phone, language, job_title, hiring_regime, starts_on, due_on,
      kit_definition_id, manager_id, papers, told, access_token_hash)
    values (${made.accessGroupId}::uuid, ${made.companyId}::uuid, ${made.personId}::uuid, ${made.name}, ${made.contact}, ${made.email}, ${made.cellPhone},
      ${made.language}, ${made.jobTitle}, ${made.regime}, ${made.startsOn}::date, ${made.dueOn}::date, ${made.kitDefinitionId}::uuid, ${made.managerId}::uuid,
      ${JSON.stringify(made.papers)}::jsonb, ${JSON.stringify(made.told)}::jsonb, ${made.tokenHash}::bytea) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** What an act changes; what is left out stays. */
export interface AdmissionChange {
  state?: AdmissionState;
  told?: AdmissionValues;
  dependants?: Dependant[] | null;
  notice_version?: string;
  notice_at?: Date;
  notice_ip?: string | null;
  returned?: Record<string, string>;
  accepted?: string[];
  sent_at?: Date;
  true_at?: Date;
  approved_by?: string;
  approved_at?: Date;
  hired_by?: string;
  hired_at?: Date;
  employment_id?: string;
  kit_id?: string | null;
  ended_at?: Date | null;
  reason?: string | null;
  erase_on?: string | null;
  erased_at?: Date;
  name?: string;
  contact?: 'email' | 'celular';
  email?: string | null;
  cell_phone?: string | null;
  due_on?: string;
  access_token_hash?: Buffer | null;
  access_code_hash?: null;
  delivery?: AdmissionRow['delivery'];
}

const asJson: readonly string[] = ['told', 'dependants', 'returned'];

/** Writes a change of one that is held; each has a version of its own. */
export async function changeAdmission(tx: Tx, id: string, change: AdmissionChange): Promise<void> {
  const sets = Object.entries(change).map(([column, value]) =>
    asJson.includes(column) && value !== null
      ? sql`${sql.ref(column)} = ${JSON.stringify(value)}::jsonb`
      : sql`${sql.ref(column)} = ${value}`,
  );
  await sql`
    update admission set ${sql.join([...sets, sql`version = version + 1`])} where id = ${id}::uuid`.execute(tx);
}

/** What became of the message with a link; of an older link nothing is kept. @returns whether it was this link's */
export async function settleDelivery(
  tx: Tx,
  id: string,
  link: Buffer,
  delivery: AdmissionRow['delivery'],
): Promise<boolean> {
  const { rows } = await sql`
    update admission set delivery = ${delivery} where id = ${id}::uuid and access_token_hash = ${link}::bytea and delivery = 'queued' returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether the message with this link still waits to be sent. */
export async function awaitsDelivery(tx: Tx, id: string, link: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from admission where id = ${id}::uuid and access_token_hash = ${link}::bytea and delivery = 'queued'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Undefined: the admission has a file of these bytes already. A file for the same side takes its place. @returns the id, and the bytes that nobody needs now */
export async function putFile(
  tx: Tx,
  { id, accessGroupId }: { id: string; accessGroupId: string },
  file: Omit<FileRow, 'id' | 'at'>,
): Promise<{ id: string; replaced: string | undefined } | undefined> {
  const { rows: twice } = await sql`
    select from admission_file where admission_id = ${id}::uuid and sha256 = ${file.sha256}`.execute(tx);
  if (twice.length > 0) return undefined;
  const { rows: former } = await sql<{ sha256: string }>`
    delete from admission_file where admission_id = ${id}::uuid and paper_id = ${file.paper_id} and side = ${file.side} returning sha256`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    insert into admission_file (admission_id, access_group_id, paper_id, side, name, sha256, size, content_type)
    values (${id}::uuid, ${accessGroupId}::uuid, ${file.paper_id}, ${file.side}, ${file.name}, ${file.sha256}, ${file.size}, ${file.content_type}) returning id`.execute(
    tx,
  );
  return { id: rows[0]?.id ?? '', replaced: former[0]?.sha256 };
}

/** Undefined: the link is unknown or over, or a code was sent less than a minute ago. */
export async function keepCandidateCode(tx: Tx, hash: Buffer, code: Buffer) {
  const { rows } = await sql<{ admission_id: string; access_group_id: string; invited_by: string }>`
    select admission_id, access_group_id, invited_by from access.keep_candidate_code(${hash}::bytea, ${code}::bytea)`.execute(
    tx,
  );
  return rows[0];
}
