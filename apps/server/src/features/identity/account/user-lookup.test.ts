import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const sql = (text: string, values: unknown[] = []) => app.database.owner.query(text, values);
const rowsOf = async (text: string, values: unknown[] = []) => (await sql(text, values)).rows;
const companyOf = async (who: Parameters<TestApp['personId']>[0], group = 'Grupo Pantanal') =>
  (
    await rowsOf(
      'select e.company_id as id, e.id as employment from employment e join access_group g on g.id = e.access_group_id where e.person_id = $1 and g.name = $2',
      [await app.personId(who), group],
    )
  )[0];

describe('GET /Usuario/empresas', () => {
  it('HR limited to a company reads that one; a worker her employers of two access groups', async () => {
    const helena = await app.personId('helena');
    const { id } = await companyOf('helena');
    expect((await (await app.as('helena', 'rh'))(calls.companiesOfProfile, {})).length).toBeGreaterThan(1);
    await sql("update membership set all_companies = false where person_id = $1 and role = 'RH'", [helena]);
    await sql(
      "insert into membership_scope (membership_id, access_group_id, company_id) select id, access_group_id, $2 from membership where person_id = $1 and role = 'RH'",
      [helena, id],
    );
    expect((await (await app.as('helena', 'rh'))(calls.companiesOfProfile, {})).map(one => one.id)).toEqual([id]);
    await sql('delete from membership_scope where company_id = $1', [id]);
    await sql("update membership set all_companies = true where person_id = $1 and role = 'RH'", [helena]);
    expect(await (await app.as('ana', 'trabalhador'))(calls.companiesOfProfile, {})).toHaveLength(2);
  });

  it('asks HR of two groups to choose one first', async () => {
    const bruno = await app.personId('bruno');
    await sql(
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $1, 'RH', g.id, p.id, now(), 'before' from access_group g, access_profile p where g.name = 'Grupo Pantanal' and p.role = 'RH' and p.access_group_id is null`,
      [bruno],
    );
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.companiesOfProfile, {}))).toBe('ACCESS_GROUP_NOT_CHOSEN');
    await sql(
      "delete from membership where person_id = $1 and access_group_id = (select id from access_group where name = 'Grupo Pantanal')",
      [bruno],
    );
  });
});

describe('GET /Usuario/GetUsuarioByCpf/{cpf}', () => {
  const lookUp = async (who: 'helena' | 'bruno', cpf: string) =>
    (await app.as(who, 'rh'))(calls.userByCpf, { params: { cpf } });

  it("HR can read a worker of her group, contacts masked, and it is in that worker's 'who opened my data'", async () => {
    const maria = await app.personId('maria');
    expect(await lookUp('helena', '529.982.247-25')).toMatchObject({
      id: maria,
      nome: 'Maria Aparecida Souza',
      cpf: '52998224725',
      email: 'm****@p*****.test',
      celular: '(**) *****-4321',
      ativo: true,
      roles: ['EMPREGADO'],
      empresas: [{ id: (await companyOf('maria')).id }],
    });
    expect(await rowsOf('select opened_by, profile, entity from access_log where person_id = $1', [maria])).toEqual([
      { opened_by: await app.personId('helena'), profile: 'rh', entity: 'person' },
    ]);
  });

  it('a person of another group, or whose link waits, is not found like one whom nobody knows; no opening is noted', async () => {
    expect(await codeOf(lookUp('bruno', '52998224725'))).toBe('NOT_FOUND');
    expect(await codeOf(lookUp('helena', '39053344705'))).toBe('NOT_FOUND');
    const opened = "select from access_log where opened_by = $1 and entity = 'person'";
    expect(await rowsOf(opened, [await app.personId('bruno')])).toEqual([]);
    expect(await codeOf(lookUp('helena', '11144477735'))).toBe('NOT_FOUND');
    expect(await codeOf(lookUp('helena', '52998224726'))).toBe('INVALID_CPF');
  });

  it("of a person in two groups HR knows her own group's companies and roles; the operator's opening is kept without a group", async () => {
    await sql(
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $1, 'GESTOR', g.id, p.id, now(), 'before' from access_group g, access_profile p where g.name = 'Grupo Boreal' and p.role = 'GESTOR' and p.access_group_id is null`,
      [await app.personId('ana')],
    );
    expect(await lookUp('helena', '27182818205')).toMatchObject({
      roles: ['EMPREGADO'],
      empresas: [{ id: (await companyOf('ana')).id }],
    });
    const admin = await app.as('admin', 'admin');
    expect(await admin(calls.userByCpf, { params: { cpf: '27182818205' } })).toMatchObject({
      roles: ['EMPREGADO', 'GESTOR'],
      empresas: [],
    });
    const [opened] = await rowsOf('select access_group_id from access_log where opened_by = $1', [
      await app.personId('admin'),
    ]);
    expect(opened).toEqual({ access_group_id: null });
  });
});

