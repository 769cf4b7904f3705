import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** What of drafts a reader keeps: isolation knows whose, in which profile and access group. */
export interface KeptDraft {
  data: Record<string, unknown>;
  changedAt: Date;
}

/** Days after which a draft is gone. */
const draftDays = 30;
const isOld = sql`changed_at < now() - make_interval(days => ${draftDays})`;

/** The reader's draft of a type, as the wire calls it; undefined: there is none, or its days are over. */
export async function keptDraft(tx: Tx, type: string): Promise<KeptDraft | undefined> {
  const { rows } = await sql<KeptDraft>`
    select data, changed_at as "changedAt" from hr_request_draft where type = ${type} and not (${isOld})`.execute(tx);
  return rows[0];
}

/** Keeps a draft whole in place of what was there. @returns when, on the server's clock */
export async function keepDraft(
  tx: Tx,
  { personId, profile, accessGroupId }: { personId: string; profile: string; accessGroupId: string | null },
  type: string,
  data: Record<string, unknown>,
): Promise<Date> {
  const { rows } = await sql<{ changedAt: Date }>`
    insert into hr_request_draft (person_id, profile, access_group_id, type, data)
    values (${personId}::uuid, ${profile}, ${accessGroupId}::uuid, ${type}, ${JSON.stringify(data)}::json)
    on conflict (person_id, profile, access_group_id, type) do update set data = excluded.data, changed_at = now()
    returning changed_at as "changedAt"`.execute(tx);
  return rows[0]?.changedAt ?? new Date();
}

/** The reader's draft of a type goes: it was sent, or thrown away. */
export async function dropDraft(tx: Tx, type: string): Promise<void> {
  await sql`delete from hr_request_draft where type = ${type}`.execute(tx);
}

/** Drafts whose days are over, of all tenants. @returns how many went */
export async function dropOldDrafts(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`delete from hr_request_draft where ${isOld}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
