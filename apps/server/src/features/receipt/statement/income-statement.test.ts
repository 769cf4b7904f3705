import { incomeStatementContract as calls } from '@cracha/contract/features/receipt/income-statement.contract.ts';
import { receiptContract as receipts } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxItems } from '#core/receipt/statement-boxes.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { item, type MadeReceipt } from '../receipt.factory.ts';
import { employmentOf, fetchAs, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const maria = () => app.as('maria', 'trabalhador');
const helena = () => app.as('helena', 'rh');
const params = { page: '1', size: '100' };
const why = 'Publicado com os valores do ano anterior; o correto segue na próxima importação.';

async function statementFor(who: 'maria' | 'ana', year: number, group?: string, given: Partial<MadeReceipt> = {}) {
  const id = await receiptFor(
    app,
    who,
    {
      category: 3,
      kind: 'incomeStatement',
      year,
      month: 12,
      items: boxItems({ '3.1': 4_200_000, '3.2': 374_496, '3.5': 90_000, '5.1': 300_000 }),
      bases: {},
      details: {},
      paidOn: null,
      ...given,
    },
    group,
  );
  // the factory sums the lines: a statement's totals are two of its boxes
  await app.database.owner.query(
    'update receipt set total_earnings = 4200000, total_deductions = 90000 where id = $1',
    [id],
  );
  return id;
}
const companyOf = async (id: string) => (await row('select company_id from receipt where id = $1', id)).company_id;

describe('GET /Holerite/RetornaComprovantesRendimentoUsuario/1/{page}/{size}', () => {
  it('a worker with two employers reads both statements of a year and none of another person', async () => {
    const ids = [await statementFor('ana', 2024), await statementFor('ana', 2024, 'Grupo Boreal')];
    const newest = await statementFor('ana', 2025);
    const others = await statementFor('maria', 2024);
    const ana = await app.as('ana', 'trabalhador');
    const { items, total } = await ana(calls.workerIncomeStatements, { params, query: {} });
    expect(items[0]?.id).toBe(newest);
    expect(items.slice(1).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(items).toHaveLength(3);
    const { kept } = await row(
      'select array_agg(id order by competence desc, id desc) as kept from receipt where person_id = $1 and category = 3 and visible and deleted_at is null',
      await app.personId('ana'),
    );
    expect(items.map(({ id }) => id)).toEqual(kept);
    expect(total).toBe(kept.length);
    expect(items.map(({ id }) => id)).not.toContain(others);
    expect(items[0]).toMatchObject({ ano: 2025, anoExercicio: 2026, totalRendimentos: 4_200_000, totalRetido: 90_000 });
    const found = await ana(calls.workerIncomeStatements, { params, query: { pesquisa: 'boreal' } });
    expect(found.items).toHaveLength(1);
    const first = await ana(calls.workerIncomeStatements, { params: { page: '1', size: '2' }, query: {} });
    const next = await ana(calls.workerIncomeStatements, {
      params: { page: '1', size: '2' },
      query: { after: first.after ?? '' },
    });
    expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  it('a company that shows no statements hides them', async () => {
    const id = await statementFor('maria', 2023);
    await app.database.owner.query('update company set shows_income_statements = false');
    const call = await maria();
    expect((await call(calls.workerIncomeStatements, { params, query: {} })).items).toEqual([]);
    expect(await codeOf(call(calls.incomeStatement, { params: { id } }))).toBe('RECEIPT_NOT_FOUND');
    await app.database.owner.query('update company set shows_income_statements = true');
    expect((await call(calls.incomeStatement, { params: { id } })).id).toBe(id);
  });
});

describe('GET /informe/{id}', () => {
  it('dates the first opening; the worker reads the boxes and no check', async () => {
    const id = await statementFor('maria', 2021);
    const call = await maria();
    const one = await call(calls.incomeStatement, { params: { id } });
    expect(one.quadros[0]).toEqual({
      quadro: '3.1',
      descricao: 'Total dos rendimentos (inclusive férias)',
      valor: 4_200_000,
    });
    expect(one).toMatchObject({ conferencia: null, informacoesComplementares: null, can: ['baixar', 'enviarEmail'] });
    expect((await row('select viewed_at is not null as seen from receipt where id = $1', id)).seen).toBe(true);
    expect((await call(receipts.unopenedDocuments, {})).map(document => document.id)).not.toContain(id);
    const payslip = await receiptFor(app, 'maria', { month: 1 });
    expect(await codeOf(call(calls.incomeStatement, { params: { id: payslip } }))).toBe('RECEIPT_NOT_FOUND');
  });

  it("tells HR what the year's payslips say of its boxes", async () => {
    const id = await statementFor('maria', 2022);
    const hr = await helena();
    const before = (await hr(calls.incomeStatement, { params: { id } })).conferencia;
    expect(before).toEqual({ meses: 0, achados: [{ codigo: 'STATEMENT_NOT_COMPARED', valores: { months: 0 } }] });
    const items = [item('1', 'Salário base', 350_000), item('2', 'INSS', -31_208), item('3', 'IRRF', -7_500)];
    for (let month = 1; month <= 12; month++)
      await receiptFor(app, 'maria', { year: 2022, month, paidOn: `2022-${String(month).padStart(2, '0')}-28`, items });
    const check = (await hr(calls.incomeStatement, { params: { id } })).conferencia;
    // box 5.1 says a 13th that no payslip shows
    expect(check).toEqual({
      meses: 12,
      achados: [{ codigo: 'STATEMENT_DIFFERS', valores: { box: '5.1', printedAmount: 300_000, computedAmount: 0 } }],
    });
    const log = await row('select count(*)::int as n from access_log where entity_id = $1', id);
    expect(log.n).toBeGreaterThan(0);
    // a manager has no grant of statements, and no rows of them
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await codeOf(gustavo(calls.incomeStatement, { params: { id } }))).toBe('ACCESS_NOT_ALLOWED');
  });
});

describe('GET /Holerite/EnviarEmailIR/{id}, /holerite/enviaremailir/{id}', () => {
  it('sends two messages in two letter cases; without a confirmed address, and of a colleague, it is refused', async () => {
    const id = await statementFor('maria', 2020);
    const call = await maria();
    expect(await call(calls.sendIncomeStatementByEmail, { params: { id } })).toEqual({
      enviadoPara: 'm****@p*****.test',
    });
    const headers = {
      authorization: `Bearer ${await app.bearer('maria')}`,
      'x-profile': 'trabalhador',
      'sec-fetch-site': 'same-origin',
    };
    const lower = await app.send(`/holerite/enviaremailir/${id}`, { headers });
    expect(lower.status).toBe(200);
    await expect
      .poll(async () => (await row('select count(*)::int as n from outbox_message where body like $1', `%${id}%`)).n)
      .toBe(2);
    const message = await row(
      'select subject, recipient, body from outbox_message where body like $1 limit 1',
      `%${id}%`,
    );
    expect(message.recipient).toBe('maria@pantanal.test');
    expect(message.subject).toContain('2020');
    expect(message.body).toContain('/trabalhador/visualiza-informe-rendimento');
    expect(
      await codeOf((await app.as('ana', 'trabalhador'))(calls.sendIncomeStatementByEmail, { params: { id } })),
    ).toBe('RECEIPT_NOT_FOUND');
    await app.database.owner.query("update person set email_confirmed_at = null where email = 'maria@pantanal.test'");
    expect(await codeOf(call(calls.sendIncomeStatementByEmail, { params: { id } }))).toBe('CONTACT_NOT_CONFIRMED');
    await app.database.owner.query("update person set email_confirmed_at = now() where email = 'maria@pantanal.test'");
  });
});

describe('GET /Holerite/RetornaComprovantesRendimento/{a}/{b}/{c}', () => {
  it("lists a year of one company: the total equals the workers with a statement; another group's company is not found", async () => {
    const id = await statementFor('maria', 2019);
    await statementFor('maria', 2018);
    const company = await companyOf(id);
    const hr = await helena();
    const ask = { params: { idEmpresa: company, page: '1', size: '100' }, query: { ano: '2019' } };
    const list = await hr(calls.hrIncomeStatements, ask);
    const counted = await row(
      'select count(distinct person_id)::int as n from receipt where category = 3 and year = 2019 and company_id = $1 and deleted_at is null',
      company,
    );
    expect(list.total).toBe(counted.n);
    expect(list.items[0]).toMatchObject({
      id,
      nomeEmpregado: 'Maria Aparecida Souza',
      cpf: expect.stringContaining('*'),
      habilitado: true,
    });
    expect(list.items[0]?.can).toEqual(['baixar', 'enviarEmail', 'lembrar', 'ocultar', 'qrCode', 'excluir']);
    const of = (status: 'visto' | 'desabilitado') =>
      hr(calls.hrIncomeStatements, { params: { ...ask.params, idEmpresa: '0' }, query: { ano: '2019', status } });
    expect((await of('visto')).items).toEqual([]);
    expect((await of('desabilitado')).items).toEqual([]);
    expect((await hr(calls.hrIncomeStatementFilters, {})).anos).toContainEqual({ ano: 2019, total: list.total });
    const foreign = (
      await row(
        "select c.id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Boreal' limit 1",
      )
    ).id;
    expect(
      await codeOf(hr(calls.hrIncomeStatements, { params: { ...ask.params, idEmpresa: foreign }, query: {} })),
    ).toBe('NOT_FOUND');
  });
});

describe('GET /Holerite/HabilitaDesabilitaHoleriteIR/{a}/{b}/{c}/{d}', () => {
  it("disables a year for one worker: that worker's list lacks it, the colleague's has it; enabled again they are told", async () => {
    const [own, colleague] = [await statementFor('maria', 2017), await statementFor('ana', 2017)];
    const company = await companyOf(own);
    const employment = await employmentOf(app, 'maria');
    const hr = await helena();
    const set = (idEmpregado: string, habilitado: string) =>
      hr(calls.switchIncomeStatements, { params: { idEmpresa: company, ano: '2017', idEmpregado, habilitado } });
    expect(await set(employment, 'false')).toEqual({ total: 1 });
    expect(await set(employment, 'false')).toEqual({ total: 0 });
    const listOf = async (who: 'maria' | 'ana') =>
      (await (await app.as(who, 'trabalhador'))(calls.workerIncomeStatements, { params, query: {} })).items.map(
        ({ id }) => id,
      );
    expect(await listOf('maria')).not.toContain(own);
    expect(await listOf('ana')).toContain(colleague);
    expect(await set('0', 'true')).toEqual({ total: 1 });
    expect(await listOf('maria')).toContain(own);
    const told = await row('select kind, values from notification where cause like $1', `receipt-shown:${own}%`);
    expect(told).toMatchObject({ kind: 'statementPublished', values: { competencia: '2017' } });
    expect(
      await row('select count(*)::int as n from notification where cause like $1', `receipt-shown:${colleague}%`),
    ).toEqual({ n: 0 });
    expect(
      await codeOf(
        hr(calls.switchIncomeStatements, {
          params: { idEmpresa: company, ano: '1999', idEmpregado: '0', habilitado: 'true' },
        }),
      ),
    ).toBe('RECORDS_NOT_FOUND');
    expect(await codeOf(set(unknownId, 'true'))).toBe('EMPLOYEE_NOT_FOUND');
    expect(await codeOf(set('0', 'talvez'))).toBe('INVALID_OPTION');
    const ofAnother = await companyOf(await statementFor('ana', 2017, 'Grupo Boreal'));
    const foreign = { idEmpresa: ofAnother, ano: '2017', idEmpregado: '0', habilitado: 'false' };
    expect(await codeOf(hr(calls.switchIncomeStatements, { params: foreign }))).toBe('NOT_FOUND');
    expect(
      await row(
        'select count(*)::int as n from receipt where company_id = $1 and category = 3 and not visible',
        ofAnother,
      ),
    ).toEqual({ n: 0 });
    // each switch is in the history once, with what was: the repeated call is none
    expect(
      await row(
        "select array_agg(verb || ':' || (before ->> 'visible') || ':' || (after ->> 'visible') order by id) as told from record_history where entity_id = $1 and verb in ('receiptShown', 'receiptHidden')",
        own,
      ),
    ).toEqual({ told: ['receiptHidden:true:false', 'receiptShown:false:true'] });
  });

  it('a GET from another site changes nothing', async () => {
    const id = await statementFor('maria', 2016);
    const path = `/Holerite/HabilitaDesabilitaHoleriteIR/${await companyOf(id)}/2016/0/false`;
    const answer = await fetchAs(app, 'helena', 'rh', path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect((await row('select visible from receipt where id = $1', id)).visible).toBe(true);
  });
});

describe('PDFs', () => {
  it('GET /informe/{id}/pdf counts one download and keeps the bytes', async () => {
    const id = await statementFor('maria', 2015);
    const file = await fetchAs(app, 'maria', 'trabalhador', `/informe/${id}/pdf`);
    expect(file.headers.get('content-disposition')).toContain('Informe de rendimentos 2015');
    expect((await PDFDocument.load(await file.arrayBuffer())).getTitle()).toBe('Informe de rendimentos 2015');
    expect(await row('select count(*)::int as n from download where entity_id = $1', id)).toEqual({ n: 1 });
  });

  it("GET /informe/ano/{ano}/pdf joins all of one's own of a year, one download; nobody else's is in it", async () => {
    const ids = [await statementFor('ana', 2014), await statementFor('ana', 2014, 'Grupo Boreal')];
    await statementFor('maria', 2014);
    const before = (
      await row('select count(*)::int as n from download where person_id = $1', await app.personId('ana'))
    ).n;
    const file = await fetchAs(app, 'ana', 'trabalhador', '/informe/ano/2014/pdf');
    const pdf = await PDFDocument.load(await file.arrayBuffer());
    expect(pdf.getPageCount()).toBe(2);
    const after = (await row('select count(*)::int as n from download where person_id = $1', await app.personId('ana')))
      .n;
    expect(after - before).toBe(1);
    expect(
      await row('select count(*)::int as n from receipt where id = any ($1) and viewed_at is not null', ids),
    ).toEqual({ n: 2 });
    expect((await fetchAs(app, 'ana', 'trabalhador', '/informe/ano/1990/pdf')).status).toBe(404);
  });
});

describe("HR's acts on statements", () => {
  it('POST /informe/rh/lembrete reminds who has not opened theirs', async () => {
    const id = await statementFor('maria', 2013);
    const hr = await helena();
    expect(await hr(calls.remindOfIncomeStatements, { body: { ids: [id] } })).toEqual({ total: 1, jaLembrados: 0 });
    const told = await row('select kind, values from notification where cause like $1', `receipt-reminder:${id}%`);
    expect(told).toMatchObject({ kind: 'statementReminder', values: { competencia: '2013' } });
  });

  it('POST /informe/rh/email sends each its link, leaves out who has no confirmed address, and takes no foreign id', async () => {
    const [one, hidden] = [await statementFor('maria', 2009), await statementFor('maria', 2008)];
    await row('update receipt set visible = false where id = $1 returning id', hidden);
    const hr = await helena();
    expect(await hr(calls.mailIncomeStatements, { body: { ids: [one, hidden] } })).toEqual({
      enviados: 1,
      naoEnviados: 1,
    });
    const told = await row(
      "select count(*)::int as n from record_history where verb = 'receiptMailed' and entity_id = any (array[$1, $2])",
      one,
      hidden,
    );
    expect(told.n).toBe(1);
    await expect
      .poll(async () => (await row('select count(*)::int as n from outbox_message where body like $1', `%${one}%`)).n)
      .toBe(1);
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.mailIncomeStatements, { body: { ids: [one] } }))).toBe('RECEIPT_NOT_FOUND');
  });

  it('DELETE /informe withdraws with a reason; its worker is told and reads it no more', async () => {
    const id = await statementFor('maria', 2012);
    const hr = await helena();
    const short = { IdString: id, Justificativa: 'curta', confirmado: true };
    expect(await codeOf(hr(calls.withdrawIncomeStatements, { body: short }))).toBe('DELETION_JUSTIFICATION_LENGTH');
    await hr(calls.withdrawIncomeStatements, { body: { ...short, Justificativa: why } });
    expect(await codeOf((await maria())(calls.incomeStatement, { params: { id } }))).toBe('RECEIPT_NOT_FOUND');
    expect((await row('select kind from notification where cause = $1', `receipt-withdrawn:${id}`)).kind).toBe(
      'statementWithdrawn',
    );
    expect(await row('select justification from exclusion_history where entity_id = $1', id)).toEqual({
      justification: why,
    });
  });
});