describe('GET /Usuario/GetUsuarioByCpf/{cpf}/gestor', () => {
  it('tells who manages in the group and who does not, and keeps both openings', async () => {
    const helena = await app.as('helena', 'rh');
    const ask = (cpf: string) => helena(calls.managerByCpf, { params: { cpf } });
    const [membership] = await rowsOf("select id from membership where person_id = $1 and role = 'GESTOR'", [
      await app.personId('gustavo'),
    ]);
    expect(await ask('23100299981')).toMatchObject({ isGestor: true, idGestor: membership.id });
    await app.bearer('joao');
    expect(await ask('39053344705')).toMatchObject({ isGestor: false, idGestor: null });
    expect(await codeOf(ask('45678912364'))).toBe('NOT_FOUND');
    for (const who of ['gustavo', 'joao'] as const)
      expect(
        await rowsOf('select entity from access_log where person_id = $1', [await app.personId(who)]),
      ).toHaveLength(1);
  });
});

describe('POST /Usuario/nomes', () => {
  it('answers names of the own group and leaves out other ids', async () => {
    const [maria, bruno, joao] = [await app.personId('maria'), await app.personId('bruno'), await app.personId('joao')];
    const [otavio] = await rowsOf("select person_id as id from employment where name like 'Otávio Lemos%'");
    const ids = [bruno, maria, otavio.id, unknownId, 'x'];
    const named = [{ id: maria, nome: 'Maria Aparecida Souza' }];
    expect(await (await app.as('helena', 'rh'))(calls.userNames, { body: ids })).toEqual(named);
    expect(await (await app.as('gustavo', 'gestor'))(calls.userNames, { body: ids })).toEqual(named);
    const gustavo = await app.as('gustavo', 'gestor');
    const ana = await app.personId('ana');
    expect(await gustavo(calls.userNames, { body: [ana] })).toEqual([]);
    const worker = await app.as('maria', 'trabalhador');
    expect((await worker(calls.userNames, { body: [...ids, joao] })).map(one => one.id).sort()).toEqual(
      [maria, joao].sort(),
    );
    expect(await (await app.as('revenda', 'revendedor'))(calls.userNames, { body: ids })).toEqual([]);
    expect(await (await app.as('suporte', 'admin'))(calls.userNames, { body: ids })).toHaveLength(3);
    expect(await codeOf(worker(calls.userNames, { body: [] }))).toBe('INVALID_REQUEST');
  });

  it('a colleague who left is no colleague', async () => {
    const joao = await app.personId('joao');
    await sql(
      "update employment set dismissed_on = (now() at time zone 'America/Sao_Paulo')::date - 1 where person_id = $1",
      [joao],
    );
    const maria = await app.as('maria', 'trabalhador');
    expect(await maria(calls.userNames, { body: [joao] })).toEqual([]);
    await sql('update employment set dismissed_on = null where person_id = $1', [joao]);
  });

  it('an association is told the names of its members alone', async () => {
    const assoc = await app.as('assoc', 'assemat');
    const maria = await app.personId('maria');
    expect(await assoc(calls.userNames, { body: [maria] })).toEqual([]);
    await sql(
      `insert into association_member (association_id, access_group_id, company_id, employment_id, person_id)
       select a.id, e.access_group_id, e.company_id, e.id, e.person_id from association a, employment e where e.person_id = $1`,
      [maria],
    );
    expect(await assoc(calls.userNames, { body: [maria] })).toHaveLength(1);
  });
});

