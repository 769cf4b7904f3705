import type pg from 'pg';

/** The tables of schema public (not the unlogged ones: they are looked up anew) so that what a table refers to comes before it. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace and relname <> 'migration' order by 1",
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct c.conrelid::regclass::text as from, c.confrelid::regclass::text as to from pg_constraint c
      where c.contype = 'f' and c.conrelid <> c.confrelid and c.connamespace = 'public'::regnamespace`,
  );
  const ordered: string[] = [];
  const place = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const reference of references) if (reference.from === name) place(reference.to);
    ordered.push(name);
  };
  for (const { name } of tables) place(name);
  return ordered;
}

/** The columns that hold what was written; generated ones come by themselves. */
export async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum",
    [table],
  );
  return rows.map(row => row.name);
}

/** The forward-only migrations a database has had. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from migration where name like 'tables/%' order by name",
  );
  return rows.map(row => row.name);
}

/** The tables whose `id` PostgreSQL numbers by itself. */
export async function numberedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid where attname = 'id' and attidentity <> '' and relnamespace = 'public'::regnamespace",
  );
  return rows.map(row => row.name);
}

/** The fingerprints of every file that a row names and that is there to last (definer/files.sql). */
export async function everyFile(read: <Row>(text: string) => Promise<Row[]>): Promise<string[]> {
  const rows = await read<{ sha256: string }>(
    'select distinct sha256 from access.named_files() where lasting order by 1',
  );
  return rows.map(({ sha256 }) => sha256);
}
