import type { Insertable } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Person } from '#kernel/database/types.generated.ts';

/** The privacy policy in force; a person accepts a version once. */
const policyVersion = '2026-01';

/** A person for tests and the demo: everything confirmed and accepted unless said otherwise. @returns the id */
export async function makePerson(
  tx: Tx,
  person: Insertable<Person>,
  options: { fresh?: boolean } = {},
): Promise<string> {
  const confirmed = options.fresh ? null : new Date();
  const { id } = await tx
    .insertInto('person')
    .values({
      email_confirmed_at: confirmed,
      cell_phone_confirmed_at: confirmed,
      ethnicity_confirmed_at: confirmed,
      password_provisional: options.fresh ?? false,
      ...person,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!options.fresh)
    await tx.insertInto('privacy_acceptance').values({ person_id: id, version: policyVersion }).execute();
  return id;
}
