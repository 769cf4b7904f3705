import { rubricContract as calls } from '@cracha/contract/features/import/rubric.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inJobContext } from '#kernel/database/job-context.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import { knownWorkers } from '../import.factory.ts';
import { type ImportWorld, importWorld } from '../import-world.factory.ts';
import { rememberedRubrics, rememberRubrics } from './rubrics.queries.ts';

let app: TestApp;
let world: ImportWorld;
let job: { personId: string; accessGroupId: string };
let employer = '';
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  const [worker] = await knownWorkers(app);
  employer = worker?.cnpj.slice(0, 8) ?? '';
  const [group] = await world.rows("select id from access_group where name = 'Grupo Pantanal'", []);
  job = { personId: await app.personId('helena'), accessGroupId: String(group?.id) };
});
afterAll(() => app.stop());

const told = (code: string, nature = '1000', from = '2020-01') =>
  ({ employer, table: 'T1', code, from, to: '', description: `Verba ${code}`, kind: '1', nature }) as const;
const remember = (rubrics: readonly ReturnType<typeof told>[]) =>
  inJobContext(app.database.pool, job, tx =>
    rememberRubrics(tx, { accessGroupId: job.accessGroupId, importId: null }, rubrics),
  );
const list = async (query: { pesquisa?: string; empregador?: string; after?: string } = {}, size = '50') =>
  world.helena(calls.rubrics, { params: { page: '1', size }, query });
const idOf = async (code: string) => (await list({ pesquisa: code })).items[0]?.id ?? '';

it('lists what is remembered by code, page by page, with where it is from; another group’s is nobody’s', async () => {
  await remember(['501', '502', '503'].map(code => told(code)));
  await app.database.owner.query(
    `insert into remembered_rubric (access_group_id, employer, rubric_table, code, valid_from, valid_until, description, kind, nature)
     select id, '11222333', 'T1', '504', '2020-01', '', 'De outro grupo', '1', '1000' from access_group where name = 'Grupo Boreal'`,
  );
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await list({ after }, '1');
    seen.push(...page.items.map(one => one.codigo));
    after = page.after ?? undefined;
  } while (after);
  expect(seen).toEqual([...seen].sort());
  expect(seen).toEqual(expect.arrayContaining(['501', '502', '503']));
  expect(seen).not.toContain('504');
  expect((await list({ pesquisa: 'verba 502' })).items).toMatchObject([
    { codigo: '502', tipo: 'vencimento', natureza: '1000', de: '01/2020', ate: null, origem: null, corrigidaEm: null },
  ]);
  expect(await codeOf(list({ after: 'x' }))).toBe('INVALID_PAGE');
});

it('by employer; which there are is told of those in reach alone', async () => {
  await remember([told('551')]);
  const employers = await world.helena(calls.rubricEmployers, {});
  expect(employers.map(({ raiz }) => raiz)).toContain(employer);
  expect(employers.map(({ raiz }) => raiz)).not.toContain('11222333');
  expect((await list({ pesquisa: '551', empregador: employer })).items).toHaveLength(1);
  expect(await list({ pesquisa: '551', empregador: '00000000' })).toMatchObject({ items: [], total: 0 });
  expect(await codeOf(list({ empregador: '1' }))).toBe('INVALID_OPTION');
});

