import type { TestApp } from './app.ts';

/** Does the work while Helena, of HR, may do these things only. */
export async function helenaWith(
  app: Pick<TestApp, 'database' | 'personId'>,
  permissions: string[],
  work: () => Promise<void>,
): Promise<void> {
  const person = await app.personId('helena');
  await app.database.owner.query(
    `with made as (insert into access_profile (access_group_id, role, name, permissions)
       select access_group_id, 'RH', 'Teste ' || gen_random_uuid(), $2 from membership where person_id = $1 and role = 'RH' returning id)
     update membership set access_profile_id = (select id from made) where person_id = $1 and role = 'RH'`,
    [person, permissions],
  );
  try {
    await work();
  } finally {
    await app.database.owner.query(
      `update membership set access_profile_id = (select id from access_profile where access_group_id is null and role = 'RH') where person_id = $1 and role = 'RH'`,
      [person],
    );
  }
}
