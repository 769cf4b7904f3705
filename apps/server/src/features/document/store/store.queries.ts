import { sql } from 'kysely';
import { countUpTo, type KeyType, mostCounted, type Placed, placeIn } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface StoreFilter {
  tab: 'all' | 'stuck' | 'infected' | 'orphan' | 'again';
  search: string | undefined;
  groupId: string | undefined;
  type: number | undefined;
  from: string | undefined;
  until: string | undefined;
}

export interface StoreRow {
  id: string;
  code: string | null;
  group_id: string;
  group_name: string;
  type: number | null;
  size: number | null;
  hash: string | null;
  state: string;
  at: Date;
  kept_until: string | null;
}

const order: readonly KeyType[] = ['instant', 'text'];
const name = 'store';

const found = (
  { tab, search, groupId, type, from, until }: StoreFilter,
  after: readonly string[] | undefined,
  take: number,
) => sql`access.document_store(${tab}, ${search?.trim() || null}, ${groupId ?? null}::uuid, ${type ?? null}::integer, ${from ?? null}::date, ${until ?? null}::date,
  ${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}, ${take})`;

/** @throws INVALID_PAGE */
export async function storedDocuments(
  tx: Tx,
  filter: StoreFilter,
  { size, after }: { size: number; after: string | undefined },
): Promise<Placed<StoreRow>[]> {
  const place = placeIn(order, after, name);
  if (filter.groupId !== undefined && !isUuid(filter.groupId)) return [];
  const { rows } = await sql<Placed<StoreRow>>`
    select id, code, group_id, group_name, type, size::float8 as size, hash, state, at, kept_until::text as kept_until, jsonb_build_array(${name}::text, at, id) as place
      from ${found(filter, place, size + 1)}`.execute(tx);
  return rows;
}

export async function countStored(tx: Tx, filter: StoreFilter): Promise<number> {
  if (filter.groupId !== undefined && !isUuid(filter.groupId)) return 0;
  return countUpTo(tx, sql`${found(filter, undefined, mostCounted)} d`);
}

export interface StoreTotals {
  todos: number;
  presos: number;
  infectados: number;
  orfaos: number;
  repetidos: number;
  grupos: { id: string; nome: string; documentos: number; bytes: number }[];
}

export async function storeTotals(tx: Tx): Promise<StoreTotals> {
  const { rows } = await sql<{ totals: StoreTotals }>`select access.document_store_totals() as totals`.execute(tx);
  return rows[0]?.totals ?? { todos: 0, presos: 0, infectados: 0, orfaos: 0, repetidos: 0, grupos: [] };
}

export interface StoredOne {
  id: string;
  codigo: string;
  grupo: string;
  tipo: number;
  situacao: string;
  criadoEm: string;
  guardaAte: string | null;
  saude: boolean;
  causa: string | null;
  arquivos: { versao: number; tamanho: number; sha256: string; tipoConteudo: string }[];
  eventos: { seq: number; em: string; tipo: string }[];
  aberturas: { em: string; perfil: string; conteudo: boolean }[];
}

export async function storedOne(tx: Tx, id: string): Promise<StoredOne | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ one: StoredOne | null }>`
    select access.document_store_one(${id}::uuid) as one`.execute(tx);
  return rows[0]?.one ?? undefined;
}

export async function stuckSignature(
  tx: Tx,
  id: string,
): Promise<{ request_id: string; access_group_id: string; asked_by: string } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ request_id: string; access_group_id: string; asked_by: string }>`
    select request_id, access_group_id, asked_by from access.stuck_signature(${id}::uuid)`.execute(tx);
  return rows[0];
}

export async function contentOf(
  tx: Tx,
  id: string,
  reason: string,
  ip: string | null,
): Promise<{ name: string; sha256: string; size: number; content_type: string }[]> {
  if (!isUuid(id)) return [];
  const { rows } = await sql<{ name: string; sha256: string; size: number; content_type: string }>`
    select name, sha256, size::float8 as size, content_type from access.document_store_content(${id}::uuid, ${reason}, ${ip})`.execute(
    tx,
  );
  return rows;
}
