import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { registryDesk } from './registry-world.factory.ts';

const app = await startApp();
const { world, company, joao, today, helena, newCpf, lineOf, file, employmentOf, rememberColumns } =
  await registryDesk(app);
beforeAll(rememberColumns);
afterAll(() => app.stop());

describe('DELETE /importacao/cadastro', () => {
  it('puts back what was and takes away what was made, with the reason', async () => {
    const cpf = newCpf();
    const state = () => world.sql('select name, job_title, department from employment where id = $1', [joao.id]);
    const changes = () =>
      world.sql(
        'select field, from_day, value from employment_change where employment_id = $1 order by field, from_day',
        [joao.id],
      );
    await world.sql('delete from employment_change where employment_id = $1 and from_day = $2', [joao.id, today]);
    const [was, dated] = [await state(), await changes()];
    const id = await world.read(
      'desfazer.csv',
      file(
        lineOf(cpf, '9701'),
        lineOf(joao.cpf, joao.registration, { name: 'João B. Ferreira', job: 'Porteiro', admitted: '' }),
      ),
    );
    await world.apply(id);
    expect(await state()).not.toEqual(was);
    const short = (await helena())(calls.undoRegistries, { body: { IdString: id, Justificativa: 'curta' } });
    expect(await codeOf(short)).toBe('DELETION_JUSTIFICATION_LENGTH');
    expect((await world.undo(id)).situacao).toBe('desfeita');
    expect([await state(), await changes()]).toEqual([was, dated]);
    expect(await employmentOf(cpf)).toBeUndefined();
    expect(
      await world.sql('select m.id from membership m join person p on p.id = m.person_id where p.cpf = $1', [cpf]),
    ).toEqual([]);
    expect(
      await world.sql(
        "select record->>'registration' as registration from exclusion_history where entity = 'employment'",
      ),
    ).toEqual([{ registration: '9701' }]);
    expect(await world.sql('select id from person where cpf = $1', [cpf])).toEqual([]);
  });

  it('takes the leaves away that the file brought, and gives one it changed back as it was', async () => {
    const cpf = newCpf();
    const leaves = () =>
      world.sql(
        `select e.registration, l.kind, l.from_day::text as since, l.until_day::text as until, e.leave_from::text as counts
           from employment_leave l join employment e on e.id = l.employment_id order by e.registration, l.from_day`,
      );
    await world.sql(
      `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day)
       select access_group_id, company_id, id, person_id, 'auxilioDoenca', '2026-03-02' from employment where id = $1`,
      [joao.id],
    );
    const was = await leaves();
    const columns = 'CPF;CNPJ;Nome;Matrícula;Admissão;Afastamento;Início afastamento;Fim afastamento';
    const line = (of: string, registration: string, ...leave: string[]) =>
      [of, company.cnpj, 'Rosa Moreira Lins', registration, '12/03/2021', ...leave].join(';');
    const made = await world.read(
      'afastados.csv',
      [columns, line(cpf, '9731', 'Maternidade', '01/09/2026', '29/12/2026')].join('\r\n'),
    );
    await world.confirm(made);
    expect(await world.apply(made)).toMatchObject({ situacao: 'aplicada' });
    const rosa = { registration: '9731', kind: 'maternidade', since: '2026-09-01', until: '2026-12-29' };
    expect(await leaves()).toContainEqual({ ...rosa, counts: '2026-09-01' });
    const name = (await world.sql('select name from employment where id = $1', [joao.id]))[0]?.name;
    const of = (registration: string, ...leave: string[]) =>
      [joao.cpf, company.cnpj, name, registration, '', ...leave].join(';');
    const ended = await world.read(
      'voltaram.csv',
      [
        columns,
        of(joao.registration, 'Doença', '02/03/2026', '30/04/2026'),
        line(cpf, '9731', 'Outro', '20/12/2026', ''),
      ].join('\r\n'),
    );
    expect((await world.rows(ended, { acao: 'recusar' })).map(({ motivos }) => motivos)).toMatchObject([
      [{ campo: 'afastamentoInicio', codigo: 'RANGE_OVERLAP', valores: { faixa: '01/09/2026 – 29/12/2026' } }],
    ]);
    await world.apply(ended);
    const joaos = { registration: joao.registration, kind: 'auxilioDoenca', since: '2026-03-02', counts: '2026-03-02' };
    expect(await leaves()).toContainEqual({ ...joaos, until: '2026-04-30' });
    expect(
      await world.sql(
        "select before->>'leave_until' as was, after->>'leave_until' as is from record_history where entity_id = $1 and after ? 'leave_until'",
        [joao.id],
      ),
    ).toEqual([{ was: null, is: '2026-04-30' }]);
    await world.undo(ended);
    expect(await leaves()).toContainEqual({ ...joaos, until: null });
    await world.undo(made);
    expect(await leaves()).toEqual(was);
    await world.sql('delete from employment_leave');
  });

  it('who has left comes in as who has left, and goes back to work when it is undone', async () => {
    const [gone, stays] = [newCpf(), newCpf()];
    const head = 'CPF;CNPJ;Nome;Matrícula;Admissão;Data de demissão;Motivo da demissão';
    const line = (cpf: string, registration: string, ...end: string[]) =>
      [cpf, company.cnpj, 'Rosa Moreira Lins', registration, '12/03/2021', ...end].join(';');
    const of = () =>
      world.sql(
        `select e.registration, e.dismissed_on::text as day, e.dismissal_reason as why from employment e
          where e.registration in ('9741', '9742') order by 1`,
      );
    const made = await world.read(
      'saidas.csv',
      [head, line(gone, '9741', '30/06/2024', 'Pedido de demissão'), line(stays, '9742', '', '')].join('\n'),
    );
    await world.confirm(made);
    expect((await world.rows(made))[0]?.mudancas).toContainEqual(
      expect.objectContaining({ campo: 'desligamento', antes: null, depois: '2024-06-30', oculto: false }),
    );
    await world.apply(made);
    const left = { registration: '9741', day: '2024-06-30', why: 'Pedido de demissão' };
    expect(await of()).toEqual([left, { registration: '9742', day: null, why: null }]);
    const counted = await (await helena())(workerContract.hrWorkerTotals, { query: { pesquisa: '9741' } });
    expect(counted).toMatchObject({ total: 1, porSituacao: { desligado: 1 } });
    const [row] = await world.sql(
      "select after->>'dismissed_on' as day from record_history where verb = 'workerRegistered' and entity_id = $1",
      [(await employmentOf(gone)).id],
    );
    expect(row).toEqual({ day: '2024-06-30' });
    const later = await world.read('saiu.csv', [head, line(stays, '9742', '31/10/2026', 'Fim do contrato')].join('\n'));
    await world.apply(later);
    expect(await of()).toEqual([left, { registration: '9742', day: '2026-10-31', why: 'Fim do contrato' }]);
    const history = await (await helena())(workerContract.workerHistory, {
      params: { id: (await employmentOf(stays)).id },
    });
    expect(history[0]?.depois).toEqual({ desligamento: '2026-10-31', motivoDesligamento: 'Fim do contrato' });
    await world.undo(later);
    expect(await of()).toEqual([left, { registration: '9742', day: null, why: null }]);
  });

  it('leaves a person it made who has come to hold more than that, and one who was there before', async () => {
    const [asked, before] = [newCpf(), newCpf()];
    await world.sql("insert into person (name, cpf) values ('Já Estava Aqui', $1)", [before]);
    const id = await world.read('pessoas.csv', file(lineOf(asked, '9711'), lineOf(before, '9712')));
    await world.apply(id);
    const { person } = await employmentOf(asked);
    await world.sql(
      `insert into notification (person_id, kind, values, cause) values ($1, 'registryApplied', '{}', 'pessoas')`,
      [person],
    );
    await world.undo(id);
    expect(await employmentOf(asked)).toBeUndefined();
    expect(await world.sql('select cpf from person where cpf = any ($1) order by cpf', [[asked, before]])).toEqual([
      { cpf: asked },
      { cpf: before },
    ]);
  });

  it('is no longer possible once its rows have gone, thirty days after the last thing done with it', async () => {
    const read = (name: string, registration: string) => world.read(name, file(lineOf(newCpf(), registration)));
    const [old, fresh, dropped] = [
      await read('velho.csv', '9721'),
      await read('novo.csv', '9722'),
      await read('largado.csv', '9723'),
    ];
    for (const id of [old, fresh]) await world.apply(id);
    await (await helena())(calls.cancelRegistry, { params: { id: dropped } });
    const ages = "update registry_import set sent_at = sent_at - interval '31 days' where id = any ($1)";
    await world.sql(ages, [[old, fresh, dropped]]);
    await world.sql("update registry_import_event set at = at - interval '31 days' where import_id = any ($1)", [
      [old, dropped],
    ]);
    await world.sql('select access.tidy()');
    const left = (id: string) => world.sql('select position from registry_import_row where import_id = $1', [id]);
    expect([await left(old), (await left(fresh)).length, await left(dropped)]).toEqual([[], 1, []]);
    const item = await world.item(old);
    expect(item).toMatchObject({ situacao: 'aplicada', porAcao: { incluir: 1 }, linhasApagadasEm: expect.any(String) });
    expect(item.can).not.toContain('desfazer');
    expect((await world.item(fresh)).can).toContain('desfazer');
    expect(await codeOf(world.undo(old))).toBe('STATUS_FORBIDS');
    expect(await world.sql('select examples from registry_import where id = $1', [old])).toEqual([{ examples: [] }]);
    await (await helena())(calls.retryRegistry, { params: { id: dropped } });
    expect(await world.until(dropped, 'conferir')).toMatchObject({ linhasApagadasEm: null, linhas: 1 });
  });

  it('is refused as a whole where somebody has changed something since, or something hangs on it', async () => {
    const [cpf, other] = [newCpf(), newCpf()];
    const id = await world.read('tarde.csv', file(lineOf(cpf, '9801'), lineOf(other, '9802')));
    await world.apply(id);
    const { id: made } = await employmentOf(cpf);
    await world.sql('update employment set version = 2 where id = $1', [made]);
    expect(await codeOf(world.undo(id))).toBe('STALE_VERSION');
    await world.sql('update employment set version = 1 where id = $1', [made]);
    await world.sql(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', id::text from employment where id = $1`,
      [made],
    );
    expect(await world.undo(id)).toMatchObject({ situacao: 'aplicada', erro: { codigo: 'STALE_VERSION' } });
    expect(await employmentOf(other)).toBeTruthy();
  });
});
