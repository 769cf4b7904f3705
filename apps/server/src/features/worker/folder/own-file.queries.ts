import type { FileSection } from '@cracha/contract/features/employment/employment.schemas.ts';
import { sql } from 'kysely';
import { type AskedPage, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type Former, formerColumns, isFormer } from '../worker-folder.queries.ts';

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
}

const shown = sql`f.visible and f.deleted_at is null`;

const lastShownFirst = [
  { value: sql`f.shown_at`, type: 'instant', descending: true },
  { value: sql`f.id`, type: 'uuid', descending: true },
] as const;

/** The last shown first. */
export async function ownFiles(tx: Tx, personId: string, page: AskedPage): Promise<Placed<OwnFile>[]> {
  const { place, beyond, orderBy, limit } = keyset(lastShownFirst, page);
  const { rows } = await sql<Placed<OwnFile>>`
    select f.id, f.employment_id, c.trade_name, f.section, f.name, f.size::float8 as size, f.year, f.month, f.valid_until::text as valid_until,
           f.shown_at, f.viewed_at, (select to_jsonb(b) from (select ${formerColumns} from employment o
             where o.id = f.employment_id and exists (select from employment e where ${isFormer})) b) as former, ${place}
      from worker_file f join company c on c.id = f.company_id where f.person_id = ${personId}::uuid and ${shown} and ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export async function countOwnFiles(tx: Tx, personId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from worker_file f where f.person_id = ${personId}::uuid and ${shown}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Whether the company's workers have a screen for what they are sent. */
export async function receivesDocuments(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ receives: boolean }>`
    select 'docs-recebidos' = any (app_accesses) as receives from company where id = ${companyId}`.execute(tx);
  return rows[0]?.receives === true;
}
