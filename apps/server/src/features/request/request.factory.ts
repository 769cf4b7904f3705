import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { vacationContract } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { plusDays } from '#core/calendar/days.ts';
import { dayFrom } from '#kernel/day.ts';
import type { TestApp } from '#test/app.ts';
import { mariasEmployment } from '#test/maria.ts';

type Needed = Pick<TestApp, 'as' | 'database'>;

/** The fields of a request as a browser sends them. */
export function formOf(fields: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

/** Maria with a whole period of vacation, in a company whose requests go by its steps. @returns her employment */
export async function requestWorld({ as, database }: Needed): Promise<string> {
  const begin = plusDays(dayFrom(), -500);
  const own = await mariasEmployment(database);
  await database.owner.query('update employment set admitted_on = $2 where id = $1', [own.id, begin]);
  const helena = await as('helena', 'rh');
  await helena(companyContract.configureCompany, {
    params: { id: own.companyId },
    body: { flagAprovacao: true, comFluxo: true },
  });
  await helena(vacationContract.openVacations, {
    params: { idVinculo: own.id },
    body: { aPartirDe: begin, gozados: 0, vendidos: 0, faltas: 0 },
  });
  return own.id;
}

/** Vacations are decided by the manager, then by HR. */
export async function managerThenHr({ as }: Needed): Promise<void> {
  const step = { precisa: 1, prazoDias: 3, semGestor: 'rh' as const };
  await (await as('helena', 'rh'))(approverProfileContract.createApproverProfile, {
    body: {
      ...{ nome: 'Férias', ordem: 1, ativo: true, tipos: ['ferias'], empresas: null },
      etapas: [
        { ...step, nome: 'Gestor', aprovadores: ['gestor'] },
        { ...step, nome: 'RH', aprovadores: ['grupo:RH'] },
      ],
    },
  });
}

/** A request of Maria's about something else, which HR decides. */
export async function otherRequest({ as }: Needed, idVinculo: string, assunto = 'Crachá novo'): Promise<string> {
  const fields = { tipo: 'outros', idVinculo, assunto, mensagem: 'O meu quebrou ontem.' };
  return (await (await as('maria', 'trabalhador'))(calls.sendRequest, { body: formOf(fields) })).id;
}

/** A vacation of Maria's on the first lawful day. @returns the fields of its form */
export async function vacationFields(
  { as }: Pick<TestApp, 'as'>,
  idVinculo: string,
  dias: string,
): Promise<Record<string, string>> {
  const worker = await as('maria', 'trabalhador');
  const { inicios } = await worker(vacationContract.vacationStarts, { params: { idVinculo }, query: { dias } });
  return { tipo: 'ferias', idVinculo, inicio: inicios[0] ?? '', dias };
}

/** A vacation of Maria's that manager and HR have approved; its effect is a job's. */
export async function approvedVacation(app: Pick<TestApp, 'as'>, idVinculo: string, dias: string): Promise<string> {
  const body = formOf(await vacationFields(app, idVinculo, dias));
  const { id } = await (await app.as('maria', 'trabalhador'))(calls.sendRequest, { body });
  for (const [who, profile, versao] of [
    ['gustavo', 'gestor', 1],
    ['helena', 'rh', 2],
  ] as const)
    await (await app.as(who, profile))(calls.approveRequest, { params: { id }, body: { versao } });
  return id;
}

/** So many requests that HR decides, named LOTE in lists, as if they had been sent. @returns their ids */
export async function manyRequests({ database }: Pick<TestApp, 'database'>, employmentId: string, count: number) {
  const { rows } = await database.owner.query<{ id: string }>(
    `with made as (
       insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, step, entered_on, data, worker_name)
       select access_group_id, company_id, id, person_id, person_id, 'trabalhador', 'LOTE-' || n, 'other', 'sentForApproval', true, 1, now(),
              '{"categoryId": null, "category": null, "subject": "Crachá novo"}', name from employment, generate_series(1, $2::integer) n where id = $1 returning id, access_group_id),
     steps as (insert into hr_request_step (request_id, step, access_group_id, name, needs, seats) select id, 1, access_group_id, 'RH', 1, '{group:RH}' from made)
     select id from made`,
    [employmentId, count],
  );
  return rows.map(({ id }) => id);
}
