import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface DueKit {
  id: string;
  access_group_id: string;
  opened_by: string;
  /** An accepted paper of it has run out. */
  expired: boolean;
  /** Its worker is reminded today: three days, one day before the deadline and on it; without one once a week. */
  due: boolean;
}

const openedOn = sql`(k.opened_at at time zone 'America/Sao_Paulo')::date`;
const expired = sql<boolean>`exists (select from kit_item i where i.kit_id = k.id and i.state = 'accepted' and i.kind = 'paper' and i.valid_until < ${today})`;
const due = sql<boolean>`(k.reminded_on is distinct from ${today}
  and case when k.due_on is null then ${today} > ${openedOn} and (${today} - ${openedOn}) % 7 = 0 else k.due_on - ${today} in (0, 1, 3) end)`;

/** Open kits of all tenants with something to do today. */
export async function dueKits(tx: Tx): Promise<DueKit[]> {
  const { rows } = await sql<DueKit>`
    select k.id, k.access_group_id, k.opened_by, ${expired} as expired, ${due} as due from kit k
     where k.state = 'open' and (k.lacking = 0 or ${due} or ${expired}) order by k.access_group_id, k.id`.execute(tx);
  return rows;
}

/** Papers that ran out are asked again. @returns their items */
export async function reopenExpired(tx: Tx, kitId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update kit_item i set state = 'asked', decided_by = null, decided_at = null, reason = null
     where i.kit_id = ${kitId}::uuid and i.state = 'accepted' and i.kind = 'paper' and i.valid_until < ${today}
       and exists (select from kit k where k.id = i.kit_id and k.state = 'open') returning i.id`.execute(tx);
  return rows.map(({ id }) => id);
}
