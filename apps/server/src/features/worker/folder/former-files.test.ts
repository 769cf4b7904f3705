import { employmentContract as calls } from '@cracha/contract/features/employment/employment.contract.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { helenaReaching } from '#test/permissions.ts';
import type { DemoKey } from '../../../seed/demo-people.ts';
import { companiesOf, transferred } from '../company-transfer.factory.ts';
import { filesWorld } from './worker-file.factory.ts';

let app: TestApp;
let world: ReturnType<typeof filesWorld>;
let here = '';
let there = '';
/** Maria's employment that the transfer ended, and the one it made. */
let former = '';
let present = '';
let formerName = '';
beforeAll(async () => {
  app = await startApp();
  world = filesWorld(app);
  ({ here, there } = await companiesOf(app));
  former = await world.employmentOf('maria');
  present = await transferred(app, former, there);
  [{ name: formerName }] = await sql('select trade_name as name from company where id = $1', [here]);
});
beforeEach(() => sql('delete from worker_file'));
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const added = (...given: Parameters<typeof world.formOf>) => world.added(...given);
const listed = async (folder: string, who: DemoKey = 'helena', profile: 'rh' | 'trabalhador' = 'rh') =>
  world.listed(who, profile, '9', folder);
const idsIn = async (...given: Parameters<typeof listed>) => (await listed(...given)).map(({ id }) => id).sort();
const zipped = async (folder: string) => {
  const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
  const answer = await app.send(`/empregado/${folder}/arquivos/zip`, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return answer.status === 200 ? Object.keys(unzipSync(bytes)).sort() : answer.status;
};
const folder = async (idEmpregado: string) => (await helena())(calls.folder, { params: { idEmpregado } });
/** The row of the list, looked up by state; undefined: it is not there. */
const rowOf = async (id: string, situacao?: 'vencidos' | 'aVencer' | 'vazias') => {
  const query = { situacao, pesquisa: 'maria aparecida souza' };
  const { items } = await (await helena())(calls.folders, { params: { page: '1', size: '50' }, query });
  return items.find(row => row.id === id);
};
const totals = async () => (await helena())(calls.folderTotals, { query: {} });
const taken = async (of: string, id: string, who: DemoKey = 'helena', profile: 'rh' | 'trabalhador' = 'rh') =>
  (await world.download(who, profile, of, id)).status;
const why = 'Enviado na pasta da pessoa errada, vai ser enviado de novo.';

describe('the folder of an employment that a transfer made', () => {
  it('shows what stays in the former one, and says from where; the former one shows nothing of the new', async () => {
    const [old, own] = [await added(former), await added(present)];
    const rows = await listed(present);
    expect(rows.map(({ id }) => id)).toEqual([own, old]);
    expect(rows.map(({ vinculoAnterior, can }) => [vinculoAnterior, can])).toEqual([
      [null, ['baixar', 'editar', 'excluir']],
      [{ id: former, empresa: formerName, desde: expect.any(String), ate: dayFrom(-1) }, ['baixar']],
    ]);
    expect(await idsIn(former)).toEqual([old]);
    expect((await listed(former))[0]).toMatchObject({ vinculoAnterior: null, can: ['baixar', 'editar', 'excluir'] });
    expect(await sql('select employment_id, company_id from worker_file where id = $1', [old])).toEqual([
      { employment_id: former, company_id: here },
    ]);
  });

  it('gives single ones and the ZIP, in a folder that names where they are from; the histories of both tell it', async () => {
    const old = await added(former, { visivel: 'true' }, '%PDF-1.7 from before');
    await added(former);
    await added(present);
    const answer = await world.download('helena', 'rh', present, old);
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 from before']);
    const before = `Antes, em ${formerName}, até ${dayFrom(-1)}`;
    expect(await zipped(present)).toEqual(
      [`${before}/contrato (2).pdf`, `${before}/contrato.pdf`, 'contrato.pdf'].sort(),
    );
    expect(
      await sql(
        "select entity_id, after ->> 'total' as total from record_history where verb = 'workerFilesTaken' and entity_id = any ($1) order by total desc",
        [[former, present]],
      ),
    ).toEqual([
      { entity_id: present, total: '3' },
      { entity_id: former, total: '2' },
    ]);
    // its person reads which company's it was
    expect(
      await sql(
        'select l.entity from access_log l where l.entity_id = $1 and l.person_id = (select person_id from employment where id = $2)',
        [old, former],
      ),
    ).toEqual([{ entity: 'workerFile' }]);
  });

  it('is counted as it is shown: in its head, its list, its states and the totals', async () => {
    const none = await totals();
    expect(await rowOf(present, 'vazias')).toMatchObject({ id: present, arquivos: 0 });
    await added(former, { validoAte: dayFrom(-3) });
    await added(former, { validoAte: dayFrom(20) });
    await added(present, { validoAte: dayFrom(30) });
    const counts = { arquivos: 3, vencidos: 1, aVencer: 2, proximoVencimento: dayFrom(-3) };
    expect(await folder(present)).toMatchObject(counts);
    for (const state of [undefined, 'vencidos', 'aVencer'] as const)
      expect(await rowOf(present, state)).toMatchObject(counts);
    expect(await rowOf(present, 'vazias')).toBeUndefined();
    expect(await folder(former)).toMatchObject({ arquivos: 2, vencidos: 1, aVencer: 1 });
    expect(await totals()).toEqual({
      total: none.total + 1,
      vencidos: 2,
      aVencer: 2,
      // of who left only what is kept is listed, so the former one was none of them
      vazias: none.vazias - 1,
    });
    expect((await listed(present)).length).toBe(counts.arquivos);
  });

  it('changes and deletes nothing of the former one; in the folder of that one it is done, and seen here', async () => {
    const id = await added(former, { visivel: 'true' });
    const call = await helena();
    const body = { nome: 'regras', secao: 'avisos', competencia: null, validoAte: null, visivel: false } as const;
    const save = (idEmpregado: string) => call(calls.saveEmploymentFile, { params: { idEmpregado, id }, body });
    const remove = (idEmpregado: string) =>
      call(calls.deleteEmploymentFiles, { params: { idEmpregado }, body: { IdString: id, Justificativa: why } });
    expect([await codeOf(save(present)), await codeOf(remove(present))]).toEqual(['FILE_NOT_FOUND', 'FILE_NOT_FOUND']);
    expect(await sql('select name, visible, deleted_at from worker_file where id = $1', [id])).toEqual([
      { name: 'contrato.pdf', visible: true, deleted_at: null },
    ]);
    await save(former);
    expect(await listed(present)).toMatchObject([{ nome: 'regras.pdf', secao: 'avisos', visivel: false }]);
    await remove(former);
    expect(await listed(present)).toEqual([]);
  });

  it('tells whose companies it went through, each with its own time', async () => {
    const joao = await world.employmentOf('joao');
    const second = await transferred(app, joao, there);
    // as if that had been ten days ago
    await sql('update employment set dismissed_on = $2 where id = $1', [joao, dayFrom(-11)]);
    await sql('update company_transfer set from_day = $2 where to_employment_id = $1', [second, dayFrom(-10)]);
    const [first, next] = [await added(joao), await added(second)];
    const third = await transferred(app, second, here, 'V-31');
    const from = new Map((await listed(third)).map(({ id, vinculoAnterior }) => [id, vinculoAnterior]));
    expect(from.get(first)).toMatchObject({ id: joao, empresa: formerName, ate: dayFrom(-11) });
    expect(from.get(next)).toEqual({
      id: second,
      empresa: 'Estaleiro Jacaré',
      desde: dayFrom(-10),
      ate: dayFrom(-1),
    });
    expect(await idsIn(second)).toEqual([first, next].sort());
    // HR of the first and the last company alone: what lies between is not theirs
    await helenaReaching(app, { companies: [here] }, async () => expect(await idsIn(third)).toEqual([first]));
    await helenaReaching(app, { workers: [third, second] }, async () => {
      const [row] = await listed(third);
      expect(row?.vinculoAnterior).toMatchObject({ id: second, desde: dayFrom(-10) });
    });
  });
});

describe('who reaches the new employment and not the former one', () => {
  const limits = () => [{ companies: [there] }, { workers: [present] }];

  it('sees, counts and takes what is in the new one alone', async () => {
    const [old, own] = [await added(former, { validoAte: dayFrom(-3) }), await added(present)];
    for (const limit of limits())
      await helenaReaching(app, limit, async () => {
        expect(await idsIn(present)).toEqual([own]);
        expect([await taken(present, old), await taken(present, own), await taken(former, old)]).toEqual([
          404, 200, 404,
        ]);
        expect(await zipped(present)).toEqual(['contrato.pdf']);
        const counts = { arquivos: 1, vencidos: 0, aVencer: 0, proximoVencimento: null };
        expect(await folder(present)).toMatchObject(counts);
        expect(await rowOf(present)).toMatchObject(counts);
        expect(await rowOf(present, 'vencidos')).toBeUndefined();
        expect(await totals()).toMatchObject({ vencidos: 0, aVencer: 0 });
      });
    // the same calls of who reaches both
    expect(await idsIn(present)).toEqual([old, own].sort());
    expect([await taken(present, old), (await totals()).vencidos]).toEqual([200, 2]);
  });

  it('the rows themselves are kept from them, whatever is asked', async () => {
    const old = await added(former);
    const asked = async (what: string) => {
      const opened = await app.database.pool.query(
        "select access.token_row(access.open_session($1, '127.0.0.1', 'test')) as id",
        [await app.personId('helena')],
      );
      return inTransaction(app.database.pool, `select access.open('${opened.rows[0]?.id}', 'rh')`, async client =>
        Object.values((await client.query(what)).rows[0] ?? {}),
      );
    };
    const rows = `select (select count(*)::integer from worker_file where id = '${old}'),
      (select count(*)::integer as e from employment where id = '${former}'), access.of_company_since('${former}') is not null`;
    for (const limit of limits())
      await helenaReaching(app, limit, async () => expect(await asked(rows)).toEqual([0, 0, false]));
    expect(await asked(rows)).toEqual([1, 1, true]);
  });

  it('who reaches the former one alone goes on seeing it there', async () => {
    const [old] = [await added(former), await added(present)];
    await helenaReaching(app, { companies: [here] }, async () => {
      expect(await idsIn(former)).toEqual([old]);
      expect(await codeOf(listed(present))).toBe('EMPLOYEE_NOT_FOUND');
    });
  });
});

describe('another access group', () => {
  it('gives nothing to the folder, not even to the person whose employments both are', async () => {
    const [{ pantanal, other }] = await sql(
      `select max(e.id::text) filter (where g.name = 'Grupo Pantanal') as pantanal, max(e.id::text) filter (where g.name <> 'Grupo Pantanal') as other
         from employment e join access_group g on g.id = e.access_group_id where e.person_id = $1`,
      [await app.personId('ana')],
    );
    await sql('update employment set dismissed_on = $2 where id = $1', [other, dayFrom(-30)]);
    const own = await added(pantanal, { visivel: 'true' });
    const [{ id: theirs }] = await sql(
      `insert into worker_file (access_group_id, company_id, employment_id, person_id, section, name, sha256, size, content_type, visible, uploaded_by)
       select e.access_group_id, e.company_id, e.id, e.person_id, f.section, 'de outro grupo.pdf', f.sha256, f.size, f.content_type, true, f.uploaded_by
         from worker_file f, employment e where f.id = $1 and e.id = $2 returning id`,
      [own, other],
    );
    expect(await idsIn(pantanal)).toEqual([own]);
    expect(await idsIn(pantanal, 'ana', 'trabalhador')).toEqual([own]);
    expect([await taken(pantanal, theirs), await taken(pantanal, theirs, 'ana', 'trabalhador')]).toEqual([404, 404]);
    expect([await taken(other, theirs, 'ana', 'trabalhador')]).toEqual([200]);
    expect(await folder(pantanal)).toMatchObject({ arquivos: 1 });
    const mine = await (await app.as('ana', 'trabalhador'))(calls.ownFiles, { params: { page: '1' }, query: {} });
    expect(mine.items.map(({ id, vinculoAnterior }) => [id, vinculoAnterior]).sort()).toEqual(
      [
        [own, null],
        [theirs, null],
      ].sort(),
    );
  });
});

describe('the worker themself', () => {
  it('sees what is shown of former employments, and from which; never what is not', async () => {
    const [shown, hidden] = [await added(former, { visivel: 'true' }), await added(former)];
    const own = await added(present, { visivel: 'true' });
    expect(await idsIn(present, 'maria', 'trabalhador')).toEqual([shown, own].sort());
    expect([
      await taken(present, shown, 'maria', 'trabalhador'),
      await taken(present, hidden, 'maria', 'trabalhador'),
    ]).toEqual([200, 404]);
    const mine = await (await app.as('maria', 'trabalhador'))(calls.ownFiles, { params: { page: '1' }, query: {} });
    expect(mine.items.map(({ id, vinculoAnterior, novo }) => [id, vinculoAnterior?.empresa, novo])).toEqual([
      [own, undefined, true],
      [shown, formerName, false],
    ]);
    expect(mine.items[1]?.vinculoAnterior).toMatchObject({ id: former, ate: dayFrom(-1) });
    expect(await sql('select viewed_at is not null as viewed from worker_file where id = $1', [shown])).toEqual([
      { viewed: true },
    ]);
  });
});