describe('what a company works with', () => {
  const configure = async (id: string, set: string) => sql(`update company set ${set} where id = $1`, [id]);

  it('GET /Usuario/rh/useRegPonto and /Usuario/trabalhador/useRegPonto: true with app access and recorder, false once either is taken', async () => {
    const { id } = await companyOf('maria');
    const helena = await app.as('helena', 'rh');
    const maria = await app.as('maria', 'trabalhador');
    const asked = async () => [await helena(calls.hrUsesRecorder, {}), await maria(calls.workerUsesRecorder, {})];
    expect(await asked()).toEqual([false, false]);
    await configure(id, "time_clock_kind = 'recorder'");
    expect(await asked()).toEqual([true, true]);
    await configure(id, "app_accesses = array_remove(app_accesses, 'ponto-registro')");
    expect(await asked()).toEqual([false, false]);
    await configure(id, "app_accesses = app_accesses || '{ponto-registro}'");
    await sql(
      "update employment set dismissed_on = (now() at time zone 'America/Sao_Paulo')::date - 1 where person_id = $1",
      [await app.personId('maria')],
    );
    expect(await asked()).toEqual([true, false]);
    expect(await (await app.as('bruno', 'rh'))(calls.hrUsesRecorder, {})).toBe(false);
    await sql('update employment set dismissed_on = null where person_id = $1', [await app.personId('maria')]);
  });

  it('GET /usuario/rh/hasFlow and /usuario/trabalhador/hasFlow: true while a company of the scope works with flow', async () => {
    const { id } = await companyOf('maria');
    const helena = await app.as('helena', 'rh');
    const maria = await app.as('maria', 'trabalhador');
    const asked = async () => [await helena(calls.hrHasFlow, {}), await maria(calls.workerHasFlow, {})];
    expect(await asked()).toEqual([false, false]);
    await configure(id, 'request_flow = true');
    expect(await asked()).toEqual([true, true]);
    await configure(id, "app_accesses = array_remove(app_accesses, 'solicitacoes-com-fluxo')");
    expect(await asked()).toEqual([false, false]);
    await configure(id, "app_accesses = app_accesses || '{solicitacoes-com-fluxo}'");
  });

  it('GET /usuario/trabalhador/{id}/hasFlow and /hasClube: true for one employment, false for the other; a colleague is not found', async () => {
    const [here, there] = [await companyOf('ana'), await companyOf('ana', 'Grupo Boreal')];
    const ana = await app.as('ana', 'trabalhador');
    const flow = (id: string) => ana(calls.employmentHasFlow, { params: { id } });
    const club = (id: string) => ana(calls.employmentHasClub, { params: { id } });
    await configure(here.id, "app_accesses = array_remove(app_accesses, 'clube') || '{clube}'");
    await configure(there.id, "app_accesses = array_remove(app_accesses, 'clube')");
    expect([await flow(here.employment), await flow(there.employment)]).toEqual([true, false]);
    expect([await club(here.employment), await club(there.employment)]).toEqual([true, false]);
    const colleague = (await companyOf('maria')).employment;
    for (const id of [colleague, unknownId])
      expect([await codeOf(flow(id)), await codeOf(club(id))]).toEqual(['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_NOT_FOUND']);
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await gustavo(calls.employmentHasFlow, { params: { id: colleague } })).toBe(true);
    expect(await codeOf(gustavo(calls.employmentHasFlow, { params: { id: here.employment } }))).toBe(
      'EMPLOYEE_NOT_FOUND',
    );
  });

  it('GET /usuario/trabalhador/hasClube: true while an employer has the club', async () => {
    const { id } = await companyOf('joao');
    const maria = await app.as('maria', 'trabalhador');
    await configure(id, "app_accesses = array_remove(app_accesses, 'clube')");
    expect(await maria(calls.workerHasClub, {})).toBe(false);
    await configure(id, "app_accesses = app_accesses || '{clube}'");
    expect(await maria(calls.workerHasClub, {})).toBe(true);
  });

  it('GET /integracaoponto/{id}/useIntegracaoPontofopag: true for a company of the payroll clock, for its HR and its workers', async () => {
    const { id } = await companyOf('maria');
    const asks = [
      await app.as('helena', 'rh'),
      await app.as('gustavo', 'gestor'),
      await app.as('maria', 'trabalhador'),
    ];
    const asked = async () => {
      const answers = [];
      for (const call of asks) answers.push(await call(calls.companyUsesPayrollClock, { params: { id } }));
      return answers;
    };
    expect(await asked()).toEqual([false, false, false]);
    await configure(
      id,
      "time_clock_kind = 'payroll', app_accesses = array_remove(app_accesses, 'ponto-fopag') || '{ponto-fopag}'",
    );
    expect(await asked()).toEqual([false, false, false]);
    await sql(
      "insert into clock_integration (company_id, access_group_id, adapter) select id, access_group_id, 'double' from company where id = $1",
      [id],
    );
    expect(await asked()).toEqual([true, true, true]);
    await sql('update clock_integration set active = false');
    expect(await asked()).toEqual([false, false, false]);
    await sql('update clock_integration set active = true');
    await configure(id, "app_accesses = array_remove(app_accesses, 'ponto-fopag')");
    expect(await asked()).toEqual([false, false, false]);
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.companyUsesPayrollClock, { params: { id } }))).toBe('NOT_FOUND');
  });
});

describe('app accesses', () => {
  it("GET /grupoacesso/app-acessos/endWith/{x}: the group's own flags with that end, in any letter case, and no other's", async () => {
    const helena = await app.as('helena', 'rh');
    const ending = (end: string) => helena(calls.appAccessesEndingWith, { params: { end } });
    expect(await ending('FLUXO')).toEqual(['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo']);
    await sql("update company set app_accesses = array_remove(app_accesses, 'solicitacoes-sem-fluxo')");
    expect(await ending('fluxo')).toEqual(['solicitacoes-com-fluxo']);
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await gustavo(calls.appAccessesEndingWith, { params: { end: 'download-lote' } })).toEqual([]);
    expect(await ending('download-lote')).toEqual(['download-lote']);
    const revenda = await app.as('revenda', 'revendedor');
    expect(await revenda(calls.appAccessesEndingWith, { params: { end: 'relatorio' } })).toEqual(['revenda-relatorio']);
  });

  it('GET /grupoacesso/hasTedPay: true once a company of the group has it', async () => {
    const helena = await app.as('helena', 'rh');
    expect(await helena(calls.hasTedPay, {})).toBe(false);
    await sql("update company set app_accesses = app_accesses || '{ted-pay}' where id = $1", [
      (await companyOf('helena')).id,
    ]);
    expect(await helena(calls.hasTedPay, {})).toBe(true);
    expect(await (await app.as('fernanda', 'financeiro'))(calls.hasTedPay, {})).toBe(true);
    expect(await (await app.as('bruno', 'rh'))(calls.hasTedPay, {})).toBe(false);
  });
});
