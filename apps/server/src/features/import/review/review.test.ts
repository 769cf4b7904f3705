import { importContract as importCalls } from '@cracha/contract/features/import/import.contract.ts';
import { reviewContract as calls } from '@cracha/contract/features/import/review.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { helenaReaching } from '#test/permissions.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from '../import.factory.ts';
import { type ImportWorld, importWorld } from '../import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let helena: Call;
let workers: KnownWorker[];
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  helena = world.helena;
  workers = await knownWorkers(app);
});
afterAll(() => app.stop());

const params = (id: string, documento = '') => ({ params: { id, documento } });
const row = async (id = '') => (await world.rows('select * from import_document where id = $1', [id]))[0];
const stateOf = async (id: string) =>
  (await world.rows('select state, clean, doubtful, published from import where id = $1', [id]))[0];
const unreadable = (worker?: KnownWorker) =>
  readPayslip(worker, {
    lines: [
      { description: 'Salário', earnings: 300_000, deductions: null },
      { description: 'INSS', earnings: null, deductions: 20_278 },
      { description: 'Convênio farmácia', earnings: null, deductions: null },
    ],
    findings: [{ code: 'DEDUCTIONS_SUM_DIFFERS', values: { printedAmount: 25_000, summedAmount: 20_278 } }],
  });

describe('GET /importacao/{id}/conferencia', () => {
  it('what waits comes gravest cause first, and a decided document keeps its place', async () => {
    const [a, b, c] = workers;
    const { id, documents } = await makeImport(app, [
      {
        reading: readPayslip(a, { findings: [{ code: 'RECEIPT_EXISTS', values: { competence: '09/2026' } }] }),
        worker: a,
      },
      { reading: readPayslip(undefined, { name: 'Fulana', findings: [{ code: 'WORKER_NOT_FOUND', values: {} }] }) },
      { reading: unreadable(b), worker: b },
      { reading: readPayslip(c), worker: c, state: 'clean' },
    ]);
    const queue = await helena(calls.reviewQueue, params(id));
    expect(queue.itens.map(item => item.causa)).toEqual(['soma', 'semTrabalhador', 'jaExiste']);
    expect(queue).toMatchObject({ total: 3, decididos: 0, importacao: { paraConferir: 3, limpos: 1 } });
    expect(queue.itens[0]).toMatchObject({
      id: documents[2],
      nome: b?.name,
      aberto: true,
      resumo: { codigo: 'DEDUCTIONS_SUM_DIFFERS', valores: { printedAmount: 25_000 } },
    });
    await helena(calls.ignoreDocument, params(id, documents[2]));
    const after = await helena(calls.reviewQueue, params(id));
    expect(after.itens.map(item => [item.causa, item.aberto])).toEqual([
      ['soma', false],
      ['semTrabalhador', true],
      ['jaExiste', true],
    ]);
    expect(after).toMatchObject({ total: 3, decididos: 1 });
  });
});

