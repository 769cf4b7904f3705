import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';

const columns = sql`id, access_group_id, company_id, employment_id, person_id, category, kind, title, year, month, competence, worker_name, worker_cpf, registration,
  department, client, paid_on, visible, deleted_at, viewed_at, agrees, search, qr_code, verification_code`;

/** Sealed mirrors that were computed here, as if they were published; open ones may change still. */
const sealedMirrors = sql`(
  select t.id, t.access_group_id, t.company_id, t.employment_id, t.person_id, 7::smallint as category, 'timeMirror' as kind, null::text as title,
         extract(year from t.until_day)::smallint as year, extract(month from t.until_day)::smallint as month,
         (extract(year from t.until_day) * 100 + extract(month from t.until_day))::integer as competence, t.worker_name, null::text as worker_cpf, e.registration,
         e.department, e.client, null::date as paid_on, t.visible, t.deleted_at, t.seen_at as viewed_at, t.agrees, t.search, false as qr_code, '' as verification_code
    from timesheet t join employment e on e.id = t.employment_id
   where t.origin <> 'pdf' and t.state in ('sent', 'approved', 'closed'))`;

/** Which of a batch's entries these are: a receipt's id and a mirror's never meet. */
export const entryDocuments = sql`(select ${columns}, false as mirror from receipt union all select m.*, true as mirror from ${sealedMirrors} m)`;

/** What batches of a category are made of, as a table: of mirrors also those that no payroll printed. */
export function documentsOf(category: Category): RawBuilder<unknown> {
  return category === 7
    ? sql`(select ${columns} from receipt union all select * from ${sealedMirrors} m)`
    : sql`receipt`;
}
