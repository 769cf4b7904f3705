import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Settings, Switches } from './company-config.ts';

/** All companies of the reader's scope by name: of the chosen group, or the association's affiliated ones. */
export async function companiesInScope(tx: Tx, { profile, accessGroupId }: Pick<Actor, 'profile' | 'accessGroupId'>) {
  const all = tx
    .selectFrom('company')
    .select(['id', 'cnpj', 'legal_name', 'trade_name', 'branch', 'active', 'full_receipt', 'version'])
    .orderBy('search')
    .orderBy('id');
  return (profile === 'assemat' ? all : all.where('access_group_id', '=', accessGroupId)).execute();
}

export type CompanyRow = Awaited<ReturnType<typeof companiesInScope>>[number];

/** Undefined for a company that the reader doesn't see. */
export async function showsFullReceipt(tx: Tx, id: string): Promise<boolean | undefined> {
  return (await tx.selectFrom('company').select('full_receipt').where('id', '=', id).executeTakeFirst())?.full_receipt;
}

const columns = [
  'access_group_id as accessGroupId',
  'full_receipt as fullReceipt',
  'qr_code as qrCode',
  'sms_notice as smsNotice',
  'mail_attaches as mailAttaches',
  'timesheet_approval as timesheetApproval',
  'request_approval as requestApproval',
  'request_flow as requestFlow',
  'time_clock_kind as timeClockKind',
  'shows_receipts as showsReceipts',
  'shows_benefits as showsBenefits',
  'shows_income_statements as showsIncomeStatements',
  'shows_timesheets as showsTimesheets',
  'app_accesses as accesses',
  'app_accesses_on as accessesOn',
  'app_accesses_off as accessesOff',
  'version',
] as const;

export async function configOf(tx: Tx, id: string) {
  return tx.selectFrom('company').select(columns).where('id', '=', id).executeTakeFirst();
}

export type ConfiguredCompany = NonNullable<Awaited<ReturnType<typeof configOf>>>;

/** A company of the group, held until the transaction ends. */
export async function lockConfig(tx: Tx, accessGroupId: string | null, id: string) {
  return tx
    .selectFrom('company')
    .select(columns)
    .where('id', '=', id)
    .where('access_group_id', '=', accessGroupId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the fields that are given, as the next version. */
export async function saveConfig(tx: Tx, id: string, given: Partial<Settings & Switches>): Promise<void> {
  await tx
    .updateTable('company')
    .set({
      full_receipt: given.fullReceipt,
      qr_code: given.qrCode,
      sms_notice: given.smsNotice,
      mail_attaches: given.mailAttaches,
      timesheet_approval: given.timesheetApproval,
      request_approval: given.requestApproval,
      request_flow: given.requestFlow,
      time_clock_kind: given.timeClockKind,
      shows_receipts: given.showsReceipts,
      shows_benefits: given.showsBenefits,
      shows_income_statements: given.showsIncomeStatements,
      shows_timesheets: given.showsTimesheets,
      app_accesses_on: given.accessesOn,
      app_accesses_off: given.accessesOff,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** What the modules of the group's plan grant, switched on or not. */
export async function grantedAccesses(tx: Tx, accessGroupId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('access_group_module as g')
    .innerJoin('plan_module_app_access as p', 'p.module', 'g.module')
    .select('p.app_access')
    .where('g.access_group_id', '=', accessGroupId)
    .execute();
  return new Set(rows.map(row => row.app_access));
}

/** Works the effective app accesses out anew. */
export async function refreshAccesses(tx: Tx, accessGroupId: string): Promise<void> {
  await sql`select access.refresh_app_accesses(${accessGroupId})`.execute(tx);
}

/** Requests of a company that nobody could decide any more. @param all not those with flow alone */
export async function stoppedRequests(tx: Tx, id: string, all: boolean): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from hr_request where company_id = ${id}::uuid and kind <> 'clock' and state in ('sentForApproval', 'pending') and (with_flow or ${all})`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** How many of a company's documents of these categories come into sight or leave it, and of how many people. */
export async function sightChanged(tx: Tx, id: string, gained: readonly number[], lost: readonly number[]) {
  const { rows } = await sql<{ total: number; ganham: number; perdem: number }>`
    select count(*)::integer as total, count(distinct person_id) filter (where category = any (${gained}::integer[]))::integer as ganham,
           count(distinct person_id) filter (where category = any (${lost}::integer[]))::integer as perdem
      from receipt where company_id = ${id} and deleted_at is null and (visible or withheld_at is not null)
       and category = any (${[...gained, ...lost]}::integer[])`.execute(tx);
  return rows[0] ?? { total: 0, ganham: 0, perdem: 0 };
}
