import { setTimeout as wait } from 'node:timers/promises';
import { companyContract as calls } from '@cracha/contract/features/company/company.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { lookUp, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';

let app: TestApp;
let boreal: string;
/** Maria's company, and its sister in the same group. */
let pantanal: string;
let sister: string;
beforeAll(async () => {
  app = await startApp();
  boreal = (await row("select id from company where cnpj = 'B0REAL26000181'")).id;
  pantanal = (await row('select company_id from employment where person_id = $1', await app.personId('maria')))
    .company_id;
  sister = (
    await row(
      'select o.id from company c join company o on o.access_group_id = c.access_group_id and o.id <> c.id where c.id = $1 order by o.id',
      pantanal,
    )
  ).id;
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const versionOf = async (id: string): Promise<number> =>
  (await row('select version from company where id = $1', id)).version;
const historyOf = async (id: string) =>
  (
    await app.database.owner.query(
      "select before, after, profile, person_id from record_history where verb = 'companyConfigured' and entity_id = $1 order by id",
      [id],
    )
  ).rows;

describe('POST /Empresa/{id}/config', () => {
  it('switches to the short receipt: its worker reads false and no bases; what is left out stays', async () => {
    const id = await receiptFor(app, 'ana', {}, 'Grupo Boreal');
    const [bruno, ana] = [await app.as('bruno', 'rh'), await app.as('ana', 'trabalhador')];
    const params = { id: boreal };
    const read = () => ana(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id } });
    expect(await ana(calls.showsFullReceipt, { params })).toBe(true);
    expect(await read()).toHaveProperty('baseInss');
    const before = await versionOf(boreal);
    const answered = await bruno(calls.configureCompany, { params, body: { versaoCompleta: false, versao: before } });
    expect(answered).toMatchObject({ versaoCompleta: false, qrCode: false, tipoPonto: 'pdf', versao: before + 1 });
    expect(await ana(calls.showsFullReceipt, { params })).toBe(false);
    expect(await read()).not.toHaveProperty('baseInss');
    expect(await historyOf(boreal)).toEqual([
      {
        before: { fullReceipt: true },
        after: { fullReceipt: false },
        profile: 'rh',
        person_id: await app.personId('bruno'),
      },
    ]);
    // the same again changes nothing and writes nothing
    await bruno(calls.configureCompany, { params, body: { versaoCompleta: false } });
    expect([await versionOf(boreal), (await historyOf(boreal)).length]).toEqual([before + 1, 1]);
    await bruno(calls.configureCompany, { params, body: { versaoCompleta: true } });
    expect(await read()).toHaveProperty('baseInss');
  });

  it('keeps every field', async () => {
    const body = {
      versaoCompleta: false,
      qrCode: true,
      avisoSms: true,
      anexaPdf: true,
      aprovacaoEspelho: false,
      flagAprovacao: true,
      comFluxo: true,
      tipoPonto: 'registro',
      visibilidade: { recibo: false, beneficio: false, informe: false, ponto: false },
    } as const;
    const helena = await app.as('helena', 'rh');
    const config = { params: { id: sister }, body };
    expect(await helena(calls.configureCompany, config)).toMatchObject(body);
    expect(await helena(calls.configureCompany, { ...config, body: {} })).toMatchObject(body);
    expect(
      await row(
        `select full_receipt, qr_code, sms_notice, mail_attaches, timesheet_approval, request_approval, request_flow, time_clock_kind, shows_receipts, shows_benefits,
           shows_income_statements, shows_timesheets from company where id = $1`,
        sister,
      ),
    ).toEqual({
      full_receipt: false,
      qr_code: true,
      sms_notice: true,
      mail_attaches: true,
      timesheet_approval: false,
      request_approval: true,
      request_flow: true,
      time_clock_kind: 'recorder',
      shows_receipts: false,
      shows_benefits: false,
      shows_income_statements: false,
      shows_timesheets: false,
    });
  });

  it('the QR code of its settings is that of what it has published, too; each is told in the history', async () => {
    const id = await receiptFor(app, 'ana', { month: 3, year: 2019 }, 'Grupo Boreal');
    const bruno = await app.as('bruno', 'rh');
    const company = (await row('select company_id from receipt where id = $1', id)).company_id;
    const switched = async (qrCode: boolean) => {
      await bruno(calls.configureCompany, { params: { id: company }, body: { qrCode } });
      return row(
        "select qr_code, (select count(*)::int from record_history where verb = 'receiptQrSwitched' and entity_id = $1) as told from receipt where id = $1::text::uuid",
        id,
      );
    };
    expect(await switched(true)).toEqual({ qr_code: true, told: 1 });
    expect(await switched(true)).toEqual({ qr_code: true, told: 1 });
    expect(await switched(false)).toEqual({ qr_code: false, told: 2 });
  });

  it('of two who saw the same version one changes it, the other is told', async () => {
    const helena = await app.as('helena', 'rh');
    const versao = await versionOf(pantanal);
    const change = (body: { comFluxo?: boolean; flagAprovacao?: boolean }) =>
      helena(calls.configureCompany, { params: { id: pantanal }, body: { ...body, versao } }).then(
        () => 'changed',
        error => error.body.code,
      );
    const ends = await Promise.all([change({ comFluxo: true }), change({ flagAprovacao: true })]);
    expect(ends.sort()).toEqual(['STALE_VERSION', 'changed']);
    expect(await versionOf(pantanal)).toBe(versao + 1);
  });

  it('who waits for another’s change is told of it, too', async () => {
    const helena = await app.as('helena', 'rh');
    const body = { comFluxo: true, versao: await versionOf(sister) };
    await app.database.owner.query('begin');
    await app.database.owner.query('update company set version = version + 1 where id = $1', [sister]);
    const refused = codeOf(
      helena(calls.configureCompany, { params: { id: sister }, body: { ...body, comFluxo: false } }),
    );
    await expect
      .poll(async () => (await app.database.pool.query('select 1 from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    await app.database.owner.query('commit');
    expect(await refused).toBe('STALE_VERSION');
  });

  it('switches app accesses of this company alone, on only what the plan grants', async () => {
    const [bruno, helena] = [await app.as('bruno', 'rh'), await app.as('helena', 'rh')];
    const inBoreal = (appAcessos: Record<string, boolean>) =>
      bruno(calls.configureCompany, { params: { id: boreal }, body: { appAcessos } });
    const before = await row('select version, app_accesses from company where id = $1', boreal);
    expect(await codeOf(inBoreal({ comunicados: false, 'ponto-pdf': true }))).toBe('FEATURE_NOT_CONTRACTED');
    expect(await codeOf(inBoreal({ comunicados: false, inventado: true }))).toBe('INVALID_OPTION');
    expect(await codeOf(inBoreal({ toString: false }))).toBe('INVALID_OPTION');
    expect(await row('select version, app_accesses from company where id = $1', boreal)).toEqual(before);
    expect((await inBoreal({ comunicados: false })).appAcessos).not.toContain('comunicados');
    expect((await inBoreal({ comunicados: true, 'ponto-pdf': false })).appAcessos).toContain('comunicados');
    // off by default, so that it takes a switch
    const [params, key] = [{ id: pantanal }, 'edicao-apos-assinatura'];
    const on = await helena(calls.configureCompany, { params, body: { appAcessos: { [key]: true } } });
    expect(on.appAcessos).toContain(key);
    expect((await row('select app_accesses from company where id = $1', sister)).app_accesses).not.toContain(key);
    const off = await helena(calls.configureCompany, { params, body: { appAcessos: { [key]: false } } });
    expect(off.appAcessos).not.toContain(key);
  });

  it('two companies of a group are configured at once, neither waits for the other', async () => {
    const helena = await app.as('helena', 'rh');
    await app.database.owner.query('begin');
    await app.database.owner.query('update company set version = version where id = $1', [sister]);
    const body = { appAcessos: { comunicados: false } };
    const alone = helena(calls.configureCompany, { params: { id: pantanal }, body });
    const first = await Promise.race([alone, wait(5000)]);
    await app.database.owner.query('commit');
    expect((await alone).appAcessos).not.toContain('comunicados');
    expect(first).toBeDefined();
    const both = (on: boolean) =>
      [pantanal, sister].map(id =>
        helena(calls.configureCompany, { params: { id }, body: { appAcessos: { comunicados: on } } }),
      );
    for (let round = 0; round < 5; round++)
      for (const { appAcessos } of await Promise.all(both(round % 2 === 1)))
        expect(appAcessos.includes('comunicados')).toBe(round % 2 === 1);
    await Promise.all(both(true));
  });

  it('another group’s company, an unknown and a malformed id are not found; without the permission nothing is', async () => {
    const helena = await app.as('helena', 'rh');
    const body = { versaoCompleta: false };
    for (const id of [boreal, unknownId, 'x'])
      expect(await codeOf(helena(calls.configureCompany, { params: { id }, body }))).toBe('NOT_FOUND');
    await acrossTenants(app.database.pool, 'HR that may only look', async tx =>
      makeMembership(tx, {
        personId: await app.personId('fernanda'),
        role: 'RH',
        accessGroupId: (await row('select access_group_id from company where id = $1', boreal)).access_group_id,
        permissions: ['RhEmpresaVisualizar'],
      }),
    );
    const fernanda = await app.as('fernanda', 'rh');
    expect(await codeOf(fernanda(calls.configureCompany, { params: { id: boreal }, body }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    expect(await fernanda(calls.showsFullReceipt, { params: { id: boreal } })).toBe(true);
  });

  it('HR limited to companies configures those, and finds no other', async () => {
    await acrossTenants(app.database.pool, 'HR of one company', async tx =>
      makeMembership(tx, {
        personId: await app.personId('gustavo'),
        role: 'RH',
        accessGroupId: (await row('select access_group_id from company where id = $1', pantanal)).access_group_id,
        companyIds: [pantanal],
      }),
    );
    const gustavo = await app.as('gustavo', 'rh');
    const config = (id: string) => gustavo(calls.configureCompany, { params: { id }, body: { comFluxo: true } });
    expect(await codeOf(config(sister))).toBe('NOT_FOUND');
    expect(await codeOf(gustavo(calls.showsFullReceipt, { params: { id: sister } }))).toBe('NOT_FOUND');
    // the unprotected twin: the company of the scope
    expect((await config(pantanal)).comFluxo).toBe(true);
    expect((await gustavo(calls.companies, {})).map(({ id }) => id)).toEqual([pantanal]);
  });
});

describe('GET /Empresa/{id}/VisualizarHoleriteVersaoCompleta', () => {
  it('answers workers of their own employers alone', async () => {
    const maria = await app.as('maria', 'trabalhador');
    for (const full of [false, true]) {
      await row('update company set full_receipt = $2 where id = $1 returning id', pantanal, full);
      expect(await maria(calls.showsFullReceipt, { params: { id: pantanal } })).toBe(full);
    }
    expect(await codeOf(maria(calls.showsFullReceipt, { params: { id: boreal } }))).toBe('NOT_FOUND');
  });
});

describe('GET /empresa', () => {
  it('lists the group’s companies by name, for HR with what their workers see', async () => {
    const list = await (await app.as('helena', 'rh'))(calls.companies, {});
    const { rows } = await app.database.owner.query(
      'select c.id from company c join company p on p.access_group_id = c.access_group_id where p.id = $1 order by c.search, c.id',
      [pantanal],
    );
    expect(list.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(list.find(({ id }) => id === sister)).toMatchObject({
      versaoCompleta: false,
      versao: await versionOf(sister),
    });
  });

  it('a manager reads names only, the association its affiliated companies', async () => {
    for (const [who, profile] of [
      ['gustavo', 'gestor'],
      ['assoc', 'assemat'],
    ] as const) {
      const list = await (await app.as(who, profile))(calls.companies, {});
      expect(list.map(({ id }) => id)).toContain(pantanal);
      expect(list.map(({ id }) => id)).not.toContain(boreal);
      for (const company of list) expect(company).not.toHaveProperty('versaoCompleta');
    }
  });
});