it('says how many payslips of its months have its code, and the last', async () => {
  await remember([told('561'), told('562', '1000', '2031-01')]);
  const useOf = async (code: string) => world.helena(calls.rubricUse, { params: { id: await idOf(code) } });
  expect(await useOf('561')).toMatchObject({ recibos: 0, todos: true, ultima: null });
  await world.rows(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings,
       total_deductions, net, items, verification_code)
     select e.access_group_id, e.company_id, e.id, e.person_id, 'monthly', 2024, m, e.name, e.registration, 100, 0, 100,
            jsonb_build_array(jsonb_build_object('code', case when m < 4 then '561' else '563' end, 'description', 'Verba'),
              '{"code": "562", "description": "Verba 562"}'::jsonb), gen_random_uuid()::text
       from (select e.* from employment e join company c on c.id = e.company_id where left(c.cnpj, 8) = $1 and e.access_group_id = $2 limit 1) e,
            generate_series(1, 5) m returning id`,
    [employer, job.accessGroupId],
  );
  expect(await useOf('561')).toMatchObject({ recibos: 3, todos: true, ultima: '03/2024' });
  // not in the months that it holds
  expect(await useOf('562')).toEqual({ recibos: 0, vistos: 0, todos: true, ultima: null });
  expect(await codeOf(world.helena(calls.rubricUse, { params: { id: unknownId } }))).toBe('NOT_FOUND');
});

it('a corrected nature stands, whatever later files tell; the history says who', async () => {
  await remember([told('601')]);
  const id = await idOf('601');
  const saved = await world.helena(calls.correctRubric, { params: { id }, body: { natureza: '1003' } });
  expect(saved).toMatchObject({ natureza: '1003', corrigidaPor: 'Helena Martins Prado' });
  await remember([told('601', '1016')]);
  const known = await inJobContext(app.database.pool, job, rememberedRubrics);
  expect(known.find(({ code }) => code === '601')?.nature).toBe('1003');
  expect(
    await world.rows(
      "select before ->> 'nature' as before, after ->> 'nature' as after from record_history where verb = 'rubricCorrected' and entity_id = $1",
      [id],
    ),
  ).toEqual([{ before: '1000', after: '1003' }]);
  expect(await codeOf(world.helena(calls.correctRubric, { params: { id }, body: { natureza: '10' } }))).toBe(
    'INVALID_OPTION',
  );
  expect(
    await codeOf(world.helena(calls.correctRubric, { params: { id: unknownId }, body: { natureza: '1003' } })),
  ).toBe('NOT_FOUND');
});

it('one that is forgotten is read with no more, until a file tells it again', async () => {
  await remember([told('701')]);
  const id = await idOf('701');
  await world.helena(calls.forgetRubric, { params: { id } });
  expect(await world.rows('select from remembered_rubric where id = $1', [id])).toEqual([]);
  expect(await codeOf(world.helena(calls.forgetRubric, { params: { id } }))).toBe('NOT_FOUND');
  await remember([told('701')]);
  expect(await idOf('701')).not.toBe('');
});

/** How many rows HR of these companies could change and delete past every handler; taken back. */
async function touched(id: string, companies: readonly unknown[]): Promise<number[]> {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('app.user', $1, true), set_config('app.profile', 'rh', true), set_config('app.access_group', $2, true),
              set_config('app.workers', '*', true), set_config('app.companies', $3, true)`,
      [job.personId, job.accessGroupId, `{${companies.join()}}`],
    );
    const changed = await client.query("update remembered_rubric set nature = '1016' where id = $1", [id]);
    const gone = await client.query('delete from remembered_rubric where id = $1', [id]);
    return [changed.rowCount ?? 0, gone.rowCount ?? 0];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('HR of some companies sees their employers’, and changes those of whom it has every company; who may only look changes none', async () => {
  await remember([told('801')]);
  const id = await idOf('801');
  await helenaWith(app, ['RhImportacaoVisualizar'], async () => {
    expect((await list({ pesquisa: '801' })).items[0]?.can).toEqual([]);
    expect(await codeOf(world.helena(calls.forgetRubric, { params: { id } }))).toBe('OPERATION_NOT_ALLOWED');
  });
  const [company] = await world.rows('select id from company where left(cnpj, 8) = $1 order by cnpj limit 1', [
    employer,
  ]);
  const [other] = await world.rows(
    'select id from company where access_group_id = $1 and left(cnpj, 8) <> $2 order by cnpj limit 1',
    [job.accessGroupId, employer],
  );
  const limited = async (companyId: unknown) => {
    await app.database.owner.query("update membership set all_companies = false where person_id = $1 and role = 'RH'", [
      job.personId,
    ]);
    await app.database.owner.query(
      `insert into membership_scope (membership_id, access_group_id, company_id)
       select m.id, m.access_group_id, $2 from membership m where m.person_id = $1 and m.role = 'RH'`,
      [job.personId, companyId],
    );
  };
  try {
    await limited(company?.id);
    const others = await world.rows(
      `insert into company (access_group_id, cnpj, legal_name, trade_name, branch, head_office_id, app_accesses)
       select access_group_id, $2 || '777701', 'Filial', 'Filial', true, id, app_accesses from company where id = $1 returning id`,
      [company?.id, employer],
    );
    expect((await list({ pesquisa: '801' })).items[0]?.can).toEqual([]);
    for (const act of [
      () => world.helena(calls.correctRubric, { params: { id }, body: { natureza: '1003' } }),
      () => world.helena(calls.forgetRubric, { params: { id } }),
    ])
      expect(await codeOf(act())).toBe('OPERATION_NOT_ALLOWED');
    expect(await touched(id, [company?.id])).toEqual([0, 0]);
    // with every company of the employer it is theirs to look after
    for (const one of others) await limited(one.id);
    expect((await list({ pesquisa: '801' })).items[0]?.can).toEqual(['corrigir', 'esquecer']);
    expect(await touched(id, [company?.id, ...others.map(one => one.id)])).toEqual([1, 1]);
    await world.helena(calls.correctRubric, { params: { id }, body: { natureza: '1003' } });
    expect(await world.rows('select nature from remembered_rubric where id = $1', [id])).toEqual([{ nature: '1003' }]);
    if (other) {
      await app.database.owner.query(
        'delete from membership_scope s using membership m where m.id = s.membership_id and m.person_id = $1',
        [job.personId],
      );
      await limited(other.id);
      expect((await list({ pesquisa: '801' })).items).toEqual([]);
    }
  } finally {
    await app.database.owner.query(
      'delete from membership_scope s using membership m where m.id = s.membership_id and m.person_id = $1',
      [job.personId],
    );
    await app.database.owner.query("update membership set all_companies = true where person_id = $1 and role = 'RH'", [
      job.personId,
    ]);
  }
});

it('what was told the longest ago is forgotten before more are kept than are read', async () => {
  await app.database.owner.query(
    `insert into remembered_rubric (access_group_id, employer, rubric_table, code, valid_from, valid_until, description, kind, nature, told_at)
     select $1, $2, 'T9', 'old' || n, '2010-01', '', 'Antiga', '1', '1000', now() - interval '1 year' - n * interval '1 second' from generate_series(1, 50010) n`,
    [job.accessGroupId, employer],
  );
  await remember([told('901')]);
  const [{ n } = { n: 0 }] = await world.rows(
    'select count(*)::integer as n from remembered_rubric where access_group_id = $1',
    [job.accessGroupId],
  );
  expect(n).toBeLessThanOrEqual(50_000);
  expect(await world.rows("select from remembered_rubric where code = 'old50010'", [])).toEqual([]);
  expect(await idOf('901')).not.toBe('');
});