describe('GET /importacao/{id}/conferencia/{documento}', () => {
  it('shows what was read, what is found of it, and the figure that closes the sums', async () => {
    const [a] = workers;
    const { id, documents } = await makeImport(app, [{ reading: unreadable(a), worker: a }]);
    const document = await helena(calls.reviewDocument, params(id, documents[0]));
    expect(document).toMatchObject({
      causa: 'soma',
      nome: a?.name,
      cpf: expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/),
      impedimentos: ['DEDUCTIONS_SUM_DIFFERS', 'NET_DIFFERS'],
      sugestao: { alvo: 'desconto', verba: 2, valor: 4_722 },
      vinculo: { idVinculo: a?.employmentId, nome: a?.name },
      temPagina: false,
      podeCadastrar: false,
    });
    expect(document.verbas).toHaveLength(3);
  });

  it('says where each line stands, also of a corrected one; an older reading says nothing of it', async () => {
    const [a] = workers;
    const lines = readPayslip(a).lines.map((line, at) => ({ ...line, box: [2, 50, 300 + at * 20, 950, 312] as const }));
    const placed = await makeImport(app, [{ reading: readPayslip(a, { pages: [2], lines }), worker: a }]);
    const document = await helena(calls.reviewDocument, params(placed.id, placed.documents[0]));
    expect(document.verbas.map(({ caixa }) => caixa)).toEqual([
      { pagina: 2, caixa: [0.05, 0.3, 0.95, 0.312] },
      { pagina: 2, caixa: [0.05, 0.32, 0.95, 0.312] },
    ]);
    const verbas = document.verbas.map(({ caixa: _caixa, ...line }, at) =>
      at === 1 ? { ...line, desconto: 30_000 } : line,
    );
    const correcao = { verbas, totalDescontos: 30_000, liquido: 270_000 };
    await helena(calls.confirmDocument, { ...params(placed.id, placed.documents[0]), body: { correcao } });
    const [, second] = (await row(placed.documents[0])).reading.lines;
    expect(second).toMatchObject({ deductions: 30_000, box: [2, 50, 320, 950, 312] });

    const older = await makeImport(app, [{ reading: readPayslip(a), worker: a }]);
    const shown = await helena(calls.reviewDocument, params(older.id, older.documents[0]));
    expect(shown.verbas.map(({ caixa }) => caixa)).toEqual([null, null]);
  });

  it('names the people it may belong to, with what agrees and what does not', async () => {
    const [a, b] = workers;
    const candidates = [
      { employmentId: a?.employmentId ?? '', for: ['registration'], against: ['cpf'] },
      { employmentId: b?.employmentId ?? '', for: ['cpf'], against: ['registration', 'name'] },
    ];
    const { id, documents } = await makeImport(app, [
      {
        reading: readPayslip(a, {
          match: { state: 'ambiguous', candidates },
          findings: [{ code: 'IDENTITY_CONFLICT', values: { printed: '1', registered: '2' } }],
        }),
      },
    ]);
    const document = await helena(calls.reviewDocument, params(id, documents[0]));
    expect(document.causa).toBe('dono');
    expect(document.candidatos.map(({ nome, aFavor, contra }) => [nome, aFavor, contra])).toEqual([
      [a?.name, ['registration'], ['cpf']],
      [b?.name, ['cpf'], ['registration', 'name']],
    ]);
  });

  it("another access group's, an unknown and another import's document are not found, by any call", async () => {
    const [a] = workers;
    const { id, documents } = await makeImport(app, [{ reading: unreadable(a), worker: a }]);
    const other = await makeImport(app, [{ reading: unreadable(a), worker: a }]);
    const bruno = await app.as('bruno', 'rh');
    const ids: [Call, string, string | undefined][] = [
      [bruno, id, documents[0]],
      [helena, id, unknownId],
      [helena, other.id, documents[0]],
    ];
    for (const [call, importId, documento] of ids) {
      const at = params(importId, documento);
      for (const work of [
        () => call(calls.reviewDocument, at),
        () => call(calls.reserveDocument, at),
        () => call(calls.checkDocument, { ...at, body: {} }),
        () => call(calls.confirmDocument, { ...at, body: {} }),
        () => call(calls.ignoreDocument, at),
        () => call(calls.reopenDocument, at),
        () => call(calls.typeDocument, { ...at, body: { tipo: 9 } }),
        () => call(calls.pagePicture, { params: { ...at.params, pagina: '1' } }),
      ])
        expect(await codeOf(work())).toBe('NOT_FOUND');
    }
    expect(await row(documents[0])).toMatchObject({ state: 'doubtful', reviewed_at: null, reserved_by: null });
  });
});

