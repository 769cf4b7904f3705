import { identityContract as identity } from '@cracha/contract/features/identity/identity.contract.ts';
import { filedDocumentContract as filed } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import { receiptContract as receipts } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, form } from '#features/identity/identity-world.factory.ts';
import { employmentOf, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';

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

async function made(cpf: string, email?: string, idEmpresa = company): Promise<string> {
  number += 1;
  const campos = {
    nome: `Pessoa Inventada ${number}`,
    matricula: `L-${number}`,
    admissao: '2022-01-03',
    ...(email && { email }),
  };
  return (await (await helena())(calls.createWorker, { body: { idEmpresa, cpf, campos } })).id;
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
  const refused = (await refusalOf(dismiss([...ids, gone]))).body;
  expect(refused).toMatchObject({
    code: 'STATUS_FORBIDS',
    data: { status: 'desligado', idTrabalhador: gone, trabalhador: `Pessoa Inventada ${number}` },
  });
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
  expect(await sql("select c.contact from access_letter c where c.kind = 'invitation'")).toEqual([
    { contact: 'convidada.um@pantanal.test' },
  ]);
});

describe('POST /trabalhador/rh/acessos', () => {
  const change = async (ids: string[], ligado: boolean, who: 'helena' | 'bruno' = 'helena') =>
    (await app.as(who, 'rh'))(calls.switchWorkers, { body: { ids, ligado } });
  const roles = async (who: 'maria' | 'ana') =>
    (
      await sql(
        "select g.name, m.enabled from membership m join access_group g on g.id = m.access_group_id where m.person_id = $1 and m.role = 'EMPREGADO' order by 1",
        [await app.personId(who)],
      )
    ).map(row => [row.name, row.enabled]);
  const cpfOf = async (who: 'helena' | 'admin') =>
    String((await sql('select cpf from person where id = $1', [await app.personId(who)]))[0].cpf);
  const signIn = (Email: string) => anonymous(app)(identity.signIn, { body: form({ Email }) });

  it('signs out who has no other role and refuses entry, and lets them in again; each once, whatever they had', async () => {
    const maria = [await employmentOf(app, 'maria')];
    const other = await made('26438591033');
    const session = await app.as('maria', 'trabalhador');
    expect(await change([...maria, other], false)).toEqual({ total: 2 });
    expect(await codeOf(session(receipts.workerHome, {}))).toBe('UNAUTHENTICATED');
    expect(await codeOf(signIn('maria@pantanal.test'))).toBe('USER_WITHOUT_ROLES');
    expect(
      await sql('select ended_why from session where person_id = $1 and ended_at is not null group by 1', [
        await app.personId('maria'),
      ]),
    ).toEqual([{ ended_why: 'roleEnded' }]);
    expect(await change([...maria, other], false)).toEqual({ total: 0 });
    const list = await (await helena())(calls.hrWorkers, {
      params: { page: '1', size: '100' },
      query: { acessoDesligado: 'true' },
    });
    expect(list.items.map(row => [row.id, row.acesso])).toEqual(
      expect.arrayContaining([...maria, other].map(id => [id, false])),
    );
    expect(list.items.every(row => row.can.includes('ligarAcesso') && !row.can.includes('desligarAcesso'))).toBe(true);
    expect(await change(maria, true)).toEqual({ total: 1 });
    expect(await signIn('maria@pantanal.test')).toMatchObject({ token_type: 'bearer' });
    expect(
      await sql('select verb from record_history where entity_id = $1 order by id desc limit 2', [maria[0]]),
    ).toEqual([{ verb: 'workerSignInOn' }, { verb: 'workerSignInOff' }]);
  });

  it('shuts what this access group holds and nothing of another, where the person works too', async () => {
    const here = await employmentOf(app, 'ana');
    const [mine, record, theirs] = [
      await receiptFor(app, 'ana', { month: 3 }),
      await receiptFor(app, 'ana', { month: 4 }),
      await receiptFor(app, 'ana', { month: 3 }, 'Grupo Boreal'),
    ];
    await sql('update receipt set category = 6 where id = $1', [record]);
    const call = await app.as('ana', 'trabalhador');
    const page = { page: '1', size: '100' };
    const seen = async () => {
      const rows = [
        ...(await call(receipts.workerReceipts, { params: page, query: {} })).items,
        ...(await call(receipts.receiptsOfEmployment, { params: { idEmpregado: '0', ...page }, query: {} })).items,
        ...(await call(filed.workerRecords, { params: page, query: {} })).items,
      ].map(item => item.id);
      return [mine, record, theirs].map(id => rows.includes(id));
    };
    expect(await seen()).toEqual([true, true, true]);
    await change([here], false);
    expect(await roles('ana')).toEqual([
      ['Grupo Boreal', true],
      ['Grupo Pantanal', false],
    ]);
    expect(await seen()).toEqual([false, false, true]);
    expect(await codeOf(call(receipts.receiptOfEmployment, { params: { idEmpregado: '0', id: mine } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    await change([here], true);
    expect(await seen()).toEqual([true, true, true]);
  });

  it('is all or nothing, and names whom it is refused for; nobody of another group, nobody of the platform, not oneself', async () => {
    const mine = await made('69435151523');
    expect(await codeOf(change([mine, foreign], false))).toBe('NOT_FOUND');
    const own = await made(await cpfOf('helena'));
    const refused = await refusalOf(change([mine, own], false));
    expect([refused.body.code, refused.body.data]).toEqual([
      'USER_CHANGE_NOT_ALLOWED',
      expect.objectContaining({ idTrabalhador: own, trabalhador: expect.stringContaining('Pessoa Inventada') }),
    ]);
    expect(
      await sql(
        "select m.enabled from membership m join employment e on e.person_id = m.person_id where e.id = $1 and m.role = 'EMPREGADO'",
        [mine],
      ),
    ).toEqual([{ enabled: true }]);
    const admin = await made(await cpfOf('admin'));
    expect(await codeOf(change([admin], false))).toBe('USER_CHANGE_NOT_ALLOWED');
  });

  it('HR of some companies switches nobody who works for another of them too', async () => {
    const [one, two] = await sql(
      "select c.id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' order by c.id limit 2",
    );
    const cpf = '30415620066';
    const id = await made(cpf, undefined, one.id);
    await made(cpf, undefined, two.id);
    const [{ id: membership }] = await sql("select id from membership where role = 'RH' and person_id = $1", [
      await app.personId('helena'),
    ]);
    await sql('update membership set all_companies = false where id = $1', [membership]);
    await sql(
      'insert into membership_scope (membership_id, access_group_id, company_id) select id, access_group_id, $2 from membership where id = $1',
      [membership, one.id],
    );
    try {
      expect(await codeOf(change([id], false))).toBe('USER_CHANGE_NOT_ALLOWED');
    } finally {
      await sql('delete from membership_scope where membership_id = $1', [membership]);
      await sql('update membership set all_companies = true where id = $1', [membership]);
    }
    expect(await change([id], false)).toEqual({ total: 1 });
  });
});

describe('what a filter finds', () => {
  const motivo = 'Encerramento da filial de Recife';
  const all = { filtro: { lotacao: 'Galpão 9' } };
  let ids: string[] = [];
  let others: string[] = [];
  /** Some of a department, one of the same department in another company, one elsewhere, and one of another group with its department's name. */
  beforeAll(async () => {
    const [{ id: second }] = await sql(
      "select c.id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' and c.id <> $1 and c.deleted_at is null order by c.id limit 1",
      [company],
    );
    ids = [
      await made('64516829002', 'um.galpao@pantanal.test'),
      await made('19835216045'),
      await made('83057240003'),
    ].sort();
    others = [await made('45129086090', undefined, second), await made('90712384073')];
    await sql("update employment set department = 'Galpão 9' where id = any ($1)", [[...ids, others[0], foreign]]);
  });
  const filtro = { ...all.filtro, idEmpresa: '' };
  beforeAll(() => {
    filtro.idEmpresa = company;
  });
  const histories = (verb: string, of: string[]) =>
    sql('select entity_id from record_history where verb = $1 and entity_id = any ($2) order by entity_id', [
      verb,
      of,
    ]).then(rows => rows.map(row => row.entity_id));

  it('is invited, counted, and nobody else', async () => {
    const call = await helena();
    expect(await call(calls.inviteWorkers, { body: { filtro } })).toEqual({
      convidados: 1,
      semContato: 2,
      contatoDeOutro: 0,
      jaEntraram: 0,
    });
    expect(await histories('workerInvited', [...ids, ...others, foreign])).toHaveLength(1);
  });

  it('is switched off and on again, each with its own history, and nobody else', async () => {
    const call = await helena();
    const enabled = async (of: string[]) =>
      (
        await sql(
          "select m.enabled from membership m join employment e on e.person_id = m.person_id and e.access_group_id = m.access_group_id where e.id = any ($1) and m.role = 'EMPREGADO'",
          [of],
        )
      ).map(row => row.enabled);
    expect(await call(calls.switchWorkers, { body: { filtro, ligado: false } })).toEqual({ total: 3 });
    expect(await enabled(ids)).toEqual([false, false, false]);
    expect(await enabled([...others, foreign])).not.toContain(false);
    expect(await histories('workerSignInOff', [...ids, ...others, foreign])).toEqual(ids);
    expect(await call(calls.switchWorkers, { body: { filtro, ligado: false } })).toEqual({ total: 0 });
    expect(await call(calls.switchWorkers, { body: { filtro, ligado: true } })).toEqual({ total: 3 });
    expect(await enabled(ids)).toEqual([true, true, true]);
  });

  it('is moved and dismissed, in the reader’s own group alone; what is refused of one of them is of all, and names whose it is', async () => {
    const call = await helena();
    const dismiss = (by: object) => call(calls.dismissWorkers, { body: { filtro: by, em: '2026-10-30', motivo } });
    const ended = (of: string[]) =>
      sql('select dismissed_on::text as day from employment where id = any ($1) order by id', [of]).then(rows =>
        rows.map(row => row.day),
      );
    await call(calls.dismissWorker, { params: { id: ids[1] ?? '' }, body: { em: '2026-09-30', motivo } });
    expect((await refusalOf(dismiss(filtro))).body).toMatchObject({
      code: 'STATUS_FORBIDS',
      data: { idTrabalhador: ids[1], trabalhador: expect.stringContaining('Pessoa Inventada') },
    });
    expect(await ended(ids)).toEqual([null, '2026-09-30', null]);
    // without its company the filter finds all of the group, and none of another
    expect(await dismiss({ ...all.filtro, situacao: 'ativo' })).toEqual({ total: 3 });
    expect(await ended(ids)).toEqual(['2026-10-30', '2026-09-30', '2026-10-30']);
    expect(await ended([foreign])).toEqual([null]);
    expect(await dismiss({ ...all.filtro, situacao: 'ativo' })).toEqual({ total: 0 });
    await sql('update employment set dismissed_on = null, dismissal_reason = null where id = any ($1)', [
      [...ids, others[0]],
    ]);
    const move = { aPartirDe: '2023-02-01', lotacao: 'Galpão 10' };
    expect(await call(calls.moveWorkers, { body: { filtro, ...move } })).toEqual({ total: 3 });
    expect(await departments(ids)).toEqual(['Galpão 10', 'Galpão 10', 'Galpão 10']);
    expect(await departments([others[0] ?? '', foreign])).toEqual(['Galpão 9', 'Galpão 9']);
  });

  it('names either or: both, or neither, is no request; what only the grant of bank data tells narrows nothing without it', async () => {
    const call = await helena();
    const invite = (body: object) => codeOf(call(calls.inviteWorkers, { body }));
    expect(await invite({ ids, filtro })).toBe('INVALID_REQUEST');
    expect(await invite({})).toBe('INVALID_REQUEST');
    await helenaWith(app, ['RhTrabalhadorVisualizar', 'RhTrabalhadorEditar'], async () => {
      const body = { filtro: { contaAguardando: true }, ligado: false };
      expect(await codeOf((await helena())(calls.switchWorkers, { body }))).toBe('OPERATION_NOT_ALLOWED');
    });
  });

  it('takes in two thousand at once, and refuses one more, with nothing done', async () => {
    const many = 2001;
    await sql(
      `with people as (
         insert into person (name, email) select 'Fila ' || n, 'fila' || n || '@pantanal.test' from generate_series(1, $1) n returning id, name)
       insert into employment (access_group_id, company_id, person_id, name, registration, department)
       select c.access_group_id, c.id, p.id, p.name, 'F' || right(p.name, -5), 'Fila' from people p join company c on c.id = $2`,
      [many, company],
    );
    await sql(
      "insert into membership (person_id, access_group_id, role, access_profile_id) select e.person_id, e.access_group_id, 'EMPREGADO', (select m.access_profile_id from membership m where m.role = 'EMPREGADO' and m.access_group_id = e.access_group_id limit 1) from employment e where e.department = 'Fila'",
    );
    const body = { filtro: { lotacao: 'Fila' } };
    const call = await helena();
    const refused = (await refusalOf(call(calls.switchWorkers, { body: { ...body, ligado: false } }))).body;
    expect(refused).toMatchObject({ code: 'TOO_MANY_CHOSEN', data: { max: 2000 } });
    expect(refused.message).toContain('mais de 2000 pessoas');
    const off = () =>
      sql(
        "select count(*)::integer as n from membership m join employment e on e.person_id = m.person_id where e.department = 'Fila' and not m.enabled",
      );
    expect(await off()).toEqual([{ n: 0 }]);
    await sql("update employment set department = 'Outra' where department = 'Fila' and registration = 'F7'");
    expect(await call(calls.switchWorkers, { body: { ...body, ligado: false } })).toEqual({ total: 2000 });
    expect(await off()).toEqual([{ n: 2000 }]);
    expect(await call(calls.inviteWorkers, { body })).toMatchObject({ convidados: 2000 });
    expect(
      await sql(
        "select count(distinct c.person_id)::integer as n from access_letter c join employment e on e.person_id = c.person_id where e.department = 'Fila' and c.kind = 'invitation'",
      ),
    ).toEqual([{ n: 2000 }]);
    // records are changed one by one: fewer of them in one transaction
    const dismissed = call(calls.dismissWorkers, { body: { ...body, em: '2026-11-20', motivo } });
    expect((await refusalOf(dismissed)).body).toMatchObject({ code: 'TOO_MANY_CHOSEN', data: { max: 500 } });
    const moved = call(calls.moveWorkers, { body: { ...body, aPartirDe: '2026-11-20', lotacao: 'Fila 2' } });
    expect(await codeOf(moved)).toBe('TOO_MANY_CHOSEN');
    expect(
      await sql("select count(*)::integer as n from employment where department = 'Fila' and dismissed_on is null"),
    ).toEqual([{ n: 2000 }]);
  }, 60_000);
});
