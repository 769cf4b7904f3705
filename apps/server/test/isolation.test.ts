import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { checkIsolation } from '#kernel/database/boot-check.ts';
import { createPool } from '#kernel/database/pool.ts';
import { inTransaction, queriesOn, type Tx } from '#kernel/database/transaction.ts';
import { type DemoKey, demoPeople } from '../src/seed/demo-people.ts';
import { makeDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
const people = new Map<string, string>();

beforeAll(async () => {
  database = await makeDatabase();
  const { rows } = await database.owner.query<{ id: string; email: string }>(
    'select id, email from person where email is not null',
  );
  for (const { id, email } of rows) people.set(email, id);
  await acrossTenants(database.pool, 'rows for the isolation tests', async tx => {
    await giveEverybodyAReceipt(tx);
    await giveRowsOfOtherReaders(tx);
  });
});
afterAll(() => database.drop());

const idOf = (who: DemoKey) => people.get(demoPeople.find(person => person.key === who)?.email ?? '') ?? '';

async function giveEverybodyAReceipt(tx: Tx): Promise<void> {
  await sql`
    insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
    select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', id::text from employment`.execute(
    tx,
  );
}

async function giveRowsOfOtherReaders(tx: Tx): Promise<void> {
  for (const table of ['worker_record', 'worker_pay', 'worker_bank'])
    await sql`insert into ${sql.table(table)} (employment_id, access_group_id, company_id, person_id)
      select id, access_group_id, company_id, person_id from employment`.execute(tx);
  await sql`
    insert into association_member (association_id, access_group_id, company_id, employment_id, person_id)
    select a.association_id, e.access_group_id, e.company_id, e.id, e.person_id from association_company a join employment e on e.company_id = a.company_id limit 3`.execute(
    tx,
  );
  await sql`
    insert into company_transfer (access_group_id, company_id, employment_id, person_id, to_company_id, registration, from_day)
    select e.access_group_id, e.company_id, e.id, e.person_id, c.id, e.registration, (now() at time zone 'America/Sao_Paulo')::date + 30 from employment e
      cross join lateral (select o.id from company o where o.id <> e.company_id limit 1) c`.execute(tx);
  await sql`
    insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day)
    select access_group_id, company_id, id, person_id, 'outro', '2026-02-02' from employment`.execute(tx);
  await sql`
    insert into reporting_line (access_group_id, company_id, employment_id, person_id, from_day)
    select access_group_id, company_id, id, person_id, (now() at time zone 'America/Sao_Paulo')::date from employment`.execute(
    tx,
  );
  // Gustavo's, and one of somebody's who is none of his business
  await sql`
    insert into manager_cover (access_group_id, membership_id, person_id, substitute_id, from_day, until_day)
    select m.access_group_id, m.id, p.id, ${idOf('fernanda')}, (now() at time zone 'America/Sao_Paulo')::date + 1, (now() at time zone 'America/Sao_Paulo')::date + 2
      from membership m, unnest(${[idOf('gustavo'), idOf('flavio')]}::uuid[]) p(id) where m.role = 'GESTOR' and m.person_id = ${idOf('gustavo')}`.execute(
    tx,
  );
  await sql`insert into company_field (access_group_id, company_id, name, kind, section, place)
    select access_group_id, id, 'Armário', 'text', 'pessoa', 0 from company where deleted_at is null`.execute(tx);
  await sql`
    insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, entered_on, data, sensitive, worker_name)
    select e.access_group_id, e.company_id, e.id, e.person_id, e.person_id, 'trabalhador', k.kind || e.id, k.kind, 'pending', false, '2026-10-01', '{}', k.sensitive, e.name
      from employment e, (values ('other', false), ('registration', true)) k(kind, sensitive)`.execute(tx);
  await sql`
    insert into payroll_entry (access_group_id, company_id, employment_id, person_id, competence, kind, payload)
    select access_group_id, company_id, id, person_id, '2026-10-01', 'other', '{}' from employment`.execute(tx);
  await sql`
    insert into vacation_part (leave_id, access_group_id, company_id, employment_id, person_id, period_begin, sold)
    select id, access_group_id, company_id, employment_id, person_id, '2026-01-01', 0 from employment_leave`.execute(
    tx,
  );
  await sql`
    with made as (insert into benefit_plan (access_group_id, company_id, name, kind, share_kind, share)
      select access_group_id, id, 'Saúde', 'saude', 'fixed', 100 from company returning *)
    , worded as (insert into benefit_term (plan_id, version, access_group_id, company_id, term) select id, 1, access_group_id, company_id, 'Aceito.' from made)
    insert into worker_benefit (access_group_id, company_id, employment_id, person_id, plan_id, term_version, from_day, request_id)
    select e.access_group_id, e.company_id, e.id, e.person_id, p.id, 1, '2026-11-01', r.id
      from employment e join made p on p.company_id = e.company_id join hr_request r on r.employment_id = e.id and r.kind = 'other'`.execute(
    tx,
  );
  await sql`
    with made as (insert into document_batch (access_group_id, person_id, profile, title, total)
      select access_group_id, ${idOf('helena')}, 'rh', 'Carta', 1 from employment where person_id = ${idOf('maria')} limit 1 returning *)
    , rows as (insert into document_batch_row (batch_id, number, access_group_id) select id, 1, access_group_id from made)
    insert into template (access_group_id, title, body) select access_group_id, 'Rascunho', '{}' from made`.execute(tx);
  await sql`insert into document (access_group_id, title, code) select id, 'Outro documento', 'D-2026-900001' from access_group`.execute(
    tx,
  );
  await giveKits(tx);
  await sql`
    insert into support_grant (person_id, supporter_id, granted_by, reason, granted_until, access_group_id)
    select ${idOf('maria')}, ${idOf('suporte')}, ${idOf('maria')}, 'não consigo entrar', now() + interval '1 hour', access_group_id
      from employment where person_id = ${idOf('maria')} limit 1`.execute(tx);
}

/** Everybody's kit with a plain item, one of health and one of pay, a termination, and a single paper; a candidate of each company. */
async function giveKits(tx: Tx): Promise<void> {
  const of = sql`access_group_id, company_id, employment_id, person_id`;
  await sql`
    with kits as (insert into kit (${of}, kind, name, opened_by, search)
      select e.access_group_id, e.company_id, e.id, e.person_id, k.kind, 'Kit', e.person_id, 'kit'
        from employment e, (values ('termination'), ('paper')) k(kind) returning *)
    , items as (insert into kit_item (kit_id, ${of}, position, source, kind, name, obligatory, health, pay)
      select k.id, k.access_group_id, k.company_id, k.employment_id, k.person_id, i.position, i.source, 'check', i.source, true, i.source = 'saúde', i.source = 'pagamento'
        from kits k join (values ('termination', 1, 'entrega'), ('termination', 2, 'saúde'), ('termination', 3, 'pagamento'), ('paper', 1, 'foto')) i(kind, position, source) on i.kind = k.kind
        returning *)
    , events as (insert into kit_event (kit_id, item_id, access_group_id, verb)
      select id, null, access_group_id, 'opened' from kits union all select kit_id, id, access_group_id, 'asked' from items)
    insert into termination (kit_id, ${of}, reason_code, notice_kind, last_day)
    select id, ${of}, '02', 'none', '2026-12-31' from kits where kind = 'termination'`.execute(tx);
  await sql`
    insert into admission (access_group_id, company_id, name, contact, email, job_title, hiring_regime, starts_on, due_on, papers, invited_by)
    select access_group_id, id, 'Candidato', 'email', 'candidato@exemplo.test', 'Auxiliar', 'CLT', '2026-12-31', '2026-12-30', '[]', ${idOf('helena')}
      from company where deleted_at is null`.execute(tx);
}

/** What a reader sees of a table, in a context opened as a request opens it. */
async function seen(who: DemoKey, profile: string, table: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: string }>(
    "select access.token_row(access.open_session($1, '127.0.0.1', 'test')) as id",
    [idOf(who)],
  );
  return inTransaction(database.pool, `select access.open('${rows[0]?.id}', '${profile}')`, async client =>
    count(queriesOn(client), table),
  );
}

