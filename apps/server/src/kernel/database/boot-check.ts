import type pg from 'pg';

const checks: [what: string, sql: string][] = [
  [
    'the role that serves can bypass row-level security',
    'select rolname as found from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  ],
  [
    'the role that serves owns tables',
    "select relname as found from pg_class where relowner = current_user::regrole and relkind in ('r', 'p')",
  ],
  [
    'the role that serves may become another',
    'select r.rolname as found from pg_auth_members m join pg_roles r on r.oid = m.roleid where m.member = current_user::regrole',
  ],
  [
    'what is ours belongs to a superuser',
    `select distinct r.rolname as found from pg_roles r join (
         select 'pg_class'::regclass as classid, oid, relowner as owner, relnamespace as namespace from pg_class
         union all select 'pg_proc'::regclass, oid, proowner, pronamespace from pg_proc) o on o.owner = r.oid
      where r.rolsuper and o.namespace::regnamespace::text in ('public', 'access', 'hot', 'jobs')
        and not exists (select from pg_depend d where d.classid = o.classid and d.objid = o.oid and d.deptype = 'e')`,
  ],
  [
    'a table has no enforced row-level security',
    `select relname as found from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname <> 'migration' and not (relrowsecurity and relforcerowsecurity)`,
  ],
  [
    'a table can be read that isolation does not cover',
    `select relname as found from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and has_table_privilege(current_user, oid, 'select') and not row_security_active(oid)`,
  ],
  [
    'a function that bypasses isolation has no fixed search path',
    `select proname as found from pg_proc where prosecdef and pronamespace in ('access'::regnamespace, 'hot'::regnamespace, 'public'::regnamespace)
       and not exists (select from unnest(proconfig) c where c like 'search_path=%')`,
  ],
  [
    'a function that bypasses isolation finds temporary tables of its caller before ours',
    `select proname as found from pg_proc where prosecdef and pronamespace in ('access'::regnamespace, 'hot'::regnamespace, 'public'::regnamespace)
       and not exists (select from unnest(proconfig) c where c like 'search_path=%, pg_temp')`,
  ],
  ['rows can be read without a context', 'select id::text as found from person limit 1'],
];

/**
 * Refuses to serve when isolation does not hold: asked of the database itself, as the role that will serve.
 * @returns what is weaker than it could be, in sentences with what mends it: a database that others use as well is not ours to change
 * @throws with each broken promise and the object that breaks it
 */
export async function checkIsolation(pool: pg.Pool): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, sql] of checks) {
    const { rows } = await pool.query<{ found: string }>(sql);
    if (rows.length > 0) faults.push(`${what}: ${rows.map(row => row.found).join(', ')}`);
  }
  if (faults.length > 0) throw new Error(`Isolation does not hold, so nothing is served. ${faults.join('. ')}.`);
  const { rows } = await pool.query<{ found: string }>(
    "select current_database() as found where has_database_privilege(current_user, current_database(), 'temporary')",
  );
  return rows.map(
    ({ found }) =>
      `The role that serves may make temporary tables. Run as the owner of the database: revoke temporary on database "${found}" from public;`,
  );
}
