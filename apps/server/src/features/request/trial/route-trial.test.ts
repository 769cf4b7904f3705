import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { routeTrialContract } from '@cracha/contract/features/request/route-trial.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';

let app: TestApp;
let maria = '';
let gustavo = '';
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');

beforeAll(async () => {
  app = await startApp();
  gustavo = await app.personId('gustavo');
  const [own] = await sql('select id, company_id from employment where person_id = $1', [await app.personId('maria')]);
  maria = String(own.id);
  const hr = await helena();
  const flow = { flagAprovacao: true, comFluxo: true };
  await hr(companyContract.configureCompany, { params: { id: own.company_id }, body: flow });
  const step = { precisa: 1, prazoDias: 2, semGestor: 'rh' as const };
  const looksOn = { ...step, nome: 'RH', aprovadores: ['grupo:RH'], observadores: [`pessoa:${gustavo}`] };
  const manager = { ...step, nome: 'Gestor', aprovadores: [`pessoa:${gustavo}`] };
  const long = { campo: 'days' as const, operador: '>' as const, valor: 20 };
  const of = { ativo: true, empresas: null };
  for (const body of [
    { ...of, nome: 'Longas', ordem: 1, tipos: ['ferias' as const], condicoes: [long], etapas: [looksOn, manager] },
    { ...of, nome: 'Curtas', ordem: 2, tipos: ['ferias' as const], etapas: [{ ...manager, condicoes: [long] }] },
    { ...of, nome: 'Assuntos', ordem: 3, tipos: ['outros' as const], etapas: [looksOn, manager] },
  ])
    await hr(approverProfileContract.createApproverProfile, { body });
});
afterAll(() => app.stop());

const tryOut = async (body: Omit<BodySent<(typeof routeTrialContract)['tryRoute']>, 'idVinculo'>) =>
  (await helena())(routeTrialContract.tryRoute, { body: { idVinculo: maria, ...body } });

it('names the profile whose conditions hold, its people and who looks on; a step whose conditions fail is left out', async () => {
  const long = await tryOut({ tipo: 'ferias', dados: { dias: 30 } });
  expect(long).toMatchObject({ comFluxo: true, perfil: 'Longas', recusa: null });
  expect(long.rota).toMatchObject([
    { etapa: 'RH', nomes: ['RH'], precisa: 1, prazo: expect.any(String), observadores: ['Gustavo Lima Teixeira'] },
    {
      etapa: 'Gestor',
      nomes: ['Gustavo Lima Teixeira'],
      podem: ['Gustavo Lima Teixeira'],
      prazo: null,
      observadores: [],
    },
  ]);
  const short = await tryOut({ tipo: 'ferias', dados: { dias: 20 } });
  expect(short).toMatchObject({ perfil: 'Curtas', rota: [{ etapa: 'RH', nomes: ['RH'] }] });
  expect(await tryOut({ tipo: 'beneficio' })).toMatchObject({ perfil: null, rota: [{ etapa: 'RH' }] });
});

it('asks for the day: who stands in then may decide, and not before', async () => {
  await sql(
    `insert into manager_cover (access_group_id, membership_id, person_id, substitute_id, from_day, until_day, made_by)
     select access_group_id, id, person_id, $2, $3, $4, $2 from membership where person_id = $1 and role = 'GESTOR'`,
    [gustavo, await app.personId('helena'), dayFrom(10), dayFrom(20)],
  );
  const canAt = async (em: string) => (await tryOut({ tipo: 'ferias', dados: { dias: 30 }, em })).rota[1]?.podem.length;
  expect([await canAt(dayFrom(9)), await canAt(dayFrom(10)), await canAt(dayFrom(21))]).toEqual([1, 2, 1]);
  // for another kind alone
  await sql("update manager_cover set kinds = '{outros}'");
  expect(await canAt(dayFrom(10))).toBe(1);
});

it("refuses an unknown kind, a field of another type and somebody else's worker", async () => {
  const bruno = (await app.as('bruno', 'rh'))(routeTrialContract.tryRoute, {
    body: { idVinculo: maria, tipo: 'ferias' },
  });
  expect(await codeOf(bruno)).toBe('EMPLOYEE_NOT_FOUND');
  expect(await codeOf(tryOut({ tipo: 'folga' as 'ferias' }))).toBe('INVALID_OPTION');
  expect(await codeOf(tryOut({ tipo: 'ferias', dados: { dias: -1 } }))).toBe('INVALID_OPTION');
});

it('who looks on is told and reads it; it waits for the second only on their turn', async () => {
  const body = new FormData();
  const form = { tipo: 'outros', idVinculo: maria, assunto: 'Crachá', mensagem: 'Perdi o meu crachá na obra.' };
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  const { id } = await (await app.as('maria', 'trabalhador'))(calls.sendRequest, { body });
  const manager = await app.as('gustavo', 'gestor');
  const queue = async (fila: 'minhas' | 'todas') =>
    (await manager(calls.managerRequests, { params: { page: '1', size: '10' }, query: { fila } })).items.map(
      one => one.id,
    );
  const told = async () =>
    (await sql('select kind from notification where person_id = $1 order by created_at, kind', [gustavo])).map(
      ({ kind }) => kind,
    );
  expect(await told()).toEqual(['requestObserved']);
  expect([await queue('minhas'), await queue('todas')]).toEqual([[], [id]]);
  const read = await manager(calls.request, { params: { id } });
  expect(read.can).not.toContain('aprova');
  await (await helena())(calls.approveRequest, { params: { id }, body: { versao: read.versao } });
  expect(await told()).toEqual(['requestObserved', 'requestSent']);
  expect(await queue('minhas')).toEqual([id]);
});

it('what waits for a manager goes to the one who replaces them, after a warning', async () => {
  const [{ id: manager, access_profile_id: profile }] = await sql(
    "select id, access_profile_id from membership where role = 'GESTOR' and person_id = $1",
    [gustavo],
  );
  const hr = await helena();
  await app.bearer('joao');
  const nobody = { todas: false, empresas: [], lotacoes: [], trabalhadores: [] };
  const of = { nome: 'João', cpf: '39053344705', email: 'joao@pantanal.test', idPerfil: profile };
  const { id: idNovo } = await hr(managerContract.createManager, { body: { ...of, ...nobody } });
  const replace = (confirmado: boolean) =>
    hr(managerContract.replaceManager, { params: { id: manager }, body: { idNovo, confirmado } });
  expect(await codeOf(replace(false))).toBe('MANAGER_HAS_PENDING_REQUESTS');
  const joao = await app.personId('joao');
  const seats = async (person: string) =>
    (
      await sql(
        "select s.kind from approval_seat s where s.person_id = $1 and s.ended_at is null and s.kind = 'request'",
        [person],
      )
    ).length;
  expect([await seats(gustavo), await seats(joao)]).toEqual([1, 0]);
  await replace(true);
  expect([await seats(gustavo), await seats(joao)]).toEqual([0, 1]);
  const [step] = await sql('select seats, needs from hr_request_step where step = 2');
  expect(step).toEqual({ seats: [joao], needs: 1 });
  // who looks after nobody, but decides something, can't just go
  await hr(managerContract.saveManager, {
    params: { id: idNovo },
    body: { idPerfil: profile, ativo: true, ...nobody },
  });
  const Justificativa = 'Saiu da gestão da equipe, que passou para outra pessoa.';
  const remove = (IdString: string) =>
    hr(managerContract.deleteManagers, { body: { IdString, Justificativa, confirmado: true } });
  expect(await codeOf(remove(idNovo))).toBe('MANAGER_HAS_PENDING_REQUESTS');
  await remove(manager);
});
