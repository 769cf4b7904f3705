import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract as calls } from '@cracha/contract/features/import/release.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inTransaction } from '#kernel/database/transaction.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from '../import.factory.ts';
import { type ImportWorld, importWorld, sampleFile } from '../import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let helena: Call;
let gustavo: Call;
let gustavoId: string;
let workers: KnownWorker[];
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  helena = world.helena;
  const [{ id: accessGroupId }] = await world.rows("select id from access_group where name = 'Grupo Pantanal'");
  gustavoId = await app.personId('gustavo');
  await acrossTenants(app.database.pool, 'a second person of HR', tx =>
    makeMembership(tx, { personId: gustavoId, role: 'RH', accessGroupId }),
  );
  gustavo = await app.as('gustavo', 'rh');
  workers = await knownWorkers(app);
});
afterAll(() => app.stop());

const at = (id: string) => ({ params: { id } });
/** Helena changes the rules; what needs a second person Gustavo confirms. */
const setRules = async (duasPessoas: boolean, aoTerminar = false) => {
  const { mudanca } = await helena(calls.setReleaseRules, { body: { duasPessoas, aoTerminar } });
  if (mudanca) await gustavo(calls.confirmRuleChange, at(mudanca.id));
};
/** A payslip of a month of 2025, in which the demo has none. */
const payslip = (worker: KnownWorker | undefined, month: number, extra = 0, given = {}) =>
  readPayslip(worker, {
    year: 2025,
    month,
    lines: [
      { description: 'Salário', earnings: 300_000, deductions: null },
      ...(extra ? [{ description: 'PLR', earnings: extra, deductions: null }] : []),
      { description: 'INSS', earnings: null, deductions: 25_000 },
    ],
    totalEarnings: 300_000 + extra,
    net: 275_000 + extra,
    bases: { fgtsMonth: 24_000 },
    ...given,
  });
const clean = (worker: KnownWorker | undefined, month: number, extra = 0) => ({
  reading: payslip(worker, month, extra),
  worker,
  state: 'clean' as const,
});
const inOneCompany = () => workers.filter(worker => worker.companyId === workers[0]?.companyId);
const published = (id: string) => world.until(id, situacao => ['publicada', 'paraConferir'].includes(situacao));

