import type { SignerRole } from '@cracha/contract/features/document/document-words.ts';
import { sql } from 'kysely';
import type { SignatureState, SignerState } from '#core/document/signature-moves.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { By } from '#kernel/http/by.ts';
import { appendEvent } from './chain.queries.ts';

export interface SignatureRow {
  id: string;
  document_id: string;
  version: number;
  access_group_id: string;
  company_id: string;
  asked_by: string;
  side: 'rh' | 'gestor' | 'trabalhador' | 'job';
  message: string;
  state: SignatureState;
  due_on: string;
  check_code: string;
  hash_read: string | null;
  hash_final: string | null;
  final_size: string | null;
  sealed_at: Date | null;
  seal: SealTold | null;
  failure: string | null;
  tries: number;
  reason: string | null;
  sent_at: Date | null;
  expired_days: number | null;
  row_version: number;
  code: string;
  title: string;
  kind: string | null;
  company: string;
  asked_by_name: string;
  hash_sent: string;
  pages: number | null;
  prepared_sha256: string | null;
  prepared_size: string | null;
}

/** What is told of a seal: the certificate by name, its end, and the time stamp. */
export interface SealTold {
  profile: string;
  certificate: string;
  serial: string;
  until: string;
  stamp: { at: string; authority: string } | null;
}

/** What an act leaves behind: never null in its parts, but where the way of signing has none. */
export interface ActKept {
  name: string;
  level: 'simples';
  factor: 'codigo' | 'senha';
  sentTo: string | null;
  ip: string;
  agent: string;
  hash: string;
  terms: number;
  seq: number;
}

export interface SignerRow {
  id: string;
  request_id: string;
  document_id: string;
  person_id: string | null;
  employment_id: string | null;
  profile: 'rh' | 'gestor' | 'trabalhador' | null;
  name: string;
  cpf: string | null;
  email: string | null;
  cell_phone: string | null;
  contact: 'email' | 'celular';
  role: SignerRole;
  step: number;
  position: number;
  state: SignerState;
  invited_at: Date | null;
  opened_at: Date | null;
  read_at: Date | null;
  signed_at: Date | null;
  refused_at: Date | null;
  reason: string | null;
  act: ActKept | null;
}

const columns = sql`r.id, r.document_id, r.version, r.access_group_id, r.company_id, r.asked_by, r.side, r.message, r.state, r.due_on::text, r.check_code, r.hash_read, r.hash_final,
  r.final_size::text, r.sealed_at, r.seal, r.failure, r.tries, r.reason, r.sent_at, ((now() at time zone 'America/Sao_Paulo')::date - (r.expired_at at time zone 'America/Sao_Paulo')::date) as expired_days,
  r.row_version, d.code, d.title, d.kind, access.document_company(r.document_id) as company, access.name_in_group(r.asked_by, r.access_group_id) as asked_by_name,
  v.hash_sent, v.pages, v.prepared_sha256, v.prepared_size::text`;

/** One that the reader may see; held until the transaction ends where it is to change. Undefined: none, or out of reach. */
export async function signatureById(tx: Tx, id: string, held = false): Promise<SignatureRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await runPrepared(tx, sql`select from signature_request where id = ${id}::uuid for update`);
  const { rows } = await runPrepared(
    tx,
    sql<SignatureRow>`
    select ${columns} from signature_request r join document d on d.id = r.document_id
      join document_version v on v.document_id = r.document_id and v.number = r.version where r.id = ${id}::uuid and d.deleted_at is null`,
  );
  return rows[0];
}

/** The one whose document it is, that is neither cancelled nor replaced. */
export async function signatureOfDocument(tx: Tx, documentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from signature_request where document_id = ${documentId}::uuid order by made_at desc limit 1`.execute(tx);
  return rows[0]?.id;
}

const signerColumns = sql`s.id, s.request_id, s.document_id, s.person_id, s.employment_id, s.profile, s.name, s.cpf, s.email, s.cell_phone, s.contact, s.role, s.step, s.position, s.state,
  s.invited_at, s.opened_at, s.read_at, s.signed_at, s.refused_at, s.reason, s.act`;

/** In the order of steps. */
export async function signersOf(tx: Tx, requestId: string): Promise<SignerRow[]> {
  const { rows } = await runPrepared(
    tx,
    sql<SignerRow>`select ${signerColumns} from document_signer s where s.request_id = ${requestId}::uuid order by s.step, s.position`,
  );
  return rows;
}

/** What became of one message to a signer without a user. */
export interface Message {
  signer_id: string;
  kind: 'invitation' | 'code' | 'reminder' | 'completed' | 'ended';
  state: 'queued' | 'sent' | 'refused' | 'noAnswer';
  made_at: Date;
}

/** What became of each message to these signers, the newest first. @param most of each signer */
export async function messagesTo(tx: Tx, signerIds: readonly string[], most: number): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select m.signer_id, m.kind, m.state, m.made_at from unnest(${[...signerIds]}::text[]::uuid[]) as s (id) cross join lateral (
      select * from signer_message o where o.signer_id = s.id and o.kind <> 'code' order by o.made_at desc limit ${most}) m
     order by m.made_at desc`.execute(tx);
  return rows;
}

