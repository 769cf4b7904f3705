import { sql } from 'kysely';
import { makeMembership } from '#core/access/membership.factory.ts';
import { makeAccessGroup, refreshAppAccesses } from '#core/access-group/access-group.factory.ts';
import { makeCompany } from '#core/company/company.factory.ts';
import { makePerson } from '#core/identity/person.factory.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** A worker as a large payroll file of the benches prints it. */
export interface FileWorker {
  cnpj: string;
  registration: string;
  cpf?: string;
  name: string;
}

/** An access group "Grupo Ensaio" with the workers of a payroll file, each with a user, and one for HR. @returns HR's person */
export async function seedWorkersOf(tx: Tx, workers: FileWorker[]): Promise<string> {
  const accessGroupId = await makeAccessGroup(tx, { name: 'Grupo Ensaio' });
  const hr = await makePerson(tx, { name: 'Helena Ensaio', email: 'rh@ensaio.test' });
  await makeMembership(tx, { personId: hr, role: 'RH', accessGroupId, accepted: true });
  for (const cnpj of new Set(workers.map(worker => worker.cnpj))) {
    const companyId = await makeCompany(tx, {
      access_group_id: accessGroupId,
      cnpj,
      legal_name: `Ensaio ${cnpj}`,
      trade_name: `Ensaio ${cnpj}`,
    });
    const own = JSON.stringify(workers.filter(worker => worker.cnpj === cnpj));
    await sql`
      with given as materialized (
        select *, gen_random_uuid() as id from jsonb_to_recordset(${own}::jsonb) as g(registration text, cpf text, name text)),
      -- a person with two registrations has one user
      people as (
        insert into person (id, name, cpf) select distinct on (coalesce(cpf, id::text)) id, name, cpf from given order by coalesce(cpf, id::text), id
        returning id, cpf),
      accepted as (insert into privacy_acceptance (person_id, version) select id, '2026-01' from people),
      member as (
        insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
        select p.id, 'EMPREGADO', ${accessGroupId}::uuid, a.id, now(), 'before' from people p, access_profile a where a.role = 'EMPREGADO' and a.access_group_id is null)
      insert into employment (access_group_id, company_id, person_id, name, registration)
      select ${accessGroupId}::uuid, ${companyId}::uuid, p.id, g.name, g.registration
        from given g join people p on p.cpf = g.cpf or (g.cpf is null and p.id = g.id)`.execute(tx);
  }
  await refreshAppAccesses(tx, accessGroupId);
  return hr;
}