describe('GET /importacao/{id}/liberacao', () => {
  it('sets documents against active workers, totals against last month, and names the largest changes with their line', async () => {
    const [a, b, ...others] = inOneCompany();
    const first = await makeImport(app, [clean(a, 3), clean(b, 3)]);
    await helena(importContract.publishImport, { ...at(first.id), body: { quais: 'todos' } });
    await published(first.id);
    const { resultado } = await helena(calls.releaseDesk, at(first.id));
    expect(resultado).toEqual({ documentos: 2, pessoas: 2, em: expect.any(String) });
    const stranger = payslip(undefined, 4, 0, {
      name: 'Wesley Gama',
      findings: [{ code: 'WORKER_NOT_FOUND', values: {} }],
    });
    const twice = payslip(a, 4, 0, { findings: [{ code: 'SAME_WORKER_TWICE', values: { count: 2 } }] });
    const { id } = await makeImport(app, [
      clean(a, 4, 90_000),
      clean(b, 4),
      clean(others[5], 2),
      { reading: stranger },
      { reading: twice, worker: a },
    ]);
    const desk = await helena(calls.releaseDesk, at(id));
    expect(desk).toMatchObject({
      mes: 4,
      ano: 2025,
      especie: 'mensal',
      empresas: 1,
      impedimento: null,
      pedido: null,
      resultado: null,
    });
    expect(desk.anterior).toEqual({ recibos: 2, ganhos: 600_000, descontos: 50_000, liquido: 550_000, fgts: 48_000 });
    expect(desk.atual).toEqual({ recibos: 2, ganhos: 690_000, descontos: 50_000, liquido: 640_000, fgts: 48_000 });
    expect(desk.mudancas).toEqual([
      {
        idVinculo: a?.employmentId,
        nome: a?.name,
        matricula: a?.registration,
        anterior: 275_000,
        atual: 365_000,
        motivo: { codigo: 'LINE_NEW', valores: { nome: 'PLR', valorAmount: 90_000 } },
      },
    ]);
    expect(desk.mudancasGrandes).toBe(1);
    expect(desk.foraDoMes).toBe(1);
    const { quadro } = desk;
    expect(quadro.ativosComRecibo).toBe(2);
    expect(quadro.ativosNoArquivo).toBe(2);
    expect(quadro.ativos - quadro.ativosComRecibo).toBe(quadro.faltando.total);
    expect(quadro.faltando.itens.map(item => item.nome)).toEqual(
      expect.arrayContaining(others.slice(0, 3).map(w => w.name)),
    );
    expect(quadro.sobrando).toMatchObject({
      total: 1,
      itens: [{ nome: 'Wesley Gama', motivo: { codigo: 'WORKER_NOT_FOUND' } }],
    });
    expect(quadro.duplicados).toMatchObject({ total: 1, itens: [{ nome: a?.name }] });
    expect(quadro.desligados.total).toBe(0);
  });

  it('a file of benefits is set against the month before’s benefits, and comes out as such', async () => {
    const [a, b, c] = inOneCompany();
    const benefit = (worker: KnownWorker | undefined, month: number, amount: number) => ({
      reading: payslip(worker, month, 0, {
        type: 2,
        kind: undefined,
        lines: [{ description: 'Vale-refeição', earnings: amount, deductions: null }],
        totalEarnings: amount,
        totalDeductions: 0,
        net: amount,
        bases: {},
      }),
      worker,
      state: 'clean' as const,
    });
    const first = await makeImport(app, [benefit(a, 8, 60_000), benefit(b, 8, 60_000)]);
    await helena(importContract.publishImport, { ...at(first.id), body: { quais: 'todos' } });
    await published(first.id);
    const { id } = await makeImport(app, [benefit(a, 9, 66_000), benefit(c, 9, 60_000)]);
    const desk = await helena(calls.releaseDesk, at(id));
    expect(desk).toMatchObject({ mes: 9, ano: 2025, impedimento: null });
    expect(desk.atual).toMatchObject({ recibos: 2, ganhos: 126_000, descontos: 0, liquido: 126_000 });
    // both months count the same people; the other one's is told apart
    expect(desk.anterior).toMatchObject({ recibos: 1, ganhos: 60_000, descontos: 0, liquido: 60_000 });
    expect(desk.anteriorDeOutros).toBe(1);
    expect(desk.mudancas.map(({ idVinculo, anterior, atual }) => [idVinculo, anterior, atual])).toEqual([
      [a?.employmentId, 60_000, 66_000],
    ]);
    await helena(importContract.publishImport, { ...at(id), body: { quais: 'todos' } });
    await published(id);
    expect(
      await world.rows('select category, net from receipt where import_id = $1 and deleted_at is null order by net', [
        id,
      ]),
    ).toEqual([
      { category: 2, net: 60_000 },
      { category: 2, net: 66_000 },
    ]);
  });

  it('who is missing is told by company and kind of contract, and one reason holds for all of a group until it is taken back', async () => {
    const [a, ...others] = inOneCompany();
    const [intern, known] = others;
    await world.rows("update employment set hiring_regime = 'estagiario' where id = $1", [intern?.employmentId]);
    const { id } = await makeImport(app, [clean(a, 6)]);
    await helena(calls.markExpected, { ...at(id), body: { idVinculo: known?.employmentId ?? '', esperado: true } });
    const missing = async () => (await helena(calls.releaseDesk, at(id))).quadro.faltando;
    const groupOf = async (regime: string) => (await missing()).grupos.find(group => group.regime === regime);
    const before = await missing();
    expect(before.grupos.reduce((sum, { total }) => sum + total, 0)).toBe(before.total);
    expect(await groupOf('estagiario')).toMatchObject({ idEmpresa: a?.companyId, total: 1, semMotivo: 1 });
    const motivo = 'Bolsa paga por outra folha';
    const grupo = { idEmpresa: a?.companyId ?? '', regime: 'estagiario' as const };
    expect(await helena(calls.markManyExpected, { ...at(id), body: { grupo, motivo } })).toMatchObject({ total: 1 });
    expect(await groupOf('estagiario')).toMatchObject({ total: 1, semMotivo: 0 });
    const interns = (await missing()).itens.filter(({ regime }) => regime === 'estagiario');
    expect(interns).toMatchObject([{ esperado: true, motivo: { codigo: 'SAID', valores: { texto: motivo } } }]);

    const { total, ato } = await helena(calls.markManyExpected, { ...at(id), body: { parcial: true } });
    expect(total).toBe(before.total - 2);
    expect((await missing()).grupos.every(({ semMotivo }) => semMotivo === 0)).toBe(true);
    expect((await missing()).itens.filter(({ motivo: said }) => said?.codigo === 'PARTIAL_FILE')).toHaveLength(total);
    expect(await helena(calls.undoManyExpected, { ...at(id), body: { ato } })).toEqual({ total });
    // what was said of one, and of the interns, stays
    expect((await missing()).itens.filter(({ esperado }) => esperado)).toHaveLength(2);
    expect(await codeOf(helena(calls.markManyExpected, { ...at(id), body: {} }))).toBe('REQUIRED_FIELD');
  });

  it('an absence that a person calls right is explained, and can be taken back', async () => {
    const [a, missing] = inOneCompany();
    const { id } = await makeImport(app, [clean(a, 5)]);
    const idVinculo = missing?.employmentId ?? '';
    const explained = async () =>
      (await helena(calls.releaseDesk, at(id))).quadro.faltando.itens.find(item => item.idVinculo === idVinculo)
        ?.esperado;
    expect(await explained()).toBe(false);
    await helena(calls.markExpected, { ...at(id), body: { idVinculo, esperado: true } });
    expect(await explained()).toBe(true);
    expect(await world.rows('select said_by from expected_absence where import_id = $1', [id])).toEqual([
      { said_by: await app.personId('helena') },
    ]);
    await helena(calls.markExpected, { ...at(id), body: { idVinculo, esperado: false } });
    expect(await explained()).toBe(false);
    expect(
      await codeOf(helena(calls.markExpected, { ...at(id), body: { idVinculo: unknownId, esperado: true } })),
    ).toBe('NOT_FOUND');
  });

  it('who has left stands apart, explained where the month is the last', async () => {
    const [a, b] = inOneCompany();
    await world.rows("update employment set dismissed_on = '2025-06-10' where id = $1", [a?.employmentId]);
    await world.rows("update employment set dismissed_on = '2025-01-10' where id = $1", [b?.employmentId]);
    const { id } = await makeImport(app, [clean(a, 6), clean(b, 6)]);
    const { desligados } = (await helena(calls.releaseDesk, at(id))).quadro;
    expect(desligados.itens.map(item => [item.nome, item.esperado, item.motivo])).toEqual([
      [a?.name, true, { codigo: 'DISMISSED_ON', valores: { data: '2025-06-10' } }],
      [b?.name, false, { codigo: 'DISMISSED_ON', valores: { data: '2025-01-10' } }],
    ]);
    await world.rows('update employment set dismissed_on = null where id = any ($1)', [
      [a?.employmentId, b?.employmentId],
    ]);
  });

  it("another access group's and an unknown import is not found, by any call", async () => {
    const { id } = await makeImport(app, [clean(workers[0], 7)]);
    const bruno = await app.as('bruno', 'rh');
    for (const [call, importId] of [
      [bruno, id],
      [helena, unknownId],
    ] as const)
      for (const work of [
        () => call(calls.releaseDesk, at(importId)),
        () => call(calls.askRelease, { ...at(importId), body: { para: gustavoId } }),
        () => call(calls.withdrawRelease, at(importId)),
        () => call(calls.returnRelease, { ...at(importId), body: { motivo: 'não está certo' } }),
        () => call(calls.grantRelease, at(importId)),
        () =>
          call(calls.markExpected, {
            ...at(importId),
            body: { idVinculo: workers[0]?.employmentId ?? '', esperado: true },
          }),
      ])
        expect(await codeOf(work())).toBe('NOT_FOUND');
  });
});

