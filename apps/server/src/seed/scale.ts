import { makeMembership } from '#core/access/membership.factory.ts';
import { makeAccessGroup, refreshAppAccesses } from '#core/access-group/access-group.factory.ts';
import { makeCompany } from '#core/company/company.factory.ts';
import { hashPassword } from '#core/identity/password.ts';
import { makePerson } from '#core/identity/person.factory.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { demoPassword } from './demo-people.ts';
import { allowLongStatements, insertReceipts, insertWorkers } from './scale.queries.ts';

/** Adds "Grupo Escala": a company, its HR user, so many workers and so many receipts, the newest in October 2026. */
export async function seedScale(tx: Tx, size: { workers: number; receipts: number }): Promise<void> {
  await allowLongStatements(tx);
  const passwordHash = await hashPassword(demoPassword);
  const accessGroupId = await makeAccessGroup(tx, { name: 'Grupo Escala' });
  const companyId = await makeCompany(tx, {
    access_group_id: accessGroupId,
    cnpj: 'ESCALA00000181',
    legal_name: 'Escala Ensaios Ltda',
    trade_name: 'Escala Ensaios',
  });
  const hr = await makePerson(tx, { name: 'Eduarda Escala', email: 'escala@escala.test', password_hash: passwordHash });
  await makeMembership(tx, { personId: hr, role: 'RH', accessGroupId });
  await refreshAppAccesses(tx, accessGroupId);
  await insertWorkers(tx, { accessGroupId, companyId, passwordHash, workers: size.workers });
  await insertReceipts(tx, { accessGroupId, companyId, ...size });
}
