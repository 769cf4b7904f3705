import type pg from 'pg';

/** What a running version reads and writes of a database, each by its name; the value is what it relies on. */
export type Shape = Readonly<Record<string, string>>;

const parts = `
  select 'table ' || c.oid::regclass as name, 'there' as value from pg_class c
   where c.relnamespace::regnamespace::text in ('public', 'jobs') and c.relkind in ('r', 'p', 'v')
  union all
  -- what may be left out by who writes: without a default, a value is needed
  select 'column ' || a.attrelid::regclass || '.' || a.attname,
         format_type(a.atttypid, a.atttypmod) || case when a.attnotnull and not a.atthasdef and a.attidentity = '' then ', needed' else '' end
    from pg_attribute a join pg_class c on c.oid = a.attrelid
   where c.relnamespace::regnamespace::text = 'public' and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
  union all
  select 'function ' || p.oid::regprocedure, pg_get_function_result(p.oid) from pg_proc p
   where p.pronamespace::regnamespace::text in ('access', 'hot') and has_function_privilege('cracha_app', p.oid, 'execute') and p.prokind = 'f'
  union all
  select 'right to ' || lower(r.privilege) || ' ' || a.attrelid::regclass || '.' || a.attname, 'given'
    from pg_attribute a join pg_class c on c.oid = a.attrelid, unnest(array['SELECT', 'INSERT', 'UPDATE']) r (privilege)
   where c.relnamespace::regnamespace::text = 'public' and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
     and has_column_privilege('cracha_app', a.attrelid, a.attnum, r.privilege)
  union all
  select 'right to delete from ' || c.oid::regclass, 'given' from pg_class c
   where c.relnamespace::regnamespace::text = 'public' and c.relkind in ('r', 'p', 'v') and has_table_privilege('cracha_app', c.oid, 'delete')`;

export async function shapeOf(client: pg.Client | pg.Pool): Promise<Shape> {
  const { rows } = await client.query<{ name: string; value: string }>(parts);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** What a version that runs on the shape of before misses in the one of after, in sentences; empty: it may run beside the next. */
export function brokenFor(before: Shape, after: Shape): string[] {
  const gone = Object.entries(before).flatMap(([name, value]) => {
    const now = after[name];
    if (now === undefined) return `${name} is gone`;
    // what is no longer needed may still be given
    return now === value || `${now}, needed` === value ? [] : `${name} was ${value}, and is ${now}`;
  });
  const needed = Object.entries(after).flatMap(([name, value]) => {
    const table = /^column (.+)\.[^.]+$/.exec(name)?.[1];
    const isNew = before[name] === undefined && table !== undefined && before[`table ${table}`] !== undefined;
    return isNew && value.endsWith(', needed') ? `${name} is new and needed: who doesn't know it can't write` : [];
  });
  return [...gone, ...needed].sort();
}
