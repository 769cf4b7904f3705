import { deflateSync } from 'node:zlib';
import { companyContract as calls } from '@cracha/contract/features/company/company.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { lookUp, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { encodePng } from '#kernel/pdf/png.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';

let app: TestApp;
let group: string;
/** Maria's employer. */
let pantanal: string;
let boreal: string;
beforeAll(async () => {
  app = await startApp();
  pantanal = (await row('select company_id from employment where person_id = $1', await app.personId('maria')))
    .company_id;
  group = (await row('select access_group_id from company where id = $1', pantanal)).access_group_id;
  boreal = (await row("select id from company where cnpj = 'B0REAL26000181'")).id;
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const rows = async (sql: string, ...values: unknown[]) => (await app.database.owner.query(sql, values)).rows;
const helena = () => app.as('helena', 'rh');
type Form = BodySent<(typeof calls)['saveCompany']>;

const address = {
  cep: '78550-000',
  logradouro: 'Avenida das Figueiras',
  numero: '900',
  complemento: null,
  bairro: 'Setor Comercial',
  municipio: 'Sinop',
  uf: 'mt',
};
const form = (cnpj: string, more: Partial<Form> = {}): Form => ({
  cnpj,
  razaoSocial: 'Armazéns Ipê Ltda',
  nomeFantasia: 'Armazéns Ipê',
  matriz: true,
  cnae: '5211-7/01',
  email: 'RH@ipe.test',
  telefone: '(66) 3531-4040',
  endereco: address,
  ativo: true,
  ...more,
});
/** Free CNPJs of the public vectors, each used once. */
const free = [
  '12ABC34501DE35',
  '73.797.980/0001-79',
  '06946762000161',
  '96051576000157',
  '55585709000198',
  '99360938000180',
  '32432147000147',
  '91951438000100',
  'A1222333000150',
];
const next = () => free.shift() ?? expect.fail('no CNPJ left');
const made = async (more: Partial<Form> = {}) =>
  (await helena())(calls.saveCompany, { query: {}, body: form(next(), more) });
const waitsForLock = () =>
  expect
    .poll(async () => (await app.database.pool.query('select 1 from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0);
const why = 'Cadastrada duas vezes por engano no mesmo dia.';

/** HR of some companies, with these permissions. */
async function limited(who: 'gustavo' | 'ana', companyIds: string[], permissions?: string[]) {
  await acrossTenants(app.database.pool, 'HR of some companies', async tx =>
    makeMembership(tx, {
      personId: await app.personId(who),
      role: 'RH',
      accessGroupId: group,
      companyIds,
      permissions,
    }),
  );
  return app.as(who, 'rh');
}

describe('POST /Empresa', () => {
  it('creates a company of the group with its receipt defaults and what its plan grants; it is found by CNPJ', async () => {
    await rows('update access_group set receipt_full = false, receipt_qr_code = true where id = $1', group);
    const cnpj = next();
    const call = await helena();
    const saved = await call(calls.saveCompany, { query: {}, body: form(cnpj) });
    expect(saved).toMatchObject({ cnpj, matriz: true, totalEmpregados: 0, cnae: '5211701', ativo: true });
    const kept = await row('select * from company where id = $1', saved.id);
    expect(kept).toMatchObject({
      access_group_id: group,
      email: 'rh@ipe.test',
      phone: '6635314040',
      cep: '78550000',
      state: 'MT',
      full_receipt: false,
      qr_code: true,
    });
    expect(kept.app_accesses).toContain('recibos');
    expect(await call(calls.companyByCnpj, { params: { cnpj: '12.abc.345/01de-35' } })).toMatchObject({ id: saved.id });
    expect(await rows("select verb from record_history where entity = 'company' and entity_id = $1", saved.id)).toEqual(
      [{ verb: 'companyCreated' }],
    );
    await rows('update access_group set receipt_full = true, receipt_qr_code = false where id = $1', group);
  });

  it('a known CNPJ is refused, also another group’s and to a change, and while somebody else takes it', async () => {
    const call = await helena();
    const saved = await made();
    for (const cnpj of [saved.cnpj, 'B0REAL26000181']) {
      const { body } = await refusalOf(call(calls.saveCompany, { query: {}, body: form(cnpj) }));
      expect([body.code, body.message]).toEqual([
        'COMPANY_CNPJ_TAKEN',
        'Já existe uma conta para o mesmo CNPJ informado',
      ]);
      expect(body.fields?.cnpj).toBe(body.message);
    }
    const query = { id: saved.id };
    expect(await codeOf(call(calls.saveCompany, { query, body: form('B0REAL26000181') }))).toBe('COMPANY_CNPJ_TAKEN');
    // while another takes the same one, the second waits and is told
    const cnpj = next();
    const other = await app.database.owner.connect();
    try {
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(hashtextextended($1, 52))', [cnpj]);
      const insert =
        "insert into company (access_group_id, cnpj, legal_name, trade_name) values ($1, $2, 'Some', 'Some')";
      await other.query(insert, [group, cnpj]);
      const waiting = codeOf(call(calls.saveCompany, { query: {}, body: form(cnpj) }));
      await waitsForLock();
      await other.query('commit');
      expect(await waiting).toBe('COMPANY_CNPJ_TAKEN');
    } finally {
      other.release();
    }
  });

  it('tells each fault beside its field, and changes nothing', async () => {
    const call = await helena();
    const bad = { email: 'rh', telefone: '123', cnae: '12', endereco: { ...address, cep: '0', uf: 'XX' } };
    const { body } = await refusalOf(call(calls.saveCompany, { query: {}, body: form('11222333000182', bad) }));
    expect(body.code).toBe('INVALID_CNPJ');
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(
      ['cnae', 'cnpj', 'email', 'endereco.cep', 'endereco.uf', 'telefone'].sort(),
    );
    const none = form(' ', { razaoSocial: '' });
    expect(await codeOf(call(calls.saveCompany, { query: {}, body: none }))).toBe('REQUIRED_FIELD');
  });

  it('changes one of the version that was read, and keeps both sides in the history', async () => {
    const call = await helena();
    const saved = await made();
    const change = (more: Partial<Form>) =>
      call(calls.saveCompany, { query: { id: saved.id }, body: form(saved.cnpj, { versao: saved.versao, ...more }) });
    const changed = await change({ nomeFantasia: 'Ipê Armazéns', telefone: null });
    expect(changed).toMatchObject({ nomeFantasia: 'Ipê Armazéns', telefone: null, versao: saved.versao + 1 });
    expect(await codeOf(change({ nomeFantasia: 'Ipê' }))).toBe('STALE_VERSION');
    const [kept] = await rows(
      "select before, after from record_history where verb = 'companySaved' and entity_id = $1",
      saved.id,
    );
    expect(kept).toEqual({
      before: { trade_name: 'Armazéns Ipê', phone: '6635314040' },
      after: { trade_name: 'Ipê Armazéns', phone: null },
    });
  });

  it('one that is switched off stays so where a change does not speak of it', async () => {
    const call = await helena();
    const saved = await made();
    await call(calls.enableCompany, { params: { id: saved.id }, body: { ativo: false } });
    const { ativo: _, ...silent } = form(saved.cnpj, { nomeFantasia: 'Ipê Parado' });
    expect(await call(calls.saveCompany, { query: { id: saved.id }, body: silent })).toMatchObject({ ativo: false });
    expect(await row('select active, trade_name from company where id = $1', saved.id)).toEqual({
      active: false,
      trade_name: 'Ipê Parado',
    });
  });

  it('a branch has a head office of the group, which is none itself', async () => {
    const call = await helena();
    const branch = await made({ matriz: false, idMatriz: pantanal });
    expect(await call(calls.companyById, { params: { id: branch.id } })).toMatchObject({
      matriz: false,
      idMatriz: pantanal,
      nomeMatriz: expect.stringContaining('Pantanal'),
    });
    const page = { params: { page: '1', size: '50' }, query: { idMatriz: pantanal } };
    expect((await call(calls.companyList, page)).items.map(({ id }) => id)).toContain(branch.id);
    const save = (id: string, more: Partial<Form>) =>
      codeOf(call(calls.saveCompany, { query: { id }, body: form(branch.cnpj, { matriz: false, ...more }) }));
    expect(await save(branch.id, { idMatriz: boreal })).toBe('NOT_FOUND');
    expect(await save(branch.id, { idMatriz: branch.id })).toBe('INVALID_OPTION');
    const head = await call(calls.companyById, { params: { id: pantanal } });
    const body = { ...form(head.cnpj), matriz: false };
    expect(await codeOf(call(calls.saveCompany, { query: { id: pantanal }, body }))).toBe('INVALID_OPTION');
  });

  it('who may only add changes none, who may only change adds none; limited to companies nobody adds', async () => {
    const edits = await limited('ana', [pantanal], ['RhEmpresaVisualizar', 'RhEmpresaEditar', 'RhEmpresaCriar']);
    expect(await codeOf(edits(calls.saveCompany, { query: {}, body: form('23693443000100') }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    expect((await edits(calls.companyTotals, { query: {} })).podeCadastrar).toBe(false);
    const [{ id: inOwnTransaction }] = await rows(
      'select id from company where access_group_id = $1 and id <> $2 and deleted_at is null order by cnpj limit 1',
      group,
      pantanal,
    );
    for (const id of [inOwnTransaction, boreal, unknownId])
      expect(await codeOf(edits(calls.saveCompany, { query: { id }, body: form('23693443000100') }))).toBe('NOT_FOUND');
  });

  it('keeps a logo as its pixels alone, shows it, and takes it away', async () => {
    const saved = await made();
    const call = await helena();
    const keep = (logo: string | null) =>
      call(calls.saveCompany, { query: { id: saved.id }, body: form(saved.cnpj, { logo }) });
    const { logo } = await keep(
      `data:image/png;base64,${Buffer.from(encodePng(new Uint8Array(400 * 200 * 4), 400, 200, 1600, deflateSync)).toString('base64')}`,
    );
    expect(logo).toBe((await row('select logo_sha256 from company where id = $1', saved.id)).logo_sha256);
    const shown = await app.send(`/empresa/${saved.id}/logo`, {
      headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
    });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await codeOf(keep('data:image/png;base64,AAAA'))).toBe('UPLOAD_CONTENT_MISMATCH');
    expect((await keep(null)).logo).toBeNull();
  });
});

describe('GET /Empresa/CarregarEmpresas/{page}/{size}', () => {
  it('finds without accents and by CNPJ with punctuation; never the other group’s', async () => {
    const call = await helena();
    const find = async (pesquisa: string) =>
      (await call(calls.companyList, { params: { page: '1', size: '50' }, query: { pesquisa } })).items;
    expect((await find('metalurgica araca')).map(({ cnpj }) => cnpj)).toEqual(['83291589000151']);
    expect((await find('49.021.913/0001-83')).map(({ id }) => id)).toEqual([pantanal]);
    expect(await find('boreal')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  it.each(['nomeFantasia', '-razaoSocial', 'cnpj', '-totalEmpregados'] as const)(
    'pages by cursor in the order %s, each once',
    async orderBy => {
      const call = await helena();
      const seen: string[] = [];
      let after: string | null | undefined;
      do {
        const query = { orderBy, after: after ?? undefined };
        const page = await call(calls.companyList, { params: { page: '1', size: '3' }, query });
        seen.push(...page.items.map(({ id }) => id));
        after = page.after;
      } while (after);
      const whole = await call(calls.companyList, { params: { page: '1', size: '100' }, query: { orderBy } });
      expect(seen).toEqual(whole.items.map(({ id }) => id));
      const kept = await rows('select id from company where access_group_id = $1 and deleted_at is null', group);
      expect(seen.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
      expect(whole.total).toBe(kept.length);
      if (orderBy === '-totalEmpregados') {
        const sizes = whole.items.map(({ totalEmpregados }) => totalEmpregados);
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
        expect(sizes[0]).toBeGreaterThan(0);
      }
    },
  );

  it('a cursor of another order is none', async () => {
    const call = await helena();
    const { after } = await call(calls.companyList, { params: { page: '1', size: '2' }, query: { orderBy: 'cnpj' } });
    const query = { orderBy: 'razaoSocial' as const, after: after ?? '' };
    expect(await codeOf(call(calls.companyList, { params: { page: '1', size: '2' }, query }))).toBe('INVALID_PAGE');
  });
});

describe('GET /Empresa/{id}', () => {
  it('answers HR with the configuration and what the plan grants, a manager without either', async () => {
    const params = { id: pantanal };
    const forHr = await (await helena())(calls.companyById, { params });
    const kept = await row(
      'select cnpj, legal_name, trade_name, cep, city, active, version, time_clock_kind from company where id = $1',
      pantanal,
    );
    expect(forHr).toMatchObject({
      cnpj: kept.cnpj,
      razaoSocial: kept.legal_name,
      nomeFantasia: kept.trade_name,
      ativo: kept.active,
      versao: kept.version,
      endereco: { cep: kept.cep, municipio: kept.city },
      config: { tipoPonto: kept.time_clock_kind },
    });
    expect(forHr.appContratados).toContain('recibos');
    expect(forHr.can).toEqual(['editar', 'configurar', 'desativar', 'usuarios']);
    const forManager = await (await app.as('gustavo', 'gestor'))(calls.companyById, { params });
    expect(forManager).toMatchObject({ id: pantanal, can: [] });
    expect(forManager).not.toHaveProperty('config');
    expect(forManager).not.toHaveProperty('appContratados');
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.companyById, { params }))).toBe('NOT_FOUND');
  });
});

describe('GET /Empresa/GetEmpresaByCnpj/{cnpj}', () => {
  it('answers HR of its own access group with what the tables hold, by any way to write the number', async () => {
    const kept = await row('select legal_name, trade_name, cnpj from company where id = $1', pantanal);
    const asked = '49.021.913/0001-83';
    expect(kept.cnpj).toBe('49021913000183');
    expect(await (await helena())(calls.companyByCnpj, { params: { cnpj: asked } })).toMatchObject({
      id: pantanal,
      cnpj: kept.cnpj,
      razaoSocial: kept.legal_name,
      nomeFantasia: kept.trade_name,
    });
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.companyByCnpj, { params: { cnpj: asked } }))).toBe('NOT_FOUND');
    expect(await codeOf(bruno(calls.companyByCnpj, { params: { cnpj: '11222333000182' } }))).toBe('INVALID_CNPJ');
  });

  it('the association finds an affiliated company by CNPJ, with how many work there and nothing to do', async () => {
    const assoc = await app.as('assoc', 'assemat');
    const found = await assoc(calls.companyByCnpj, { params: { cnpj: '49021913000183' } });
    const [{ n }] = await rows('select count(*)::int as n from employment where company_id = $1', pantanal);
    expect(found).toMatchObject({ id: pantanal, totalEmpregados: n, can: [] });
    expect(await codeOf(assoc(calls.companyByCnpj, { params: { cnpj: 'B0REAL26000181' } }))).toBe('NOT_FOUND');
  });
});

describe('GET /empresa/gestor/{page}/{size}', () => {
  it('lists the companies of the manager, counting the team alone', async () => {
    const page = { params: { page: '1', size: '50' }, query: {} };
    const gustavo = await app.as('gustavo', 'gestor');
    const { items } = await gustavo(calls.managerCompanies, page);
    const sizes = items.filter(({ totalEmpregados }) => totalEmpregados > 0);
    expect(sizes.map(({ id, totalEmpregados }) => [id, totalEmpregados])).toEqual([[pantanal, 2]]);
    await acrossTenants(app.database.pool, 'a manager of one company', async tx =>
      makeMembership(tx, {
        personId: await app.personId('maria'),
        role: 'GESTOR',
        accessGroupId: group,
        companyIds: [pantanal],
      }),
    );
    const maria = await app.as('maria', 'gestor');
    const [{ n }] = await rows('select count(*)::int as n from employment where company_id = $1', pantanal);
    const own = await maria(calls.managerCompanies, page);
    expect(own.items.map(({ id, totalEmpregados }) => [id, totalEmpregados])).toEqual([[pantanal, n]]);
    expect([own.total, await maria(calls.companyTotals, { query: {} })]).toEqual([
      1,
      { total: 1, ativas: 1, inativas: 0, podeCadastrar: false },
    ]);
    const [{ id: other }] = await rows(
      'select id from company where access_group_id = $1 and id <> $2 and deleted_at is null order by cnpj limit 1',
      group,
      pantanal,
    );
    expect(await codeOf(maria(calls.companyById, { params: { id: other } }))).toBe('NOT_FOUND');
    expect(await codeOf(maria(calls.headcounts, { body: { idEmpresas: [other] } }))).toBe('NOT_FOUND');
  });
});

describe('POST /Empresa/TotalEmpregados', () => {
  it('counts by state: who leaves is one active less of the same total; a manager the team', async () => {
    const call = await helena();
    const count = async () => (await call(calls.headcounts, { body: { idEmpresas: [pantanal] } }))[0];
    const before = (await count()) ?? expect.fail('not counted');
    const today = "(now() at time zone 'America/Sao_Paulo')::date";
    const kept = await row(
      `select count(*)::int as total, count(*) filter (where coalesce(dismissed_on > ${today}, true) and (leave_from is null or leave_from > ${today} or leave_until < ${today}))::int as ativos,
              count(*) filter (where dismissed_on <= ${today})::int as desligados from employment where company_id = $1`,
      pantanal,
    );
    expect(before).toMatchObject(kept);
    const [{ id }] = await rows(
      'select id from employment where company_id = $1 and dismissed_on is null and leave_from is null and person_id <> all ($2) limit 1',
      pantanal,
      [await app.personId('maria'), await app.personId('joao')],
    );
    await rows(
      "update employment set dismissed_on = (now() at time zone 'America/Sao_Paulo')::date - 10, dismissal_reason = 'Pedido de demissão' where id = $1",
      id,
    );
    expect(await count()).toEqual({ ...before, ativos: before.ativos - 1, desligados: before.desligados + 1 });
    await rows('update employment set dismissed_on = null, dismissal_reason = null where id = $1', id);
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await gustavo(calls.headcounts, { body: { idEmpresas: [pantanal] } })).toEqual([
      { idEmpresa: pantanal, total: 2, ativos: 2, afastados: 0, desligados: 0 },
    ]);
    for (const idEmpresas of [[boreal], [pantanal, unknownId]])
      expect(await codeOf(call(calls.headcounts, { body: { idEmpresas } }))).toBe('NOT_FOUND');
    expect((await call(calls.headcounts, { body: { idEmpresas: [] } })).length).toBeGreaterThan(5);
  });
});

describe('POST /Empresa/{id}/habilita', () => {
  it('an inactive one leaves the list of active ones, its worker still opens what was published', async () => {
    const id = await receiptFor(app, 'maria');
    const call = await helena();
    const active = async () =>
      (await call(calls.companyList, { params: { page: '1', size: '50' }, query: { ativo: 'true' } })).items.map(
        one => one.id,
      );
    const enable = (ativo: boolean) => call(calls.enableCompany, { params: { id: pantanal }, body: { ativo } });
    expect(await enable(false)).toEqual({ id: pantanal, ativo: false });
    expect(await active()).not.toContain(pantanal);
    const maria = await app.as('maria', 'trabalhador');
    expect(await maria(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id } })).toMatchObject({
      id,
    });
    // the same again writes nothing
    await enable(false);
    await enable(true);
    expect(await active()).toContain(pantanal);
    expect(
      await rows(
        "select verb from record_history where entity_id = $1 and verb in ('companyEnabled', 'companyDisabled') order by id",
        pantanal,
      ),
    ).toEqual([{ verb: 'companyDisabled' }, { verb: 'companyEnabled' }]);
  });
});

describe('DELETE /Empresa', () => {
  const remove = async (IdString: string, Justificativa = why, confirmado?: boolean) =>
    (await helena())(calls.deleteCompanies, { body: { IdString, Justificativa, confirmado } });

  it('with 40 characters it is in the exclusion history and nowhere else; its CNPJ may be registered again', async () => {
    const saved = await made();
    const branch = await limitedBranch(saved.id);
    expect(await codeOf(remove(saved.id, 'x'.repeat(39)))).toBe('DELETION_JUSTIFICATION_LENGTH');
    expect(await codeOf(remove(saved.id, why, false))).toBe('CONFIRMATION_REQUIRED');
    expect((await row('select deleted_at from company where id = $1', saved.id)).deleted_at).toBeNull();
    await remove(saved.id);
    const [kept] = await rows(
      "select justification, record from exclusion_history where entity = 'company' and entity_id = $1",
      saved.id,
    );
    expect([kept.justification, kept.record.cnpj]).toEqual([why, saved.cnpj]);
    const call = await helena();
    expect(await codeOf(call(calls.companyById, { params: { id: saved.id } }))).toBe('NOT_FOUND');
    expect((await call(calls.companies, {})).map(({ id }) => id)).not.toContain(saved.id);
    expect(await codeOf(remove(saved.id))).toBe('NOT_FOUND');
    expect((await call(calls.saveCompany, { query: {}, body: form(saved.cnpj) })).id).not.toBe(saved.id);
    expect((await row('select head_office_id from company where id = $1', branch)).head_office_id).toBeNull();
  });

  async function limitedBranch(headOffice: string): Promise<string> {
    const [{ id }] = await rows(
      "insert into company (access_group_id, cnpj, legal_name, trade_name, branch, head_office_id) values ($1, '34665388000161', 'Filial', 'Filial', true, $2) returning id",
      group,
      headOffice,
    );
    return id;
  }

  it('while somebody works or worked there it stays, and with it the others of the same wish', async () => {
    const [{ id: empty }] = await rows(
      "select id from company c where trade_name = 'Filial' and not exists (select from employment e where e.company_id = c.id)",
    );
    const { body } = await refusalOf(remove(`${empty},${pantanal}`));
    expect(body.code).toBe('COMPANY_HAS_WORKERS');
    expect(body.message).toMatch(/^A empresa ainda tem \d+ trabalhadores/);
    expect((await row('select deleted_at from company where id = $1', empty)).deleted_at).toBeNull();
    for (const id of [boreal, unknownId]) expect(await codeOf(remove(id))).toBe('NOT_FOUND');
    await rows('delete from company where id = $1', empty);
  });

  it('who is employed while it is deleted is refused', async () => {
    const [{ id }] = await rows(
      "insert into company (access_group_id, cnpj, legal_name, trade_name) values ($1, '01838723000127', 'Some', 'Some') returning id",
      group,
    );
    const other = await app.database.owner.connect();
    try {
      await other.query('begin');
      await other.query('select from company where id = $1 for update', [id]);
      await other.query('update company set deleted_at = now() where id = $1', [id]);
      const hired = rows(
        "insert into employment (access_group_id, company_id, person_id, name, registration) values ($1, $2, $3, 'Maria', '77') returning id",
        group,
        id,
        await app.personId('maria'),
      ).catch(error => error.message);
      await waitsForLock();
      await other.query('commit');
      expect(await hired).toBe('NOT_FOUND');
    } finally {
      other.release();
    }
  });
});

describe('what is read of settings', () => {
  it('GET /Empresa/hasAprovacaoEspelho follows the configuration, for own employers alone', async () => {
    const [call, maria] = [await helena(), await app.as('maria', 'trabalhador')];
    const query = { IdEmpresa: pantanal };
    expect(await maria(calls.hasTimesheetApproval, { query })).toBe(true);
    await call(calls.configureCompany, { params: { id: pantanal }, body: { aprovacaoEspelho: false } });
    const kept = async () => (await row('select timesheet_approval as asks from company where id = $1', pantanal)).asks;
    expect([
      await maria(calls.hasTimesheetApproval, { query }),
      await call(calls.hasTimesheetApproval, { query }),
      await kept(),
    ]).toEqual([false, false, false]);
    await call(calls.configureCompany, { params: { id: pantanal }, body: { aprovacaoEspelho: true } });
    expect(await codeOf(maria(calls.hasTimesheetApproval, { query: { IdEmpresa: boreal } }))).toBe('NOT_FOUND');
    expect(await codeOf(maria(calls.hasTimesheetApproval, { query: { IdEmpresa: '' } }))).toBe('REQUIRED_FIELD');
  });

  it('GET /Empresa/holeriteConfigGrupoAcesso/{id} answers the own group’s receipt settings', async () => {
    await rows(
      "update access_group set receipt_message = 'Dúvidas: fale com o RH.', answer_days = 7 where id = $1",
      group,
    );
    await rows(
      "insert into receipt_field_name (access_group_id, type, field, name, position) values ($1, 1, 'cargo', 'Função', 3)",
      group,
    );
    const settings = {
      versaoCompleta: true,
      qrCode: false,
      exigeConcordancia: true,
      diasParaResponder: 7,
      mensagemPadrao: 'Dúvidas: fale com o RH.',
      campos: [{ campo: 'cargo', nome: 'Função', ordem: 3, visivel: true }],
    };
    const params = { id: group };
    expect(await (await helena())(calls.receiptSettings, { params })).toEqual(settings);
    expect(await (await app.as('maria', 'trabalhador'))(calls.receiptSettings, { params })).toEqual(settings);
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.receiptSettings, { params }))).toBe('NOT_FOUND');
  });
});

