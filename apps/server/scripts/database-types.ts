// Writes the types of all tables from a database that has just been migrated: `node apps/server/scripts/database-types.ts postgres://…`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  element: string | null;
  is_nullable: 'YES' | 'NO';
  generated: boolean;
  has_default: boolean;
}

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
  pg_lsn: 'string',
  'timestamp with time zone': 'Instant',
};

/** The text of `types.generated.ts` for the tables of schema public. */
export async function databaseTypes(config: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.table_name, c.column_name, c.data_type, e.data_type as element, c.is_nullable,
           c.is_generated = 'ALWAYS' or c.is_identity = 'YES' as generated, c.column_default is not null as has_default
      from information_schema.columns c
      left join information_schema.element_types e on e.object_schema = c.table_schema and e.object_name = c.table_name
       and e.object_type = 'TABLE' and e.collection_type_identifier = c.dtd_identifier
     where c.table_schema = 'public' and c.table_name not in ('migration') order by c.table_name, c.ordinal_position`);
  await client.end();
  const tables = Map.groupBy(rows, row => row.table_name);
  const interfaces = [...tables].map(
    ([name, columns]) => `export interface ${pascal(name)} {\n${columns.map(member).join('\n')}\n}`,
  );
  const all = [...tables.keys()].map(name => `  ${name}: ${pascal(name)};`);
  return `${header}\n${interfaces.join('\n\n')}\n\nexport interface DB {\n${all.join('\n')}\n}\n`;
}

const header = `// Generated from the migrated database (apps/server/scripts/database-types.ts); a test compares. Don't edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** timestamptz: a Date when read, a Date or ISO text when written. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** jsonb: parsed when read, JSON text when written. */
export type Json = ColumnType<unknown, string, string>;
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
type Nullable<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null | undefined, U | null> : ColumnType<T | null, T | null | undefined, T | null>;
`;

function member(column: Column): string {
  const base =
    column.data_type === 'ARRAY'
      ? `${types[column.element ?? 'text'] ?? 'string'}[]`
      : (types[column.data_type] ?? 'string');
  const nullable = column.is_nullable === 'YES';
  if (column.generated) return `  ${column.column_name}: GeneratedAlways<${base}${nullable ? ' | null' : ''}>;`;
  if (nullable) return `  ${column.column_name}: Nullable<${base}>;`;
  return `  ${column.column_name}: ${column.has_default ? `Defaulted<${base}>` : base};`;
}

function pascal(name: string): string {
  return name
    .split('_')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

export const typesFile = join(import.meta.dirname, '../src/kernel/database/types.generated.ts');

if (import.meta.main) {
  const [url] = process.argv.slice(2);
  if (!url) throw new Error('usage: database-types.ts <connection string of a migrated database>');
  writeFileSync(typesFile, await databaseTypes({ connectionString: url }));
}
