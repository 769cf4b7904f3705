import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import type { benefitPlan } from '@cracha/contract/features/request/benefit.schemas.ts';
import { benefitPlanContract as plans } from '@cracha/contract/features/request/benefit-plan.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { permitted } from '#test/permissions.ts';
import { formOf, requestWorld } from './request.factory.ts';

let app: TestApp;
let maria = '';
let company = '';
const bento = { name: 'Bento Souza', cpf: '11144477735', birth_date: '2015-01-02', kinship: 'filho', uses: [] };
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const worker = () => app.as('maria', 'trabalhador');

beforeAll(async () => {
  app = await startApp();
  maria = await requestWorld(app);
  const [own] = await sql('select company_id from employment where id = $1', [maria]);
  company = String(own.company_id);
  const of = 'select id, access_group_id, company_id, person_id';
  await sql(
    `insert into worker_record (employment_id, access_group_id, company_id, person_id, dependants) ${of}, $2 from employment where id = $1
     on conflict (employment_id) do update set dependants = excluded.dependants`,
    [maria, JSON.stringify([bento])],
  );
  await sql(
    `insert into worker_pay (employment_id, access_group_id, company_id, person_id, salary, salary_unit) ${of}, 212340, 'mes' from employment where id = $1
     on conflict (employment_id) do update set salary = excluded.salary, salary_unit = excluded.salary_unit`,
    [maria],
  );
});
afterAll(() => app.stop());
beforeEach(() =>
  sql("delete from payroll_entry; delete from worker_benefit; update hr_request set state = 'canceled'"),
);

type Body = BodySent<(typeof plans)['createBenefitPlan']>;
const plan = (nome: string, part: Partial<Record<keyof typeof benefitPlan, unknown>> = {}) =>
  ({
    ...{
      idEmpresa: company,
      nome,
      tipo: 'saude',
      regimes: [],
      mesesDeCasa: 0,
      lotacoes: [],
      janela: null,
      ativo: true,
    },
    ...{ parte: { tipo: 'percentual', valor: 250 }, maxDependentes: 1, termo: 'Aceito o desconto na folha.', ...part },
  }) as Body;
const made = async (...given: Parameters<typeof plan>) =>
  (await helena())(plans.createBenefitPlan, { body: plan(...given) });
const findingsOf = async (work: Promise<unknown>) => {
  const { code, data } = (await refusalOf(work)).body;
  const found: { codigo: string }[] = Object(data).achados ?? [];
  return [code, ...found.map(({ codigo }) => codigo)];
};
const send = async (idBeneficio: string, acao: string, more: Record<string, string> = {}) =>
  (await worker())(calls.sendRequest, {
    body: formOf({ tipo: 'beneficio', idVinculo: maria, idBeneficio, acao, aceitaTermo: 'true', ...more }),
  });
const approve = async (id: string) => {
  const hr = await helena();
  const { versao } = await hr(calls.request, { params: { id } });
  await hr(calls.approveRequest, { params: { id }, body: { versao } });
  await expect
    .poll(async () => (await sql('select applied_at, effect_failure from hr_request where id = $1', [id]))[0])
    .not.toEqual({ applied_at: null, effect_failure: null });
};
const cancel = async (id: string) => {
  const hr = await helena();
  const { versao } = await hr(calls.request, { params: { id } });
  return hr(calls.cancelRequest, { params: { id }, body: { versao, motivo: 'Pedido feito por engano.' } });
};
const rows = () =>
  sql(
    'select from_day::text, until_day::text, dependants, share from worker_benefit where employment_id = $1 order by made_at',
    [maria],
  );
const openMonth = async () =>
  (await (await worker())(calls.offeredBenefits, { params: { idVinculo: maria } })).aPartirDe;
const offered = async (id: string) =>
  (await (await worker())(calls.offeredBenefits, { params: { idVinculo: maria } })).planos.find(one => one.id === id);

