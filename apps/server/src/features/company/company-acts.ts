import { keepExcluded } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { hideCompany, lockCompany, updateCompany, wholeCompany } from './company-record.queries.ts';

/** Turns a company active or not; asked for what it is already, nothing changes. @throws NOT_FOUND */
export async function enableCompany(tx: Tx, by: By, id: string, active: boolean): Promise<void> {
  const { actor } = by;
  const company = (await lockCompany(tx, actor, id)) ?? refuse('NOT_FOUND');
  if (company.active === active) return;
  await updateCompany(tx, id, { active });
  await record(tx, by, {
    verb: active ? 'companyEnabled' : 'companyDisabled',
    entity: 'company',
    entityId: id,
    before: { active: company.active },
    after: { active },
  });
}

/**
 * Deletes companies, all or none. Who sends the confirmation as missing is told what stands against it, and how many there are.
 * @throws NOT_FOUND, COMPANY_HAS_WORKERS, CONFIRMATION_REQUIRED
 */
export async function deleteCompanies(
  tx: Tx,
  by: By,
  { ids, justification }: Deletion,
  confirmed: boolean,
): Promise<void> {
  const { actor } = by;
  const doer = by;
  // in one order, so that two who delete the same wait for each other
  for (const id of ids.sort()) {
    if (!(await lockCompany(tx, actor, id))) refuse('NOT_FOUND');
    // read before it is hidden, also from who deletes it
    await keepExcluded(tx, doer, justification, 'company', wholeCompany(id));
    const workers = await hideCompany(tx, id);
    if (workers === undefined) refuse('NOT_FOUND');
    if (workers > 0) refuse('COMPANY_HAS_WORKERS', { n: workers });
    await record(tx, doer, { verb: 'companyDeleted', entity: 'company', entityId: id, after: { justification } });
  }
  if (!confirmed) refuse('CONFIRMATION_REQUIRED', { total: ids.length });
}
