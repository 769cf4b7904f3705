import { benefitContract as benefits } from '@cracha/contract/features/receipt/benefit.contract.ts';
import { incomeStatementContract as statements } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { item, type MadeReceipt } from '../receipt.factory.ts';
import { employmentOf, fetchAs, limitHr, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
let granted: Record<'maria' | 'joao' | 'ana', string>;
let yearly: Record<'maria' | 'joao', string>;

const all = { page: '1', size: '100' };
const allYears = { idEmpresa: '0', ...all };
const helena = () => app.as('helena', 'rh');
const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);

const benefit = (title: string, centavos: number, given: Partial<MadeReceipt> = {}): Partial<MadeReceipt> => ({
  category: 2,
  kind: `benefit:${title}`,
  title,
  month: 7,
  bases: {},
  details: {},
  items: [item('40', title, centavos), item('41', 'Desconto', -1_000)],
  ...given,
});
const statement = (given: Partial<MadeReceipt> = {}): Partial<MadeReceipt> => ({
  category: 3,
  kind: 'incomeStatement',
  year: 2025,
  month: 12,
  bases: {},
  details: {},
  items: [item('3.1', 'Total dos rendimentos', 4_200_000), item('3.5', 'Imposto retido', -90_000)],
  paidOn: null,
  ...given,
});

beforeAll(async () => {
  app = await startApp();
  granted = {
    maria: await receiptFor(app, 'maria', benefit('Vale-refeição', 77_000)),
    joao: await receiptFor(
      app,
      'joao',
      benefit('Cesta básica', 25_000, { client: 'Prefeitura', department: '=cmd|A1', paidOn: null }),
    ),
    ana: await receiptFor(app, 'ana', benefit('Vale-refeição', 66_000, { month: 6 })),
  };
  yearly = {
    maria: await receiptFor(app, 'maria', statement()),
    joao: await receiptFor(app, 'joao', statement({ client: 'Prefeitura' })),
  };
  await receiptFor(app, 'ana', benefit('Ticket', 1_000), 'Grupo Boreal');
  await receiptFor(app, 'ana', statement(), 'Grupo Boreal');
  // what is neither
  await receiptFor(app, 'maria', { month: 7, client: 'Ministério' });
  await app.database.owner.query('update receipt set viewed_at = now() where id = any ($1)', [
    [granted.joao, yearly.joao],
  ]);
  await app.database.owner.query('update receipt set agrees = false where id = $1', [granted.ana]);
  await app.database.owner.query('update receipt set visible = false where id = $1', [yearly.maria]);
});
afterAll(() => app.stop());

describe('GET /beneficio/rh/{page}/{size}', () => {
  it.each([
    [{ lotacao: 'Administração' }, ['maria']],
    [{ tomador: 'Prefeitura' }, ['joao']],
    [{ beneficio: 'Vale-refeição' }, ['maria', 'ana']],
    [{ beneficio: 'Vale-refeição', mes: '6', ano: '2026' }, ['ana']],
    [{ beneficio: 'Vale' }, []],
    [{ situacao: 'discordou' }, ['ana']],
  ] as const)('%j finds %j', async (query, found) => {
    const list = await (await helena())(benefits.hrBenefits, { params: all, query });
    expect(list.items.map(({ id }) => id)).toEqual(found.map(who => granted[who]));
  });

  it('filtros offers what some benefit has, and nothing of payslips or of another group', async () => {
    expect(await (await helena())(benefits.hrBenefitFilters, {})).toMatchObject({
      competencias: [
        { mes: 7, ano: 2026, total: 2 },
        { mes: 6, ano: 2026, total: 1 },
      ],
      lotacoes: ['=cmd|A1', 'Administração', 'Saúde'],
      tomadores: ['Prefeitura'],
      beneficios: ['Cesta básica', 'Vale-refeição'],
    });
    const bruno = await app.as('bruno', 'rh');
    expect((await bruno(benefits.hrBenefitFilters, {})).beneficios).toEqual(['Ticket']);
  });
});

