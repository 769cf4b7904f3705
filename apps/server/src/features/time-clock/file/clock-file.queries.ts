import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, allOf, countUpTo, keyset } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { FileCompany } from './clock-file-company.ts';

type Direction = 'in' | 'out';

export interface NewClockFile {
  accessGroupId: string;
  personId: string;
  taskId: string;
  direction: Direction;
  kind: 'afd' | 'payroll';
  companyId: string | null;
  name: string;
  sha256?: string;
  size?: number;
  contentType?: string;
  from?: string | undefined;
  until?: string | undefined;
  confirmed?: boolean;
}

/** Undefined: a file of the same bytes came in before, of whomever in the access group. */
export async function insertClockFile(tx: Tx, file: NewClockFile): Promise<string | undefined> {
  const made = await tx
    .insertInto('clock_file')
    .values({
      access_group_id: file.accessGroupId,
      company_id: file.companyId,
      task_id: file.taskId,
      direction: file.direction,
      kind: file.kind,
      name: file.name,
      sha256: file.sha256 ?? null,
      size: file.size ?? null,
      content_type: file.contentType ?? null,
      from_day: file.from ?? null,
      until_day: file.until ?? null,
      confirmed: file.confirmed ?? false,
      made_by: file.personId,
    })
    .onConflict(c => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

const selectFiles = (tx: Tx) =>
  tx
    .selectFrom('clock_file as f')
    .innerJoin('task as t', 't.id', 'f.task_id')
    .leftJoin('company as c', 'c.id', 'f.company_id')
    .selectAll('f')
    .select([
      't.state',
      't.total',
      't.done',
      't.error',
      'c.trade_name as company_name',
      'c.cnpj as company_cnpj',
      sql<string | null>`access.person_name(f.made_by)`.as('made_by_name'),
    ]);

export type ClockFileRow = NonNullable<Awaited<ReturnType<typeof findClockFile>>>;

/** Undefined for a foreign or unknown id alike; `lock` holds the row until the transaction ends. */
export async function findClockFile(tx: Tx, direction: Direction, id: string, lock = false) {
  if (!isUuid(id)) return undefined;
  const query = selectFiles(tx).where('f.id', '=', id).where('f.direction', '=', direction);
  return (lock ? query.forUpdate('f') : query).executeTakeFirst();
}

/** The file of these bytes that came in before, held. */
export async function clockFileOf(tx: Tx, sha256: string): Promise<ClockFileRow | undefined> {
  return selectFiles(tx)
    .where('f.sha256', '=', sha256)
    .where('f.direction', '=', 'in')
    .forUpdate('f')
    .executeTakeFirst();
}

const newestFirst = [
  { value: sql`f.made_at`, type: 'instant', descending: true },
  { value: sql`f.id`, type: 'uuid', descending: true },
] as const;

function asked(direction: Direction, companyId: string | undefined): RawBuilder<SqlBool> {
  const ofCompany = companyId !== undefined && !isUuid(companyId) ? sql`false` : sql`f.company_id = ${companyId}`;
  return allOf(sql`f.direction = ${direction}`, companyId === undefined ? undefined : ofCompany);
}

export async function listClockFiles(tx: Tx, direction: Direction, companyId: string | undefined, page: AskedPage) {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  return selectFiles(tx)
    .select(place)
    .where(asked(direction, companyId))
    .where(beyond)
    .orderBy(orderBy)
    .modifyEnd(limit)
    .execute();
}

export async function countClockFiles(tx: Tx, direction: Direction, companyId: string | undefined): Promise<number> {
  return countUpTo(tx, sql`clock_file f where ${asked(direction, companyId)}`);
}

const inItsOrder = [{ value: sql`l.position`, type: 'integer' }] as const;

export async function linesOfFile(tx: Tx, fileId: string, page: AskedPage) {
  const { place, beyond, orderBy, limit } = keyset(inItsOrder, page);
  return tx
    .selectFrom('clock_file_line as l')
    .select(['l.number', 'l.field', 'l.code', 'l.data', 'l.warning', place])
    .where('l.file_id', '=', fileId)
    .where(beyond)
    .orderBy(orderBy)
    .modifyEnd(limit)
    .execute();
}

export async function countLines(tx: Tx, fileId: string): Promise<number> {
  return countUpTo(tx, sql`clock_file_line l where l.file_id = ${fileId}`);
}

/** What a person said of a file that waits or failed: another company, another name. */
export async function setTerms(
  tx: Tx,
  id: string,
  terms: { companyId: string | null; confirmed: boolean; name?: string },
): Promise<void> {
  await tx
    .updateTable('clock_file')
    .set({
      company_id: terms.companyId,
      confirmed: terms.confirmed,
      ...(terms.name === undefined ? {} : { name: terms.name }),
    })
    .where('id', '=', id)
    .execute();
}

/** A company in reach; undefined for a foreign or unknown id alike. */
export async function companyById(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  return tx
    .selectFrom('company')
    .select(['id', 'cnpj', 'legal_name as name', 'trade_name as tradeName'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The company in reach that has this CNPJ. */
export async function companyByNumber(tx: Tx, cnpj: string): Promise<FileCompany | undefined> {
  return tx.selectFrom('company').select(['id', 'cnpj']).where('cnpj', '=', cnpj).executeTakeFirst();
}