describe('POST …/verificar and …/confirmar', () => {
  it('a correction runs the self-check again, and the closed document is clean, as it was corrected', async () => {
    const [a] = workers;
    const { id, documents } = await makeImport(app, [{ reading: unreadable(a), worker: a }]);
    const at = params(id, documents[0]);
    const difference = await refusalOf(helena(calls.confirmDocument, { ...at, body: {} }));
    expect(difference.body).toMatchObject({ code: 'RECEIPT_TOTALS_DIFFER', data: { valor: '47,22' } });
    const verbas = [
      { codigo: '1', descricao: 'Salário', referencia: '220,00', vencimento: 300_000, desconto: null },
      { codigo: null, descricao: 'INSS', referencia: null, vencimento: null, desconto: 20_278 },
      { codigo: null, descricao: 'Convênio farmácia', referencia: null, vencimento: null, desconto: 4_000 },
    ];
    expect(await helena(calls.checkDocument, { ...at, body: { verbas } })).toMatchObject({
      impedimentos: ['DEDUCTIONS_SUM_DIFFERS', 'NET_DIFFERS'],
      sugestao: null,
    });
    expect(await row(documents[0])).toMatchObject({ state: 'doubtful', as_read: null });
    const fixed = verbas.map(verba => (verba.desconto === 4_000 ? { ...verba, desconto: 4_722 } : verba));
    expect(await helena(calls.checkDocument, { ...at, body: { verbas: fixed } })).toMatchObject({ impedimentos: [] });
    const item = await helena(calls.confirmDocument, { ...at, body: { correcao: { verbas: fixed } } });
    expect(item).toMatchObject({ aberto: false, causa: 'soma' });
    const stored = await row(documents[0]);
    expect(stored).toMatchObject({ state: 'clean', reviewed_by: await app.personId('helena'), net: 275_000 });
    expect(stored.reading.lines[2]).toMatchObject({ description: 'Convênio farmácia', deductions: 4_722 });
    expect(stored.as_read.reading.lines[2]).toMatchObject({ deductions: null });
    expect(await stateOf(id)).toMatchObject({ state: 'ready', clean: 1, doubtful: 0 });
    const [history] = await world.rows('select person_id, verb from record_history where entity_id = $1', [
      documents[0],
    ]);
    expect(history).toEqual({ person_id: await app.personId('helena'), verb: 'documentConfirmed' });
  });

  it('a chosen worker is the one who gets it; a foreign one is not found; nobody is refused', async () => {
    const [a, b] = workers;
    const { id, documents } = await makeImport(app, [
      {
        reading: readPayslip(a, {
          findings: [{ code: 'IDENTITY_CONFLICT', values: { printed: '1', registered: '2' } }],
        }),
      },
    ]);
    const at = params(id, documents[0]);
    const nobody = await refusalOf(helena(calls.confirmDocument, { ...at, body: {} }));
    expect(nobody.body).toMatchObject({ code: 'REQUIRED_FIELD', fields: { idVinculo: expect.anything() } });
    const [foreign] = await world.rows(
      "select e.id from employment e join access_group g on g.id = e.access_group_id where g.name <> 'Grupo Pantanal' limit 1",
    );
    expect(await codeOf(helena(calls.confirmDocument, { ...at, body: { idVinculo: foreign.id } }))).toBe('NOT_FOUND');
    await helena(calls.confirmDocument, { ...at, body: { idVinculo: b?.employmentId ?? '' } });
    expect(await row(documents[0])).toMatchObject({ employment_id: b?.employmentId, company_id: b?.companyId });
  });

  it('taken back, the document is as it was read and waits again', async () => {
    const [a] = workers;
    const { id, documents } = await makeImport(app, [{ reading: unreadable(a), worker: a }]);
    const at = params(id, documents[0]);
    const before = await row(documents[0]);
    await helena(calls.confirmDocument, { ...at, body: { correcao: { totalDescontos: 20_278, liquido: 279_722 } } });
    expect(await stateOf(id)).toMatchObject({ state: 'ready' });
    await helena(calls.reopenDocument, at);
    expect(await row(documents[0])).toMatchObject({ ...before, reserved_by: null, reserved_until: null });
    expect(await stateOf(id)).toMatchObject({ state: 'toReview', doubtful: 1 });
    expect(await codeOf(helena(calls.reopenDocument, at))).toBe('STATUS_FORBIDS');
  });
});

