import { makeMembership } from '#core/access/membership.factory.ts';
import { makeAccessGroup, refreshAppAccesses } from '#core/access-group/access-group.factory.ts';
import { statutoryRules } from '#core/clock/engine/statutory-rules.ts';
import { makeCompany } from '#core/company/company.factory.ts';
import { hashPassword } from '#core/identity/password.ts';
import { makePerson } from '#core/identity/person.factory.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { fortyFourHours } from '../clock-plans.ts';
import { demoPassword } from '../demo-people.ts';
import { allowLongStatements, insertReceipts, insertWorkers } from './scale.queries.ts';
import { insertClockSetup, insertMirrors, insertPunches } from './scale-clock.queries.ts';
import { insertDocuments } from './scale-documents.queries.ts';
import { insertRequests } from './scale-requests.queries.ts';

/** How much of each in all, dealt over the workers; a clock is there where it has something. */
export interface ScaleSize {
  workers: number;
  receipts?: number | undefined;
  punches?: number | undefined;
  mirrors?: number | undefined;
  requests?: number | undefined;
  documents?: number | undefined;
}

/** Adds "Grupo Escala": a company, its HR user, so many workers with their receipts, requests, documents, punches and mirrors, the newest in October 2026. */
export async function seedScale(tx: Tx, size: ScaleSize): Promise<void> {
  const { workers, receipts = 0, punches = 0, mirrors = 0, requests = 0, documents = 0 } = size;
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
  await insertWorkers(tx, { accessGroupId, companyId, passwordHash, workers });
  if (receipts > 0) await insertReceipts(tx, { accessGroupId, companyId, workers, receipts });
  const group = { accessGroupId, companyId };
  if (punches + mirrors > 0) await insertClock(tx, group, size);
  if (requests > 0) await insertRequests(tx, group, { workers, requests, hr });
  if (documents > 0) await insertDocuments(tx, group, { workers, documents, hr });
}

interface Group {
  accessGroupId: string;
  companyId: string;
}

async function insertClock(tx: Tx, group: Group, { workers, punches = 0, mirrors = 0 }: ScaleSize): Promise<void> {
  const { valid_from: _, ...law } = statutoryRules;
  await insertClockSetup(tx, group, {
    schedule: fortyFourHours,
    rules: { ...law, bank: { ...law.bank, enabled: true } },
  });
  await insertPunches(tx, group, { workers, punches });
  await insertMirrors(tx, group, { workers, mirrors });
}
