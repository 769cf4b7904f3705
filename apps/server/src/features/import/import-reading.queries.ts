import type { SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { sql } from 'kysely';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { ReadingModel, Registry, SheetModel } from '#core/reading/reading.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Takes an import for reading, also one whose reading broke off. False: cancelled or done meanwhile. */
export async function beginReading(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set({
      state: 'reading',
      started_at: new Date(),
      finished_at: null,
      pages_read: 0,
      failure: null,
      tables: '[]',
      problems: '[]',
      // who is being registered meanwhile counts as new, too
      people_at: sql<Date>`now() - interval '1 hour'`,
      sums_asked: null,
      sums_confirmed_by: null,
      sums_confirmed_at: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'reading'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function fileOf(tx: Tx, id: string): Promise<{ sha256: string; name: string }> {
  return tx
    .selectFrom('import')
    .select(['file_sha256 as sha256', 'file_name as name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Notes how far reading is. False: it was cancelled, and stops. */
export async function reportProgress(
  tx: Tx,
  id: string,
  progress: { pages?: number; pagesRead?: number },
): Promise<boolean> {
  const set = {
    ...(progress.pages === undefined ? {} : { pages: progress.pages }),
    ...(progress.pagesRead === undefined ? {} : { pages_read: progress.pagesRead }),
  };
  if (Object.keys(set).length === 0) return isReading(tx, id);
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function isReading(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('import').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'reading';
}

/** Ends a reading: failed with its reason, or columns to confirm, or to review, or ready. */
export async function finishReading(tx: Tx, id: string, failure?: { code: string; values: Record<string, unknown> }) {
  const state = failure
    ? sql<string>`'failed'`
    : sql<string>`case when tables <> '[]' then 'confirmColumns' when doubtful > 0 then 'toReview' else 'ready' end`;
  return tx
    .updateTable('import')
    .set({ state, failure: failure ? JSON.stringify(failure) : null, finished_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .returning(['file_name', 'clean', 'doubtful', 'others'])
    .executeTakeFirstOrThrow();
}

/** The companies and workers documents are matched against: all of the access group. */
export async function registryOf(tx: Tx): Promise<Registry> {
  const companies = await tx.selectFrom('company').select(['id', 'cnpj', 'legal_name as name']).execute();
  const workers = await tx
    .selectFrom('employment as e')
    .select([
      'e.id as employmentId',
      'e.company_id as companyId',
      'e.registration',
      'e.name',
      'e.pis',
      'e.dismissed_on',
      'e.cpf',
    ])
    .execute();
  return {
    companies,
    workers: workers.map(({ dismissed_on, pis, ...worker }) => ({
      ...worker,
      ...(pis ? { pis } : {}),
      active: dismissed_on === null,
    })),
  };
}

/** What a reading found of the file as a whole: tables to confirm, and what can't be read or doesn't agree. */
export async function noteFindings(
  tx: Tx,
  id: string,
  { tables, problems }: { tables: readonly object[]; problems: readonly object[] },
): Promise<void> {
  await tx
    .updateTable('import')
    .set({ tables: JSON.stringify(tables), problems: JSON.stringify(problems) })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute();
}

/** Keeps a PDF of a ZIP as a file of its own. */
export async function keepEntry(
  tx: Tx,
  by: { accessGroupId: string; personId: string },
  file: { name: string; sha256: string; size: number },
): Promise<void> {
  await storeFile(tx, { ...by, ...file, contentType: 'application/pdf' });
}

/** Names the file in which the texts of a PDF's pages are kept. */
export async function nameTexts(
  tx: Tx,
  { accessGroupId }: { accessGroupId: string },
  sha256: string,
  texts: string,
): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ texts_sha256: texts })
    .where('access_group_id', '=', accessGroupId)
    .where('sha256', '=', sha256)
    .execute();
}

/** The recognition models a job's access group is read with (row-level security decides): its own before those of all, the surer known first. */
export async function activeModels(tx: Tx): Promise<{ models: ReadingModel[]; sheets: SheetModel[] }> {
  const { rows } = await sql<ReadingModel & { id: string; name: string; sheet: SheetShape | null }>`
    select id, name, document, anchors, regions, sheet from recognition_model where state = 'active'
     order by access_group_id is null, jsonb_array_length(coalesce(sheet -> 'columns', anchors)) desc, id limit 400`.execute(
    tx,
  );
  return {
    models: rows.flatMap(({ sheet, ...model }) => (sheet ? [] : [model])),
    sheets: rows.flatMap(({ id, name, sheet }) => (sheet ? [{ ...sheet, id, name }] : [])),
  };
}

/** Counts what each model read in this import; read anew, counted anew. */
export async function countModelUse(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('recognition_model_use').where('import_id', '=', importId).execute();
  await sql`
    insert into recognition_model_use (import_id, model_id, access_group_id, documents, clean)
    select import_id, (reading ->> 'model')::uuid, access_group_id, count(*), count(*) filter (where state = 'clean')
      from import_document where import_id = ${importId} and reading ? 'model' group by 1, 2, 3`.execute(tx);
}
