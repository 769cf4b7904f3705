import type { TestApp } from './app.ts';

/** Does the work while somebody may do these things only, in all memberships of a role. */
export async function permitted(
  app: Pick<TestApp, 'database' | 'personId'>,
  { who, role }: { who: Parameters<TestApp['personId']>[0]; role: 'RH' | 'GESTOR' | 'EMPREGADO' },
  permissions: string[],
  work: () => Promise<void>,
): Promise<void> {
  const person = await app.personId(who);
  await app.database.owner.query(
    `with made as (insert into access_profile (access_group_id, role, name, permissions)
       select access_group_id, $3, 'Teste ' || gen_random_uuid(), $2 from membership where person_id = $1 and role = $3 limit 1 returning id)
     update membership set access_profile_id = (select id from made) where person_id = $1 and role = $3`,
    [person, permissions, role],
  );
  try {
    await work();
  } finally {
    await app.database.owner.query(
      `update membership set access_profile_id = (select id from access_profile where access_group_id is null and role = $2) where person_id = $1 and role = $2`,
      [person, role],
    );
  }
}

/** Does the work while Helena, of HR, may do these things only. */
export function helenaWith(
  app: Pick<TestApp, 'database' | 'personId'>,
  permissions: string[],
  work: () => Promise<void>,
): Promise<void> {
  return permitted(app, { who: 'helena', role: 'RH' }, permissions, work);
}

/** Does the work while Helena, of HR, reaches everybody of these companies, and these workers, and nobody else. */
export async function helenaReaching(
  app: Pick<TestApp, 'database' | 'personId'>,
  { companies = [], workers = [] }: { companies?: string[]; workers?: string[] },
  work: () => Promise<void>,
): Promise<void> {
  const person = await app.personId('helena');
  const query = (text: string, values: unknown[] = []) => app.database.owner.query(text, [person, ...values]);
  const reachAll = (ofCompanies: boolean, ofWorkers: boolean) =>
    query("update membership set all_companies = $2, all_workers = $3 where person_id = $1 and role = 'RH'", [
      ofCompanies,
      ofWorkers,
    ]);
  await reachAll(false, workers.length === 0);
  await query(
    `insert into membership_scope (membership_id, access_group_id, company_id, employment_id, everyone)
     select m.id, m.access_group_id, s.company, s.worker, s.company is not null from membership m,
            (select unnest($2::uuid[]), null::uuid union all select null, unnest($3::uuid[])) s(company, worker)
      where m.person_id = $1 and m.role = 'RH'`,
    [companies, workers],
  );
  try {
    await work();
  } finally {
    await reachAll(true, true);
    await query(
      "delete from membership_scope where membership_id in (select id from membership where person_id = $1 and role = 'RH')",
    );
  }
}
