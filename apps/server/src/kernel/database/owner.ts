import type pg from 'pg';

/** Owns our objects where a superuser could: the functions that read past isolation run as their owner. */
export const ownerRole = 'cracha_owner';

const schemas = ['public', 'access', 'hot', 'jobs'];

/**
 * As a superuser, in the product's database: the owner, no superuser and not past row-level security, with the right to make our schemas here.
 * What an installation of before made as a superuser becomes the owner's. A second call finds nothing to do.
 */
export async function ensureOwner(superuser: pg.ClientBase): Promise<void> {
  await superuser.query('begin');
  try {
    const { rowCount: exists } = await superuser.query('select from pg_roles where rolname = $1', [ownerRole]);
    if (!exists)
      await superuser.query(`create role ${ownerRole} nosuperuser nobypassrls nocreatedb nocreaterole nologin`);
    await superuser.query(`do $$ begin
      execute format('grant create on database %I to ${ownerRole}', current_database());
      execute format('revoke temporary on database %I from public', current_database());
      end $$;
      grant usage, create on schema public to ${ownerRole} with grant option`);
    const { rows: ours } = await superuser.query<{ table: string | null }>(
      "select to_regclass('public.migration')::text as table",
    );
    if (ours[0]?.table) await takeOver(superuser);
    await superuser.query('commit');
  } catch (error) {
    await superuser.query('rollback');
    throw error;
  }
}

/**
 * Each object by itself: `reassign owned` refuses the superuser that PostgreSQL was made with, and of another it would take what isn't ours.
 * What an extension brought stays its own.
 */
async function takeOver(superuser: pg.ClientBase): Promise<void> {
  const { rows } = await superuser.query<{ statement: string }>(belongings, [schemas]);
  for (const { statement } of rows) await superuser.query(statement);
}

const belongings = `
  with above as (select oid from pg_roles where rolsuper),
  ours as (select oid from pg_namespace where nspname = any ($1::text[])),
  part as (select classid, objid from pg_depend where deptype = 'e')
  select format('alter schema %I owner to ${ownerRole}', nspname) as statement
    from pg_namespace where oid in (select oid from ours) and nspname <> 'public' and nspowner in (select oid from above)
  union all
  -- a table takes its indexes, its type and the sequences of its columns along
  select format('alter table %s owner to ${ownerRole}', c.oid::regclass) from pg_class c
   where relnamespace in (select oid from ours) and relowner in (select oid from above) and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
     and not (relkind = 'S' and exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
                       and d.refclassid = 'pg_class'::regclass))
     and ('pg_class'::regclass, c.oid) not in (select classid, objid from part)
  union all
  select format('alter routine %s owner to ${ownerRole}', oid::regprocedure) from pg_proc
   where pronamespace in (select oid from ours) and proowner in (select oid from above)
     and ('pg_proc'::regclass, oid) not in (select classid, objid from part)
  union all
  select format('alter type %s owner to ${ownerRole}', t.oid::regtype) from pg_type t
   where typnamespace in (select oid from ours) and typowner in (select oid from above)
     and (typtype in ('e', 'd', 'r') or typtype = 'c' and (select relkind from pg_class where oid = typrelid) = 'c')
     and ('pg_type'::regclass, t.oid) not in (select classid, objid from part)
  union all
  -- the policy by which the owner passes names who made it (access.protect)
  select format('alter policy %I on %s to ${ownerRole}', polname, polrelid::regclass) from pg_policy p join pg_class c on c.oid = p.polrelid
   where c.relnamespace in (select oid from ours) and polroles <@ array(select oid from above)
`;