async function count(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(tx);
  return rows[0]?.n ?? -1;
}

/** All rows there are, read past isolation: what a broken policy would show. */
async function all(table: string, where = 'true'): Promise<number> {
  const { rows } = await database.owner.query<{ n: number }>(
    `select count(*)::integer as n from ${table} where ${where}`,
  );
  return rows[0]?.n ?? -1;
}

const ofGroup = (name: string) => `access_group_id = (select id from access_group where name = '${name}')`;
const ofPerson = (who: DemoKey) => `person_id = '${idOf(who)}'`;

describe('row-level security, one policy per kind of reader (docs/access.md)', () => {
  it.each([
    ['worker_record', 2],
    ['worker_pay', 2],
    ['worker_bank', 0],
    ['employment_leave', 2],
    ['reporting_line', 2],
  ] as const)(
    'of %s HR sees its group, a worker her own, a manager the own people (%i), finance nothing',
    async (table, team) => {
      expect(await seen('helena', 'rh', table)).toBe(await all(table, ofGroup('Grupo Pantanal')));
      expect(await seen('bruno', 'rh', table)).toBe(await all(table, ofGroup('Grupo Boreal')));
      expect(await seen('maria', 'trabalhador', table)).toBe(1);
      expect(await seen('gustavo', 'gestor', table)).toBe(team);
      expect(await seen('fernanda', 'financeiro', table)).toBe(0);
    },
  );

  it('a request: HR of its group, a worker the own, a manager those of the people that are no matter of HR alone', async () => {
    expect(await seen('helena', 'rh', 'hr_request')).toBe(await all('hr_request', ofGroup('Grupo Pantanal')));
    expect(await seen('bruno', 'rh', 'hr_request')).toBe(await all('hr_request', ofGroup('Grupo Boreal')));
    expect(await seen('maria', 'trabalhador', 'hr_request')).toBe(2);
    expect(await seen('gustavo', 'gestor', 'hr_request')).toBe(2);
    expect(await seen('fernanda', 'financeiro', 'hr_request')).toBe(0);
    await database.owner.query(
      `insert into approval_seat (access_group_id, kind, subject_id, person_id)
       select access_group_id, 'requestSight', id, $1 from hr_request where kind = 'registration' and person_id = $2`,
      [idOf('gustavo'), idOf('maria')],
    );
    expect(await seen('gustavo', 'gestor', 'hr_request')).toBe(3);
    expect(await seen('gustavo', 'gestor', 'approval_seat')).toBe(1);
    expect(await seen('maria', 'trabalhador', 'approval_seat')).toBe(0);
  });

  it('a draft: its writer in the profile it was written in; proof rules: HR of the group', async () => {
    await database.owner.query(
      `insert into hr_request_draft (person_id, profile, access_group_id, type, data)
       select m.person_id, k.profile, case k.profile when 'trabalhador' then null else m.access_group_id end, 'outros', '{}'
         from membership m join (values ('RH', 'rh'), ('GESTOR', 'gestor'), ('EMPREGADO', 'trabalhador')) k(role, profile) on k.role = m.role
        on conflict do nothing`,
    );
    expect(await seen('helena', 'rh', 'hr_request_draft')).toBe(1);
    expect(await seen('helena', 'trabalhador', 'hr_request_draft')).toBe(1);
    expect(await seen('gustavo', 'gestor', 'hr_request_draft')).toBe(1);
    expect(await seen('fernanda', 'financeiro', 'hr_request_draft')).toBe(0);
    await database.owner.query(
      "insert into proof_rule (company_id, access_group_id, field, kinds) select id, access_group_id, 'nome', '{laudo}' from company",
    );
    expect(await seen('helena', 'rh', 'proof_rule')).toBe(await all('proof_rule', ofGroup('Grupo Pantanal')));
    expect(await seen('bruno', 'rh', 'proof_rule')).toBe(await all('proof_rule', ofGroup('Grupo Boreal')));
    expect(await seen('maria', 'trabalhador', 'proof_rule')).toBe(0);
    expect(await seen('gustavo', 'gestor', 'proof_rule')).toBe(0);
  });

  it('what payroll has to do: HR of its group, a worker the own, no manager', async () => {
    expect(await seen('helena', 'rh', 'payroll_entry')).toBe(await all('payroll_entry', ofGroup('Grupo Pantanal')));
    expect(await seen('bruno', 'rh', 'payroll_entry')).toBe(await all('payroll_entry', ofGroup('Grupo Boreal')));
    expect(await seen('maria', 'trabalhador', 'payroll_entry')).toBe(1);
    expect(await seen('gustavo', 'gestor', 'payroll_entry')).toBe(0);
  });

  it('a benefit that is held: HR of its group, a worker the own, no manager; the catalogue is HR’s', async () => {
    for (const table of ['benefit_plan', 'benefit_term', 'worker_benefit']) {
      expect(await seen('helena', 'rh', table)).toBe(await all(table, ofGroup('Grupo Pantanal')));
      expect(await seen('bruno', 'rh', table)).toBe(await all(table, ofGroup('Grupo Boreal')));
      expect(await seen('maria', 'trabalhador', table)).toBe(table === 'worker_benefit' ? 1 : 0);
      expect(await seen('gustavo', 'gestor', table)).toBe(0);
    }
  });

  it('models of papers: HR of its group, a manager what is published, no worker; the product’s own nobody', async () => {
    for (const table of ['template', 'template_version']) {
      expect(await seen('helena', 'rh', table)).toBe(await all(table, ofGroup('Grupo Pantanal')));
      expect(await seen('bruno', 'rh', table)).toBe(await all(table, ofGroup('Grupo Boreal')));
      expect(await seen('gustavo', 'gestor', table)).toBe(8);
      expect(await seen('maria', 'trabalhador', table)).toBe(0);
    }
    await expect(seen('helena', 'rh', 'ready_template')).rejects.toThrow('permission denied');
  });

  it('a batch of papers and its rows: who began it alone', async () => {
    for (const table of ['document_batch', 'document_batch_row']) {
      expect(await seen('helena', 'rh', table)).toBe(1);
      for (const [who, profile] of [
        ['bruno', 'rh'],
        ['gustavo', 'gestor'],
        ['maria', 'trabalhador'],
      ] as const)
        expect(await seen(who, profile, table)).toBe(0);
    }
  });

  it('a kit: HR of its group, a worker the own, a manager those of the people, nothing of health, pay and single papers', async () => {
    const sees = async (who: DemoKey, profile: string) =>
      [
        await seen(who, profile, 'kit'),
        await seen(who, profile, 'kit_item'),
        await seen(who, profile, 'kit_event'),
        await seen(who, profile, 'termination'),
      ].join(' ');
    for (const [who, group] of [
      ['helena', 'Grupo Pantanal'],
      ['bruno', 'Grupo Boreal'],
    ] as const) {
      const people = await all('termination', ofGroup(group));
      expect(await sees(who, 'rh')).toBe([2 * people, 4 * people, 6 * people, people].join(' '));
    }
    expect(await sees('maria', 'trabalhador')).toBe('2 4 6 1');
    expect(await sees('gustavo', 'gestor')).toBe('2 2 4 2');
    expect(await sees('fernanda', 'financeiro')).toBe('0 0 0 0');
  });

  it('a candidate: HR of the group alone', async () => {
    expect(await seen('helena', 'rh', 'admission')).toBe(await all('admission', ofGroup('Grupo Pantanal')));
    expect(await seen('bruno', 'rh', 'admission')).toBe(await all('admission', ofGroup('Grupo Boreal')));
    expect(await seen('gustavo', 'gestor', 'admission')).toBe(0);
    expect(await seen('maria', 'trabalhador', 'admission')).toBe(0);
  });

  it("parts of vacations are HR's; others read balances by a function", async () => {
    expect(await seen('helena', 'rh', 'vacation_part')).toBe(await all('vacation_part', ofGroup('Grupo Pantanal')));
    expect(await seen('maria', 'trabalhador', 'vacation_part')).toBe(0);
    expect(await seen('gustavo', 'gestor', 'vacation_part')).toBe(0);
  });

  it.each(['company_field', 'company_transfer'])('of %s HR sees those of its group, nobody else any', async table => {
    expect(await seen('helena', 'rh', table)).toBe(await all(table, ofGroup('Grupo Pantanal')));
    expect(await seen('bruno', 'rh', table)).toBe(await all(table, ofGroup('Grupo Boreal')));
    expect(await seen('gustavo', 'gestor', table)).toBe(0);
    expect(await seen('maria', 'trabalhador', table)).toBe(0);
  });

  it('a manager sees the covers of the own people and by oneself, HR those of its group', async () => {
    expect(await seen('helena', 'rh', 'manager_cover')).toBe(2);
    expect(await seen('gustavo', 'gestor', 'manager_cover')).toBe(1);
    expect(await seen('bruno', 'rh', 'manager_cover')).toBe(0);
    expect(await seen('maria', 'trabalhador', 'manager_cover')).toBe(0);
  });

  it('a worker sees her own receipts and record, nobody else', async () => {
    expect(await seen('maria', 'trabalhador', 'receipt')).toBe(1);
    expect(await seen('maria', 'trabalhador', 'employment')).toBe(1);
    expect(await seen('maria', 'trabalhador', 'company')).toBe(1);
    expect(await all('receipt')).toBeGreaterThan(100);
  });

  it('a worker with employments in two access groups sees both in one list', async () => {
    expect(await seen('ana', 'trabalhador', 'receipt')).toBe(2);
    expect(await seen('ana', 'trabalhador', 'access_group')).toBe(2);
  });

  it.each([
    [3, 'income statement'],
    [6, 'employee record'],
    [7, 'time-clock mirror'],
  ])('a manager sees no document of category %i (%s), HR those of the group, a worker the own one', async category => {
    const [manager, hr, own] = [
      await seen('gustavo', 'gestor', 'receipt'),
      await seen('helena', 'rh', 'receipt'),
      await seen('maria', 'trabalhador', 'receipt'),
    ];
    await database.owner.query(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, $1, 'filed', 2025, 12, name, registration, 0, 0, 0, '[]', 'i' || id from employment`,
      [category],
    );
    expect(await seen('gustavo', 'gestor', 'receipt')).toBe(manager);
    expect(await seen('helena', 'rh', 'receipt')).toBe(2 * hr);
    expect(await seen('maria', 'trabalhador', 'receipt')).toBe(2 * own);
    await database.owner.query('delete from receipt where category = $1', [category]);
  });

  it('HR sees all of the chosen access group and nothing of the other', async () => {
    expect(await seen('helena', 'rh', 'receipt')).toBe(await all('receipt', ofGroup('Grupo Pantanal')));
    expect(await seen('bruno', 'rh', 'receipt')).toBe(await all('receipt', ofGroup('Grupo Boreal')));
    expect(await seen('bruno', 'rh', 'employment')).toBe(4);
  });

  it('the same person in another profile is another reader', async () => {
    expect(await seen('helena', 'trabalhador', 'receipt')).toBe(await all('receipt', ofPerson('helena')));
  });

  it('a manager sees the workers named in the membership', async () => {
    expect(await seen('gustavo', 'gestor', 'receipt')).toBe(2);
    expect(await seen('gustavo', 'gestor', 'employment')).toBe(2);
  });

  it('a membership limited to a company sees that company, and one limited to nothing sees nobody', async () => {
    await database.owner.query(`update membership set all_companies = false where person_id = $1 and role = 'RH'`, [
      idOf('helena'),
    ]);
    expect(await seen('helena', 'rh', 'receipt')).toBe(0);
    await database.owner.query(
      `insert into membership_scope (membership_id, access_group_id, company_id)
       select m.id, m.access_group_id, c.id from membership m join company c on c.cnpj = '22092098000197' where m.person_id = $1 and m.role = 'RH'`,
      [idOf('helena')],
    );
    expect(await seen('helena', 'rh', 'receipt')).toBe(22);
    expect(await seen('helena', 'rh', 'company')).toBe(1);
    await database.owner.query(`update membership set all_companies = true where person_id = $1`, [idOf('helena')]);
  });

  it('finance sees worker records and no receipts: pay is its own grant', async () => {
    expect(await seen('fernanda', 'financeiro', 'receipt')).toBe(0);
    expect(await seen('fernanda', 'financeiro', 'employment')).toBe(await all('employment', ofGroup('Grupo Pantanal')));
  });

  it('the association sees its members, never receipts or worker records', async () => {
    expect(await seen('assoc', 'assemat', 'association_member')).toBe(3);
    expect(await seen('assoc', 'assemat', 'receipt')).toBe(0);
    expect(await seen('assoc', 'assemat', 'employment')).toBe(0);
    expect(await seen('assoc', 'assemat', 'company')).toBe(1);
  });

  it('a reseller sees its own access groups, never people', async () => {
    expect(await seen('revenda', 'revendedor', 'access_group')).toBe(1);
    for (const table of ['employment', 'receipt', 'company', 'person'])
      expect(await seen('revenda', 'revendedor', table)).toBeLessThanOrEqual(table === 'person' ? 1 : 0);
  });

  it('the platform sees persons and groups, and no business content', async () => {
    expect(await seen('admin', 'admin', 'access_group')).toBe(2);
    for (const table of ['receipt', 'employment', 'import', 'document'])
      expect(await seen('admin', 'admin', table)).toBe(0);
  });

  it('support without a grant of its own sees no business content', async () => {
    expect(await seen('suporte', 'admin', 'receipt')).toBe(0);
  });

  it('a signer sees the document of the invitation only', async () => {
    const { rows } = await database.owner.query<{ token: string }>(
      `with s as (insert into session (signer_id, profile, idle_until) select id, 'assinante', now() + interval '1 hour' from document_signer limit 1 returning id)
       insert into session_token (id, session_id, expires_at) select gen_random_uuid(), id, now() + interval '10 minutes' from s returning id as token`,
    );
    const tables = await inTransaction(database.pool, `select access.open('${rows[0]?.token}', null)`, async client => {
      const tx = queriesOn(client);
      return [
        await count(tx, 'document'),
        await count(tx, 'document_signer'),
        await count(tx, 'receipt'),
        await count(tx, 'person'),
      ];
    });
    expect(tables).toEqual([1, 1, 0, 0]);
    expect(await all('document')).toBe(3);
  });

  it('a job sees the access group of who caused it', async () => {
    const group = (await database.owner.query("select id from access_group where name = 'Grupo Boreal'")).rows[0].id;
    const n = await inTransaction(database.pool, `select access.open_job('${idOf('bruno')}', '${group}')`, client =>
      count(queriesOn(client), 'receipt'),
    );
    expect(n).toBe(4);
  });

  it('no context: no rows, in any table; and writing into another tenant is refused', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege(oid, 'select')",
    );
    for (const { name } of rows)
      expect((await database.pool.query(`select count(*)::integer as n from ${name}`)).rows[0].n, name).toBe(0);
    const { rows: tokens } = await database.pool.query(
      "select access.token_row(access.open_session($1, '', '')) as id",
      [idOf('helena')],
    );
    const intoBoreal = inTransaction(database.pool, `select access.open('${tokens[0].id}', 'rh')`, client =>
      client.query(
        `insert into company (access_group_id, cnpj, legal_name, trade_name) select $1, '11222333000181', 'X', 'X'`,
        ['00000000-0000-0000-0000-000000000001'],
      ),
    );
    await expect(intoBoreal).rejects.toThrow(/row-level security/);
  });

  it('acrossTenants sees all, and its reason is kept', async () => {
    const before = await all('cross_tenant_access');
    expect(await acrossTenants(database.pool, 'counting for this test', tx => count(tx, 'receipt'))).toBe(
      await all('receipt'),
    );
    expect(await all('cross_tenant_access')).toBe(before + 1);
  });
});

describe('the database itself', () => {
  it('every table has enforced row-level security and a policy, and every bypassing function a fixed search path', async () => {
    await expect(checkIsolation(database.pool)).resolves.toBeInstanceOf(Array);
    const { rows } = await database.owner.query(
      `select relname from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'
         and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname not in ('services', 'across_tenants'))
         and has_table_privilege('cracha_app', c.oid, 'select, insert, update, delete')`,
    );
    // these two are the platform's alone: acrossTenants reads and writes them
    expect(rows.map(row => row.relname).sort()).toEqual(['cross_tenant_access', 'outbox_message']);
  });

  it.each([
    ['a table without it', 'create table leak (id int); grant select on leak to cracha_app', 'drop table leak'],
    [
      'a table where it is not forced',
      'alter table receipt no force row level security',
      'alter table receipt force row level security',
    ],
    [
      'a bypassing function with a free search path',
      'create function access.leak() returns int language sql security definer as $$ select 1 $$',
      'drop function access.leak()',
    ],
    [
      'a bypassing function that finds temporary tables first',
      "create function access.leak() returns int language sql security definer set search_path = pg_catalog, public as 'select 1'",
      'drop function access.leak()',
    ],
    [
      'rows readable without a context',
      'create policy leak on person for select using (true)',
      'drop policy leak on person',
    ],
  ])('the boot check refuses to serve with %s', async (_what, breakIt, mendIt) => {
    await database.owner.query(breakIt);
    try {
      await expect(checkIsolation(database.pool)).rejects.toThrow(/nothing is served/);
    } finally {
      await database.owner.query(mendIt);
    }
    await expect(checkIsolation(database.pool)).resolves.toBeInstanceOf(Array);
  });

  it('S9: a restrictive policy binds the application’s role alone: the owner’s functions could use no index for a search otherwise', async () => {
    const { rows } = await database.owner.query(
      "select tablename, policyname from pg_policies where permissive = 'RESTRICTIVE' and roles <> '{cracha_app}'",
    );
    expect(rows).toEqual([]);
  });

  it('the boot check refuses to serve as the owner', async () => {
    const owner = createPool({ ...database.ownerConfig, max: 1 });
    await expect(checkIsolation(owner)).rejects.toThrow(/nothing is served/);
    await owner.end();
  });

  it('histories and downloads can be added to and never changed', async () => {
    const { rows } = await database.pool.query(
      `select t, has_table_privilege('cracha_app', t, 'update') as u, has_table_privilege('cracha_app', t, 'delete') as d
         from unnest(array['record_history', 'exclusion_history', 'access_log', 'download', 'import_event', 'cross_tenant_access', 'security_event']) t`,
    );
    for (const row of rows) expect(row).toMatchObject({ u: false, d: false });
  });
});