describe('two people', () => {
  it('one alone can not publish; the second releases what was asked for, and each step is told and kept', async () => {
    await setRules(true);
    const { id } = await makeImport(app, [clean(workers[0], 8), clean(workers[1], 8)]);
    expect((await helena(calls.releaseDesk, at(id))).impedimento).toBe('duasPessoas');
    expect(await codeOf(helena(importContract.publishImport, { ...at(id), body: { quais: 'todos' } }))).toBe(
      'REQUEST_OWN_APPROVAL',
    );
    expect(await codeOf(helena(calls.askRelease, { ...at(id), body: { para: await app.personId('helena') } }))).toBe(
      'NOT_FOUND',
    );
    await helena(calls.askRelease, { ...at(id), body: { para: gustavoId, mensagem: 'Tudo certo.' } });
    expect(await codeOf(helena(calls.askRelease, { ...at(id), body: { para: gustavoId } }))).toBe('STALE_VERSION');
    expect(await codeOf(helena(calls.grantRelease, at(id)))).toBe('REQUEST_OWN_APPROVAL');
    const desk = await gustavo(calls.releaseDesk, at(id));
    expect(desk).toMatchObject({ impedimento: null, pedido: { paraMim: true, mensagem: 'Tudo certo.' } });
    expect(
      await world.rows(
        "select values ->> 'arquivo' as file from notification where kind = 'releaseAsked' and person_id = $1",
        [gustavoId],
      ),
    ).toEqual([{ file: 'feita.txt' }]);
    await gustavo(calls.returnRelease, { ...at(id), body: { motivo: 'Falta o recibo de Caio.' } });
    expect(
      await world.rows("select values ->> 'motivo' as why from notification where kind = 'releaseReturned'"),
    ).toEqual([{ why: 'Falta o recibo de Caio.' }]);
    await helena(calls.askRelease, { ...at(id), body: { para: gustavoId } });
    await gustavo(calls.grantRelease, at(id));
    expect(await published(id)).toMatchObject({ publicados: 2 });
    expect(await world.rows('select state from release_request where import_id = $1 order by asked_at', [id])).toEqual([
      { state: 'returned' },
      { state: 'released' },
    ]);
    const log = (await helena(importContract.importLog, at(id))).map(entry => entry.codigo);
    expect(log).toEqual(expect.arrayContaining(['releaseAsked', 'releaseReturned', 'releaseGranted', 'published']));
  });

  it('who reviewed does not release, not even when asked; a request can be taken back by who made it alone', async () => {
    const [a, b] = workers;
    const { id, documents } = await makeImport(app, [
      clean(a, 9),
      {
        reading: payslip(b, 9, 0, { findings: [{ code: 'NAME_DIFFERS', values: { printed: 'x', registered: 'y' } }] }),
        worker: b,
      },
    ]);
    await gustavo(reviewContract.confirmDocument, { params: { id, documento: documents[1] ?? '' }, body: {} });
    const asked = await refusalOf(helena(calls.askRelease, { ...at(id), body: { para: gustavoId } }));
    expect(asked.body).toMatchObject({ code: 'REQUEST_NOT_YOUR_APPROVAL' });
    const helenaId = await app.personId('helena');
    await gustavo(calls.askRelease, { ...at(id), body: { para: helenaId } });
    expect(await codeOf(helena(calls.withdrawRelease, at(id)))).toBe('REQUEST_NOT_YOUR_APPROVAL');
    await gustavo(calls.withdrawRelease, at(id));
    expect(await codeOf(helena(calls.grantRelease, at(id)))).toBe('STALE_VERSION');
    expect(await world.rows('select id from receipt where import_id = $1', [id])).toHaveLength(0);
  });

  it('of ten releases at the same moment one is taken', async () => {
    const { id } = await makeImport(app, [clean(workers[2], 10)]);
    await helena(calls.askRelease, { ...at(id), body: { para: gustavoId } });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => gustavo(calls.grantRelease, at(id))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await published(id)).toMatchObject({ publicados: 1 });
  });

  it('is a rule that needs a second person, and does not go with publishing by itself', async () => {
    expect(await codeOf(setRules(true, true))).toBe('INVALID_OPTION');
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.setReleaseRules, { body: { duasPessoas: true, aoTerminar: false } }))).toBe(
      'INVALID_OPTION',
    );
    await setRules(false);
  });

  it('a file without any doubt goes out by itself where the access group says so; with a doubt it waits', async () => {
    await setRules(false, true);
    const id = await world.read('P02_rm_1porpagina.pdf');
    expect(await published(id)).toMatchObject({ situacao: 'publicada', paraConferir: 0 });
    const again = await world.read(
      'de-novo.pdf',
      Buffer.concat([sampleFile('P02_rm_1porpagina.pdf'), Buffer.from('\n')]),
    );
    expect(await helena(importContract.importById, at(again))).toMatchObject({
      situacao: 'paraConferir',
      publicados: 0,
    });
    await setRules(false);
  });
});

