import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface ReleaseRules {
  twoPeople: boolean;
  atOnce: boolean;
}

/** How the access group releases; never set: by one person, never by itself. */
export async function rulesOf(tx: Tx): Promise<ReleaseRules> {
  const row = await tx
    .selectFrom('release_rule')
    .select(['two_people as twoPeople', 'at_once as atOnce'])
    .executeTakeFirst();
  return row ?? { twoPeople: false, atOnce: false };
}

export async function setRules(
  tx: Tx,
  by: { accessGroupId: string; personId: string },
  { twoPeople, atOnce }: ReleaseRules,
): Promise<void> {
  const values = { two_people: twoPeople, at_once: atOnce, changed_by: by.personId };
  await tx
    .insertInto('release_rule')
    .values({ access_group_id: by.accessGroupId, ...values })
    .onConflict(c => c.column('access_group_id').doUpdateSet({ ...values, changed_at: new Date() }))
    .execute();
}

export type OpenRequest = NonNullable<Awaited<ReturnType<typeof openRequest>>>;

/** The request that is open, held until the transaction ends where `lock` says so. */
export async function openRequest(tx: Tx, importId: string, lock = false) {
  const query = tx
    .selectFrom('release_request as q')
    .select(['q.id', 'q.asked_by', 'q.asked_of', 'q.asked_at', 'q.message', 'q.publish_at', 'q.mail', 'q.sms'])
    .select([
      sql<string>`coalesce(access.person_name(q.asked_by), '')`.as('asked_by_name'),
      sql<string>`coalesce(access.person_name(q.asked_of), '')`.as('asked_of_name'),
    ])
    .where('q.import_id', '=', importId)
    .where('q.state', '=', 'open');
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Undefined: one is open already. */
export async function openRelease(
  tx: Tx,
  request: {
    importId: string;
    accessGroupId: string;
    askedBy: string;
    askedOf: string;
    message: string | null;
    publishAt: Date | null;
    mail: boolean;
    sms: boolean;
  },
): Promise<string | undefined> {
  const made = await tx
    .insertInto('release_request')
    .values({
      import_id: request.importId,
      access_group_id: request.accessGroupId,
      asked_by: request.askedBy,
      asked_of: request.askedOf,
      message: request.message,
      publish_at: request.publishAt,
      mail: request.mail,
      sms: request.sms,
    })
    .onConflict(c => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function endRequest(
  tx: Tx,
  id: string,
  end: { state: 'withdrawn' | 'returned' | 'released'; by: string; reason?: string },
): Promise<void> {
  await tx
    .updateTable('release_request')
    .set({ state: end.state, ended_by: end.by, ended_at: new Date(), reason: end.reason ?? null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** Who may be asked to release. */
export async function releasers(tx: Tx): Promise<{ idUsuario: string; nome: string }[]> {
  const { rows } = await sql<{ idUsuario: string; nome: string }>`
    select person_id as "idUsuario", name as nome from access.releasers()`.execute(tx);
  return rows;
}

/** Whether a person decided documents of the import. */
export async function hasReviewed(tx: Tx, importId: string, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('import_document')
    .select('id')
    .where('import_id', '=', importId)
    .where('reviewed_by', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setExpected(
  tx: Tx,
  said: { importId: string; accessGroupId: string; employmentId: string; by: string },
  expected: boolean,
): Promise<void> {
  if (!expected) {
    await tx
      .deleteFrom('expected_absence')
      .where('import_id', '=', said.importId)
      .where('employment_id', '=', said.employmentId)
      .execute();
    return;
  }
  const row = { import_id: said.importId, access_group_id: said.accessGroupId, employment_id: said.employmentId };
  await tx
    .insertInto('expected_absence')
    .values({ ...row, said_by: said.by })
    .onConflict(c => c.doNothing())
    .execute();
}

/** @returns of how many one act of a person is taken back */
export async function forgetExpected(tx: Tx, importId: string, by: string, at: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('expected_absence')
    .where('import_id', '=', importId)
    .where('said_by', '=', by)
    .where(sql<boolean>`said_at = ${at}::timestamptz`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