describe('two people at one queue', () => {
  it('who was faster holds the document for two minutes: the other is told who, and decides nothing', async () => {
    const [a] = workers;
    const { id, documents } = await makeImport(app, [{ reading: unreadable(a), worker: a }]);
    const at = params(id, documents[0]);
    expect(await helena(calls.reserveDocument, at)).toEqual({ reservadoPor: null });
    // as if Renata had been faster
    const [renata] = await world.rows(
      "select m.person_id, p.name from membership m join person p on p.id = m.person_id join access_group g on g.id = m.access_group_id where g.name = 'Grupo Pantanal' and m.role = 'GESTOR' limit 1",
    );
    await world.rows('update import_document set reserved_by = $1 where id = $2', [renata.person_id, documents[0]]);
    expect(await helena(calls.reserveDocument, at)).toEqual({ reservadoPor: renata.name });
    expect((await helena(calls.reviewQueue, params(id))).itens[0]?.reservadoPor).toBe(renata.name);
    for (const work of [
      () => helena(calls.confirmDocument, { ...at, body: { correcao: { totalDescontos: 20_278, liquido: 279_722 } } }),
      () => helena(calls.ignoreDocument, at),
    ])
      expect(await codeOf(work())).toBe('STALE_VERSION');
    await world.rows("update import_document set reserved_until = now() - interval '1 second' where id = $1", [
      documents[0],
    ]);
    expect(await helena(calls.reserveDocument, at)).toEqual({ reservadoPor: null });
  });

  it('of twenty decisions at the same moment one is taken', async () => {
    const [a] = workers;
    const { id, documents } = await makeImport(app, [{ reading: unreadable(a), worker: a }]);
    const body = { correcao: { totalDescontos: 20_278, liquido: 279_722 } };
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? helena(calls.confirmDocument, { ...params(id, documents[0]), body })
          : helena(calls.ignoreDocument, params(id, documents[0])),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const history = await world.rows('select id from record_history where entity_id = $1', [documents[0]]);
    expect(history).toHaveLength(1);
  });
});

