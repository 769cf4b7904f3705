import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';

const many = 1100;
let app: TestApp;
let companies: string[];
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;

/** A group in which a name is found more often than is told exactly: every other one of them in another company. */
beforeAll(async () => {
  app = await startApp();
  const rows = await sql(
    "select id from company where access_group_id = (select id from access_group where name = 'Grupo Pantanal') and deleted_at is null order by id limit 2",
  );
  companies = rows.map(row => row.id);
  await sql(
    `with people as (
       insert into person (name) select 'Frequente ' || lpad(n::text, 4, '0') from generate_series(1, $1) n returning id, name)
     insert into employment (access_group_id, company_id, person_id, name, registration)
     select c.access_group_id, c.id, p.id, p.name, '9' || right(p.name, 4)
       from people p join company c on c.id = ($2::uuid[])[1 + right(p.name, 4)::integer % 2]`,
    [many, companies],
  );
});
afterAll(() => app.stop());

const list = async (query: object, page = '1') =>
  (await app.as('helena', 'rh'))(calls.hrWorkers, { params: { page, size: '100' }, query });

describe('GET /trabalhador/rh/{page}/{size}: words of more workers than are told exactly', () => {
  it.each([
    ['nome', (a: string, b: string) => a.localeCompare(b)],
    ['-nome', (a: string, b: string) => b.localeCompare(a)],
    ['matricula', (a: string, b: string) => a.localeCompare(b)],
  ] as const)(
    'ordered by %s, by cursor: each once, in order; the total says that there are more',
    async (orderBy, by) => {
      const names: string[] = [];
      for (let after: string | undefined, next = true; next; ) {
        const page = await list({ orderBy, pesquisa: 'frequent', after });
        expect(page).toMatchObject({ total: 100, moreThanTotal: true });
        names.push(...page.items.map(row => row.nome));
        after = page.after ?? undefined;
        next = after !== undefined;
      }
      expect(names).toHaveLength(many);
      expect(new Set(names).size).toBe(many);
      expect(names).toEqual(names.toSorted(by));
    },
  );

  it('by page number as by cursor', async () => {
    const [first, second] = [await list({ pesquisa: 'frequent' }), await list({ pesquisa: 'frequent' }, '2')];
    expect(second.items[0]?.nome).toBe('Frequente 0101');
    expect((await list({ pesquisa: 'frequent', after: first.after ?? '' })).items).toEqual(second.items);
  });

  it('without words all of the group are counted', async () => {
    const [counted] = await sql(
      'select count(*)::integer as total from employment where access_group_id = (select access_group_id from company where id = $1)',
      [companies[0]],
    );
    expect(counted.total).toBeGreaterThan(many);
    expect(await list({})).toMatchObject({ total: counted.total });
  });

  it('narrowed by a company they are counted one by one', async () => {
    const page = await list({ pesquisa: 'frequent', idEmpresa: companies[0] });
    expect(page.total).toBe(many / 2);
    expect(page.moreThanTotal).toBeUndefined();
  });

  it('whoever reaches one company finds and counts that one alone', async () => {
    const mine = await app.personId('helena');
    await sql(
      `with limited as (update membership set all_companies = false where person_id = $1 and role = 'RH' returning id, access_group_id)
       insert into membership_scope (membership_id, access_group_id, company_id) select id, access_group_id, $2 from limited`,
      [mine, companies[1]],
    );
    const page = await list({ pesquisa: 'frequent' });
    expect(page.total).toBe(many / 2);
    expect(page.items).toHaveLength(100);
    expect(page.items.every(row => row.idEmpresa === companies[1])).toBe(true);
    const [counted] = await sql('select count(*)::integer as total from employment where company_id = $1', [
      companies[1],
    ]);
    expect(await list({})).toMatchObject({ total: counted.total });
  });
});
