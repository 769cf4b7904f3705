import { sql } from 'kysely';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse } from '#kernel/refusal.ts';
import { ofReader } from '../company-scope.queries.ts';

/** A document whose worker nobody knows yet. */
export interface Registrable {
  id: string;
  type: number;
  access_group_id: string;
  company_id: string | null;
  company_active: boolean;
  reading: unknown;
}

/** Documents that wait and match nobody, of those asked for or all; held until the transaction ends. */
export async function registrableDocuments(
  tx: Tx,
  importId: string,
  ids: readonly string[] | undefined,
): Promise<Registrable[]> {
  let query = tx
    .selectFrom('import_document')
    .select(['id', 'type', 'access_group_id', 'company_id', 'reading'])
    .select(
      sql<boolean>`exists (select from company c where c.id = import_document.company_id and c.active)`.as(
        'company_active',
      ),
    )
    .where('import_id', '=', importId)
    .where('state', '=', 'doubtful')
    .where('type', 'in', [1, 2, 3, 6, 7])
    .where('employment_id', 'is', null)
    .where(sql<boolean>`(reserved_until is null or reserved_until <= now() or reserved_by = access.person())`)
    .where(sql<boolean>`findings @> '[{"code": "WORKER_NOT_FOUND"}]'`)
    .where(ofReader('import_document'));
  if (ids) query = query.where('id', 'in', [...ids]);
  return query.orderBy('position').limit(1000).forUpdate().execute();
}

/** The worker record a document asks for; one that another document of the same worker has made already is that one. */
export async function registerWorker(
  tx: Tx,
  { company_id, access_group_id }: Registrable,
  read: ReadDocument,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into employment (access_group_id, company_id, person_id, name, registration, pis, job_title, department, admitted_on)
    values (${access_group_id}, ${company_id}, access.person_for_worker(${read.cpf ?? ''}, ${read.name ?? ''}), ${read.name ?? ''},
      ${read.registration ?? ''}, ${read.pis ?? null}, ${read.jobTitle ?? null}, ${read.department ?? null}, ${read.admissionDate ?? null})
    on conflict (company_id, registration_key) do update set pis = coalesce(employment.pis, excluded.pis)
      where employment.person_id = excluded.person_id
    returning id`.execute(tx);
  const [made] = rows;
  // the registration is another person's: no record is changed under them
  if (!made) return refuse('RECORD_ALREADY_EXISTS');
  return made.id;
}
