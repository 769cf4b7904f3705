import { sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface OwnOpening {
  id: string;
  at: Date;
  at_exact: string;
  role: string;
  place: string | null;
  entity: string;
  category: Category | null;
  kind: string | null;
  year: number | null;
  month: number | null;
}

/** What others opened of the reader; one more than asked tells that there is more. */
export async function ownOpenings(
  tx: Tx,
  after: { at: string; id: string } | undefined,
  size: number,
): Promise<OwnOpening[]> {
  const { rows } = await sql<OwnOpening>`
    select o.id::text as id, o.at, o.at::text as at_exact, o.role, o.place, o.entity, o.category, o.kind, o.year, o.month
      from access.own_openings(${after?.at ?? null}::timestamptz, ${after?.id ?? null}::bigint, ${size + 1}) o`.execute(
    tx,
  );
  return rows;
}

export interface Opener {
  name: string | null;
  role: string;
  openings: number;
  people: number;
  usual: number | null;
  last: Date;
}

/** Staff of the group by how many workers' data they opened; of workers in the reader's reach alone. */
export async function openersOf(tx: Tx, accessGroupId: string, days: number): Promise<Opener[]> {
  const { rows } = await sql<Opener>`
    with opened as (
      select coalesce(l.supporter_id, l.opened_by) as who, case when l.supporter_id is null then l.profile else 'suporte' end as role,
             count(*)::integer as openings, count(distinct l.person_id)::integer as people, max(l.at) as last
        from access_log l
       where l.access_group_id = ${accessGroupId}::uuid and l.at > now() - make_interval(days => ${days})
         and (l.opened_by <> l.person_id or l.supporter_id is not null)
         and exists (select from employment e where e.person_id = l.person_id and e.access_group_id = ${accessGroupId}::uuid)
       group by 1, 2)
    select access.person_name(o.who) as name, o.role, o.openings, o.people, o.last,
           (select percentile_cont(0.5) within group (order by c.people) from opened c where c.role = o.role and c.who <> o.who) as usual
      from opened o order by o.people desc, o.openings desc limit 100`.execute(tx);
  return rows;
}
