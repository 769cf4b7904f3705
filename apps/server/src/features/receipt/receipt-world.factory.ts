import type { Profile } from '@cracha/contract/access/roles.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { TestApp } from '#test/app.ts';
import type { DemoKey } from '../../seed/demo-people.ts';
import { type MadeReceipt, makeReceipt } from './receipt.factory.ts';

/** The employment of a demo person in the access group whose name begins so. */
export async function employmentOf(
  app: Pick<TestApp, 'database' | 'personId'>,
  who: DemoKey,
  group = 'Grupo Pantanal',
): Promise<string> {
  const { rows } = await app.database.owner.query<{ id: string }>(
    'select e.id from employment e join access_group g on g.id = e.access_group_id where e.person_id = $1 and g.name = $2',
    [await app.personId(who), group],
  );
  return rows[0]?.id ?? '';
}

/** A published receipt of a demo person. @returns the id */
export async function receiptFor(
  app: Pick<TestApp, 'database' | 'personId'>,
  who: DemoKey,
  given: Partial<MadeReceipt> = {},
  group?: string,
): Promise<string> {
  const employmentId = await employmentOf(app, who, group);
  return acrossTenants(app.database.pool, 'receipts for a test', tx => makeReceipt(tx, { employmentId, ...given }));
}

/** What a demo person looks after as HR: one company, or all again. */
export async function limitHr(
  app: Pick<TestApp, 'database' | 'personId'>,
  who: DemoKey,
  company: string | null,
): Promise<void> {
  const hr = await app.personId(who);
  const ask = (sql: string, ...values: unknown[]) => app.database.owner.query(sql, [hr, ...values]);
  await ask(
    "delete from membership_scope where membership_id in (select id from membership where person_id = $1 and role = 'RH')",
  );
  await ask("update membership set all_companies = $2 where person_id = $1 and role = 'RH'", company === null);
  if (company !== null)
    await ask(
      "insert into membership_scope (membership_id, access_group_id, company_id) select id, access_group_id, $2 from membership where person_id = $1 and role = 'RH'",
      company,
    );
}

/** The first row of a look into the database, as its owner. */
export async function lookUp(app: TestApp, sql: string, ...values: unknown[]) {
  const { rows } = await app.database.owner.query(sql, values);
  return rows[0];
}

/** A file as a browser asks for it. */
export async function fetchAs(
  app: TestApp,
  who: DemoKey,
  profile: Profile,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    authorization: `Bearer ${await app.bearer(who)}`,
    'x-profile': profile,
  };
  return app.send(path, { ...init, headers });
}