describe('a receipt that exists', () => {
  const publish = async (id: string) => {
    await helena(importCalls.publishImport, { params: { id }, body: { quais: 'limpos' } });
    return world.until(id, situacao => ['publicada', 'paraConferir'].includes(situacao));
  };
  const standing = (employmentId = '') =>
    world.rows('select net from receipt where employment_id = $1 and month = 7 and deleted_at is null order by net', [
      employmentId,
    ]);

  it('has to be replaced or kept: replaced it goes to the exclusion history with the publication, kept both stand', async () => {
    const [a, b] = workers;
    const july = (worker: KnownWorker | undefined, extra: number) =>
      readPayslip(worker, {
        month: 7,
        lines: [{ description: 'Salário', earnings: 300_000 + extra, deductions: null }],
        totalEarnings: 300_000 + extra,
        totalDeductions: 0,
        net: 300_000 + extra,
        findings: extra ? [{ code: 'RECEIPT_EXISTS', values: { competence: '07/2026' } }] : [],
      });
    const first = await makeImport(
      app,
      [a, b].map(worker => ({ reading: july(worker, 0), worker, state: 'clean' as const })),
    );
    await publish(first.id);
    const second = await makeImport(
      app,
      [a, b].map(worker => ({ reading: july(worker, 100), worker })),
    );
    const [forA, forB] = second.documents;
    expect((await helena(calls.reviewDocument, params(second.id, forA))).existente).toMatchObject({ liquido: 300_000 });
    expect(await refusalOf(helena(calls.confirmDocument, { ...params(second.id, forA), body: {} }))).toMatchObject({
      body: { code: 'RECEIPT_ALREADY_EXISTS', data: { nome: a?.name, competencia: '07/2026' } },
    });
    await helena(calls.confirmDocument, { ...params(second.id, forA), body: { existente: 'substituir' } });
    await helena(calls.confirmDocument, { ...params(second.id, forB), body: { existente: 'manter' } });
    expect(await standing(a?.employmentId)).toEqual([{ net: 300_000 }]);
    await publish(second.id);
    expect(await standing(a?.employmentId)).toEqual([{ net: 300_100 }]);
    expect(await standing(b?.employmentId)).toEqual([{ net: 300_000 }, { net: 300_100 }]);
    expect(
      await world.rows(
        "select id from exclusion_history where entity = 'receipt' and justification like 'Substituído%'",
      ),
    ).toHaveLength(1);
  });

  it('one answer serves all that wait for nothing else', async () => {
    const [a, b, c] = workers;
    const finding = { code: 'RECEIPT_EXISTS' as const, values: { competence: '09/2026' } };
    const { id, documents } = await makeImport(app, [
      { reading: readPayslip(a, { findings: [finding] }), worker: a },
      { reading: readPayslip(b, { findings: [finding] }), worker: b },
      { reading: { ...unreadable(c), findings: [...unreadable(c).findings, finding] }, worker: c },
    ]);
    const done = await helena(calls.decideExisting, { ...params(id), body: { existente: 'manter' } });
    expect(done.total).toBe(2);
    expect(await stateOf(id)).toMatchObject({ clean: 2, doubtful: 1 });
    expect((await row(documents[1])).existing).toBe('keep');
    expect((await row(documents[2])).state).toBe('doubtful');

    // taken back as one act; what was decided since stays
    await helena(calls.reopenDocument, params(id, documents[1]));
    await helena(calls.ignoreDocument, params(id, documents[1]));
    expect(await helena(calls.undoExisting, { ...params(id), body: { ato: done.ato } })).toEqual({ total: 1 });
    expect(await row(documents[0])).toMatchObject({ state: 'doubtful', existing: null, reviewed_at: null });
    expect((await row(documents[1])).state).toBe('ignored');
    const { itens } = await helena(calls.reviewQueue, params(id));
    expect(itens.map(({ decisao }) => decisao?.ato)).toEqual([undefined, undefined, 'ignorado']);
    expect(itens[2]?.decisao).toMatchObject({ por: 'Helena Martins Prado', em: expect.stringMatching(/Z$/) });
  });

  it('those whose amounts are already published are told apart, and one answer ignores them alone', async () => {
    const { id: published, documents: first } = await makeImport(app, [
      { reading: readPayslip(workers[4], { month: 3 }), worker: workers[4], state: 'clean' },
      { reading: readPayslip(workers[5], { month: 3 }), worker: workers[5], state: 'clean' },
    ]);
    expect(first).toHaveLength(2);
    await helena(importCalls.publishImport, {
      ...params(published),
      body: { quais: 'limpos', email: false, sms: false },
    });
    await world.until(published, situacao => situacao === 'publicada');
    const finding = { code: 'RECEIPT_EXISTS' as const, values: { competence: '03/2026' } };
    const again = (worker: KnownWorker | undefined, net: number) => ({
      reading: readPayslip(worker, {
        month: 3,
        lines: [
          { code: '001', description: 'Salário', earnings: net + 25_000, deductions: null },
          { code: '501', description: 'INSS', earnings: null, deductions: 25_000 },
        ],
        totalEarnings: net + 25_000,
        net,
        findings: [finding],
      }),
      worker,
    });
    const { id, documents } = await makeImport(app, [again(workers[4], 275_000), again(workers[5], 280_000)]);
    const queue = await helena(calls.reviewQueue, params(id));
    expect(queue.itens.map(({ mes, ano, liquido, igual }) => [mes, ano, liquido, igual])).toEqual([
      [3, 2026, 275_000, true],
      [3, 2026, 280_000, false],
    ]);
    const { total } = await helena(calls.decideExisting, { ...params(id), body: { existente: 'ignorar' } });
    expect(total).toBe(1);
    expect([(await row(documents[0])).state, (await row(documents[1])).state]).toEqual(['ignored', 'doubtful']);
    const { decisao } = await helena(calls.reviewDocument, params(id, documents[0]));
    expect(decisao).toMatchObject({ ato: 'ignorado', por: 'Helena Martins Prado' });
  });
});

