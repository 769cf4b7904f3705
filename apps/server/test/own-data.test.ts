import { afterAll, beforeAll, expect, it } from 'vitest';
import { sections } from '#features/identity/privacy/own-data.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

/*
 * LGPD art. 18: a person takes along what is kept about them (`access.own_data`). A table about persons is in that file, or here with
 * the reason why it is not. A new one is in neither, and this test says so.
 */
const secret = 'it proves the person, or guesses at it; its copy would open the account';
const doerOnly = 'its person is who did it at work, which the history of changes tells; it is about a file or a rule';
const notInFile: Record<string, string> = {
  access_letter: secret,
  account_case: 'what somebody says of the account stands in its security activity, which is in the file',
  contact_code: secret,
  passkey_challenge: secret,
  recovery_code: secret,
  worker_opening: 'a copy of what opens the hot read, for five minutes',
  announcement_file: doerOnly,
  batch_download: doerOnly,
  clock_file: doerOnly,
  column_mapping: doerOnly,
  cross_tenant_access: doerOnly,
  document_batch: doerOnly,
  document_infected: doerOnly,
  download_link: doerOnly,
  print_ticket: 'good once within a minute, by whoever asked for it',
  document_version: doerOnly,
  exclusion_history: doerOnly,
  expected_absence: doerOnly,
  import: doerOnly,
  import_document: doerOnly,
  import_event: doerOnly,
  learned_correction: doerOnly,
  registry_import: doerOnly,
  registry_import_event: doerOnly,
  registry_mapping: doerOnly,
  release_request: doerOnly,
  release_rule: doerOnly,
  release_rule_change: doerOnly,
  remembered_rubric: doerOnly,
  stored_file: doerOnly,
  task: doerOnly,
  admission:
    'what was told is in record and folder once hired, and erased otherwise; a candidate reads it by their link',
  candidate: doerOnly,
  opening: doerOnly,
  kit_definition: doerOnly,
  template: doerOnly,
  template_version: doerOnly,
  ticket: doerOnly,
  approval_seat: doerOnly,
  clock_closing: doerOnly,
  clock_company_choice: doerOnly,
  clock_outbox: 'what a payroll clock is told of a justification or a mirror, which are in the file',
  clock_closing_item: 'its result stands in the mirror, which is in the file',
  clock_period: doerOnly,
  clock_rule: doerOnly,
  decision_batch: doerOnly,
  desk_category_person: 'its person is who of HR answers, which the setting tells; it is about a category',
  desk_hours: doerOnly,
  holiday: doerOnly,
  payroll_export: doerOnly,
  registry_import_row:
    'what a file said; what was taken of it stands in the record, and the rest goes after thirty days',
  vacation_opening_file: doerOnly,
  vacation_due: 'computed from admission, leaves and what HR told, which are in the file',
  receipt_file: 'the bytes of a receipt, which is in the file and is downloaded by itself',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

const names = async (sql: string) =>
  (await database.owner.query<{ name: string }>(sql)).rows.map(row => row.name).sort();

/** Tables with a column that is called person_id or refers to a person. */
const aboutPersons = () =>
  names(`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (a.attname = 'person_id' or exists (select from pg_constraint k
         where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'person'::regclass and a.attnum = any (k.conkey)))`);
const inFile = () =>
  names(`
    select distinct m[1] as name
      from regexp_matches(pg_get_functiondef('access.own_data'::regproc), '(?:from|join)\\s+(?:public\\.)?([a-z_]+)', 'g') m`);

it('every table about persons is in the file of one’s own data, or has a reason', async () => {
  const told = await inFile();
  expect((await aboutPersons()).filter(table => !told.includes(table))).toEqual(Object.keys(notInFile).sort());
});

it('every section of the function is asked for by the file', async () => {
  const [{ text }] = (await database.owner.query("select pg_get_functiondef('access.own_data'::regproc) as text")).rows;
  const told = [...String(text).matchAll(/p_section = '(\w+)'/g)].map(([, name]) => name);
  expect([...new Set(told)].sort()).toEqual([...sections].sort());
});

it('a new table about persons is found, by its column or by what it refers to', async () => {
  await database.owner.query(
    'create table by_name (person_id uuid); create table by_key (said_of uuid references person); create table of_none (id uuid)',
  );
  const found = await aboutPersons();
  expect(found).toEqual(expect.arrayContaining(['by_key', 'by_name']));
  expect(found).not.toContain('of_none');
});
