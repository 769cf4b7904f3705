import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { item, makeReceipt } from '../receipt.factory.ts';
import { employmentOf, fetchAs, limitHr, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
let ids: Record<'maria' | 'joao' | 'ana' | 'boreal', string>;

beforeAll(async () => {
  app = await startApp();
  ids = {
    maria: await receiptFor(app, 'maria', { month: 7, items: [item('1', 'Salário', 500_000)] }),
    joao: await receiptFor(app, 'joao', {
      month: 7,
      items: [item('1', 'Salário', 200_000), item('2', '=HYPERLINK("x")', -10_050)],
      department: '=cmd|A1',
      registration: '+55',
    }),
    ana: await receiptFor(app, 'ana', { month: 6, kind: 'thirteenthFirst', client: 'Prefeitura' }),
    boreal: await receiptFor(app, 'ana', { month: 6 }, 'Grupo Boreal'),
  };
});
afterAll(() => app.stop());

const all = { page: '1', size: '100' };

describe('GET /recibo/rh/{page}/{size}', () => {
  it("lists the access group's receipts, newest month first, then by name, CPF masked", async () => {
    const list = await (await app.as('helena', 'rh'))(calls.hrReceipts, { params: all, query: {} });
    expect(list.items.map(row => row.id)).toEqual([ids.joao, ids.maria, ids.ana]);
    expect(list).toMatchObject({ total: 3, page: 1, size: 100, after: null });
    expect(list.items[1]).toMatchObject({
      nomeEmpregado: 'Maria Aparecida Souza',
      cpf: '***.982.247-**',
      liquido: 500_000,
      situacao: 'naoVisto',
      temConversa: false,
    });
    expect(list.items[1]?.can).toEqual([
      'baixar',
      'enviarEmail',
      'lembrar',
      'definirDia',
      'ocultar',
      'reter',
      'qrCode',
      'excluir',
    ]);
    const boreal = await (await app.as('bruno', 'rh'))(calls.hrReceipts, { params: all, query: {} });
    expect(boreal.items.map(row => row.id)).toEqual([ids.boreal]);
  });

  it.each([
    [{ pesquisa: 'JOAO batista' }, ['joao']],
    [{ pesquisa: 'ferreira joão' }, ['joao']],
    [{ pesquisa: '529.982.247-25' }, ['maria']],
    [{ pesquisa: '002001' }, ['maria']],
    [{ pesquisa: '%' }, []],
    [{ mes: '6' }, ['ana']],
    [{ ano: '2026', mes: '7' }, ['joao', 'maria']],
    [{ ano: '2025' }, []],
    [{ especie: '13o_1' }, ['ana']],
    [{ tomador: 'Prefeitura' }, ['ana']],
    [{ lotacao: 'Administração' }, ['maria']],
    [{ situacao: 'concordou' }, []],
    [{ visivel: 'false' }, []],
    [{ idEmpresa: 'x' }, []],
    [{ orderBy: 'nomeEmpregado' }, ['ana', 'joao', 'maria']],
    [{ orderBy: '-nomeEmpregado' }, ['maria', 'joao', 'ana']],
    [{ orderBy: 'liquido' }, ['joao', 'ana', 'maria']],
    [{ orderBy: '-liquido' }, ['maria', 'ana', 'joao']],
    [{ orderBy: 'competencia' }, ['ana', 'joao', 'maria']],
  ] as const)('%j finds %j', async (query, found) => {
    const list = await (await app.as('helena', 'rh'))(calls.hrReceipts, { params: all, query });
    expect(list.items.map(row => row.id)).toEqual(found.map(who => ids[who]));
    expect(list.total).toBe(found.length);
  });

  it('limits HR to the companies, and a manager to the workers, of the membership', async () => {
    const { rows } = await app.database.owner.query(
      "select c.id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' order by c.cnpj",
    );
    const other = rows.find(({ id }) => id !== rows[0]?.id)?.id;
    const mine = (
      await lookUp(app, 'select company_id from employment where id = $1', await employmentOf(app, 'maria'))
    ).company_id;
    const limit = (company: string | null) => limitHr(app, 'helena', company);
    const seen = async () => (await (await app.as('helena', 'rh'))(calls.hrReceipts, { params: all, query: {} })).total;
    await limit(rows.map(({ id }) => id).find(id => id !== mine) ?? other);
    expect(await seen()).toBe(0);
    expect(
      await codeOf(
        (await app.as('helena', 'rh'))(calls.changeVisibility, {
          body: { ids: [ids.maria], visivel: false, confirmado: true },
        }),
      ),
    ).toBe('RECEIPT_NOT_FOUND');
    await limit(mine);
    expect(await seen()).toBe(3);
    await limit(null);
    const gustavo = await app.as('gustavo', 'gestor');
    const team = await gustavo(calls.managerReceipts, { params: all, query: {} });
    expect(team.items.map(row => row.id)).toEqual([ids.joao, ids.maria]);
    expect(team.items[0]?.can).toEqual(['baixar']);
    expect((await gustavo(calls.managerReceiptTotals, { query: {} })).total).toBe(2);
    expect((await gustavo(calls.managerReceiptFilters, {})).especies).toEqual(['mensal']);
    expect(await codeOf(gustavo(calls.hrReceipts, { params: all, query: {} }))).toBe('ACCESS_NOT_ALLOWED');
  });

  it('refuses a page, an order and a cursor it does not know', async () => {
    const helena = await app.as('helena', 'rh');
    expect(await codeOf(helena(calls.hrReceipts, { params: { page: '0' }, query: {} }))).toBe('INVALID_PAGE');
    expect(await codeOf(helena(calls.hrReceipts, { params: { page: '1', size: '101' }, query: {} }))).toBe(
      'INVALID_PAGE',
    );
    const cursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    for (const after of [
      'x',
      cursor([]),
      cursor(['liquido', '1', '202607', 'a', ids.maria]),
      cursor(['-competencia', 'x', 'a', ids.maria]),
      cursor(['-competencia', '202607', 'a\u0000', ids.maria]),
      cursor(['-competencia', '202607', 'a', 'x']),
    ]) {
      expect(await codeOf(helena(calls.hrReceipts, { params: all, query: { after } }))).toBe('INVALID_PAGE');
    }
  });
});

describe('GET /recibo/rh/totais', () => {
  it('sums what the filter finds; the state itself does not narrow the counts per state', async () => {
    const helena = await app.as('helena', 'rh');
    await app.database.owner.query('update receipt set viewed_at = now() where id = $1', [ids.joao]);
    const totals = await helena(calls.hrReceiptTotals, { query: { mes: '7', ano: '2026', situacao: 'visto' } });
    expect(totals).toEqual({
      total: 1,
      porSituacao: { naoVisto: 1, visto: 1, concordou: 0, discordou: 0 },
      ocultos: 0,
      totalVencimentos: 200_000,
      totalDescontos: 10_050,
      liquido: 189_950,
    });
    await app.database.owner.query('update receipt set viewed_at = null where id = $1', [ids.joao]);
  });
});

describe('GET /recibo/rh/filtros', () => {
  it('offers only values that some receipt of the scope has, newest month first', async () => {
    const values = await (await app.as('helena', 'rh'))(calls.hrReceiptFilters, {});
    expect(values.competencias).toEqual([
      { mes: 7, ano: 2026, total: 2 },
      { mes: 6, ano: 2026, total: 1 },
    ]);
    expect(values.lotacoes).toEqual(['=cmd|A1', 'Administração', 'Saúde']);
    expect(values.tomadores).toEqual(['Prefeitura']);
    expect(values.especies).toEqual(['mensal', '13o_1']);
    expect(values.empresas).toHaveLength(1);
  });
});

describe('GET /recibo/rh/exportar', () => {
  it('delivers the filtered list as harmless CSV and counts one download', async () => {
    const answer = await fetchAs(app, 'helena', 'rh', '/recibo/rh/exportar?mes=7&ano=2026');
    expect(answer.headers.get('content-disposition')).toContain('Recibos de pagamento.csv');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^Competência;Tipo;Trabalhador;CPF;/);
    expect(lines[1]).toBe(
      "07/2026;Mensal;João Batista Ferreira;***.533.447-**;'+55;" +
        (lines[1]?.split(';')[5] ?? '') +
        ";'=cmd|A1;2000,00;100,50;1899,50;Não visto;;Sim",
    );
    const counted = await lookUp(
      app,
      'select count(*)::int as n, min(what) as what from download where person_id = $1',
      await app.personId('helena'),
    );
    expect(counted).toEqual({ n: 1, what: 'receiptList' });
    const others = await (await fetchAs(app, 'bruno', 'rh', '/recibo/rh/exportar?mes=7')).text();
    expect(others.split('\r\n')).toHaveLength(2);
  });
});

