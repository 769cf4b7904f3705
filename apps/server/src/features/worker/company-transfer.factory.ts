import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type pg from 'pg';
import { dayFrom } from '#kernel/day.ts';
import type { DemoKey } from '../../seed/demo-people.ts';

/** What the test's application gives. */
interface TransferApp {
  as(who: DemoKey, profile: 'rh'): Promise<Call>;
  personId(who: DemoKey): Promise<string>;
  database: { owner: pg.Pool };
}

/** Maria's company of Grupo Pantanal, and another one made in the group: its name is `Estaleiro Jacaré`. */
export async function companiesOf({ database, personId }: TransferApp): Promise<{ here: string; there: string }> {
  const { rows } = await database.owner.query<{ here: string; there: string }>(
    `with h as (select c.* from company c join employment e on e.company_id = c.id join access_group g on g.id = e.access_group_id
                 where e.person_id = $1 and g.name = 'Grupo Pantanal')
     insert into company (access_group_id, cnpj, legal_name, trade_name, app_accesses)
     select access_group_id, '61186888000193', 'Estaleiro Jacaré Ltda', 'Estaleiro Jacaré', app_accesses from h
     returning (select id from h) as here, id as there`,
    [await personId('maria')],
  );
  return rows[0] ?? { here: '', there: '' };
}

/** Another company's from today on. @returns the new employment */
export async function transferred(
  app: TransferApp,
  id: string,
  idEmpresa: string,
  matricula?: string,
): Promise<string> {
  const call = await app.as('helena', 'rh');
  const body = { idEmpresa, matricula, aPartirDe: dayFrom() };
  const answer = await call(calls.transferWorker, { params: { id }, body });
  return answer.transferencia?.idTrabalhador ?? '';
}
