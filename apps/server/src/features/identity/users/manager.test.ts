import { managerContract as calls } from '@cracha/contract/features/identity/manager.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookUp } from '#features/receipt/receipt-world.factory.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';

let app: TestApp;
let helena: Call;
let profile: string;
/** Maria's company and department, and Gustavo's role. */
let company: string;
let gustavo: string;
let maria: string;
let joao: string;
beforeAll(async () => {
  app = await startApp();
  helena = await app.as('helena', 'rh');
  profile = (await row("select id from access_profile where role = 'GESTOR' and access_group_id is null")).id;
  const worker = await row('select id, company_id from employment where person_id = $1', await app.personId('maria'));
  [maria, company] = [worker.id, worker.company_id];
  joao = (await row('select id from employment where person_id = $1', await app.personId('joao'))).id;
  gustavo = (
    await row("select id from membership where role = 'GESTOR' and person_id = $1", await app.personId('gustavo'))
  ).id;
  // João has been in before
  const person = await app.personId('joao');
  await app.bearer('joao');
  await all('update person set password_provisional = false where id = $1', person);
  await all(
    'insert into privacy_acceptance (person_id, version) values ($1, access.policy_version()) on conflict do nothing',
    person,
  );
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const all = async (sql: string, ...values: unknown[]) => (await app.database.owner.query(sql, values)).rows;
const nobody = { todas: false, empresas: [], lotacoes: [], trabalhadores: [] };
/** The workers a manager's own list has. */
const seenBy = async (who: 'gustavo' | 'joao') => {
  const call = await app.as(who, 'gestor');
  const listed = call(workerContract.managerWorkers, { params: { page: '1', size: '100' }, query: {} });
  // who looks after nobody has no company, and with it nothing that a company has contracted
  const { items } = await listed.catch(error => {
    if (error.body.code === 'FEATURE_NOT_CONTRACTED') return { items: [] };
    throw error;
  });
  return items.map(one => one.id).sort();
};
const historyOf = async (verb: string) =>
  (await all('select entity_id, before, after from record_history where verb = $1 order by id desc', verb))[0];
const put = (id: string, scope: Partial<typeof nobody> | object, more: object = {}) =>
  helena(calls.saveManager, { params: { id }, body: { idPerfil: profile, ativo: true, ...nobody, ...scope, ...more } });

/** João becomes a manager of nobody; Gustavo looks after Maria and João again. */
let stand: string;
beforeEach(async () => {
  await all('delete from manager_cover');
  await put(gustavo, { trabalhadores: [maria, joao] });
  const found = await all(
    "select id from membership where role = 'GESTOR' and person_id = $1",
    await app.personId('joao'),
  );
  stand = found[0]?.id;
  if (stand) await put(stand, {});
  else
    stand = (
      await helena(calls.createManager, {
        body: { nome: 'João', cpf: '39053344705', email: 'joao@pantanal.test', idPerfil: profile, ...nobody },
      })
    ).id;
});

describe('GET /gestores', () => {
  it('lists the managers with how many people they look after', async () => {
    const page = await helena(calls.managers, { params: { page: '1' }, query: { pesquisa: 'gustavo' } });
    expect(page).toMatchObject({ total: 1, items: [{ id: gustavo, pessoas: 2, ativo: true, todas: false }] });
    expect(page.items[0]?.cpf).toBe('***.002.999-**');
  });

  it('tells a manager the names of colleagues and nothing else of them', async () => {
    const call = await app.as('gustavo', 'gestor');
    const { items } = await call(calls.managers, { params: { page: '1' }, query: {} });
    expect(items.find(one => one.id === stand)).toMatchObject({ cpf: null, pessoas: null, can: [], proprio: false });
    expect(items.find(one => one.id === gustavo)).toMatchObject({ pessoas: 2, proprio: true, can: ['cobertura'] });
    expect(await codeOf(call(calls.manager, { params: { id: stand } }))).toBe('NOT_FOUND');
  });

  it('pages by name', async () => {
    const first = await helena(calls.managers, { params: { page: '1', size: '1' }, query: {} });
    const next = await helena(calls.managers, {
      params: { page: '1', size: '1' },
      query: { after: first.after ?? '' },
    });
    expect([first.items[0]?.id, next.items[0]?.id].sort()).toEqual([gustavo, stand].sort());
    expect(next.after).toBeNull();
  });
});

describe('what a manager looks after', () => {
  it('is nobody where nothing is given', async () => {
    await put(gustavo, {});
    expect(await seenBy('gustavo')).toEqual([]);
  });

  it('is a department alone: those of the company’s other departments are out of sight', async () => {
    await app.database.owner.query("update employment set department = 'Doca 7' where id = $1", [maria]);
    await put(gustavo, { lotacoes: [{ idEmpresa: company, nome: 'Doca 7' }] });
    expect(await seenBy('gustavo')).toEqual([maria]);
    expect(await historyOf('managerSaved')).toMatchObject({ after: { companies: 0, departments: 1, workers: 0 } });
  });

  it('is a company, a department and a worker side by side', async () => {
    const [other] = await all(
      'select id, company_id from employment where company_id <> $1 and access_group_id = (select access_group_id from company where id = $1) order by id limit 1',
      company,
    );
    await put(gustavo, { empresas: [other.company_id], trabalhadores: [maria] });
    const there = await all('select id from employment where company_id = $1', other.company_id);
    expect(await seenBy('gustavo')).toEqual([...there.map(one => one.id), maria].sort());
    await put(gustavo, { empresas: [other.company_id] });
    expect(await seenBy('gustavo')).toEqual(there.map(one => one.id).sort());
    expect(await row('select all_workers from membership where id = $1', gustavo)).toEqual({ all_workers: true });
  });

  it('is not beyond what HR has in reach', async () => {
    const [boreal] = await all(
      "select e.id, e.company_id from employment e join company c on c.id = e.company_id where c.cnpj = 'B0REAL26000181' limit 1",
    );
    expect(await codeOf(put(gustavo, { empresas: [boreal.company_id] }))).toBe('NOT_FOUND');
    expect(await codeOf(put(gustavo, { lotacoes: [{ idEmpresa: boreal.company_id, nome: 'Serviços' }] }))).toBe(
      'NOT_FOUND',
    );
    expect(await codeOf(put(gustavo, { trabalhadores: [boreal.id] }))).toBe('NOT_FOUND');
    expect(await seenBy('gustavo')).toEqual([maria, joao].sort());
  });
});

describe('pay', () => {
  it('is read by a manager only with a grant of their own, by the rows themselves', async () => {
    await app.database.owner.query(
      `insert into worker_pay (employment_id, access_group_id, company_id, person_id, salary)
       select id, access_group_id, company_id, person_id, 432100 from employment where id = $1
       on conflict (employment_id) do update set salary = excluded.salary`,
      [maria],
    );
    const salary = async () => {
      const call = await app.as('gustavo', 'gestor');
      return (await call(workerContract.worker, { params: { id: maria } })).campos.salario;
    };
    const admission = async () => {
      const call = await app.as('gustavo', 'gestor');
      const line = await call(workerContract.workerTimeline, { params: { id: maria } });
      return line.find(one => one.fato.codigo === 'admitted')?.fato.valores;
    };
    expect(await salary()).toBe(432_100);
    expect((await admission())?.salario).toBe('432100');
    const [plain] = await all(
      `insert into access_profile (access_group_id, role, name, permissions)
       select m.access_group_id, 'GESTOR', 'Sem salário', array_remove(a.permissions, 'GestorRemuneracaoVisualizar')
         from membership m, access_profile a where m.id = $1 and a.id = $2 returning id`,
      gustavo,
      profile,
    );
    await put(gustavo, { trabalhadores: [maria, joao] }, { idPerfil: plain.id });
    expect(await salary()).toBeUndefined();
    expect(await admission()).not.toHaveProperty('salario');
    const rows = await asManager('gustavo', 'select salary from worker_pay');
    expect(rows).toEqual([]);
  });

  it('whom they answer to is told where that one is theirs too', async () => {
    const gestao = async () =>
      (await (await app.as('gustavo', 'gestor'))(workerContract.worker, { params: { id: maria } })).gestao;
    const answersTo = (id: string) =>
      all(
        `insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day)
         select access_group_id, company_id, id, person_id, $2, '2021-01-01' from employment where id = $1
         on conflict (employment_id, from_day) do update set manager_id = excluded.manager_id`,
        maria,
        id,
      );
    await all('delete from reporting_line where employment_id = $1', maria);
    await answersTo(joao);
    expect(await gestao()).toMatchObject({ id: joao });
    const other = await row('select id from employment where person_id = $1', await app.personId('helena'));
    await answersTo(other.id);
    expect(await gestao()).toBeNull();
  });

  it('of the bank nothing is theirs', async () => {
    await app.database.owner.query(
      `insert into worker_bank (employment_id, access_group_id, company_id, person_id, bank) select id, access_group_id, company_id, person_id, '001' from employment where id = $1
       on conflict (employment_id) do nothing`,
      [maria],
    );
    expect(await asManager('gustavo', 'select bank from worker_bank')).toEqual([]);
    const call = await app.as('gustavo', 'gestor');
    const record = await call(workerContract.worker, { params: { id: maria } });
    expect(Object.keys(record.campos)).not.toContain('banco');
    expect(Object.keys(record.campos)).not.toContain('racaCor');
    expect(record.can).toEqual([]);
  });
});

describe('a manager’s team', () => {
  const params = { page: '1', size: '10' };

  it('is found by words, counted and filtered within the own people alone', async () => {
    const call = await app.as('gustavo', 'gestor');
    const { items } = await call(workerContract.managerWorkers, { params, query: { pesquisa: 'maria aparecida' } });
    expect(items.map(one => [one.id, one.can])).toEqual([[maria, []]]);
    const others = await call(workerContract.managerWorkers, { params, query: { pesquisa: 'helena martins' } });
    expect(others.items).toEqual([]);
    expect(await call(workerContract.managerWorkerTotals, { query: {} })).toMatchObject({ total: 2 });
    const { lotacoes } = await call(workerContract.managerWorkerFilters, {});
    const own = await all('select distinct department from employment where id = any ($1) and department is not null', [
      maria,
      joao,
    ]);
    expect([...lotacoes].sort()).toEqual(own.map(one => one.department).sort());
  });

  it('is read without documents, address and the kind of a leave, and the reading is on record', async () => {
    await all(
      `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day)
       select access_group_id, company_id, id, person_id, 'invalidez', $2 from employment where id = $1`,
      maria,
      dayFrom(-3),
    );
    const call = await app.as('gustavo', 'gestor');
    const record = await call(workerContract.worker, { params: { id: maria } });
    expect(record.situacao).toBe('afastado');
    expect(record.gestao).toBeNull();
    for (const hidden of ['afastamento', 'pis', 'rgNumero', 'logradouro', 'deficiencia'])
      expect(Object.keys(record.campos)).not.toContain(hidden);
    expect(record.dependentes).toEqual([]);
    const timeline = await call(workerContract.workerTimeline, { params: { id: maria } });
    expect(timeline.find(one => one.fato.codigo === 'leave')?.fato.valores).toEqual({ ate: null });
    expect(record.afastamentos).toMatchObject([{ tipo: null, inicio: dayFrom(-3), fim: null }]);
    const [read] = await all('select profile from access_log where entity_id = $1 order by id desc limit 1', maria);
    expect(read).toEqual({ profile: 'gestor' });
    expect(
      await codeOf(
        call(workerContract.saveWorker, { params: { id: maria }, body: { secao: 'contato', versao: 1, campos: {} } }),
      ),
    ).toMatch(/^ACCESS_NOT_ALLOWED/);
    await all('delete from employment_leave where employment_id = $1', maria);
  });
});

/** What the application's role reads in the context of a manager. */
async function asManager(who: 'gustavo' | 'joao', text: string) {
  const client = await app.database.pool.connect();
  try {
    await app.bearer(who);
    await client.query('begin');
    const { rows: tokens } = await app.database.owner.query(
      'select t.id from session_token t join session s on s.id = t.session_id where s.person_id = $1 and t.manager_access_group_id is not null order by t.created_at desc limit 1',
      [await app.personId(who)],
    );
    await client.query("select access.open($1, 'gestor')", [tokens[0]?.id]);
    return (await client.query(text)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('cover', () => {
  const cover = (de: string, ate: string, call = helena) =>
    call(calls.addCover, { params: { id: gustavo }, body: { idSubstituto: stand, de, ate } });

  it('shows the people only from its first to its last day', async () => {
    expect(await seenBy('joao')).toEqual([]);
    const { coberturas } = await cover(dayFrom(0), dayFrom(3));
    expect(coberturas).toMatchObject([{ agora: true, de: dayFrom(0), ate: dayFrom(3), can: ['encerrar'] }]);
    expect(await seenBy('joao')).toEqual([maria, joao].sort());
    await app.database.owner.query('update manager_cover set from_day = $1', [dayFrom(1)]);
    expect(await seenBy('joao')).toEqual([]);
    await app.database.owner.query('update manager_cover set from_day = $1, until_day = $2', [
      dayFrom(-3),
      dayFrom(-1),
    ]);
    expect(await seenBy('joao')).toEqual([]);
    expect(await historyOf('managerCovered')).toMatchObject({ after: { from: dayFrom(0), until: dayFrom(3) } });
  });

  it('puts people of different scopes together, and widens neither', async () => {
    const [other] = await all(
      'select id, company_id from employment where company_id <> $1 and access_group_id = (select access_group_id from company where id = $1) order by id limit 1',
      company,
    );
    await put(stand, { empresas: [other.company_id] });
    await cover(dayFrom(0), dayFrom(0));
    const there = await all('select id from employment where company_id = $1', other.company_id);
    expect(await seenBy('joao')).toEqual([...there.map(one => one.id), maria, joao].sort());
  });

  it('ends when it is taken back', async () => {
    const { coberturas } = await cover(dayFrom(0), dayFrom(3));
    await helena(calls.endCover, { params: { id: gustavo, idCobertura: coberturas[0]?.id ?? '' } });
    expect(await seenBy('joao')).toEqual([]);
    expect(await all('select from manager_cover')).toEqual([]);
  });

  it('may be for some kinds alone; another stands in for the others on the same days', async () => {
    const [de, ate] = [dayFrom(1), dayFrom(3)];
    const add = (tipos: ('ferias' | 'ponto')[] | null) =>
      helena(calls.addCover, { params: { id: gustavo }, body: { idSubstituto: stand, de, ate, tipos } });
    expect((await add(['ferias'])).coberturas).toMatchObject([{ tipos: ['ferias'] }]);
    expect(await codeOf(add(['ferias', 'ponto']))).toBe('RECORD_ALREADY_EXISTS');
    expect(await codeOf(add(null))).toBe('RECORD_ALREADY_EXISTS');
    expect((await add(['ponto'])).coberturas).toHaveLength(2);
    expect(await codeOf(add([]))).toBe('REQUIRED_FIELD');
  });

  it('refuses oneself, each other, the past, a wrong order and two at once', async () => {
    const one = (idSubstituto: string, de: string, ate: string, id = gustavo) =>
      codeOf(helena(calls.addCover, { params: { id }, body: { idSubstituto, de, ate } }));
    expect(await one(gustavo, dayFrom(0), dayFrom(1))).toBe('INVALID_OPTION');
    expect(await one(unknownId, dayFrom(0), dayFrom(1))).toBe('NOT_FOUND');
    expect(await one(stand, dayFrom(2), dayFrom(1))).toBe('START_AFTER_END');
    expect(await one(stand, dayFrom(-3), dayFrom(-1))).toBe('INVALID_DATE');
    await cover(dayFrom(1), dayFrom(5));
    expect(await one(stand, dayFrom(5), dayFrom(9))).toBe('RECORD_ALREADY_EXISTS');
    expect(await one(gustavo, dayFrom(2), dayFrom(3), stand)).toBe('STATUS_FORBIDS');
    expect(await all('select from manager_cover')).toHaveLength(1);
  });

  it('is asked for by a manager for the own people, and of nobody else', async () => {
    const call = await app.as('gustavo', 'gestor');
    await cover(dayFrom(0), dayFrom(1), call);
    expect(await seenBy('joao')).toHaveLength(2);
    const others = call(calls.addCover, {
      params: { id: stand },
      body: { idSubstituto: gustavo, de: dayFrom(9), ate: dayFrom(9) },
    });
    expect(await codeOf(others)).toBe('NOT_FOUND');
  });
});

describe('replacing and deleting', () => {
  const why = 'Saiu da gestão da equipe, que passou para outra pessoa.';
  const remove = (id: string, more: object = {}) =>
    helena(calls.deleteManagers, { body: { IdString: id, Justificativa: why, confirmado: true, ...more } });

  it('refuses to delete who looks after somebody, with how many', async () => {
    const refused = await refusalOf(remove(gustavo));
    expect(refused.body).toMatchObject({ code: 'MANAGER_HAS_WORKERS', data: { n: 2 } });
    expect(await row('select enabled from membership where id = $1', gustavo)).toEqual({ enabled: true });
  });

  it('hands everybody and the seats in approvals over, and then lets the old one go', async () => {
    const person = await app.personId('gustavo');
    const steps = [
      { name: 'Chefia', approvers: ['gestor', `pessoa:${person}`], needs: 1, deadlineDays: 3, withoutManager: 'rh' },
    ];
    const pair = [`pessoa:${person}`, `pessoa:${await app.personId('joao')}`];
    const both = { ...steps[0], name: 'As duas', approvers: pair, needs: 2 };
    const withHr = { ...both, name: 'Com o RH', approvers: ['grupo:RH', ...pair], needs: 3 };
    for (const [name, place, all] of [
      ['Férias', 1, steps],
      ['Compras', 2, [both, withHr]],
    ] as const)
      await app.database.owner.query(
        `insert into approver_profile (access_group_id, name, position, kinds, steps) select access_group_id, $3, $4, '{ferias}', $2 from membership where id = $1`,
        [gustavo, JSON.stringify(all), name, place],
      );
    expect((await helena(calls.manager, { params: { id: gustavo } })).aprovacoes).toEqual([
      { perfil: 'Férias', etapa: 'Chefia', posicao: 1 },
      { perfil: 'Compras', etapa: 'As duas', posicao: 1 },
      { perfil: 'Compras', etapa: 'Com o RH', posicao: 2 },
    ]);
    expect(await helena(calls.replaceManager, { params: { id: gustavo }, body: { idNovo: stand } })).toEqual({
      total: 2,
    });
    expect(await seenBy('joao')).toEqual([maria, joao].sort());
    expect(await seenBy('gustavo')).toEqual([]);
    const [{ approvers }] = await all(
      "select steps -> 0 -> 'approvers' as approvers from approver_profile where name = 'Férias'",
    );
    expect(approvers).toEqual(['gestor', `pessoa:${await app.personId('joao')}`]);
    // two seats became one: a step that needed both could never be through
    const [{ steps: bought }] = await all("select steps from approver_profile where name = 'Compras'");
    expect(bought).toMatchObject([
      { approvers: [pair[1]], needs: 1 },
      { approvers: ['grupo:RH', pair[1]], needs: 3 },
    ]);
    await remove(gustavo);
    expect(await all('select from membership where id = $1', gustavo)).toEqual([]);
    expect((await all("select justification from exclusion_history where entity = 'manager'"))[0]).toEqual({
      justification: why,
    });
    // the demo's manager comes back for whoever reads on
    await helena(calls.createManager, {
      body: { nome: 'G', cpf: '23100299981', email: 'gustavo@pantanal.test', idPerfil: profile, ...nobody },
    });
    gustavo = (await row("select id from membership where role = 'GESTOR' and person_id = $1", person)).id;
  });

  it('warns of disagreements that wait for the old one, and hands them on once that is confirmed', async () => {
    const person = await app.personId('gustavo');
    const [{ id: receipt }] = await all(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, 1, 'monthly', 2026, 9, name, registration, 1000, 100, 900, '[]', 'gestor-1' from employment where id = $1 returning id`,
      maria,
    );
    const [{ id: answer }] = await all(
      `insert into receipt_answer (receipt_id, access_group_id, company_id, employment_id, person_id, agrees, disputed_code)
       select id, access_group_id, company_id, employment_id, person_id, false, null from receipt where id = $1 returning id`,
      receipt,
    );
    await all(
      `insert into receipt_dispute (receipt_id, access_group_id, company_id, employment_id, person_id, answer_id, due_on, assignee_id, assigned_at)
       select id, access_group_id, company_id, employment_id, person_id, $2, (now() at time zone 'America/Sao_Paulo')::date + 5, $3, now() from receipt where id = $1`,
      receipt,
      answer,
      person,
    );
    const body = { idNovo: stand };
    const refused = await refusalOf(helena(calls.replaceManager, { params: { id: gustavo }, body }));
    expect(refused.body).toMatchObject({ code: 'MANAGER_HAS_PENDING_REQUESTS', data: { n: 1 } });
    expect(await seenBy('joao')).toEqual([]);
    await helena(calls.replaceManager, { params: { id: gustavo }, body: { ...body, confirmado: true } });
    // João is not of HR: it waits for everybody there
    expect(await row('select assignee_id from receipt_dispute where receipt_id = $1', receipt)).toEqual({
      assignee_id: null,
    });
  });

  it('nobody is handed to a manager whose company is switched off: they would stay with nobody', async () => {
    await put(gustavo, { empresas: [company] });
    await put(stand, { empresas: [company] });
    const off = (enabled: boolean) =>
      all(
        'update membership_scope set enabled = $2 where membership_id = $1 and company_id = $3',
        stand,
        enabled,
        company,
      );
    await off(false);
    const body = { idNovo: stand, confirmado: true };
    const refused = await refusalOf(helena(calls.replaceManager, { params: { id: gustavo }, body }));
    expect(refused.body).toMatchObject({ code: 'STATUS_FORBIDS' });
    const ofGustavo = 'select company_id from membership_scope where membership_id = $1';
    expect(await all(ofGustavo, gustavo)).toEqual([{ company_id: company }]);
    await off(true);
    await helena(calls.replaceManager, { params: { id: gustavo }, body });
    expect(await all(ofGustavo, gustavo)).toEqual([]);
    expect(await seenBy('joao')).toContain(maria);
  });

  it('nobody changes the own role', async () => {
    await all(
      `insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, all_workers, accepted_at, accepted_how)
       select $1, 'GESTOR', access_group_id, $2, false, false, now(), 'before' from membership where id = $3`,
      await app.personId('helena'),
      profile,
      gustavo,
    );
    const own = (
      await row("select id from membership where role = 'GESTOR' and person_id = $1", await app.personId('helena'))
    ).id;
    expect(await codeOf(put(own, { trabalhadores: [maria] }))).toBe('USER_CHANGE_NOT_ALLOWED');
    expect(await codeOf(helena(calls.replaceManager, { params: { id: gustavo }, body: { idNovo: own } }))).toBe(
      'USER_CHANGE_NOT_ALLOWED',
    );
    await all('delete from membership where id = $1', own);
  });
});