/** A request as a list tells it. */
export interface ListedSignature {
  id: string;
  document_id: string;
  state: SignatureState;
  failure: string | null;
  signers: SignerRow[];
}

/** The newest request of each of these documents, with its signers in the order of steps. */
export async function signaturesOf(tx: Tx, documentIds: readonly string[]): Promise<ListedSignature[]> {
  if (documentIds.length === 0) return [];
  const ids = sql`${[...documentIds]}::text[]::uuid[]`;
  const { rows: requests } = await sql<Omit<ListedSignature, 'signers'>>`
    select distinct on (r.document_id) r.id, r.document_id, r.state, r.failure from signature_request r
     where r.document_id = any (${ids}) order by r.document_id, r.made_at desc, r.id desc`.execute(tx);
  const { rows: signers } = await sql<SignerRow>`
    select ${signerColumns} from document_signer s where s.document_id = any (${ids}) order by s.step, s.position`.execute(
    tx,
  );
  return requests.map(one => ({ ...one, signers: signers.filter(({ request_id }) => request_id === one.id) }));
}

/** Where a verb left the request. @returns false: somebody moved it meanwhile */
export async function moveSignature(
  tx: Tx,
  { id, row_version }: Pick<SignatureRow, 'id' | 'row_version'>,
  state: SignatureState,
  { dueOn, reason, failure }: { dueOn?: string; reason?: string; failure?: string | null } = {},
): Promise<boolean> {
  const { rows } = await sql`
    update signature_request set state = ${state}, row_version = row_version + 1, due_on = coalesce(${dueOn ?? null}::date, due_on), reason = coalesce(${reason ?? null}, reason),
           failure = ${failure ?? null}, sent_at = case when ${state} = 'preparing' then now() else sent_at end,
           expired_at = case when ${state} = 'expired' then now() when ${state} = 'waiting' then null else expired_at end,
           ended_at = case when ${state} in ('completed', 'refused', 'canceled', 'replaced') then coalesce(ended_at, now()) else ended_at end
     where id = ${id}::uuid and row_version = ${row_version} returning id`.execute(tx);
  return rows.length > 0;
}

export async function setSignerState(tx: Tx, id: string, state: SignerState): Promise<void> {
  await sql`
    update document_signer set state = ${state}, invited_at = case when ${state} = 'invited' then coalesce(invited_at, now()) else invited_at end,
           access_token_hash = case when ${state} in ('released', 'refused') then null else access_token_hash end
     where id = ${id}::uuid and state <> ${state}`.execute(tx);
}

/** The signer opened it: dated once, and told in the chain. */
export async function noteOpened(
  tx: Tx,
  { ip, request: { userAgent } }: Pick<By, 'ip' | 'request'>,
  { documentId, signer, hash }: { documentId: string; signer: { id: string; name: string }; hash: string | null },
): Promise<void> {
  const { rows } = await sql`
    update document_signer set opened_at = coalesce(opened_at, now()), state = case when state = 'invited' then 'opened' else state end
     where id = ${signer.id}::uuid and (opened_at is null or state = 'invited') returning id`.execute(tx);
  if (rows.length === 0) return;
  await appendEvent(tx, documentId, {
    ...{ tipo: 'aberto', ator: signer.name, ip, agente: userAgent, dados: {}, hashDocumento: hash },
  });
}

/** The signer that the reader is: by the link, or by name in the profile they signed in with. Undefined: they are none. */
export async function ownSigner(
  tx: Tx,
  requestId: string | undefined,
): Promise<{ id: string; request_id: string } | undefined> {
  if (requestId !== undefined && !isUuid(requestId)) return undefined;
  const { rows } = await sql<{ id: string; request_id: string }>`
    select id, request_id from document_signer s where access.is_signer(id) and request_id is not null and (${requestId ?? null}::uuid is null or request_id = ${requestId ?? null}::uuid)
     order by request_id limit 1`.execute(tx);
  return rows[0];
}
