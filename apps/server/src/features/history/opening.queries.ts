import { sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';
import { type AskedPage, type Placed, placeIn } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface OwnOpening {
  id: string;
  at: Date;
  role: string;
  shown_at: string | null;
  entity: string;
  category: Category | null;
  kind: string | null;
  year: number | null;
  month: number | null;
}

/** What others opened of the reader, newest first. */
export async function ownOpenings(tx: Tx, { size, after }: AskedPage): Promise<Placed<OwnOpening>[]> {
  const [at = null, id = null] = placeIn(['instant', 'bigint'], after) ?? [];
  const { rows } = await sql<Placed<OwnOpening>>`
    select o.id::text as id, o.at, o.role, o.place as shown_at, o.entity, o.category, o.kind, o.year, o.month, jsonb_build_array(o.at::text, o.id::text) as place
      from access.own_openings(${at}::timestamptz, ${id}::bigint, ${size + 1}) o`.execute(tx);
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
