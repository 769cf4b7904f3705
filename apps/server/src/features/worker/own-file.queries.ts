import type { FileSection } from '@cracha/contract/features/employment/employment.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { readCursor } from '#kernel/http/cursor.ts';
import { refuse } from '#kernel/refusal.ts';
import { type Former, formerColumns, isFormer } from './worker-folder.queries.ts';

export interface OwnFile {
  id: string;
  employment_id: string;
  trade_name: string;
  section: FileSection;
  name: string;
  size: number;
  year: number | null;
  month: number | null;
  valid_until: string | null;
  shown_at: Date;
  viewed_at: Date | null;
  /** Of an employment that another one of the access group has followed. */
  former: Omit<Former, 'trade_name'> | null;
  /** To the microsecond, as the cursor keeps it. */
  place: string;
}

/** The last row of the page before. */
export interface Place {
  shown: string;
  id: string;
}

/** @throws INVALID_PAGE */
export function ownPlaceOf(cursor: string): Place {
  const [shown, id] = readCursor(cursor, 2).map(String);
  const fits = shown && id && /^\d{4}-\d\d-\d\dT[\d:.]{8,15}$/.test(shown) && isUuid(id);
  return fits && !Number.isNaN(Date.parse(shown)) ? { shown, id } : refuse('INVALID_PAGE');
}

const shown = sql`f.visible and f.deleted_at is null`;

/** The last shown first; one row more than asked tells that there is a next page. */
export async function ownFiles(
  tx: Tx,
  personId: string,
  { after, size, offset }: { after: Place | undefined; size: number; offset: number },
): Promise<OwnFile[]> {
  const beyond = after ? sql`(f.shown_at, f.id) < (${`${after.shown}Z`}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<OwnFile>`
    select f.id, f.employment_id, c.trade_name, f.section, f.name, f.size::float8 as size, f.year, f.month, f.valid_until::text as valid_until,
           f.shown_at, f.viewed_at, (select to_jsonb(b) from (select ${formerColumns} from employment o
             where o.id = f.employment_id and exists (select from employment e where ${isFormer})) b) as former, to_char(f.shown_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as place
      from worker_file f join company c on c.id = f.company_id where f.person_id = ${personId}::uuid and ${shown} and ${beyond}
     order by f.shown_at desc, f.id desc limit ${size + 1} offset ${after ? 0 : offset}`.execute(tx);
  return rows;
}

export async function countOwnFiles(tx: Tx, personId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from worker_file f where f.person_id = ${personId}::uuid and ${shown}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** True where its worker takes it for the first time. */
export async function openOwnFile(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`select access.open_own_file(${id}) as first`.execute(tx);
  return rows[0]?.first === true;
}

/** Whether the company's workers have a screen for what they are sent. */
export async function receivesDocuments(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ receives: boolean }>`
    select 'docs-recebidos' = any (app_accesses) as receives from company where id = ${companyId}`.execute(tx);
  return rows[0]?.receives === true;
}
