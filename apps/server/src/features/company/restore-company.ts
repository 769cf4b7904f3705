import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { bringBackCompany, cnpjTaken, deletedCnpj } from './company-record.queries.ts';

/** A deleted company comes back inactive, without the roles it had. @throws NOT_FOUND, COMPANY_CNPJ_TAKEN */
export async function restoreCompany(tx: Tx, doer: Doer, id: string, justification: string): Promise<void> {
  const cnpj = (await deletedCnpj(tx, id)) ?? refuse('NOT_FOUND');
  if (await cnpjTaken(tx, cnpj, id)) refuse('COMPANY_CNPJ_TAKEN');
  if (!(await bringBackCompany(tx, id))) refuse('NOT_FOUND');
  await record(tx, doer, { verb: 'companyRestored', entity: 'company', entityId: id, after: { justification } });
}