/** What a list of a category holds, as the rows say. */
const summed = (category: number, where: string) =>
  row(
    `select count(*)::int as total, coalesce(sum(r.total_earnings), 0)::int as earnings, coalesce(sum(r.total_deductions), 0)::int as deductions,
            coalesce(sum(r.net), 0)::int as net, count(*) filter (where not r.visible)::int as hidden
       from receipt r join access_group g on g.id = r.access_group_id and g.name = 'Grupo Pantanal'
      where r.category = ${category} and r.deleted_at is null and ${where}`,
  );

describe('GET /beneficio/rh/totais', () => {
  it('sums what the filter finds; the state itself does not narrow the counts per state', async () => {
    const call = await helena();
    const whole = await call(benefits.hrBenefitTotals, { query: {} });
    const rows = await summed(2, 'true');
    expect(whole).toEqual({
      total: rows.total,
      porSituacao: { naoVisto: 1, visto: 1, concordou: 0, discordou: 1 },
      ocultos: rows.hidden,
      totalVencimentos: rows.earnings,
      totalDescontos: rows.deductions,
      liquido: rows.net,
    });
    expect([whole.total, whole.totalVencimentos]).toEqual([3, 168_000]);
    const seen = await call(benefits.hrBenefitTotals, { query: { mes: '7', ano: '2026', situacao: 'visto' } });
    expect(seen).toMatchObject({
      total: 1,
      porSituacao: { naoVisto: 1, visto: 1, concordou: 0, discordou: 0 },
      totalVencimentos: (await summed(2, 'r.month = 7 and r.viewed_at is not null')).earnings,
    });
    const of = { beneficio: 'Vale-refeição', lotacao: 'Administração' };
    expect(await call(benefits.hrBenefitTotals, { query: of })).toMatchObject({ total: 1, totalVencimentos: 77_000 });
  });

  it("is cut by HR's companies, by a manager's team, and by the access group", async () => {
    const { company_id: mine } = await row(
      'select company_id from employment where id = $1',
      await employmentOf(app, 'maria'),
    );
    const { id: other } = await row(
      "select c.id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' and c.id <> $1 limit 1",
      mine,
    );
    const seen = async () => {
      const call = await helena();
      const file = await fetchAs(app, 'helena', 'rh', '/beneficio/rh/exportar');
      return [
        (await call(benefits.hrBenefitTotals, { query: {} })).total,
        (await call(statements.hrIncomeStatementTotals, { query: {} })).total,
        (await file.text()).trim().split('\r\n').length - 1,
      ];
    };
    await limitHr(app, 'helena', other);
    expect(await seen()).toEqual([0, 0, 0]);
    await limitHr(app, 'helena', mine);
    expect(await seen()).toEqual([3, 2, 3]);
    await limitHr(app, 'helena', null);
    const gustavo = await app.as('gustavo', 'gestor');
    const team = await gustavo(benefits.managerBenefitTotals, { query: { mes: '7', ano: '2026' } });
    expect(team).toMatchObject({ total: 2, totalVencimentos: 102_000 });
    expect((await gustavo(benefits.managerBenefitTotals, { query: {} })).total).toBe(2);
    expect((await gustavo(benefits.managerBenefitFilters, {})).beneficios).toEqual(['Cesta básica', 'Vale-refeição']);
    expect(await codeOf(gustavo(benefits.hrBenefitTotals, { query: {} }))).toBe('ACCESS_NOT_ALLOWED');
    const bruno = await app.as('bruno', 'rh');
    expect(await bruno(benefits.hrBenefitTotals, { query: {} })).toMatchObject({ total: 1, totalVencimentos: 1_000 });
  });
});

