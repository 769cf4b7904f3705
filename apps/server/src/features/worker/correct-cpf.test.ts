import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import { registryCpf } from './registry/registry-world.factory.ts';

let app: TestApp;
let company = '';
beforeAll(async () => {
  app = await startApp();
  [{ company }] = await sql('select company_id as company from employment where person_id = $1', [
    await app.personId('maria'),
  ]);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const motivo = 'Digitado errado no cadastro';
let next = 720_000_000;
const make = async (cpf = registryCpf(next++), campos: object = {}) => {
  const matricula = `C${next++}`;
  const { id } = await (await helena())(calls.createWorker, {
    body: {
      idEmpresa: company,
      cpf,
      campos: { nome: 'Iracema Duarte Pinho', matricula, admissao: '2021-03-12', salario: 215_040, ...campos } as never,
    },
  });
  const [{ person_id: person, version: versao }] = await sql(
    'select person_id, version from employment where id = $1',
    [id],
  );
  return { id, cpf, person: String(person), versao: Number(versao) };
};
const correct = async (id: string, versao: number, cpf: string, more: object = {}) =>
  (await helena())(calls.correctWorkerCpf, {
    params: { id },
    body: { versao, cpf, confirmacao: cpf, motivo, ...more },
  });
const holder = async (id: string) =>
  (
    await sql(
      'select p.id, p.cpf, p.email, p.password_hash is not null as has_password from employment e join person p on p.id = e.person_id where e.id = $1',
      [id],
    )
  )[0];
const personOf = async (cpf: string) => (await sql('select id from person where cpf = $1', [cpf]))[0]?.id;
const receiptOf = async (id: string) => {
  const [made] = await sql(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
     select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 100, 0, 100, '[]', md5(id::text) from employment where id = $1 returning id`,
    [id],
  );
  return String(made.id);
};

/** What the clock knows of somebody, and what they asked for: a row of each table. */
const tablesAlong = [
  'punch',
  'clock_day',
  'timesheet',
  'timesheet_event',
  'justification',
  'bank_posting',
  'hr_request',
  'payroll_entry',
];
const clockOf = async (id: string) => {
  await sql(
    `with e as (select * from employment where id = $1),
     d as (insert into clock_device (access_group_id, company_id, kind, serial) select access_group_id, company_id, 'C', left(id::text, 17) from e returning id),
     t as (insert into timesheet (access_group_id, company_id, employment_id, person_id, origin, from_day, until_day, worker_name)
       select access_group_id, company_id, id, person_id, 'registro', '2026-06-01', '2026-06-30', name from e returning *),
     v as (insert into timesheet_event (access_group_id, company_id, employment_id, person_id, timesheet_id, verb, version)
       select access_group_id, company_id, employment_id, person_id, id, 'send', 1 from t),
     j as (insert into justification (access_group_id, company_id, employment_id, person_id, timesheet_id, day, source, type, occurrence, words, made_by)
       select access_group_id, company_id, employment_id, person_id, id, '2026-06-02', 'justification', 'day', 'odd_punches', 'Esqueci', person_id from t),
     y as (insert into clock_day (employment_id, day, access_group_id, company_id, person_id, kind, pending, occurrences, document)
       select id, '2026-06-02', access_group_id, company_id, person_id, 'work', false, '{}', '{}' from e),
     b as (insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, lot_day)
       select access_group_id, company_id, id, person_id, 'opening', 60, '2026-06-02' from e),
     r as (insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, entered_on, data, worker_name)
       select access_group_id, company_id, id, person_id, (select id from person where email = 'helena@pantanal.test'), 'rh', left(id::text, 13), 'other', 'pending', false, '2026-06-02', '{}', name
         from e returning *),
     p as (insert into payroll_entry (access_group_id, company_id, employment_id, person_id, request_id, competence, kind, payload)
       select access_group_id, company_id, employment_id, person_id, id, '2026-07-01', 'other', '{}' from r)
     insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust)
     select e.access_group_id, e.company_id, e.id, e.person_id, d.id, 1, '52998224725', '2026-06-02T11:00Z', '2026-06-02T08:00', -180, now(), 'file', 'A' from e, d`,
    [id],
  );
};

describe('POST /trabalhador/{id}/cpf/correcao', () => {
  it('gives record, pay, dated changes and receipts to the right CPF, and tells it in history and timeline', async () => {
    const { id, cpf, person, versao } = await make();
    const receipt = await receiptOf(id);
    const right = registryCpf(next++);
    await clockOf(id);
    const record = await correct(
      id,
      versao,
      `${right.slice(0, 3)}.${right.slice(3, 6)}.${right.slice(6, 9)}-${right.slice(9)}`,
    );
    expect(record).toMatchObject({ versao: versao + 1, cpf: `***.${right.slice(3, 6)}.${right.slice(6, 9)}-**` });
    const now = await holder(id);
    expect(now).toMatchObject({ cpf: right });
    expect(now.id).not.toBe(person);
    for (const table of tablesAlong)
      expect(await sql(`select distinct person_id from ${table} where employment_id = $1`, [id]), table).toEqual([
        { person_id: now.id },
      ]);
    expect(await sql('select person_id, worker_cpf from receipt where id = $1', [receipt])).toEqual([
      { person_id: now.id, worker_cpf: right },
    ]);
    for (const table of ['worker_pay', 'employment_change'])
      expect(await sql(`select distinct person_id from ${table} where employment_id = $1`, [id]), table).toEqual([
        { person_id: now.id },
      ]);
    // who was there by a slip of the finger is gone, and the CPF is its owner's to come with
    expect(await personOf(cpf)).toBeUndefined();
    expect(await sql('select role, enabled from membership where person_id = $1', [now.id])).toEqual([
      { role: 'EMPREGADO', enabled: true },
    ]);
    const call = await helena();
    const [line] = (await call(calls.workerTimeline, { params: { id } })).filter(
      ({ fato }) => fato.codigo === 'cpfCorrected',
    );
    expect(line?.fato.valores).toEqual({ motivo });
    const kept = await sql(
      "select before, after from record_history where entity_id = $1 and verb = 'workerCpfCorrected'",
      [id],
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(right);
    expect(JSON.stringify(kept)).not.toContain(cpf);
    expect((await call(calls.workerHistory, { params: { id } })).map(({ verbo }) => verbo)).toContain(
      'workerCpfCorrected',
    );
  });

  it('leaves no row of the employment with the one it was, in any table', async () => {
    const { id, person, versao } = await make();
    await correct(id, versao, registryCpf(next++));
    const tables = await sql(
      "select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and 2 = (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('person_id', 'employment_id'))",
    );
    expect(tables.length).toBeGreaterThan(12);
    for (const { name } of tables)
      expect(await sql(`select from ${name} where employment_id = $1 and person_id = $2`, [id, person]), name).toEqual(
        [],
      );
  });

  it('leaves who is named by something without a CPF, so that its owner can come with it', async () => {
    const { id, cpf, person, versao } = await make();
    await sql("insert into privacy_acceptance (person_id, version) values ($1, 'ensaio')", [person]);
    await correct(id, versao, registryCpf(next++));
    expect(await sql('select cpf, active from person where id = $1', [person])).toEqual([{ cpf: null, active: false }]);
    const owner = await make(cpf);
    expect(owner.person).not.toBe(person);
  });

  it('joins who has an account already by nothing but the employment: password, contacts and sessions stay as they are', async () => {
    const joao = await app.personId('joao');
    const before = (await sql('select * from person where id = $1', [joao]))[0];
    const { id, person, versao } = await make(undefined, { email: 'iracema@pantanal.test' });
    await (await helena())(calls.inviteWorkers, { body: { ids: [id] } });
    await correct(id, versao, before.cpf);
    expect((await holder(id)).id).toBe(joao);
    const told = await sql(
      "select person_id, values, cause from notification where kind = 'employmentGiven' and cause like $1",
      [`%${id}%`],
    );
    const [{ empresa }] = await sql('select trade_name as empresa from company where id = $1', [company]);
    expect(told).toEqual([{ person_id: joao, values: { empresa }, cause: `employment-given:${id}:${joao}` }]);
    expect(await sql('select from notification where person_id = $1', [person])).toEqual([]);
    expect((await sql('select * from person where id = $1', [joao]))[0]).toEqual(before);
    expect(await sql("select from contact_code where contact = 'iracema@pantanal.test'")).toEqual([]);
    expect(await sql("select from person where email = 'iracema@pantanal.test'")).toEqual([]);
  });

  it('is refused of who has come in, has a password or has accepted a link to another access group, and nothing changes', async () => {
    const came = await make();
    await sql('update person set first_signed_in_at = now() where id = $1', [came.person]);
    await sql("update membership set accepted_at = now(), accepted_how = 'letter' where person_id = $1", [came.person]);
    const letter = await make();
    await sql("update person set password_hash = 'x' where id = $1", [letter.person]);
    const elsewhere = await make();
    await sql(
      `insert into employment (access_group_id, company_id, person_id, name, registration)
       select c.access_group_id, c.id, $1, 'Iracema', 'ALHEIA' from company c where c.access_group_id <> (select access_group_id from company where id = $2) limit 1`,
      [elsewhere.person, company],
    );
    await sql(
      "insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how) select $1, 'EMPREGADO', e.access_group_id, a.id, now(), 'before' from employment e, access_profile a where e.registration = 'ALHEIA' and a.role = 'EMPREGADO' and a.access_group_id is null",
      [elsewhere.person],
    );
    const user = await make();
    await sql(
      "insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how) select $1, 'GESTOR', c.access_group_id, a.id, now(), 'before' from company c, access_profile a where c.id = $2 and a.role = 'GESTOR' and a.access_group_id is null",
      [user.person, company],
    );
    const confirmed = await make();
    await sql("update person set email = 'c@x.test', email_confirmed_at = now() where id = $1", [confirmed.person]);
    for (const { id, cpf, versao } of [came, letter, elsewhere, user, confirmed]) {
      expect(await codeOf(correct(id, versao, registryCpf(next++)))).toBe('USER_CHANGE_NOT_ALLOWED');
      expect(await holder(id)).toMatchObject({ cpf });
    }
    const call = await helena();
    expect((await call(calls.worker, { params: { id: came.id } })).can).not.toContain('corrigirCpf');
  });

  it('never makes somebody else’s employment the own one', async () => {
    const { id, cpf, versao } = await make();
    const [{ cpf: own }] = await sql('select cpf from person where id = $1', [await app.personId('helena')]);
    expect(await codeOf(correct(id, versao, own))).toBe('USER_CHANGE_NOT_ALLOWED');
    expect(await holder(id)).toMatchObject({ cpf });
  });

  it('asks which employments it is about: one leaves the others and what was sent to their account behind, all go together', async () => {
    const first = await make();
    const second = await make(first.cpf, { email: 'outra@pantanal.test' });
    await (await helena())(calls.inviteWorkers, { body: { ids: [second.id] } });
    expect(await codeOf(correct(second.id, second.versao, registryCpf(next++)))).toBe('REQUIRED_FIELD');
    const right = registryCpf(next++);
    await correct(second.id, second.versao, right, { todos: false });
    expect(await holder(second.id)).toMatchObject({ cpf: right });
    // the invitation that went to the second one's address opens nothing of the first
    expect(await holder(first.id)).toMatchObject({ id: first.person, cpf: first.cpf, email: null });
    expect(await sql('select from contact_code where person_id = $1', [first.person])).toEqual([]);
    const third = await make(right);
    const whole = registryCpf(next++);
    await correct(third.id, third.versao, whole, { todos: true });
    expect([await holder(second.id), await holder(third.id)]).toMatchObject([{ cpf: whole }, { cpf: whole }]);
  });

  it('of all employments is refused to who doesn’t reach all of them', async () => {
    const first = await make();
    const second = await make(first.cpf);
    const [{ other }] = await sql(
      `insert into company (access_group_id, cnpj, legal_name, trade_name, app_accesses)
       select access_group_id, '61186888000193', 'Estaleiro Jacaré Ltda', 'Estaleiro Jacaré', app_accesses from company where id = $1 returning id as other`,
      [company],
    );
    await sql('update employment set company_id = $2 where id = $1', [second.id, other]);
    const role = "person_id = $1 and role = 'RH'";
    const person = await app.personId('helena');
    await sql(`update membership set all_companies = false where ${role}`, [person]);
    await sql(
      `insert into membership_scope (membership_id, access_group_id, company_id, everyone) select id, access_group_id, $2, true from membership where ${role}`,
      [person, company],
    );
    expect(await codeOf(correct(first.id, first.versao, registryCpf(next++), { todos: true }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    await sql('delete from membership_scope where company_id = $1', [company]);
    await sql(`update membership set all_companies = true where ${role}`, [person]);
    expect(await holder(first.id)).toMatchObject({ cpf: first.cpf });
  });

  it('keeps a sign-in off that was switched off', async () => {
    const { id, versao } = await make();
    await (await helena())(calls.switchWorkers, { body: { ids: [id], ligado: false } });
    await correct(id, versao, registryCpf(next++));
    const { id: person } = await holder(id);
    expect(await sql('select enabled from membership where person_id = $1', [person])).toEqual([{ enabled: false }]);
  });

  it('refuses a CPF nobody can have, the same one, two that differ, a short reason and a record that moved on', async () => {
    const { id, cpf, versao } = await make();
    const right = registryCpf(next++);
    expect(await codeOf(correct(id, versao, '11111111111'))).toBe('INVALID_CPF');
    expect(await codeOf(correct(id, versao, cpf))).toBe('RECORD_ALREADY_EXISTS');
    expect(await codeOf(correct(id, versao, right, { confirmacao: registryCpf(next++) }))).toBe('INVALID_CPF');
    expect(await codeOf(correct(id, versao, right, { motivo: 'curto' }))).toBe('MIN_LENGTH');
    expect(await codeOf(correct(id, versao + 1, right))).toBe('STALE_VERSION');
    expect(await codeOf(correct(unknownId, versao, right))).toBe('EMPLOYEE_NOT_FOUND');
    expect(await holder(id)).toMatchObject({ cpf });
  });

  it('is refused to who doesn’t see pay, account and receipts, which go along', async () => {
    const { id, versao } = await make();
    const all = [
      'RhTrabalhadorVisualizar',
      'RhTrabalhadorEditar',
      'RhRemuneracaoVisualizar',
      'RhDadoBancarioVisualizar',
      'RhReciboVisualizar',
    ];
    for (const lacking of all.slice(2))
      await helenaWith(
        app,
        all.filter(one => one !== lacking),
        async () =>
          expect(await codeOf(correct(id, versao, registryCpf(next++))), lacking).toBe('OPERATION_NOT_ALLOWED'),
      );
    await helenaWith(app, all, async () => {
      await correct(id, versao, registryCpf(next++));
    });
  });
});
