import { cardsOf } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { orgChartContract as calls } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookUp } from '#features/receipt/receipt-world.factory.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';

let app: TestApp;
let helena: Call;
/** Employments of one company of the demo's first group, Maria's and João's first. */
let people: string[];
beforeAll(async () => {
  app = await startApp();
  helena = await app.as('helena', 'rh');
  const found = await all(
    `select e.id from employment e where e.access_group_id = (select access_group_id from employment where person_id = $1 limit 1)
      order by e.person_id = $1 desc, e.person_id = $2 desc, e.name limit 6`,
    await app.personId('maria'),
    await app.personId('joao'),
  );
  people = found.map(one => one.id);
});
afterAll(() => app.stop());
beforeEach(() => all('delete from reporting_line'));

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const all = async (sql: string, ...values: unknown[]) => (await app.database.owner.query(sql, values)).rows;
const at = (index: number) => people[index] ?? '';
const change = (ids: string[], acima: string | null, aPartirDe = dayFrom(0), call = helena) =>
  call(calls.changeReporting, { body: { ids, acima, aPartirDe } });
const chart = async (call = helena) => {
  const { empresas, ...rest } = await call(calls.orgChart, {});
  const pessoas = empresas.flatMap(cardsOf);
  return { ...rest, of: (id: string) => pessoas.find(one => one.id === id), pessoas };
};

describe('POST /organograma/gestao', () => {
  it('says whom some people answer to, and the record history keeps who it was before', async () => {
    expect(await change([at(0), at(1)], at(2))).toEqual({ total: 2 });
    const { of, podeMudar } = await chart();
    expect([of(at(0))?.acima, of(at(1))?.acima, podeMudar]).toEqual([at(2), at(2), true]);
    await change([at(0)], at(3));
    const [last] = await all(
      "select before, after from record_history where verb = 'reportingChanged' and entity_id = $1 order by id desc",
      at(0),
    );
    const name = async (id: string) => (await row('select name from employment where id = $1', id)).name;
    expect(last).toEqual({
      before: { manager: await name(at(2)) },
      after: { manager: await name(at(3)), from: dayFrom(0) },
    });
    // the same again changes nothing
    expect(await change([at(0)], at(3))).toEqual({ total: 0 });
  });

  it('from a day to come waits for it, and can be taken back until then', async () => {
    await change([at(0)], at(2), dayFrom(-10));
    await change([at(0)], at(3), dayFrom(5));
    expect((await chart()).of(at(0))?.acima).toBe(at(2));
    const lines = await helena(calls.reportingLines, { params: { id: at(0) } });
    expect(lines.map(one => [one.aPartirDe, one.futura])).toEqual([
      [dayFrom(5), true],
      [dayFrom(-10), false],
    ]);
    const params = { id: at(0), idLinha: lines[0]?.id ?? '' };
    expect(await codeOf(helena(calls.takeBackReporting, { params: { ...params, id: at(1) } }))).toBe('NOT_FOUND');
    expect(await codeOf(helena(calls.takeBackReporting, { params: { ...params, idLinha: lines[1]?.id ?? '' } }))).toBe(
      'NOT_FOUND',
    );
    await helena(calls.takeBackReporting, { params });
    expect(await all('select manager_id from reporting_line')).toEqual([{ manager_id: at(2) }]);
  });

  it('nobody above is said too', async () => {
    expect((await chart()).of(at(0))?.topo).toBe(false);
    await change([at(0)], null);
    expect((await chart()).of(at(0))).toMatchObject({ acima: null, topo: true });
  });

  it('refuses a circle, also two at once', async () => {
    await change([at(1)], at(0));
    await change([at(2)], at(1));
    expect(await codeOf(change([at(0)], at(2)))).toBe('HIERARCHY_CYCLE');
    expect(await codeOf(change([at(0)], at(0)))).toBe('HIERARCHY_CYCLE');
    const both = await Promise.allSettled([change([at(3)], at(4)), change([at(4)], at(3))]);
    expect(both.filter(one => one.status === 'fulfilled')).toHaveLength(1);
    expect(await all('select from reporting_line')).toHaveLength(3);
  });

  it('refuses who left, who is nobody’s and another tenant’s; all or none', async () => {
    const [boreal] = await all(
      "select e.id from employment e join company c on c.id = e.company_id where c.cnpj = 'B0REAL26000181' limit 1",
    );
    expect(await codeOf(change([at(0)], boreal.id))).toBe('NOT_FOUND');
    expect(await codeOf(change([at(0)], unknownId))).toBe('NOT_FOUND');
    expect(await codeOf(change([at(0), boreal.id], at(1)))).toBe('NOT_FOUND');
    expect(await codeOf(change([at(0)], at(1), '2026-13-45'))).toBe('INVALID_DATE');
    await all('update employment set dismissed_on = $2 where id = $1', at(5), dayFrom(-1));
    expect(await codeOf(change([at(0)], at(5)))).toBe('STATUS_FORBIDS');
    await all('update employment set dismissed_on = null where id = $1', at(5));
    expect(await all('select from reporting_line')).toEqual([]);
  });
});