describe('paging', () => {
  it('reads every row once by cursor in every order, as by pages', async () => {
    const employments = (
      await app.database.owner.query(
        "select e.id from employment e join access_group g on g.id = e.access_group_id where g.name = 'Grupo Pantanal' order by e.id limit 30",
      )
    ).rows;
    await acrossTenants(app.database.pool, 'receipts for a test', async tx => {
      for (const [i, { id }] of employments.entries())
        await makeReceipt(tx, {
          employmentId: id,
          year: 2019,
          month: (i % 3) + 1,
          items: [item('1', 'Salário', 100_000 + (i % 4))],
        });
    });
    await app.database.owner.query(
      "update receipt set viewed_at = now() - interval '1 day' * (month + 1) where year = 2019 and month > 1",
    );
    const helena = await app.as('helena', 'rh');
    const orders = [
      'nomeEmpregado',
      '-nomeEmpregado',
      'competencia',
      '-competencia',
      'empresa',
      '-empresa',
      'liquido',
      '-liquido',
      'visualizadoEm',
      '-visualizadoEm',
      undefined,
    ] as const;
    for (const orderBy of orders) {
      const whole = await helena(calls.hrReceipts, { params: all, query: { ano: '2019', orderBy } });
      const [byCursor, byPage]: string[][] = [[], []];
      let after: string | null | undefined;
      for (let page = 1; after !== null; page++) {
        const next = await helena(calls.hrReceipts, {
          params: { page: '1', size: '7' },
          query: { ano: '2019', orderBy, after },
        });
        byCursor?.push(...next.items.map(row => row.id));
        byPage?.push(
          ...(
            await helena(calls.hrReceipts, {
              params: { page: String(page), size: '7' },
              query: { ano: '2019', orderBy },
            })
          ).items.map(row => row.id),
        );
        after = next.after;
      }
      expect([orderBy, byCursor]).toEqual([orderBy, whole.items.map(row => row.id)]);
      expect([orderBy, byPage]).toEqual([orderBy, whole.items.map(row => row.id)]);
      expect(new Set(byCursor).size).toBe(30);
    }
  });
});