describe('GET /empresa/{id}/documentos/', () => {
  it('lists the company’s documents and none of the sister’s', async () => {
    const call = await helena();
    const documents = await call(calls.companyDocuments, { params: { id: pantanal } });
    const kept = await rows('select id from document where company_id = $1', pantanal);
    expect(documents.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
    expect(documents[0]).toMatchObject({ assinaturas: { total: 1, feitas: 0 }, status: 'aguardando' });
    const [{ id: sister }] = await rows(
      'select id from company where access_group_id = $1 and id <> $2 and deleted_at is null order by cnpj limit 1',
      group,
      pantanal,
    );
    expect(await call(calls.companyDocuments, { params: { id: sister } })).toEqual([]);
    expect(await codeOf(call(calls.companyDocuments, { params: { id: boreal } }))).toBe('NOT_FOUND');
  });
});

describe('GET /empresa/cep/{cep}', () => {
  it('answers the street as companies of the scope have it, else the state alone', async () => {
    const call = await helena();
    await made();
    const params = { cep: '78550-000' };
    const known = { cep: '78550000', logradouro: 'Avenida das Figueiras', municipio: 'Sinop', uf: 'MT' };
    expect(await call(calls.addressOfCep, { params })).toMatchObject(known);
    expect(await call(calls.addressOfCep, { params: { cep: '69301-999' } })).toEqual({
      cep: '69301999',
      logradouro: null,
      bairro: null,
      municipio: null,
      municipioIbge: null,
      uf: 'RR',
    });
    expect(await codeOf(call(calls.addressOfCep, { params: { cep: '00000-000' } }))).toBe('INVALID_CEP');
    const bruno = await app.as('bruno', 'rh');
    expect(await bruno(calls.addressOfCep, { params })).toMatchObject({ logradouro: null, uf: 'MT' });
  });

  it('tells a worker’s street only to who may read workers', async () => {
    await rows(
      `insert into worker_record (employment_id, access_group_id, company_id, person_id, cep, street, city, city_code, state)
       select id, access_group_id, company_id, person_id, '69301998', 'Rua do Rio', 'Boa Vista', '1400100', 'RR' from employment where person_id = $1 and company_id = $2
       on conflict (employment_id) do update set cep = excluded.cep, street = excluded.street, city = excluded.city, city_code = excluded.city_code, state = excluded.state`,
      await app.personId('maria'),
      pantanal,
    );
    const params = { cep: '69301998' };
    expect(await (await helena())(calls.addressOfCep, { params })).toMatchObject({
      logradouro: 'Rua do Rio',
      municipioIbge: '1400100',
    });
    const gustavo = await limited('gustavo', [pantanal], ['RhEmpresaEditar']);
    expect(await gustavo(calls.addressOfCep, { params })).toMatchObject({ logradouro: null, municipioIbge: null });
  });

  it('is for who registers or edits workers too, and for nobody who only reads', async () => {
    const ask = async () => (await helena())(calls.addressOfCep, { params: { cep: '69301998' } });
    for (const may of ['RhTrabalhadorEditar', 'RhTrabalhadorCriar'])
      await helenaWith(app, ['RhTrabalhadorVisualizar', may], async () =>
        expect((await ask()).logradouro).toBe('Rua do Rio'),
      );
    await helenaWith(app, ['RhTrabalhadorVisualizar'], async () =>
      expect(await codeOf(ask())).toBe('OPERATION_NOT_ALLOWED'),
    );
  });
});
