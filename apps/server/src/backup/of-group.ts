// What of an installation belongs to one access group: it is backed up alone where the group moves to a cluster of its own (docs/scale.md).
import type pg from 'pg';
import { SettingRefused } from '#kernel/env.ts';

/** What is taken of a table: a condition on its row `t`, and columns that are written otherwise. */
export interface Taken {
  where: string;
  instead?: Readonly<Record<string, string>>;
}

/** What is the platform's and the same in each installation. */
const whole = ['plan_module_app_access', 'help_item', 'ready_template', 'seal_certificate'];
/** Rows without a group are the platform's, and the group's lead to them. */
const platformsToo = ['access_profile', 'recognition_model'];
/** What a person has in no group: it goes along with the person. */
const ofPerson = ['passkey', 'privacy_acceptance', 'recovery_code', 'security_event', 'known_device'];
/** Sessions, codes under way, limits, what was sent: everybody signs in anew. */
export const leftBehind = [
  ...['access_change', 'attempt', 'code_sent', 'contact_code', 'cross_tenant_access', 'first_access'],
  ...['idempotency_key', 'outbox_message', 'passkey_challenge', 'provider_sign_in', 'session', 'session_position'],
  ...['session_token', 'signing_key', 'support_grant', 'system_rating', 'ticket', 'used_captcha'],
];

/**
 * Looks for the group's persons, for as long as the transaction lasts: everybody whom one of its rows names. Who belongs to another group too
 * is in both installations afterwards.
 * @returns what is taken of a table; undefined: nothing
 */
export async function takenOfGroup(client: pg.Client, group: string): Promise<(table: string) => Taken | undefined> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'access_group_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  const grouped = columns.map(({ table }) => table);
  const id = `'${group}'::uuid`;
  const ofTheGroup = (table: string) =>
    `(t.access_group_id = ${id}${platformsToo.includes(table) ? ' or t.access_group_id is null' : ''})`;
  const { rows: names } = await client.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'person'::regclass and cardinality(c.conkey) = 1`,
  );
  const named = names
    .filter(({ table }) => grouped.includes(table) && !leftBehind.includes(table))
    .map(
      ({ table, column }) =>
        `select t.${column} from ${table} t where ${ofTheGroup(table)} and t.${column} is not null`,
    );
  await client.query(`create temporary table moved_person on commit drop as ${named.join(' union ')}`);
  return table => {
    if (leftBehind.includes(table)) return undefined;
    if (whole.includes(table)) return { where: 'true' };
    if (table === 'access_group') return { where: `t.id = ${id}` };
    if (table === 'reseller') return { where: `t.id = (select reseller_id from access_group where id = ${id})` };
    if (table === 'association')
      return { where: `t.id in (select association_id from association_company where access_group_id = ${id})` };
    if (table === 'person') return { where: 't.id in (table moved_person)' };
    if (ofPerson.includes(table))
      return { where: 't.person_id in (table moved_person)', instead: { session_id: 'null' } };
    if (grouped.includes(table)) return { where: ofTheGroup(table) };
    throw new Error(`${table} has no access group, and nothing says whether it moves with one (backup/of-group.ts).`);
  };
}

/** Of all files those that a row which is taken names. */
export async function filesOf(
  client: pg.Client,
  taken: (table: string) => Taken | undefined,
  all: readonly string[],
): Promise<string[]> {
  const { rows: places } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
        and (a.attname like '%sha256' and a.atttypid = 'text'::regtype or (c.relname, a.attname) = ('signature_request', 'hash_final'))`,
  );
  const named = new Set<string>();
  for (const { table, column } of places) {
    const of = taken(table);
    if (!of) continue;
    const { rows } = await client.query<{ sha256: string }>(
      `select distinct t.${column} as sha256 from ${table} t where ${of.where} and t.${column} is not null`,
    );
    for (const { sha256 } of rows) named.add(sha256);
  }
  return all.filter(sha256 => named.has(sha256));
}

/** The group of a name or an id. @throws naming all of them, where there is none such */
export async function groupNamed(client: pg.Client, text: string): Promise<string> {
  const { rows } = await client.query<{ id: string; name: string }>('select id, name from access_group order by name');
  const found = rows.filter(({ id, name }) => id === text || name === text);
  const [one] = found;
  if (one && found.length === 1) return one.id;
  throw new SettingRefused(
    `--group takes one of these, by name or id: ${rows.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
  );
}