describe('the catalogue', () => {
  it('has each name once in a company, keeps terms by version, and tells how many hold a plan', async () => {
    const hr = await helena();
    const one = await made('Plano Vida');
    expect(one).toMatchObject({ idEmpresa: company, versao: 1, versaoTermo: 1, quantos: 0, janela: null });
    expect(await codeOf(made('PLANO VIDA'))).toBe('RECORD_ALREADY_EXISTS');
    const { idEmpresa: _, ...body } = plan('Plano Vida', {
      ativo: false,
      termo: 'Outro termo.',
      janela: { de: '11-01', ate: '01-31' },
    });
    const params = { id: one.id };
    const changed = await hr(plans.updateBenefitPlan, { params, body: { ...body, versao: 1 } });
    expect(changed).toMatchObject({ ativo: false, versao: 2, versaoTermo: 2, janela: { de: '11-01', ate: '01-31' } });
    expect(await codeOf(hr(plans.updateBenefitPlan, { params, body: { ...body, versao: 1 } }))).toBe('STALE_VERSION');
    expect(await sql('select version, term from benefit_term where plan_id = $1 order by 1', [one.id])).toEqual([
      { version: 1, term: 'Aceito o desconto na folha.' },
      { version: 2, term: 'Outro termo.' },
    ]);
    const history = await sql("select verb from record_history where entity = 'benefitPlan' order by id");
    expect(history.map(({ verb }) => verb)).toEqual(['benefitPlanCreated', 'benefitPlanChanged']);
    // out of use: offered to nobody who doesn't hold it
    expect(await offered(one.id)).toBeUndefined();
    expect(await (await app.as('bruno', 'rh'))(plans.benefitPlans, {})).toEqual([]);
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(plans.createBenefitPlan, { body: plan('Alheio') }))).toBe('INVALID_OPTION');
    expect(await codeOf(bruno(plans.updateBenefitPlan, { params, body: { ...body, versao: 2 } }))).toBe('NOT_FOUND');
  });

  it.each([
    [{ nome: ' ' }, 'REQUIRED_FIELD', 'nome'],
    [{ tipo: 'carro' }, 'INVALID_OPTION', 'tipo'],
    [{ mesesDeCasa: -1 }, 'MIN_VALUE', 'mesesDeCasa'],
    [{ janela: { de: '02-30', ate: '03-01' } }, 'INVALID_DATE', 'janela.de'],
    [{ tipo: 'valeTransporte', parte: { tipo: 'percentual', valor: 601 } }, 'MAX_VALUE', 'parte.valor'],
  ])('%o is refused beside its field', async (part, code, field) => {
    const refused = made('Recusado', part);
    expect(await codeOf(refused)).toBe(code);
    expect(await refused.catch(error => Object.keys(error.body?.fields ?? {}))).toEqual([field]);
  });
});

