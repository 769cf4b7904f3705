import { sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';
import { companyShows } from '#core/receipt/company-shows.queries.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { refuse } from '#kernel/refusal.ts';

const columns = [
  'r.id',
  'r.access_group_id',
  'r.company_id',
  'r.employment_id',
  'r.person_id',
  'r.kind',
  'r.title',
  'r.year',
  'r.month',
  'r.worker_name',
  'r.registration',
  'r.job_title',
  'r.department',
  'r.total_earnings',
  'r.total_deductions',
  'r.net',
  'r.paid_on',
  'r.items',
  'r.bases',
  'r.details',
  'r.content',
  'r.published_at',
  'r.visible',
  'r.withheld_at',
  'r.withheld_reason',
  'r.viewed_at',
  'r.agrees',
  'r.answered_at',
  'r.answered_ip',
  'r.disagreement',
  'r.disputed_code',
  'r.qr_code',
  'r.verification_code',
  'r.shows_net',
  'c.trade_name',
  'c.legal_name',
  'c.cnpj',
  'c.full_receipt',
] as const;

export type ReceiptRow = Awaited<ReturnType<typeof receiptOf>>;
export type Reading = Pick<Actor, 'profile' | 'personId' | 'accessGroupId'>;

const payslip: readonly Category[] = [1];

/**
 * A payslip, or what else is asked for, that the actor may read; a worker never a hidden one.
 * @throws RECEIPT_NOT_FOUND for foreign, unknown and malformed ids, and those of another category, alike
 */
export async function receiptOf(tx: Tx, actor: Reading, id: string, of: readonly Category[] = payslip) {
  if (!isUuid(id)) refuse('RECEIPT_NOT_FOUND');
  const { rows } = await runPrepared(tx, receipts(tx, actor, of).where('r.id', '=', id));
  return rows[0] ?? refuse('RECEIPT_NOT_FOUND');
}

/** Why a worker's own receipt is withheld, and since when; undefined where it isn't. */
export async function withheldOf(
  tx: Tx,
  { profile, personId }: Reading,
  id: string,
  of: readonly Category[] = payslip,
) {
  if (profile !== 'trabalhador' || !isUuid(id)) return undefined;
  return tx
    .selectFrom('receipt')
    .select(['year', 'month', 'withheld_reason as reason', 'withheld_at as since'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('category', 'in', [...of])
    .where('deleted_at', 'is', null)
    .where('withheld_at', 'is not', null)
    .executeTakeFirst();
}

/** The same, held until the transaction ends: what is decided on it stays true. */
export async function lockReceipt(tx: Tx, actor: Reading, id: string, of: readonly Category[] = payslip) {
  if (!isUuid(id)) refuse('RECEIPT_NOT_FOUND');
  const row = await receipts(tx, actor, of).where('r.id', '=', id).forUpdate('r').executeTakeFirst();
  return row ?? refuse('RECEIPT_NOT_FOUND');
}

/** The receipts of the same kind and employment that one is compared with: the one before it, and that of the same month last year. */
export async function comparedWith(tx: Tx, actor: Reading, row: ReceiptRow) {
  const competence = row.year * 100 + row.month;
  const earlier = () =>
    receipts(tx, actor, payslip)
      .where('r.employment_id', '=', row.employment_id)
      .where('r.kind', '=', row.kind)
      .orderBy('r.competence', 'desc')
      .orderBy('r.published_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(1);
  const lastYear = await earlier()
    .where('r.competence', '=', competence - 100)
    .executeTakeFirst();
  const before = await earlier().where('r.competence', '<', competence).executeTakeFirst();
  return { before: before?.id === lastYear?.id ? undefined : before, lastYear };
}

/** Dates the owner's first opening; true only for that one. */
export async function markOpened(tx: Tx, id: string, ip: string): Promise<boolean> {
  const { numAffectedRows } = await runPrepared(
    tx,
    tx
      .updateTable('receipt')
      .set({ viewed_at: sql<Date>`now()`, viewed_ip: ip })
      .where('id', '=', id)
      .where('viewed_at', 'is', null),
  );
  return numAffectedRows === 1n;
}

export async function setShowsNet(tx: Tx, id: string, shows: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('receipt')
    .set({ shows_net: shows })
    .where('id', '=', id)
    .where('shows_net', '<>', shows)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many of one's own published, visible payslips, or benefits, wait for an answer. */
export async function pendingTotal(tx: Tx, personId: string, category: Category = 1): Promise<number> {
  const { total } = await tx
    .selectFrom('receipt')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .where('visible', '=', true)
    .where('category', '=', category)
    .where('agrees', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Payslips, benefits and statements that their worker has never opened, newest first. */
export async function unopenedOf(tx: Tx, personId: string) {
  return tx
    .selectFrom('receipt as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .select(['r.id', 'r.month', 'r.year', 'r.published_at', 'c.trade_name'])
    .select(sql<Category>`r.category`.as('category'))
    .where('r.person_id', '=', personId)
    .where('r.deleted_at', 'is', null)
    .where('r.visible', '=', true)
    .where('r.viewed_at', 'is', null)
    .where('r.category', 'in', [1, 2, 3])
    .orderBy('r.competence', 'desc')
    .orderBy('r.id', 'desc')
    .limit(100)
    .execute();
}

/** The access group where the actor may read how fields are named: its own, or one that employs the worker. */
export async function readsGroup(tx: Tx, actor: Reading, accessGroupId: string): Promise<boolean> {
  if (actor.profile !== 'trabalhador') return actor.accessGroupId === accessGroupId;
  if (!isUuid(accessGroupId)) return false;
  const employed = tx.selectFrom('employment').select('id').where('person_id', '=', actor.personId);
  return (await employed.where('access_group_id', '=', accessGroupId).limit(1).executeTakeFirst()) !== undefined;
}

export async function hasCompany(tx: Tx, accessGroupId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const found = tx.selectFrom('company').select('id').where('id', '=', id).where('access_group_id', '=', accessGroupId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The names a group, and one of its companies, gave to the fields of a type of document. */
export async function givenFieldNames(tx: Tx, accessGroupId: string, companyId: string | null, type: number) {
  return tx
    .selectFrom('receipt_field_name')
    .select(['field', 'name', 'position', 'visible', 'company_id as companyId'])
    .where('access_group_id', '=', accessGroupId)
    .where('type', '=', type)
    .where(eb => eb.or([eb('company_id', 'is', null), ...(companyId ? [eb('company_id', '=', companyId)] : [])]))
    .execute();
}

/** The owner or group is named beside the policies: several readers' rules together can't use an index. */
function receipts(tx: Tx, { profile, personId, accessGroupId }: Reading, of: readonly Category[]) {
  const all = tx
    .selectFrom('receipt as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .leftJoin('employment as e', 'e.id', 'r.employment_id')
    .leftJoin('worker_record as w', 'w.employment_id', 'r.employment_id')
    .select(columns)
    .select(['c.street', 'c.number', 'c.city', 'c.state', 'e.admitted_on', 'w.occupation_code'])
    .select([sql<Category>`r.category`.as('category'), companyShows('r.category').as('companyShows')])
    .select('r.worker_cpf as cpf')
    .select(eb =>
      eb
        .selectFrom('receipt_message as m')
        .select(({ fn }) => fn.max('m.at').as('at'))
        .whereRef('m.receipt_id', '=', 'r.id')
        .as('last_message_at'),
    )
    .select(eb =>
      eb
        .selectFrom('receipt_dispute as d')
        .select(({ fn }) => fn.max('d.closed_at').as('at'))
        .whereRef('d.receipt_id', '=', 'r.id')
        .where('d.outcome', '<>', 'reopened')
        .as('decided_at'),
    )
    .where('r.deleted_at', 'is', null)
    .where('r.category', 'in', [...of]);
  if (profile === 'trabalhador') return all.where('r.person_id', '=', personId).where('r.visible', '=', true);
  return all.where('r.access_group_id', '=', accessGroupId ?? '00000000-0000-0000-0000-000000000000');
}
