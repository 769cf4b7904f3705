import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles, twoFactorRoles } from '@cracha/contract/access/roles.ts';
import { securityEventKinds } from '@cracha/contract/features/identity/own-access.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

const folder = join(import.meta.dirname, '../migrations/definer');
const one = async (sql: string, values: unknown[] = []) =>
  Object.values((await database.pool.query(sql, values)).rows[0] ?? {})[0];
const personOf = async (email: string) =>
  (await database.owner.query<{ id: string }>('select id from person where email = $1', [email])).rows[0]?.id ?? '';

/** What the short way answers after a change that is taken back again. */
async function withRolledBack(change: string, person: string, token: unknown): Promise<unknown> {
  await database.owner.query('begin');
  try {
    await database.owner.query(change, [person]);
    const { rows } = await database.owner.query<{ names: unknown }>(
      "select access.try_worker($1, 'trabalhador', 'TrabalhadorReciboVisualizar', 'recibos') as names",
      [token],
    );
    return rows[0]?.names;
  } finally {
    await database.owner.query('rollback');
  }
}

describe('functions that pass row-level security', () => {
  it('are the ones of migrations/definer, and no other', async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      "select nspname || '.' || proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace where prosecdef and nspname not like 'pg_%' order by 1",
    );
    const text = readdirSync(folder)
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    for (const { name } of rows) expect(text, name).toContain(`function ${name}(`);
  });

  it('write no security event that the contract has no word for', () => {
    const text = readdirSync(folder)
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const written = [...text.matchAll(/insert into security_event \([^)]*\) values \([^,]+, '(\w+)'/g)].map(
      ([, kind]) => kind,
    );
    expect(written.length).toBeGreaterThan(3);
    expect(securityEventKinds).toEqual(expect.arrayContaining(written));
  });

  it('S9: write into our tables, not into temporary ones that their caller put before', async () => {
    const person = await personOf('maria@pantanal.test');
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`
        create temporary table seen (by_whom text);
        grant all on pg_temp.seen to public;
        create temporary table security_event (person_id uuid, kind text, ip text, user_agent text);
        grant all on pg_temp.security_event to public;
        create function pg_temp.spy() returns trigger language plpgsql as
          $$ begin insert into pg_temp.seen values (current_user); return new; end $$;
        create trigger spy before insert on pg_temp.security_event for each row execute function pg_temp.spy()`);
      await client.query("select access.note_security($1, 'signedIn', '127.0.0.1', 'x')", [person]);
      expect((await client.query('select by_whom from pg_temp.seen')).rows).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('can be run by the application alone, not by everybody', async () => {
    const { rows } = await database.owner.query(
      "select proname from pg_proc where prosecdef and pronamespace = 'access'::regnamespace and has_function_privilege('public', oid, 'execute')",
    );
    expect(rows).toEqual([]);
  });

  it('access.employers_held answers roots whose every company is in HR’s reach, with all workers', async () => {
    const held = async (companies: string, workers = '*', profile = 'rh') => {
      await database.owner.query('begin');
      try {
        await database.owner.query(
          `insert into company (access_group_id, cnpj, legal_name, trade_name, branch, head_office_id)
           select access_group_id, '49021913777701', 'Filial', 'Filial', true, id from company where cnpj = '49021913000183'`,
        );
        await database.owner.query(
          `select set_config('app.access_group', c.access_group_id::text, true), set_config('app.profile', $2, true), set_config('app.workers', $3, true),
                  set_config('app.companies', case $1 when '*' then '*' when 'whole' then array(select id from company where left(cnpj, 8) = '49021913')::text
                    else array[c.id]::text end, true)
             from company c where c.cnpj = '49021913000183'`,
          [companies, profile, workers],
        );
        return (await database.owner.query('select access.employers_held() as roots')).rows[0]?.roots;
      } finally {
        await database.owner.query('rollback');
      }
    };
    expect(await held('*')).toContain('49021913');
    expect(await held('whole')).toEqual(['49021913']);
    expect(await held('one')).toEqual([]);
    expect(await held('whole', '{}')).toEqual([]);
    expect(await held('whole', '*', 'gestor')).toEqual([]);
  });

  it('access.hr_companies answers the companies of the HR a job works for: all, some or none', async () => {
    const companiesAs = async (email: string) => {
      await database.owner.query('begin');
      try {
        await database.owner.query(
          "select access.open_job($1, (select id from access_group where name = 'Grupo Pantanal'))",
          [await personOf(email)],
        );
        return (await database.owner.query('select access.hr_companies() as ids')).rows[0]?.ids;
      } finally {
        await database.owner.query('rollback');
      }
    };
    expect(await companiesAs('helena@pantanal.test')).toBeNull();
    expect(await companiesAs('maria@pantanal.test')).toEqual([]);
    await database.owner.query("update membership set all_companies = false where role = 'RH' and person_id = $1", [
      await personOf('helena@pantanal.test'),
    ]);
    expect(await companiesAs('helena@pantanal.test')).toEqual([]);
    await database.owner.query("update membership set all_companies = true where role = 'RH' and person_id = $1", [
      await personOf('helena@pantanal.test'),
    ]);
  });

  it('access.open_job reaches what its person’s role in HR reaches now: all, named workers, or nobody', async () => {
    const [helena, maria] = [await personOf('helena@pantanal.test'), await personOf('maria@pantanal.test')];
    const reachOf = async (person: string, changes: readonly string[] = [], as = 'open_job') => {
      await database.owner.query('begin');
      try {
        for (const change of changes) await database.owner.query(change);
        await database.owner.query(
          `select access.${as}($1, (select id from access_group where name = 'Grupo Pantanal'))`,
          [person],
        );
        const { rows } = await database.owner.query(
          `select access.profile() as profile, current_setting('app.companies') as companies, current_setting('app.workers') as workers,
                  access.hr_companies() as whole`,
        );
        return Object.values(rows[0]);
      } finally {
        await database.owner.query('rollback');
      }
    };
    const role = `role = 'RH' and person_id = '${helena}'`;
    const named = [
      `update membership set all_workers = false where ${role}`,
      `insert into membership_scope (membership_id, access_group_id, employment_id) select m.id, e.access_group_id, e.id
         from membership m join employment e on e.access_group_id = m.access_group_id and e.person_id = '${maria}' where ${role.replace('person_id', 'm.person_id')}`,
    ];
    const { rows } = await database.owner.query(
      "select e.id from employment e join access_group g on g.id = e.access_group_id and g.name = 'Grupo Pantanal' where e.person_id = $1",
      [maria],
    );
    expect(await reachOf(helena)).toEqual(['job', '*', '*', null]);
    expect(await reachOf(helena, named)).toEqual(['job', '*', `{${rows[0].id}}`, []]);
    for (const change of [
      `update membership set enabled = false where ${role}`,
      `update person set active = false where id = '${helena}'`,
    ])
      expect((await reachOf(helena, [change])).slice(0, 3), change).toEqual(['job', '{}', '{}']);
    // a worker's role gives none; what is the access group's goes on without
    expect(await reachOf(maria)).toEqual(['job', '{}', '{}', []]);
    expect(await reachOf(maria, [], 'open_group_job')).toEqual(['job', '*', '*', []]);
  });

  it('access.credentials answers one person for each identifier and nobody for an unknown one', async () => {
    const maria = await personOf('maria@pantanal.test');
    for (const [kind, value] of [
      ['cpf', '52998224725'],
      ['email', 'MARIA@pantanal.test'],
      ['cellPhone', '11987654321'],
    ])
      expect(await one('select person_id from access.credentials($1, $2)', [kind, value])).toBe(maria);
    expect(await one('select count(*)::int from access.credentials($1, $2)', ['cpf', '11144477735'])).toBe(0);
  });

  it('access.person_name tells nothing without a context', async () => {
    const maria = await personOf('maria@pantanal.test');
    expect(await one('select access.person_name($1)', [maria])).toBeNull();
  });

  it('access.person_for_worker makes or finds nobody outside of HR', async () => {
    await expect(one("select access.person_for_worker('11144477735', 'X')")).rejects.toThrow('ACCESS_NOT_ALLOWED');
    expect(await personOf('')).toBe('');
  });

  it('the functions of the registry tell nothing and write nothing outside of a job that is at its import', async () => {
    expect((await database.pool.query("select * from access.persons_by_cpf('{52998224725}')")).rows).toEqual([]);
    const [group, hr] = [
      (await database.owner.query("select id from access_group where name = 'Grupo Boreal'")).rows[0].id,
      await personOf('bruno@boreal.test'),
    ];
    const { rows } = await database.owner.query(
      `insert into registry_import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state, sections, from_day)
       select id, repeat('a', 64), 'a.csv', 1, 'text/csv', $1, 'applying', '{}', (now() at time zone 'America/Sao_Paulo')::date from access_group where name = 'Grupo Pantanal' returning id`,
      [hr],
    );
    const client = await database.pool.connect();
    try {
      for (const call of ['persons_for_registry', 'remove_registered']) {
        await client.query('begin');
        await client.query('select access.open_job($1, $2)', [hr, group]);
        // of another group than the job's
        expect((await client.query("select * from access.persons_by_cpf('{52998224725}')")).rows).toEqual([]);
        await expect(client.query(`select access.${call}($1)`, [rows[0].id])).rejects.toThrow('ACCESS_NOT_ALLOWED');
        await client.query('rollback');
      }
    } finally {
      client.release();
    }
  });

  it.each([
    [
      'found_receipts',
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings,
         total_deductions, net, items, verification_code)
       select $1, company_id, id, person_id, 'monthly', 2001, m, 'Zuleica Ímpar', 'X-77', 1, 0, 1, '[]', 'definer' || m
         from employment, generate_series(1, 3) m where id = $2`,
    ],
    [
      'found_documents',
      `insert into document (access_group_id, company_id, sent_by, title, code, search)
       select $1, company_id, person_id, 'Carta', 'X-77-' || m, 'zuleica impar x-77' from employment, generate_series(1, 3) m where id = $2`,
    ],
  ])(
    'access.%s finds by any word, in the own access group alone, for staff alone, and only so many',
    async (name, three) => {
      const { rows } = await database.owner.query<{ group: string; employment: string }>(
        'select access_group_id as "group", id as employment from employment where person_id = $1',
        [await personOf('maria@pantanal.test')],
      );
      const { group, employment } = rows[0] ?? {};
      await database.owner.query('begin');
      try {
        await database.owner.query(three, [group, employment]);
        const found = async (profile: string, of: string | undefined, words: string[], most = 10) => {
          await database.owner.query(
            "select set_config('app.profile', $1, true), set_config('app.access_group', $2, true)",
            [profile, of],
          );
          const answer = await database.owner.query<{ ids: string[] }>(`select access.${name}($1, $2) as ids`, [
            words,
            most,
          ]);
          return answer.rows[0]?.ids.length;
        };
        expect(await found('rh', group, ['impar', 'ZULEICA'])).toBe(3);
        expect(await found('rh', group, ['x-77'], 2)).toBe(2);
        expect(await found('rh', group, ['zuleica', 'ausente'])).toBe(0);
        expect(await found('rh', group, ['z_leica'])).toBe(0);
        expect(await found('rh', crypto.randomUUID(), ['zuleica'])).toBe(0);
        expect(await found('trabalhador', group, ['zuleica'])).toBe(0);
        expect(await found('', '', ['zuleica'])).toBe(0);
      } finally {
        await database.owner.query('rollback');
      }
    },
  );

  it('access.renew_token refuses a token sixteen minutes past its term, and one of an ended session', async () => {
    const maria = await personOf('maria@pantanal.test');
    const token = await one("select access.token_row(access.open_session($1, '', ''))", [maria]);
    await database.owner.query("update session_token set expires_at = now() - interval '16 minutes' where id = $1", [
      token,
    ]);
    expect(await one('select (access.renew_token($1)).token', [token])).toBeNull();
    await database.owner.query("update session_token set expires_at = now() - interval '14 minutes' where id = $1", [
      token,
    ]);
    expect(await one('select (access.renew_token($1)).token', [token])).not.toBeNull();
    await database.owner.query("select access.end_session(session_id, 'test') from session_token where id = $1", [
      token,
    ]);
    expect(await one('select (access.renew_token($1)).token', [token])).toBeNull();
  });

  it('access.try_worker opens the short way only where nothing at all stands against it', async () => {
    const maria = await personOf('maria@pantanal.test');
    const token = await one("select access.token_row(access.open_session($1, '', ''))", [maria]);
    const names = (permission = 'TrabalhadorReciboVisualizar', flag = 'recibos') =>
      one("select access.try_worker($1, 'trabalhador', $2, $3)", [token, permission, flag]);
    const employers = await names();
    expect(Object.keys(employers ?? {}).length).toBeGreaterThan(0);
    expect(await names('RhReciboVisualizar')).toBeNull();
    expect(await names('TrabalhadorReciboVisualizar', 'nao-contratado')).toBeNull();
    expect(await one("select access.try_worker($1, 'rh', null, null)", [token])).toBeNull();
    for (const against of [
      'update person set active = false where id = $1',
      'update person set password_provisional = true where id = $1',
      'delete from privacy_acceptance where person_id = $1',
      "update membership set enabled = false where person_id = $1 and role = 'EMPREGADO'",
      "update privacy_acceptance set version = '2019-01' where person_id = $1",
      'update person set two_factor_required = true where id = $1',
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $1, 'FINANCEIRO', g.id, p.id, now(), 'before' from access_group g, access_profile p where g.name = 'Grupo Pantanal' and p.role = 'FINANCEIRO' and p.access_group_id is null`,
      "update session set kind = 'challenge' where person_id = $1",
      'update session set ended_at = now() where person_id = $1',
      "update session set idle_until = now() + interval '1 hour' where person_id = $1",
      'update session_token set expires_at = now() where session_id in (select id from session where person_id = $1)',
    ])
      expect(await withRolledBack(against, maria, token), against).toBeNull();
    expect(await names()).toEqual(employers);
  });

  it('access.keep_receipt_cpf and access.follow_person_cpf: a receipt has its person’s CPF, whoever writes what', async () => {
    const maria = await personOf('maria@pantanal.test');
    const cpfs = async () =>
      (
        await database.owner.query<{ cpf: string }>('select worker_cpf as cpf from receipt where person_id = $1', [
          maria,
        ])
      ).rows;
    await database.owner.query('begin');
    await database.owner.query(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code, worker_cpf)
       select access_group_id, company_id, id, person_id, 'monthly', 2026, 3, name, registration, 1, 0, 1, '[]', 'with-cpf', '00000000000' from employment where person_id = $1`,
      [maria],
    );
    expect(await cpfs()).toEqual([{ cpf: '52998224725' }]);
    await database.owner.query("update receipt set worker_cpf = '1' where person_id = $1", [maria]);
    expect(await cpfs()).toEqual([{ cpf: '52998224725' }]);
    await database.owner.query("update person set cpf = '11144477735' where id = $1", [maria]);
    expect(await cpfs()).toEqual([{ cpf: '11144477735' }]);
    await database.owner.query('rollback');
  });

  it('access.needs_two_factor asks it of the roles that the contract names', async () => {
    for (const role of roles)
      expect(await one('select access.needs_two_factor($1)', [role]), role).toBe(twoFactorRoles.includes(role));
  });

  it('the functions of users answer and change nothing without the profile they are for', async () => {
    const maria = await personOf('maria@pantanal.test');
    const rows = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;
    expect(await rows('select access.group_user_ids(null, null, null, null, null, false)')).toEqual([]);
    expect(await rows('select * from access.group_users($1::uuid[])', [[maria]])).toEqual([]);
    expect(await rows('select access.page_of_users($1::uuid[], null, null, 0, 10)', [[maria]])).toEqual([]);
    expect(await rows('select * from access.platform_user($1)', [maria])).toEqual([]);
    expect(await one('select access.group_has_administrator()')).toBe(false);
    await expect(one("select access.person_to_invite('86288366757', 'X', 'x@x.test', null)")).rejects.toThrow(
      'ACCESS_NOT_ALLOWED',
    );
    await expect(rows("select * from access.keep_invitation($1, null, null, 'a', 'b')", [maria])).rejects.toThrow(
      'NOT_FOUND',
    );
    const ask = "select * from access.ask_case($1, 'authenticator', null, null, null, null, 'a')";
    await expect(rows(ask, [maria])).rejects.toThrow('USER_CHANGE_NOT_ALLOWED');
    const decide = "select access.decide_case($1, 'letter', 'por este motivo', 'por esta prova')";
    await expect(one(decide, [maria])).rejects.toThrow('USER_CHANGE_NOT_ALLOWED');
    expect(await rows('select * from access.issue_target($1)', [maria])).toEqual([]);
    expect(await one('select access.whole_account($1)', [maria])).toBe(false);
    await expect(one("select access.issue_letter($1, 'a', 'b')", [maria])).rejects.toThrow('NOT_FOUND');
    expect(await rows('select * from access.own_links()')).toEqual([]);
    await expect(one("select access.set_password(gen_random_uuid(), 'x')")).rejects.toThrow('UNAUTHENTICATED');
  });

  it('access.ask_help keeps what was asked and nothing of who exists; access.supporter_name tells it to the person and the platform alone', async () => {
    await one("select access.ask_help('Zé', 'mail', 'maria@pantanal.test', 'pt-BR', 'Perdi o celular.', '10.0.0.1')");
    const { rows } = await database.owner.query(
      "select t.contact, h.person_id, h.verb from ticket t join record_history h on h.entity_id = t.id::text where h.entity = 'ticket'",
    );
    expect(rows).toEqual([{ contact: 'maria@pantanal.test', person_id: null, verb: 'ticketAsked' }]);
    const [helena, sueli] = [await personOf('helena@pantanal.test'), await personOf('suporte@cracha.test')];
    const grant = await database.owner.query<{ id: string }>(
      "insert into support_grant (person_id, supporter_id, reason) values ($1, $2, 'ajuda') returning id",
      [helena, sueli],
    );
    const nameFor = async (person: string, profile: string) => {
      await database.owner.query('begin');
      await database.owner.query("select set_config('app.user', $1, true), set_config('app.profile', $2, true)", [
        person,
        profile,
      ]);
      const found = await database.owner.query('select access.supporter_name($1) as name', [grant.rows[0]?.id]);
      await database.owner.query('rollback');
      return found.rows[0]?.name;
    };
    expect(await nameFor(helena, 'rh')).toBe('Sueli Ramos');
    expect(await nameFor(sueli, 'admin')).toBe('Sueli Ramos');
    expect(await nameFor(await personOf('bruno@boreal.test'), 'rh')).toBeNull();
    await database.owner.query(
      "delete from support_grant; delete from ticket; delete from record_history where entity = 'ticket'",
    );
  });

  it('access.user_state says whose turn it is: never signed in, locked by ten failures, switched off', async () => {
    const gustavo = await personOf('gustavo@pantanal.test');
    const state = () => one('select access.user_state($1, null)', [gustavo]);
    const failed = (count: number) =>
      database.owner.query(
        "insert into attempt (kind, subject, state) select 'password', sha256(convert_to('cpf:23100299981', 'UTF8')), 'failed' from generate_series(1, $1::int)",
        [count],
      );
    expect(await state()).toBe('ativo');
    await failed(9);
    expect(await state()).toBe('ativo');
    await failed(1);
    expect([await state(), await one('select access.is_locked($1)', [gustavo])]).toEqual(['bloqueado', true]);
    await database.owner.query("update attempt set at = now() - interval '16 minutes'");
    expect(await state()).toBe('ativo');
    await database.owner.query('update person set active = false where id = $1', [gustavo]);
    expect(await state()).toBe('desativado');
    await database.owner.query('delete from attempt');
    await database.owner.query('update person set active = true where id = $1', [gustavo]);
    expect(await one('select access.of_platform($1)', [gustavo])).toBe(false);
    expect(await one('select access.of_platform($1)', [await personOf('admin@cracha.test')])).toBe(true);
  });

  it('access.advance_paid and access.benefits_of tell of an employment to who reaches its requests alone', async () => {
    const [maria, ana] = [await personOf('maria@pantanal.test'), await personOf('ana@duplo.test')];
    const { rows } = await database.owner.query(
      `with paid as (
         insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
         select access_group_id, company_id, id, person_id, k.kind, k.year, 11, name, '1', 1000, 0, 1000, '[]', k.kind || k.year from employment,
                (values ('thirteenthFirst', 2025), ('thirteenthSecond', 2026), ('monthly', 2026)) k(kind, year) where person_id = $1)
       , planned as (
         insert into benefit_plan (access_group_id, company_id, name, kind, share_kind, share) select access_group_id, company_id, 'Saúde', 'saude', 'fixed', 100 from employment where person_id = $1 returning id, access_group_id, company_id)
       , worded as (insert into benefit_term (plan_id, version, access_group_id, company_id, term) select id, 1, access_group_id, company_id, '' from planned)
       select id from employment where person_id = $1`,
      [maria],
    );
    const asked = async (sql: string, values: unknown[], reader?: string) => {
      const client = await database.pool.connect();
      try {
        await client.query('begin');
        if (reader)
          await client.query(
            "select set_config('app.user', $1, true), set_config('app.profile', 'trabalhador', true)",
            [reader],
          );
        return Object.values((await client.query(sql, values)).rows[0] ?? {})[0];
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const id = rows[0].id;
    const paid = (year: number, reader?: string) => asked('select access.advance_paid($1, $2)', [id, year], reader);
    expect([await paid(2025, maria), await paid(2026, maria)]).toEqual([true, false]);
    expect([await paid(2025), await paid(2025, ana)]).toEqual([false, false]);
    const plans = (reader?: string) =>
      asked("select jsonb_array_length(access.benefits_of($1) -> 'plans') as plans", [id], reader);
    expect(await plans(maria)).toBe(1);
    await expect(plans()).rejects.toThrow('EMPLOYEE_NOT_FOUND');
    await expect(plans(ana)).rejects.toThrow('EMPLOYEE_NOT_FOUND');
  });

  it('access.offer_first_access offers nothing where somebody is on the platform; a link creates one administrator, once', async () => {
    const hash = Buffer.from('a'.repeat(64), 'hex');
    expect(await one('select access.offer_first_access($1)', [hash])).toBe(false);
    await database.owner.query('truncate person cascade');
    expect(await one('select access.offer_first_access($1)', [hash])).toBe(true);
    const create = () =>
      one("select access.create_first_administrator($1, 'Ada', '52998224725', 'Ada@x.test', 'hash')", [hash]);
    expect(await create()).not.toBeNull();
    expect(await create()).toBeNull();
    expect((await database.owner.query('select role from membership')).rows).toEqual([{ role: 'ADMIN' }]);
  });
});
