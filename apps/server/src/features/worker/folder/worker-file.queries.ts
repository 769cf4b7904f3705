import type { FileSection } from '@cracha/contract/features/employment/employment.schemas.ts';
import { sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import type { Category } from '#core/receipt/category.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { violates } from '#kernel/database/violation.ts';
import { type Folder, inFolder } from '../worker-folder.queries.ts';

export interface WorkerFile {
  id: string;
  /** Where it was put: of the folder's own, or of a former one. */
  employment_id: string;
  section: FileSection;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  year: number | null;
  month: number | null;
  valid_until: string | null;
  visible: boolean;
  viewed_at: Date | null;
  uploaded_at: Date;
  who: string | null;
}

const columns = sql`f.id, f.employment_id, f.section, f.name, f.sha256, f.size::float8 as size, f.content_type, f.year, f.month,
  f.valid_until::text as valid_until, f.visible, f.viewed_at, f.uploaded_at, access.person_name(f.uploaded_by) as who`;

/** Those of a folder, former employments' too: the newest first, as many as a screen shows or all; its worker's policy leaves what is not theirs to see. */
export async function filesOf(tx: Tx, employmentId: string, all?: 'all'): Promise<WorkerFile[]> {
  const { rows } = await sql<WorkerFile>`
    select ${columns} from employment e join worker_file f on ${inFolder} where e.id = ${employmentId}
     order by f.uploaded_at desc, f.id desc limit ${all ? null : 1000}`.execute(tx);
  return rows;
}

/** One that is seen in the folder. */
export async function fileById(tx: Tx, employmentId: string, id: string): Promise<WorkerFile | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<WorkerFile>`
    select ${columns} from employment e join worker_file f on ${inFolder} where e.id = ${employmentId} and f.id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** To be changed, and held until the transaction ends: only where it was put, a former employment's in the folder of that one (decision 12). */
export async function fileToChange(tx: Tx, employmentId: string, id: string): Promise<WorkerFile | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<WorkerFile>`
    select ${columns} from worker_file f where f.id = ${id}::uuid and f.employment_id = ${employmentId} and f.deleted_at is null
    for update of f`.execute(tx);
  return rows[0];
}

export interface Published {
  id: string;
  category: Category;
  kind: string;
  title: string | null;
  year: number;
  month: number;
  published_at: Date;
  size: number | null;
}

/** What is published to an employment, the newest competence first; its worker sees what is shown to workers. */
export async function publishedTo(
  tx: Tx,
  { employmentId, worker }: { employmentId: string; worker: boolean },
  categories: readonly Category[],
): Promise<Published[]> {
  if (categories.length === 0) return [];
  const { rows } = await sql<Published>`
    select r.id, r.category, r.kind, r.title, r.year, r.month, r.published_at,
           (select k.size from receipt_file k where k.receipt_id = r.id order by k.version desc limit 1) as size
      from receipt r where r.employment_id = ${employmentId} and r.category = any (${categories}::smallint[]) and r.deleted_at is null
       and (r.visible or not ${worker}) order by r.competence desc, r.id desc limit 500`.execute(tx);
  return rows;
}

/** Sealed mirrors that were computed here, the newest first; those that payroll printed are published like any document. */
export async function sealedMirrors(
  tx: Tx,
  { employmentId, worker }: { employmentId: string; worker: boolean },
): Promise<Published[]> {
  const { rows } = await sql<Published>`
    select t.id, 7 as category, 'timeMirror' as kind, null as title, extract(year from t.until_day)::integer as year, extract(month from t.until_day)::integer as month,
           coalesce(t.closed_at, t.sent_at, now()) as published_at, null as size
      from timesheet t where t.employment_id = ${employmentId} and t.origin <> 'pdf' and t.state in ('sent', 'approved', 'closed') and t.deleted_at is null
       and (t.visible or not ${worker}) order by t.from_day desc limit 500`.execute(tx);
  return rows;
}

/** Whether a sealed mirror of that employment has this id. */
export async function isSealedMirror(tx: Tx, employmentId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql`
    select from timesheet t where t.id = ${id}::uuid and t.employment_id = ${employmentId} and t.origin <> 'pdf'
       and t.state in ('sent', 'approved', 'closed') and t.deleted_at is null`.execute(tx);
  return rows.length > 0;
}

/** Undefined: none of that employment, or out of reach. */
export async function categoryOf(tx: Tx, employmentId: string, id: string): Promise<Category | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ category: Category }>`
    select r.category from receipt r where r.id = ${id}::uuid and r.employment_id = ${employmentId} and r.deleted_at is null`.execute(
    tx,
  );
  return rows[0]?.category;
}

export interface NewFile {
  section: FileSection;
  name: string;
  sha256: string;
  size: number;
  contentType: string;
  year: number | null;
  month: number | null;
  validUntil: string | null;
  visible: boolean;
}

/** Undefined: the folder has a file of these bytes. */
export async function insertFile(
  tx: Tx,
  { id, access_group_id, company_id, person_id }: Folder,
  by: string,
  file: NewFile,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into worker_file (access_group_id, company_id, employment_id, person_id, section, name, sha256, size, content_type, year, month,
      valid_until, visible, uploaded_by)
    values (${access_group_id}, ${company_id}, ${id}, ${person_id}, ${file.section}, ${file.name}, ${file.sha256}, ${file.size},
      ${file.contentType}, ${file.year}, ${file.month}, ${file.validUntil}::date, ${file.visible}, ${by})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function updateFile(
  tx: Tx,
  id: string,
  file: Pick<NewFile, 'section' | 'name' | 'year' | 'month' | 'validUntil' | 'visible'>,
): Promise<void> {
  await sql`
    update worker_file set section = ${file.section}, name = ${file.name}, year = ${file.year}, month = ${file.month},
           valid_until = ${file.validUntil}::date,
           shown_at = case when ${file.visible} and not visible then now() else shown_at end, visible = ${file.visible} where id = ${id}`.execute(
    tx,
  );
}

/** The row as the exclusion history keeps it. */
export function wholeFile(id: string): ExcludedRows {
  return sql`select f.id, f.access_group_id, to_jsonb(f) as record from worker_file f where f.id = ${id}`;
}

export async function hideFile(tx: Tx, id: string): Promise<void> {
  await sql`update worker_file set deleted_at = now() where id = ${id}`.execute(tx);
}

/** False: there is none to bring back; 'taken': the folder has another of the same bytes. */
export async function bringBackFile(tx: Tx, id: string): Promise<boolean | 'taken'> {
  const back = sql`update worker_file set deleted_at = null where id = ${id} and deleted_at is not null returning id`;
  return back.execute(tx).then(
    ({ rows }) => rows.length > 0,
    error => (violates(error, 'unique') ? 'taken' : Promise.reject(error)),
  );
}

/** Whether its worker has seen it stand there before, as the history tells. */
export async function wasShown(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from record_history h where h.entity = 'workerFile' and h.entity_id = ${id}
       and (h.before ->> 'visible' = 'true' or h.after ->> 'visible' = 'true')) as shown`.execute(tx);
  return rows[0]?.shown === true;
}
