import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { RequestInfo } from '#kernel/http/handler.ts';

/** Who did it and from where: an actor's request, or a job on behalf of a person. */
export interface Doer {
  personId: string;
  accessGroupId: string | null;
  profile: string;
  ip: string | null;
  supporterId: string | null;
}

/** The doer of a request. */
export function doerOf(actor: Actor, request: RequestInfo): Doer {
  const { personId, accessGroupId, profile, supportGrantId } = actor;
  return { personId, accessGroupId, profile, ip: request.ip, supporterId: supportGrantId };
}

export interface Change {
  /** A named verb of the business: `importSent`, `receiptAnswered`. */
  verb: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
  /** Where the doer has no access group of their own (a worker): the row's. */
  accessGroupId?: string;
}

/** Writes the record history (`historico-registros`), in the transaction of the change. */
export async function record(tx: Tx, doer: Doer, change: Change): Promise<void> {
  await tx
    .insertInto('record_history')
    .values({
      access_group_id: change.accessGroupId ?? doer.accessGroupId,
      person_id: doer.personId,
      supporter_id: doer.supporterId,
      ip: doer.ip,
      profile: doer.profile,
      verb: change.verb,
      entity: change.entity,
      entity_id: change.entityId,
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: change.after === undefined ? null : JSON.stringify(change.after),
    })
    .execute();
}

/** The same change of many rows, each with its own before and after, in one statement. */
export async function recordAll(
  tx: Tx,
  doer: Doer,
  { verb, entity }: Pick<Change, 'verb' | 'entity'>,
  changes: readonly Pick<Change, 'entityId' | 'accessGroupId' | 'before' | 'after'>[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into record_history (access_group_id, person_id, supporter_id, ip, profile, verb, entity, entity_id, before, after)
    select coalesce(c."accessGroupId", ${doer.accessGroupId}::uuid), ${doer.personId}, ${doer.supporterId}::uuid, ${doer.ip}, ${doer.profile},
           ${verb}, ${entity}, c."entityId", c.before, c.after
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as c("entityId" text, "accessGroupId" uuid, before jsonb, after jsonb)`.execute(tx);
}

/** Somebody opened another person's data: that person can see who and when. */
export async function recordOpening(
  tx: Tx,
  doer: Doer,
  opened: { accessGroupId: string; personId: string; entity: string; entityId: string },
): Promise<void> {
  await tx
    .insertInto('access_log')
    .values({
      access_group_id: opened.accessGroupId,
      person_id: opened.personId,
      opened_by: doer.personId,
      supporter_id: doer.supporterId,
      profile: doer.profile,
      ip: doer.ip,
      entity: opened.entity,
      entity_id: opened.entityId,
    })
    .execute();
}
