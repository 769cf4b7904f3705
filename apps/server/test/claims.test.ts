import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '#kernel/database/pool.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

/*
 * S2: nothing of an access group is a person's own until the person has accepted the link to it (decision 018). Every table that a person
 * reads as their own asks for that, and so does every function that reads past isolation for them. A new table is asked by these sweeps.
 */
let database: TestDatabase;
let ana = '';
let boreal = '';
beforeAll(async () => {
  database = await makeDatabase();
  [{ id: ana }] = await rows("select id from person where email = 'ana@duplo.test'");
  [{ id: boreal }] = await rows("select id from access_group where name = 'Grupo Boreal'");
});
afterAll(() => database.drop());

const rows = async (text: string, values: unknown[] = []) => (await database.owner.query(text, values)).rows;

/** Tables of access groups with a person's rows: they have both columns. */
const ofGroupAndPerson = () =>
  rows(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and 2 = (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('access_group_id', 'person_id') and not a.attisdropped)
      order by 1`,
  );

/** Why a policy may show a person their rows without asking for an accepted link. */
const reasons: Record<string, string> = {
  access_letter: 'nobody reads letters: definer/ways-in.sql answers',
  'account_case owner': 'a case is about the account itself',
  'membership own': 'only accepted ones',
  'support_grant own': 'the person asked for it in that group',
  'manager_cover own': 'only of the access group that is entered, where the role is in force',
  'manager_cover own_made': 'as own',
  'manager_cover own_ended': 'as own',
  'privacy_request asked': 'only in groups where a role is in force',
  'record_history written': 'written, not read',
  'notification caused': 'written, not read',
  'notification told': 'written, not read',
  'announcement_reader own_team': 'only of the access group that is entered',
  'receipt worker': 'its companies are in the context, which leaves shut groups out',
  'download own': 'what the person took themselves',
  'account_case own': 'a case is about the account itself',
  'approval_seat own': 'only of the access group that is entered, where the role is in force',
  'timesheet_event justifies': 'as approval_seat: a manager writes there, and reads nothing by it',
  'justification files': 'as timesheet_event',
  'justification changes': 'as timesheet_event',
  'justification_file files': 'as timesheet_event',
  'hr_request_draft own': 'what the person wrote themselves; of a group only while it is entered',
  'document_upload own': 'what the person sent themselves, of a day; of a group only while it is entered',
  'document_reading own': 'the person’s own way through what they read',
  'document_receipt own': 'what the person did themselves',
  'document_batch staff': 'only of the access group that is entered, where the role is in force',
  'download_link own': 'only of the access group that is entered, where the role is in force',
  'print_ticket own': 'written, not read',
  'document_infected own': 'written, not read',
  'desk_ticket confidential': 'it narrows what HR sees, and shows nothing',
};

it('every policy by which a person reads rows of an access group asks for an accepted link, or has a reason', async () => {
  const tables = (await ofGroupAndPerson()).map(row => row.name);
  const policies = await rows(
    `select tablename || ' ' || policyname as name, coalesce(qual, '') || ' ' || coalesce(with_check, '') as rule from pg_policies
      where schemaname = 'public' and tablename = any ($1) and coalesce(qual, with_check) like '%access.person()%'`,
    [tables],
  );
  const silent = policies
    .filter(({ rule }) => !/shut_groups/.test(rule))
    .map(({ name }) => name)
    .filter(name => !reasons[name])
    .filter(name => !/(sent_by|requested_by|opened_by)/.test(policies.find(one => one.name === name)?.rule ?? ''));
  expect(silent).toEqual([]);
});

describe('Ana, who has accepted Pantanal and not Boreal', () => {
  /** What she counts of Boreal's rows, table by table, in her session as a worker. */
  async function counted(): Promise<Record<string, number>> {
    const tables = (await ofGroupAndPerson()).map(row => row.name);
    const pool = createPool({ ...database.appConfig, max: 1 });
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query("select access.open(access.token_row(access.open_session($1, '', '')), 'trabalhador')", [ana]);
      const found: Record<string, number> = {};
      for (const table of tables) {
        const readable = await client.query("select has_table_privilege($1, 'select') as yes", [table]);
        if (!readable.rows[0].yes || table === 'membership') continue;
        const { rows: seen } = await client.query(
          `select count(*)::integer as n from ${table} where access_group_id = $1 and person_id = $2`,
          [boreal, ana],
        );
        if (seen[0].n > 0) found[table] = seen[0].n;
      }
      const own = await client.query(
        "select string_agg(d::text, ' ') as text from unnest(array['vinculos', 'fichas', 'recibos', 'perfis']) s, access.own_data(s, 0, 1000) d",
      );
      found.ownData = /boreal/i.test(own.rows[0].text ?? '') ? 1 : 0;
      return found;
    } finally {
      await client.query('rollback');
      client.release();
      await pool.end();
    }
  }

  it('reads rows of Boreal while the link is accepted, and none in any table once it is a claim', async () => {
    for (const table of ['worker_record', 'worker_pay', 'worker_bank'])
      await rows(
        `insert into ${table} (employment_id, access_group_id, company_id, person_id)
         select id, access_group_id, company_id, person_id from employment where person_id = $1 on conflict do nothing`,
        [ana],
      );
    await rows(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', id::text from employment where person_id = $1`,
      [ana],
    );
    await rows(
      `insert into notification (access_group_id, person_id, kind, values, target, cause)
       select access_group_id, person_id, 'receiptPublished', '{}', '/', 'c:' || id from employment where person_id = $1`,
      [ana],
    );
    await rows(
      `insert into access_log (access_group_id, person_id, opened_by, profile, entity, entity_id)
       select access_group_id, person_id, person_id, 'rh', 'employment', id from employment where person_id = $1`,
      [ana],
    );
    const before = await counted();
    for (const table of [
      'employment',
      'worker_record',
      'worker_pay',
      'worker_bank',
      'receipt',
      'notification',
      'access_log',
    ])
      expect(before[table], table).toBeGreaterThan(0);
    expect(before.ownData).toBe(1);
    await rows(
      'update membership set accepted_at = null, accepted_how = null where person_id = $1 and access_group_id = $2',
      [ana, boreal],
    );
    expect(await counted()).toEqual({ ownData: 0 });
  });
});