describe('the notices of a release', () => {
  type Told = Awaited<ReturnType<typeof tell>>;
  let told: Told;
  beforeAll(async () => {
    told = await tell();
  });

  /** Two of a company that tells by SMS and attaches PDFs, one with address and phone, one with the phone alone; one with both of a company that does neither. */
  async function tell() {
    const [both, phone] = inOneCompany();
    const plain = workers.find(({ companyId }) => companyId !== both?.companyId);
    const set = async (worker: KnownWorker | undefined, email: string | null, cell: string) =>
      world.rows(
        `update person set email = $2, email_confirmed_at = case when $2::text is null then null else now() end, cell_phone = $3, cell_phone_confirmed_at = now()
          where id = (select person_id from employment where id = $1)`,
        [worker?.employmentId, email, cell],
      );
    await set(both, 'os.dois@exemplo.com.br', '11911110001');
    await set(phone, null, '11911110002');
    await set(plain, 'sem.sms@exemplo.com.br', '11911110003');
    await world.rows('update company set sms_notice = true, mail_attaches = true where id = $1', [both?.companyId]);
    return { all: [both, phone, plain], company: both?.companyId };
  }

  let months = 0;
  /** Of a month before 2025, where nobody has any. */
  const threeOf = (from: Told) => {
    months += 1;
    const [year, month] = [2024 - Math.floor(months / 12), (months % 12) + 1];
    return makeImport(
      app,
      from.all.map(worker => ({ reading: payslip(worker, month, 0, { year }), worker, state: 'clean' as const })),
    );
  };
  /** What the outbox has beside what it had, once nothing waits. */
  const sentAfter = async (work: () => Promise<unknown>) => {
    const before = new Set((await world.rows('select id from outbox_message')).map(({ id }) => id));
    await work();
    const waiting = () =>
      world.rows("select id from jobs.job where name = 'receipt-mail' and state in ('created', 'retry', 'active')");
    await expect.poll(async () => (await waiting()).length).toBe(0);
    const rows = await world.rows('select id, channel, recipient from outbox_message order by channel, recipient');
    return rows.flatMap(({ id, channel, recipient }) => (before.has(id) ? [] : [`${channel} ${recipient}`]));
  };
  const inPortal = async (id: string) =>
    (
      await world.rows(
        "select n.id from notification n join receipt r on n.cause = 'receipt:' || r.id where r.import_id = $1",
        [id],
      )
    ).length;
  const mails = ['mail os.dois@exemplo.com.br', 'mail sem.sms@exemplo.com.br'];
  const texts = ['sms 11911110001', 'sms 11911110002'];
  const combinations: [boolean, boolean, string[]][] = [
    [true, true, [...mails, ...texts]],
    [true, false, mails],
    [false, true, texts],
    [false, false, []],
  ];

  it('the desk counts who will hear of it, and by which way', async () => {
    const { id } = await threeOf(told);
    const { avisos } = await helena(calls.releaseDesk, at(id));
    expect(avisos).toEqual({ portal: 3, email: 2, comPdf: 1, sms: 2, empresasComSms: 1 });
    await world.rows('update company set shows_receipts = false where id = $1', [told.company]);
    const hidden = await helena(calls.releaseDesk, at(id));
    expect(hidden.avisos).toEqual({ portal: 1, email: 1, comPdf: 0, sms: 0, empresasComSms: 0 });
    await world.rows('update company set shows_receipts = true where id = $1', [told.company]);
    const switchedOff = told.all[0]?.employmentId;
    const active = (value: boolean) =>
      world.rows('update person set active = $2 where id = (select person_id from employment where id = $1)', [
        switchedOff,
        value,
      ]);
    await active(false);
    const without = await helena(calls.releaseDesk, at(id));
    expect(without.avisos).toMatchObject({ portal: 3, email: 1, comPdf: 0, sms: 1 });
    await active(true);
  });

  it('who may be reached is told to HR alone, of whom it reaches', async () => {
    const [person] = await world.rows('select person_id as id from employment where id = $1', [
      told.all[0]?.employmentId,
    ]);
    const [group] = await world.rows("select id from access_group where name = 'Grupo Pantanal'");
    const [other] = await world.rows("select id from access_group where name <> 'Grupo Pantanal' limit 1");
    const reached = (context: { profile: string; group: string; companies?: string; workers?: string }) =>
      inTransaction(
        app.database.pool,
        `select set_config('app.profile', '${context.profile}', true), set_config('app.access_group', '${context.group}', true),
                set_config('app.companies', '${context.companies ?? '*'}', true), set_config('app.workers', '${context.workers ?? '*'}', true)`,
        async client =>
          (await client.query('select * from access.reachable_persons(array[$1::uuid])', [person.id])).rows,
      );
    const rh = { profile: 'rh', group: group.id };
    expect(await reached(rh)).toEqual([{ person_id: person.id, by_mail: true, by_sms: true }]);
    for (const context of [
      { ...rh, group: other.id },
      { ...rh, companies: '{}' },
      { ...rh, workers: '{}' },
      { ...rh, profile: 'gestor' },
      { ...rh, profile: 'trabalhador' },
    ])
      expect([context, await reached(context)]).toEqual([context, []]);
  });

  it('what is out already tells nobody again', async () => {
    const { id } = await threeOf(told);
    await helena(importContract.publishImport, { ...at(id), body: { quais: 'todos', email: false, sms: false } });
    await published(id);
    const { avisos } = await helena(calls.releaseDesk, at(id));
    expect(avisos).toEqual({ portal: 0, email: 0, comPdf: 0, sms: 0, empresasComSms: 0 });
  });

  it.each(combinations)(
    'by e-mail %s and by SMS %s: everybody is told in the portal, and these go out',
    async (email, sms, out) => {
      const { id } = await threeOf(told);
      const sent = await sentAfter(async () => {
        await helena(importContract.publishImport, { ...at(id), body: { quais: 'todos', email, sms } });
        await published(id);
      });
      expect(sent).toEqual(out);
      expect(await inPortal(id)).toBe(3);
      expect(await world.rows('select publish_mail, publish_sms from import where id = $1', [id])).toEqual([
        { publish_mail: email, publish_sms: sms },
      ]);
    },
  );

  it.each(combinations.slice(1, 3))(
    'scheduled by e-mail %s and by SMS %s, so it is told until it goes, and so it goes',
    async (email, sms, out) => {
      const { id } = await threeOf(told);
      const quando = new Date(Date.now() + 3000).toISOString();
      const sent = await sentAfter(async () => {
        await helena(importContract.publishImport, { ...at(id), body: { quais: 'limpos', email, sms, quando } });
        expect(await helena(calls.releaseDesk, at(id))).toMatchObject({
          email,
          sms,
          importacao: { situacao: 'agendada' },
        });
        await published(id);
      });
      expect(sent).toEqual(out);
      expect(await inPortal(id)).toBe(3);
    },
  );

  it.each(combinations)(
    'asked of a second person by e-mail %s and by SMS %s, they go as they were asked for',
    async (email, sms, out) => {
      await setRules(true);
      const { id } = await threeOf(told);
      await helena(calls.askRelease, { ...at(id), body: { para: gustavoId, email, sms } });
      expect((await gustavo(calls.releaseDesk, at(id))).pedido).toMatchObject({ email, sms });
      const sent = await sentAfter(async () => {
        await gustavo(calls.grantRelease, at(id));
        await published(id);
      });
      expect(sent).toEqual(out);
      expect(await world.rows('select mail, sms from release_request where import_id = $1', [id])).toEqual([
        { mail: email, sms },
      ]);
      expect(await world.rows('select publish_mail, publish_sms from import where id = $1', [id])).toEqual([
        { publish_mail: email, publish_sms: sms },
      ]);
      await setRules(false);
    },
  );

  it.each([
    ['no e-mail', { email: false }, 3],
    ['no SMS', { sms: false }, 1],
    ['nothing of either', {}, 0],
  ] as const)('a client that says %s alone: SMS left out is as the e-mail', async (_, chosen, of) => {
    const [email, sms, out] = combinations[of] ?? [];
    const { id } = await threeOf(told);
    const sent = await sentAfter(async () => {
      await helena(importContract.publishImport, { ...at(id), body: { quais: 'todos', ...chosen } });
      await published(id);
    });
    expect(sent).toEqual(out);
    expect(await inPortal(id)).toBe(3);
    expect(await world.rows('select publish_mail, publish_sms from import where id = $1', [id])).toEqual([
      { publish_mail: email, publish_sms: sms },
    ]);
    const asked = await threeOf(told);
    await helena(calls.askRelease, { ...at(asked.id), body: { para: gustavoId, ...chosen } });
    expect(await world.rows('select mail, sms from release_request where import_id = $1', [asked.id])).toEqual([
      { mail: email, sms },
    ]);
  });

  it('a company that no longer wants SMS when it goes out sends none, whatever was chosen', async () => {
    const { id } = await threeOf(told);
    const quando = new Date(Date.now() + 3000).toISOString();
    const sent = await sentAfter(async () => {
      await helena(importContract.publishImport, { ...at(id), body: { quais: 'limpos', quando } });
      await world.rows('update company set sms_notice = false where id = $1', [told.company]);
      await published(id);
    });
    expect(sent).toEqual(mails);
    await world.rows('update company set sms_notice = true where id = $1', [told.company]);
  });
});