describe('POST /importacao/{id}/cadastrar', () => {
  it('registers the workers of documents that match nobody; who waits for nothing else is clean', async () => {
    const [a] = workers;
    const person = (name: string, cpf: string, registration: string) =>
      readPayslip(undefined, {
        name,
        cpf,
        registration,
        companyCnpj: a?.cnpj,
        findings: [{ code: 'WORKER_NOT_FOUND', values: {} }],
      });
    const { id, documents } = await makeImport(app, [
      { reading: person('Wesley Pinheiro Gama', '11144477735', '90001'), companyId: a?.companyId },
      {
        reading: { ...unreadable(), ...pick(person('Taís Moura Leal', '52998224725', '90002')) },
        companyId: a?.companyId,
      },
      { reading: person('Sem Documento', '', '90003'), companyId: a?.companyId },
    ]);
    // who reaches named workers alone would not see whom they made
    await helenaReaching(app, { workers: [a?.employmentId ?? ''] }, async () => {
      const named = await app.as('helena', 'rh');
      expect((await named(calls.reviewDocument, params(id, documents[0]))).podeCadastrar).toBe(false);
      expect(await codeOf(named(calls.registerWorkers, { ...params(id), body: {} }))).toBe('OPERATION_NOT_ALLOWED');
    });
    expect((await helena(calls.reviewDocument, params(id, documents[0]))).podeCadastrar).toBe(true);
    expect((await helena(calls.reviewDocument, params(id, documents[2]))).podeCadastrar).toBe(false);
    expect(
      await codeOf(
        helena(calls.registerWorkers, {
          ...params(id),
          body: { documentos: [documents[0] ?? '', documents[2] ?? ''] },
        }),
      ),
    ).toBe('INVALID_REQUEST');
    // nobody new comes to a company that was switched off
    const company = 'select company_id from import_document where id = $1';
    await world.rows(`update company set active = false where id = (${company})`, [documents[0]]);
    expect((await helena(calls.reviewDocument, params(id, documents[0]))).podeCadastrar).toBe(false);
    expect(
      await codeOf(helena(calls.registerWorkers, { ...params(id), body: { documentos: [documents[0] ?? ''] } })),
    ).toBe('STATUS_FORBIDS');
    expect(await helena(calls.registerWorkers, { ...params(id), body: {} })).toEqual({ cadastrados: 0, conferidos: 0 });
    expect(await world.rows("select id from employment where registration = '90001'")).toHaveLength(0);
    await world.rows(`update company set active = true where id = (${company})`, [documents[0]]);
    expect(await helena(calls.registerWorkers, { ...params(id), body: {} })).toEqual({ cadastrados: 2, conferidos: 1 });
    const made = await world.rows(
      `select e.name, p.cpf, p.name as person, m.role from employment e join person p on p.id = e.person_id
         join membership m on m.person_id = p.id and m.access_group_id = e.access_group_id and m.role = 'EMPREGADO'
        where e.registration in ('90001', '90002') order by 1 desc`,
    );
    expect(made).toMatchObject([
      { name: 'Wesley Pinheiro Gama', cpf: '11144477735', role: 'EMPREGADO' },
      // a person of the platform keeps the name its owner has
      { name: 'Taís Moura Leal', cpf: '52998224725', person: expect.stringContaining('Maria') },
    ]);
    expect([(await row(documents[0])).state, (await row(documents[1])).state]).toEqual(['clean', 'doubtful']);
  });
});