describe('GET /beneficio/rh/exportar', () => {
  it('delivers the filtered list as harmless CSV and counts one download', async () => {
    const { n: before } = await row('select count(*)::int as n from download where what = $1', 'benefitList');
    const answer = await fetchAs(app, 'helena', 'rh', '/beneficio/rh/exportar?mes=7&ano=2026');
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('Benefícios.csv'));
    const lines = (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      'Competência;Benefício;Trabalhador;CPF;Matrícula;Empresa;Lotação;Total;Desconto;Crédito;Situação;Visto em;Visível',
    );
    expect(lines).toHaveLength(3);
    const [joao = '', maria = ''] = lines.slice(1);
    expect(joao).toContain(";'=cmd|A1;250,00;10,00;;Visto;");
    expect(maria).toMatch(/^07\/2026;Vale-refeição;Maria Aparecida Souza;\*\*\*\.982\.247-\*\*;/);
    expect(maria).toMatch(/;770,00;10,00;05\/08\/2026;Não visto;;Sim$/);
    const { n } = await row('select count(*)::int as n from download where what = $1', 'benefitList');
    expect(n).toBe(before + 1);
    const narrow = await fetchAs(app, 'helena', 'rh', '/beneficio/rh/exportar?beneficio=Cesta+b%C3%A1sica');
    expect((await narrow.text()).trim().split('\r\n')).toHaveLength(2);
    const others = await (await fetchAs(app, 'bruno', 'rh', '/beneficio/rh/exportar')).text();
    expect(others).toContain('Ticket');
    expect(others).not.toContain('Vale-refeição');
  });

  it('asks for the grant of downloading benefits', async () => {
    const set = (verb: 'array_remove' | 'array_append') =>
      app.database.owner.query(
        `update access_profile set permissions = ${verb}(permissions, 'RhBeneficioDownload') where role = 'RH'`,
      );
    await set('array_remove');
    expect((await fetchAs(app, 'helena', 'rh', '/beneficio/rh/exportar')).status).toBe(403);
    expect((await fetchAs(app, 'helena', 'rh', '/informe/rh/exportar')).status).toBe(200);
    await set('array_append');
  });
});

describe('GET /Holerite/RetornaComprovantesRendimento, GET /informe/rh/totais, filtros and exportar', () => {
  it('are narrowed by department and client', async () => {
    const call = await helena();
    const found = async (query: { lotacao?: string; tomador?: string }) =>
      (await call(statements.hrIncomeStatements, { params: allYears, query })).items.map(({ id }) => id);
    expect(await found({ tomador: 'Prefeitura' })).toEqual([yearly.joao]);
    expect(await found({ lotacao: 'Administração' })).toEqual([yearly.maria]);
    expect(await call(statements.hrIncomeStatementFilters, {})).toMatchObject({
      anos: [{ ano: 2025, total: 2 }],
      tomadores: ['Prefeitura'],
    });
    expect((await call(statements.hrIncomeStatementTotals, { query: { tomador: 'Prefeitura' } })).total).toBe(1);
  });

  it('the totals sum what is found; neither state narrows the counts of the four', async () => {
    const call = await helena();
    const rows = await summed(3, 'r.year = 2025');
    const porSituacao = { naoVisto: 1, visto: 1, habilitado: 1, desabilitado: 1 };
    expect(await call(statements.hrIncomeStatementTotals, { query: { ano: '2025' } })).toEqual({
      total: rows.total,
      porSituacao,
      totalRendimentos: rows.earnings,
      totalRetido: rows.deductions,
    });
    for (const [status, where] of [
      ['desabilitado', 'not r.visible'],
      ['visto', 'r.viewed_at is not null'],
    ] as const) {
      const narrowed = await summed(3, where);
      expect(await call(statements.hrIncomeStatementTotals, { query: { status } })).toEqual({
        total: narrowed.total,
        porSituacao,
        totalRendimentos: narrowed.earnings,
        totalRetido: narrowed.deductions,
      });
    }
    const bruno = await app.as('bruno', 'rh');
    expect((await bruno(statements.hrIncomeStatementTotals, { query: {} })).total).toBe(1);
  });

  it('the export says year, amounts and whether it is on; counted as a download of its own', async () => {
    const answer = await fetchAs(app, 'helena', 'rh', '/informe/rh/exportar?ano=2025&status=desabilitado');
    const lines = (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^2025;Maria Aparecida Souza;.*;42000,00;900,00;Não visto;;Não$/);
    const { n } = await row('select count(*)::int as n from download where what = $1', 'statementList');
    expect(n).toBeGreaterThan(0);
    const others = await (await fetchAs(app, 'bruno', 'rh', '/informe/rh/exportar')).text();
    expect(others).not.toContain('Maria Aparecida Souza');
    const company = (await row('select company_id from receipt where id = $1', yearly.maria)).company_id;
    expect((await fetchAs(app, 'helena', 'rh', `/informe/rh/exportar?idEmpresa=${company}`)).status).toBe(200);
    expect((await fetchAs(app, 'gustavo', 'gestor', '/informe/rh/exportar')).status).toBe(403);
  });
});
