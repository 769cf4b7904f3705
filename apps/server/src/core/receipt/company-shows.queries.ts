import { type RawBuilder, sql } from 'kysely';

/** Whether the document's company `c` shows its workers such documents. `category` is a column that holds a `Category`. */
export function companyShows(category: `${'r' | 'p' | 'm'}.category` | 'd.type'): RawBuilder<boolean> {
  return sql`case ${sql.ref(category)} when 1 then c.shows_receipts when 2 then c.shows_benefits when 3 then c.shows_income_statements when 7 then c.shows_timesheets else true end`;
}