describe('a worker', () => {
  it('is told what each plan costs, who may be named, and why one is not possible', async () => {
    const open = await made('Saúde');
    const later = await made('Depois', { mesesDeCasa: 600, regimes: ['diretor'] });
    expect(await offered(open.id)).toMatchObject({
      ...{ elegivel: true, motivos: [], possui: null, valor: 5309, maxDependentes: 1 },
      dependentes: [{ nome: 'Bento Souza', cpf: bento.cpf }],
    });
    const refused = await offered(later.id);
    expect(refused).toMatchObject({ elegivel: false });
    expect(refused?.motivos.map(({ codigo }) => codigo)).toEqual(['BENEFIT_NOT_ELIGIBLE']);
    expect(await findingsOf(send(later.id, 'incluir'))).toEqual(['REQUEST_NOT_POSSIBLE', 'BENEFIT_NOT_ELIGIBLE']);
    // a manager names nobody of the record
    const seen = await (await app.as('gustavo', 'gestor'))(calls.offeredBenefits, { params: { idVinculo: maria } });
    expect(seen.planos.flatMap(({ dependentes }) => dependentes)).toEqual([]);
  });

  it('holds it from the next open month, once approved: term in the folder, a row for payroll', async () => {
    const { id: planId } = await made('Médico');
    const dependentes = JSON.stringify(['111.444.777-35']);
    const body = formOf({
      tipo: 'beneficio',
      idVinculo: maria,
      idBeneficio: planId,
      acao: 'incluir',
      dependentes,
      aceitaTermo: 'true',
    });
    expect((await (await worker())(calls.checkRequest, { body })).valores.valor).toBe(5309);
    // who doesn't read dependants learns nothing of them by trying
    const tried = (await app.as('gustavo', 'gestor'))(calls.checkRequest, { body });
    expect((await refusalOf(tried)).body.code).toBe('OPERATION_NOT_ALLOWED');
    const { id } = await send(planId, 'incluir', { dependentes });
    // while it waits, a second one about the plan is refused
    expect(await findingsOf(send(planId, 'incluir'))).toEqual(['REQUEST_NOT_POSSIBLE', 'BENEFIT_WAITS']);
    const from = await openMonth();
    expect(from > dayFrom() && from.endsWith('-01')).toBe(true);
    await approve(id);
    expect(await rows()).toEqual([
      { from_day: from, until_day: null, share: 5309, dependants: [{ name: 'Bento Souza', cpf: bento.cpf }] },
    ]);
    expect(await sql('select kind, competence::text, payload from payroll_entry')).toEqual([
      {
        kind: 'benefit',
        competence: from,
        payload: { plan: 'Médico', action: 'incluir', start: from, share: 5309, dependants: 1 },
      },
    ]);
    const read = await (await worker())(calls.request, { params: { id } });
    expect(read.aviso).toMatchObject({ cienteEm: null });
    expect(read.dados).toMatchObject({
      beneficio: 'Médico',
      acao: 'incluir',
      valor: 5309,
      dependentes: [{ nome: 'Bento Souza', cpf: bento.cpf }],
    });
    const hrs = await (await helena())(calls.request, { params: { id } });
    expect(JSON.stringify(hrs.dados)).not.toContain(bento.cpf);
    const [{ n }] = await sql("select count(*)::int as n from notification where kind = 'benefitTerm'");
    expect(n).toBe(1);
    expect(await offered(planId)).toMatchObject({ possui: { desde: from } });
    expect((await (await helena())(plans.benefitPlans, {})).find(one => one.id === planId)?.quantos).toBe(1);
    expect(await findingsOf(send(planId, 'incluir'))).toEqual(['REQUEST_NOT_POSSIBLE', 'BENEFIT_HELD']);
  });

  it('never begins in a month that payroll has exported', async () => {
    const { id: planId } = await made('Tarde');
    const from = await openMonth();
    const [out] = await sql(
      'insert into payroll_export (access_group_id, competence, total, made_by) select access_group_id, $2::date, 1, person_id from employment where id = $1 returning id',
      [maria, from],
    );
    await sql(
      `insert into payroll_entry (access_group_id, company_id, employment_id, person_id, competence, kind, payload, state, export_id)
       select access_group_id, company_id, id, person_id, $2::date, 'other', '{}', 'taken', $3 from employment where id = $1`,
      [maria, from, out.id],
    );
    const next = await openMonth();
    expect(next > from).toBe(true);
    await approve((await send(planId, 'incluir')).id);
    expect(await rows()).toMatchObject([{ from_day: next }]);
  });

  it('changes its dependants and leaves it; HR takes back the last of these until payroll has it', async () => {
    const { id: planId } = await made('Família');
    expect(await findingsOf(send(planId, 'sair'))).toEqual(['REQUEST_NOT_POSSIBLE', 'BENEFIT_NOT_HELD']);
    const joined = (await send(planId, 'incluir')).id;
    await approve(joined);
    await sql("update worker_benefit set from_day = '2026-01-01' where request_id = $1", [joined]);
    const from = await openMonth();
    const changed = (await send(planId, 'alterar', { dependentes: `["${bento.cpf}"]` })).id;
    await approve(changed);
    expect(await rows()).toMatchObject([{ from_day: '2026-01-01' }, { from_day: from, until_day: null }]);
    expect((await rows())[0]?.until_day < from).toBe(true);
    // what a later request built on is not taken back
    expect(await codeOf(cancel(joined))).toBe('STATUS_FORBIDS');
    await cancel(changed);
    expect(await rows()).toMatchObject([{ from_day: '2026-01-01', until_day: null, dependants: [] }]);
    const left = (await send(planId, 'sair', { aceitaTermo: 'false' })).id;
    await approve(left);
    expect((await rows())[0]?.until_day < from).toBe(true);
    expect((await (await worker())(calls.request, { params: { id: left } })).aviso).toBeNull();
    await sql("update payroll_entry set state = 'taken' where request_id = $1", [left]);
    expect(await codeOf(cancel(left))).toBe('STATUS_FORBIDS');
    await sql("update payroll_entry set state = 'open' where request_id = $1", [left]);
    await cancel(left);
    expect(await rows()).toMatchObject([{ until_day: null }]);
    expect(await sql("select count(*)::int as n from payroll_entry where state = 'open'")).toEqual([{ n: 1 }]);
  });

  it('sends the same plan twice at once: one stands', async () => {
    const { id: planId } = await made('Corrida');
    const sent = await Promise.allSettled([send(planId, 'incluir'), send(planId, 'incluir'), send(planId, 'incluir')]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const again = sql(
      `insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, entered_on, data, worker_name)
       select access_group_id, company_id, employment_id, person_id, author_id, author_profile, 'X', kind, state, with_flow, entered_on, data, worker_name from hr_request where data ->> 'planId' = $1`,
      [planId],
    );
    await expect(again).rejects.toThrow(/hr_request_benefit/);
  });

  it.each([
    [{ idBeneficio: '' }, 'REQUIRED_FIELD', 'idBeneficio'],
    [{ idBeneficio: '00000000-0000-4000-8000-000000000000' }, 'INVALID_OPTION', 'idBeneficio'],
    [{ acao: '' }, 'REQUIRED_FIELD', 'acao'],
    [{ acao: 'trocar' }, 'INVALID_OPTION', 'acao'],
    [{ dependentes: '{"a":1}' }, 'INVALID_OPTION', 'dependentes'],
    [{ dependentes: 'x' }, 'INVALID_OPTION', 'dependentes'],
  ])('%o is refused beside its field', async (part, code, field) => {
    const { id } = await made(`Campo ${code} ${JSON.stringify(part)}`.slice(0, 80));
    const refused = send(id, 'incluir', part);
    expect(await codeOf(refused)).toBe(code);
    expect(await refused.catch(error => Object.keys(error.body?.fields ?? {}))).toEqual([field]);
  });

  it('is asked for the term, and for dependants of the record alone', async () => {
    const { id } = await made('Termo');
    const dependentes = '["39053344705"]';
    expect(await findingsOf(send(id, 'incluir', { aceitaTermo: 'false', dependentes }))).toEqual([
      ...['REQUEST_NOT_POSSIBLE', 'BENEFIT_DEPENDANT', 'BENEFIT_TERM'],
    ]);
  });
});

it('conditions of approver profiles read the monthly share as amount', async () => {
  const step = { precisa: 1, prazoDias: 3, semGestor: 'rh' as const, nome: 'Conferência', aprovadores: ['grupo:RH'] };
  await (await helena())(approverProfileContract.createApproverProfile, {
    body: {
      ...{ nome: 'Benefícios caros', ordem: 1, ativo: true, tipos: ['beneficio'], empresas: null, etapas: [step] },
      condicoes: [{ campo: 'amount', operador: '>', valor: 5308 }],
    },
  });
  const route = async (tipo: 'fixa' | 'percentual', valor: number, who = worker) => {
    const { id } = await made(`Parte ${valor} ${who.name}`, { parte: { tipo, valor } });
    const body = formOf({ tipo: 'beneficio', idVinculo: maria, idBeneficio: id, acao: 'incluir', aceitaTermo: 'true' });
    const { rota, valores } = await (await who())(calls.checkRequest, { body });
    return [valores.valor, ...rota.map(({ etapa }) => etapa)];
  };
  expect(await route('fixa', 5309)).toEqual([5309, 'Conferência']);
  expect(await route('fixa', 5308)).toEqual([5308, 'RH']);
  // who may not read pay is told no amount, and the route is the same
  await permitted(app, { who: 'gustavo', role: 'GESTOR' }, ['GestorSolicitacaoCriar'], async () => {
    const manager = () => app.as('gustavo', 'gestor');
    expect(await route('percentual', 250, manager)).toEqual([null, 'Conferência']);
    expect(await route('percentual', 249, manager)).toEqual([null, 'RH']);
  });
});
