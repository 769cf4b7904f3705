import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { registryDesk } from './registry-world.factory.ts';

const app = await startApp();
const { world, company, joao, helena, newCpf, lineOf, file, employmentOf, rememberColumns } = await registryDesk(app);
beforeAll(rememberColumns);
afterAll(() => app.stop());

describe('POST /importacao/cadastro/{id}/aplicar', () => {
  it('makes and changes all of it in one transaction, dated from the day, with history, told once', async () => {
    const cpf = newCpf();
    const [before] = await world.sql('select version, job_title from employment where id = $1', [joao.id]);
    const id = await world.read(
      'aplicar.csv',
      file(
        lineOf(cpf, '9301'),
        lineOf(joao.cpf, joao.registration, { name: 'João Batista Ferreira', job: 'Líder', admitted: '' }),
        lineOf('1', '9302'),
      ),
    );
    const done = await world.apply(id);
    expect(done).toMatchObject({ situacao: 'aplicada', porAcao: { incluir: 1, mudar: 1, recusar: 1 } });
    const made = await employmentOf(cpf);
    expect(made).toMatchObject({
      name: 'Rosa Moreira Lins',
      registration: '9301',
      admitted: '2021-03-12',
      job_title: 'Auxiliar',
      version: 1,
      home_phone: '1133339301',
      salary: 215_040,
    });
    expect(
      await world.sql(
        'select field, from_day::text, value, applied_at is not null as applied from employment_change where employment_id = $1 order by field',
        [made.id],
      ),
    ).toEqual([
      { field: 'job_title', from_day: '2021-03-12', value: 'Auxiliar', applied: true },
      { field: 'salary', from_day: '2021-03-12', value: '215040', applied: true },
    ]);
    expect(await world.sql('select role from membership where person_id = $1', [made.person])).toEqual([
      { role: 'EMPREGADO' },
    ]);
    const [after] = await world.sql('select version, job_title from employment where id = $1', [joao.id]);
    expect(after).toEqual({ version: before?.version + 1, job_title: 'Líder' });
    expect(
      await world.sql(
        "select value from employment_change where employment_id = $1 and field = 'job_title' and registry_import_id = $2 order by from_day desc",
        [joao.id, id],
      ),
    ).toMatchObject([{ value: 'Líder' }, ...(before?.job_title ? [{ value: before.job_title }] : [])]);
    const history = await world.sql(
      'select verb, entity, entity_id from record_history where entity_id in ($1, $2) order by id',
      [made.id, joao.id],
    );
    expect(history).toEqual(
      expect.arrayContaining([
        { verb: 'workerRegistered', entity: 'employment', entity_id: made.id },
        { verb: 'workerChanged', entity: 'employment', entity_id: joao.id },
        { verb: 'workerChanged', entity: 'employmentPay', entity_id: joao.id },
      ]),
    );
    expect(
      await world.sql("select id from notification where kind = 'registryApplied' and cause = $1", [
        `registry-applied:${id}`,
      ]),
    ).toHaveLength(1);
    expect(await codeOf((await helena())(calls.applyRegistry, { params: { id } }))).toBe('STATUS_FORBIDS');
    const log = await (await helena())(calls.registryLog, { params: { id } });
    expect(log.map(entry => entry.codigo)).toEqual(['sent', 'planned', 'applying', 'applied']);
    const same = await world.read('outra-vez.csv', file(lineOf(cpf, '9301')));
    expect((await world.item(same)).porAcao).toMatchObject({ igual: 1, mudar: 0 });
    expect(await codeOf((await helena())(calls.applyRegistry, { params: { id: same } }))).toBe('IMPORT_ROWS_REFUSED');
  });

  it('what changed since the dry run is not written over: all of it is read anew and looked at again', async () => {
    const phoned = lineOf(joao.cpf, joao.registration, {
      name: 'João Batista Ferreira',
      job: 'Líder',
      admitted: '',
      phone: '1122223333',
    });
    const id = await world.read('mudou.csv', file(lineOf(newCpf(), '9401'), phoned));
    await world.sql('update employment set version = version + 1 where id = $1', [joao.id]);
    expect(await world.apply(id)).toMatchObject({ situacao: 'conferir' });
    expect(await world.sql("select id from employment where registration = '9401'")).toEqual([]);
    expect((await (await helena())(calls.registryLog, { params: { id } })).map(entry => entry.codigo)).toContain(
      'overtaken',
    );
    expect(await world.apply(id)).toMatchObject({ situacao: 'aplicada' });
  });

  it('who leaves with open requests is told before and after: HR is asked to decide, and none of them vanishes', async () => {
    const ask = (code: string, state: string) =>
      world.sql(
        `insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, step, entered_on, data, worker_name)
         select access_group_id, company_id, id, person_id, person_id, 'trabalhador', $2, 'other', $3, true, 1, '2026-01-02', '{"categoryId": null, "category": null, "subject": "Crachá"}', name
           from employment where id = $1`,
        [joao.id, code, state],
      );
    await ask('2026-009001', 'sentForApproval');
    await ask('2026-009002', 'pending');
    await ask('2026-009003', 'denied');
    const head = 'CPF;CNPJ;Matrícula;Data de demissão';
    const id = await world.read(
      'saem.csv',
      [head, `${joao.cpf};${company.cnpj};${joao.registration};30/11/2027`].join('\n'),
    );
    await world.confirm(id);
    expect(await world.item(id)).toMatchObject({ comAviso: 1, porAcao: { mudar: 1 } });
    expect((await world.rows(id))[0]?.motivos).toMatchObject([
      { campo: 'desligamento', codigo: 'REQUESTS_OPEN', valores: { n: 2 } },
    ]);
    await world.apply(id);
    const told = await world.sql(
      "select person_id, values, target from notification where kind = 'requestsOfDismissed' and cause = $1",
      [`requests-of-dismissed:${id}`],
    );
    expect(told).toEqual([
      { person_id: await app.personId('helena'), values: { arquivo: 'saem.csv', n: 2 }, target: '/rh/solicitacoes' },
    ]);
    const states = await world.sql('select state from hr_request where employment_id = $1 order by code', [joao.id]);
    expect(states.map(({ state }) => state)).toEqual(['sentForApproval', 'pending', 'denied']);
    await world.undo(id);
    await world.sql('delete from hr_request where employment_id = $1', [joao.id]);
  });

  it('a leave told as dry runs were once stored is not lost: the file is read anew', async () => {
    const cpf = newCpf();
    const head = 'CPF;CNPJ;Nome;Matrícula;Admissão;Afastamento;Início afastamento';
    const id = await world.read(
      'de-antes.csv',
      [head, [cpf, company.cnpj, 'Rosa Lins', '9451', '12/03/2021', 'Maternidade', '01/09/2026'].join(';')].join('\n'),
    );
    await world.confirm(id);
    await world.sql(
      `update registry_import_row set after = (after - 'employment_leave') || jsonb_build_object('employment', after -> 'employment'
         || '{"leave_kind": "maternidade", "leave_from": "2026-09-01"}') where import_id = $1`,
      [id],
    );
    expect(await world.apply(id)).toMatchObject({ situacao: 'conferir' });
    expect(await employmentOf(cpf)).toBeUndefined();
    await world.apply(id);
    expect(
      await world.sql('select kind, from_day::text as day from employment_leave where employment_id = $1', [
        (await employmentOf(cpf)).id,
      ]),
    ).toEqual([{ kind: 'maternidade', day: '2026-09-01' }]);
  });

  it('two files of HR with the same worker, applied at once: one is written, the other read anew', async () => {
    const [cpf, other] = [newCpf(), newCpf()];
    const ids = [
      await world.read('um.csv', file(lineOf(cpf, '9501', { job: 'Pintor' }))),
      await world.read('dois-de-uma-vez.csv', file(lineOf(cpf, '9501', { job: 'Pedreiro' }), lineOf(other, '9502'))),
    ];
    const call = await helena();
    await Promise.all(ids.map(id => call(calls.applyRegistry, { params: { id } })));
    const ended = await Promise.all(ids.map(id => world.until(id, 'aplicada', 'conferir')));
    expect(ended.map(one => one.situacao).toSorted()).toEqual(['aplicada', 'conferir']);
    expect(await world.sql("select id from employment where registration = '9501'")).toHaveLength(1);
    const waits = ended.find(one => one.situacao === 'conferir');
    expect(waits?.porAcao.mudar).toBe(waits?.id === ids[0] || waits?.id === ids[1] ? 1 : 0);
  });

  it('HR without the grant of pay fills none, whatever the file and its remembered columns hold', async () => {
    const person = await app.personId('helena');
    const grants = [
      'RhImportacaoVisualizar',
      'RhImportacaoCriar',
      'RhImportacaoEditar',
      'RhImportacaoDeletar',
      'RhTrabalhadorVisualizar',
      'RhTrabalhadorEditar',
      'RhTrabalhadorCriar',
    ];
    const paid = await world.read('com-salario.csv', file(lineOf(newCpf(), '9601')));
    await world.sql(
      `with made as (insert into access_profile (access_group_id, role, name, permissions)
         select access_group_id, 'RH', 'Sem remuneração', $2 from membership where person_id = $1 and role = 'RH' returning id)
       update membership set access_profile_id = (select id from made) where person_id = $1 and role = 'RH'`,
      [person, grants],
    );
    try {
      const cpf = newCpf();
      const id = await world.read('sem-salario.csv', file(lineOf(cpf, '9602')));
      expect((await (await helena())(calls.registryTable, { params: { id } })).semPermissao).toEqual([
        'pagamento',
        'banco',
      ]);
      await world.apply(id);
      expect(await employmentOf(cpf)).toMatchObject({ registration: '9602', salary: null });
      expect((await world.item(paid)).can).not.toContain('aplicar');
      expect(await codeOf((await helena())(calls.applyRegistry, { params: { id: paid } }))).toBe(
        'OPERATION_NOT_ALLOWED',
      );
      const [row] = await world.rows(paid);
      expect(row?.mudancas.find(change => change.campo === 'salario')).toMatchObject({ depois: null, oculto: true });
    } finally {
      await world.sql(
        "update membership set access_profile_id = (select id from access_profile where access_group_id is null and role = 'RH') where person_id = $1 and role = 'RH'",
        [person],
      );
    }
  });
});
