import { record } from '#core/audit/audit.ts';
import { isReason } from '#core/reason.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { wireKinds } from './payroll-queue.presenter.ts';
import { entryById, holdOpen, insertExport, openEntry, type PayrollRow, takeEntries } from './payroll-queue.queries.ts';

/** @throws NOT_FOUND alike for what is missing and what is out of reach */
export async function entryOf(tx: Tx, by: By, id: string): Promise<PayrollRow> {
  return (await entryById(tx, groupOf(by), id)) ?? refuse('NOT_FOUND');
}

interface Month {
  month: number;
  year: number;
  /** Null: all in reach. */
  companyIds: readonly string[] | null;
}

/** Takes the open entries of a month at once. Nothing is open: no export is made. */
export async function exportMonth(
  tx: Tx,
  by: By,
  { month, year, companyIds }: Month,
): Promise<{ exportId: string | null; total: number }> {
  const competence = `${year}-${String(month).padStart(2, '0')}-01`;
  const ids = await holdOpen(tx, groupOf(by), competence, companyIds);
  if (ids.length === 0) return { exportId: null, total: 0 };
  const exportId = await insertExport(tx, groupOf(by), { competence, total: ids.length, by: by.personId });
  await takeEntries(tx, ids, { by: by.personId, exportId });
  await record(tx, by, {
    ...{ verb: 'payrollExported', entity: 'payrollExport', entityId: exportId, accessGroupId: groupOf(by) },
    after: { competencia: `${String(month).padStart(2, '0')}/${year}`, total: ids.length },
  });
  return { exportId, total: ids.length };
}

/** Payroll has it already. @throws NOT_FOUND, STATUS_FORBIDS where it is not open */
export async function takeEntry(tx: Tx, by: By, id: string): Promise<PayrollRow> {
  const row = await entryOf(tx, by, id);
  if ((await takeEntries(tx, [row.id], { by: by.personId, exportId: null })) === 0) refuse('STATUS_FORBIDS');
  await note(tx, by, row, 'payrollTaken');
  return entryOf(tx, by, id);
}

/** Payroll did not take it after all: it is open again. @throws DENY_REASON_REQUIRED, NOT_FOUND, STATUS_FORBIDS where it is not taken */
export async function giveBack(tx: Tx, by: By, id: string, reason: string | undefined): Promise<PayrollRow> {
  if (!isReason(reason)) refuse('DENY_REASON_REQUIRED');
  const row = await entryOf(tx, by, id);
  if (!(await openEntry(tx, row.id))) refuse('STATUS_FORBIDS');
  await note(tx, by, row, 'payrollGivenBack', reason);
  return entryOf(tx, by, id);
}

async function note(
  tx: Tx,
  by: By,
  row: PayrollRow,
  verb: 'payrollTaken' | 'payrollGivenBack',
  reason?: string,
): Promise<void> {
  await record(tx, by, {
    ...{ verb, entity: 'payrollEntry', entityId: row.id, accessGroupId: groupOf(by) },
    after: { codigo: row.code, tipo: wireKinds[row.kind], ...(reason && { justification: reason.trim() }) },
  });
}