describe('GET /organograma', () => {
  it('keeps who left in it as long as people answer to them', async () => {
    await change([at(0)], at(5));
    await all('update employment set dismissed_on = $2 where id = $1', at(5), dayFrom(-1));
    expect((await chart()).of(at(5))?.saiuEm).toBe(dayFrom(-1));
    await change([at(0)], at(1));
    expect((await chart()).of(at(5))).toBeUndefined();
    await all('update employment set dismissed_on = null where id = $1', at(5));
  });

  it('keeps who left in it also where their company is deleted since', async () => {
    const [{ id: other, company_id: company }] = await all(
      `select id, company_id from employment where access_group_id = (select access_group_id from employment where id = $1)
          and company_id <> (select company_id from employment where id = $1) limit 1`,
      at(0),
    );
    await change([at(0)], other);
    await all('update employment set dismissed_on = $2 where id = $1', other, dayFrom(-1));
    await all('update company set deleted_at = now() where id = $1', company);
    expect((await chart()).of(other)).toMatchObject({ idEmpresa: company, saiuEm: dayFrom(-1) });
    await all('update company set deleted_at = null where id = $1', company);
    await all('update employment set dismissed_on = null where id = $1', other);
  });

  it('names the photo of who has one', async () => {
    const [{ person_id: idUsuario }] = await all('select person_id from employment where id = $1', at(0));
    const imagem = 'b'.repeat(64);
    await all('update person set photo_sha256 = $2 where id = $1', idUsuario, imagem);
    const { of } = await chart();
    expect([of(at(0))?.foto, of(at(1))?.foto]).toEqual([{ idUsuario, imagem }, null]);
    await all('update person set photo_sha256 = null where id = $1', idUsuario);
  });

  it('shows a manager the own people alone, and lets them change nothing', async () => {
    await change([at(0)], at(2));
    const gustavo = await app.as('gustavo', 'gestor');
    const { pessoas, podeMudar } = await chart(gustavo);
    expect(pessoas.map(one => one.id).sort()).toEqual([at(0), at(1)].sort());
    expect(podeMudar).toBe(false);
    expect(await codeOf(change([at(0)], at(1), dayFrom(0), gustavo))).toMatch(/^ACCESS_NOT_ALLOWED/);
    expect(await codeOf(gustavo(calls.reportingLines, { params: { id: at(2) } }))).toBe('NOT_FOUND');
    expect(await gustavo(calls.reportingLines, { params: { id: at(0) } })).toMatchObject([
      { acima: null, topo: false },
    ]);
  });
});

describe('GET /organograma/exportar', () => {
  it('draws everybody below one person, and counts as a download', async () => {
    await change([at(0), at(1)], at(2));
    const before = (await all("select from download where what = 'orgChart'")).length;
    const answer = await app.send(`/organograma/exportar?raiz=${at(2)}`, {
      headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = await PDFDocument.load(await answer.arrayBuffer());
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual(['Organograma', 1]);
    expect(await all("select from download where what = 'orgChart'")).toHaveLength(before + 1);
    expect(await codeOf(helena(calls.exportOrgChart, { query: { raiz: unknownId } }))).toBe('NOT_FOUND');
  });
});