describe('unrecognised pages', () => {
  it('wait until somebody says what they are: a payslip is filled in by hand, another document is kept', async () => {
    const [a] = workers;
    const blankPage = readPayslip(undefined, {
      type: 4,
      lines: [],
      totalEarnings: undefined,
      totalDeductions: undefined,
      net: undefined,
      month: undefined,
      year: undefined,
      kind: undefined,
      findings: [{ code: 'PAGE_SCANNED', values: {} }],
    });
    const { id, documents } = await makeImport(app, [{ reading: blankPage }, { reading: blankPage }]);
    const [first, second] = documents.map(documento => params(id, documento));
    if (!first || !second) throw new Error('no documents');
    expect((await helena(calls.reviewQueue, params(id))).itens[0]).toMatchObject({ causa: 'naoReconhecido' });
    expect(await codeOf(helena(calls.confirmDocument, { ...first, body: {} }))).toBe('STATUS_FORBIDS');
    await helena(calls.typeDocument, { ...second, body: { tipo: 9 } });
    expect(await row(documents[1])).toMatchObject({ state: 'kept', type: 9 });
    await helena(calls.typeDocument, { ...first, body: { tipo: 1 } });
    expect(await codeOf(helena(calls.confirmDocument, { ...first, body: { idVinculo: a?.employmentId ?? '' } }))).toBe(
      'INVALID_COMPETENCE',
    );
    const verbas = [{ codigo: null, descricao: 'Salário', referencia: null, vencimento: 10_000, desconto: null }];
    await helena(calls.confirmDocument, {
      ...first,
      body: { idVinculo: a?.employmentId ?? '', correcao: { mes: 5, ano: 2026, verbas, liquido: 10_000 } },
    });
    expect(await row(documents[0])).toMatchObject({ state: 'clean', type: 1, net: 10_000, month: 5 });
  });
});

describe('the page and the file', () => {
  it('a page is a picture of the file, only of its own pages, and that it was opened is recorded', async () => {
    const id = await world.read('M01_misto.pdf');
    const { itens } = await helena(calls.reviewQueue, params(id));
    const [document] = itens.filter(item => item.paginas.length > 0);
    const path = (page: number) => `/importacao/${id}/conferencia/${document?.id}/paginas/${page}`;
    const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
    const answer = await app.send(path(document?.paginas[0] ?? 0), { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect((await app.send(path(9_999), { headers })).status).toBe(404);
    const opened = await world.rows("select entity_id from access_log where entity = 'importDocument'");
    const { person } = (
      await world.rows('select employment_id is not null as person from import_document where id = $1', [document?.id])
    )[0];
    expect(opened).toHaveLength(person ? 1 : 0);
  });

  it('the same file can be imported anew in place of the import that stands, once', async () => {
    const [{ id, file_sha256 }] = await world.rows(
      "select id, file_sha256 from import where file_name = 'M01_misto.pdf'",
    );
    const next = await helena(calls.replaceImport, params(id));
    expect(next).toMatchObject({ nome: 'M01_misto.pdf' });
    await world.until(next.id, situacao => situacao === 'paraConferir');
    expect(
      await world.rows('select id from import where file_sha256 = $1 and replaced_by is null', [file_sha256]),
    ).toEqual([{ id: next.id }]);
    expect(await codeOf(helena(calls.replaceImport, params(id)))).toBe('IMPORT_DUPLICATE_FILE');
  });

  it('a worker is found by a part of the name or registration, of the own access group alone', async () => {
    const [a] = workers;
    const id = (await world.rows('select id from import limit 1'))[0].id;
    const found = await helena(calls.workerChoices, {
      params: { id },
      query: { pesquisa: a?.name.slice(0, 5).toUpperCase() ?? '' },
    });
    expect(found.map(choice => choice.idVinculo)).toContain(a?.employmentId);
    const groups = await world.rows('select distinct access_group_id from employment where id = any ($1)', [
      found.map(choice => choice.idVinculo),
    ]);
    expect(groups).toHaveLength(1);
  });
});

function pick({ name, cpf, registration, companyCnpj, findings }: ReturnType<typeof readPayslip>) {
  return { name, cpf, registration, companyCnpj, findings: [...unreadable().findings, ...findings] };
}
