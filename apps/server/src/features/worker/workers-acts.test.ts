import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';

let app: TestApp;
let company = '';
let foreign = '';
beforeAll(async () => {
  app = await startApp();
  [{ company_id: company }] = await sql('select company_id from employment where person_id = $1', [
    await app.personId('maria'),
  ]);
  [{ id: foreign }] = await sql(
    "select e.id from employment e join access_group g on g.id = e.access_group_id where g.name = 'Grupo Boreal' limit 1",
  );
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
let number = 0;

async function made(cpf: string, email?: string): Promise<string> {
  number += 1;
  const campos = {
    nome: `Pessoa Inventada ${number}`,
    matricula: `L-${number}`,
    admissao: '2022-01-03',
    ...(email && { email }),
  };
  return (await (await helena())(calls.createWorker, { body: { idEmpresa: company, cpf, campos } })).id;
}
const departments = (ids: string[]) =>
  sql('select department from employment where id = any ($1) order by id', [ids]).then(rows =>
    rows.map(row => row.department),
  );

it('POST /trabalhador/rh/lotacao moves all from a day on, each with its own history, or none', async () => {
  const ids = [await made('11144477735'), await made('52998224725')].sort();
  const call = await helena();
  const move = (chosen: string[], lotacao = 'Expedição', aPartirDe = '2023-02-01') =>
    call(calls.moveWorkers, { body: { ids: chosen, aPartirDe, lotacao, motivo: 'Nova filial' } });
  expect(await codeOf(move([...ids, foreign]))).toBe('NOT_FOUND');
  expect(await codeOf(move(ids, 'Expedição', '2019-01-01'))).toBe('DATE_OUT_OF_RANGE');
  expect(await departments(ids)).toEqual([null, null]);
  expect(await move(ids)).toEqual({ total: 2 });
  expect(await departments(ids)).toEqual(['Expedição', 'Expedição']);
  expect(
    await sql(
      "select entity_id, after from record_history where verb = 'workerChanged' and entity_id = any ($1) order by entity_id",
      [ids],
    ),
  ).toEqual(ids.map(entity_id => ({ entity_id, after: { department: 'Expedição', from: '2023-02-01' } })));
  // who is there already stays as they are
  const third = await made('39053344705');
  expect(await move([...ids, third])).toEqual({ total: 1 });
  expect((await sql('select from employment_change where employment_id = any ($1)', [ids])).length).toBe(2);
});

it('POST /trabalhador/rh/desligamentos ends all of them, or none', async () => {
  const ids = [await made('15350946056'), await made('86288366757')].sort();
  const call = await helena();
  const motivo = 'Encerramento da filial de Recife';
  const dismiss = (chosen: string[]) => call(calls.dismissWorkers, { body: { ids: chosen, em: '2026-10-30', motivo } });
  const ended = () => sql('select dismissed_on::text as day from employment where id = any ($1) order by id', [ids]);
  expect(await codeOf(dismiss([...ids, foreign]))).toBe('NOT_FOUND');
  const gone = await made('71428793860');
  await call(calls.dismissWorker, { params: { id: gone }, body: { em: '2026-09-30', motivo } });
  expect(await codeOf(dismiss([...ids, gone]))).toBe('STATUS_FORBIDS');
  expect(await ended()).toEqual([{ day: null }, { day: null }]);
  expect(await dismiss(ids)).toEqual({ total: 2 });
  expect(await ended()).toEqual([{ day: '2026-10-30' }, { day: '2026-10-30' }]);
  expect(
    await sql(
      "select count(*)::integer as n from record_history where verb = 'workerDismissed' and entity_id = any ($1)",
      [ids],
    ),
  ).toEqual([{ n: 2 }]);
});

it('invites the others where one has a contact that is somebody else’s, and tells how many', async () => {
  const ids = [
    await made('24843803480', 'maria@pantanal.test'),
    await made('40532176871', 'convidada.um@pantanal.test'),
    await made('31187982466'),
  ];
  const result = await (await helena())(calls.inviteWorkers, { body: { ids } });
  expect(result).toEqual({ convidados: 1, semContato: 1, contatoDeOutro: 1, jaEntraram: 0 });
  expect(await sql("select c.contact from contact_code c where c.purpose = 'invitation'")).toEqual([
    { contact: 'convidada.um@pantanal.test' },
  ]);
});
