import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { stateOf } from '#core/employment/employment-state.queries.ts';
import { type AskedPage, allOf, countUpTo, keyset } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Candidate } from './opening-lines.ts';
import type { Opening } from './vacation.queries.ts';

/** What HR said of one, newest first. */
export async function openingsOf(tx: Tx, employmentId: string) {
  const { rows } = await sql<Opening & { who: string | null; at: Date }>`
    select o.first_day as "firstDay", o.taken, o.sold, o.absences, access.person_name(o.made_by) as who, o.made_at as at
      from vacation_opening o where o.employment_id = ${employmentId}::uuid order by o.made_at desc, o.id`.execute(tx);
  return rows;
}

interface NewFile {
  accessGroupId: string;
  personId: string;
  taskId: string;
  name: string;
  sha256: string;
}

/** Undefined: a file of the same bytes was sent before, by whomever of the access group. */
export async function insertOpeningFile(tx: Tx, file: NewFile): Promise<string | undefined> {
  const made = await tx
    .insertInto('vacation_opening_file')
    .values({
      ...{ access_group_id: file.accessGroupId, task_id: file.taskId, name: file.name, sha256: file.sha256 },
      made_by: file.personId,
    })
    .onConflict(c => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** What became of a file's lines, counted. */
const lines = (state: string) =>
  sql<number>`(select count(*)::integer from vacation_opening_line l where l.file_id = f.id and l.state = ${state})`;

const selectFiles = (tx: Tx) =>
  tx
    .selectFrom('vacation_opening_file as f')
    .innerJoin('task as t', 't.id', 'f.task_id')
    .selectAll('f')
    .select(['t.state', 't.total', 't.done', 't.error', sql<string | null>`access.person_name(f.made_by)`.as('sender')])
    .select(
      sql<number>`(select count(*)::integer from task_event v where v.task_id = f.task_id and v.code = 'sent')`.as(
        'sent',
      ),
    )
    .select([lines('applied').as('applied'), lines('same').as('same'), lines('refused').as('refused')]);

export type OpeningFileRow = NonNullable<Awaited<ReturnType<typeof findOpeningFile>>>;

/** Undefined for a foreign or unknown id alike. */
export async function findOpeningFile(tx: Tx, id: string) {
  return isUuid(id) ? selectFiles(tx).where('f.id', '=', id).executeTakeFirst() : undefined;
}

/** The file of these bytes that was sent before, held. */
export async function openingFileOf(tx: Tx, sha256: string): Promise<OpeningFileRow | undefined> {
  return selectFiles(tx).where('f.sha256', '=', sha256).forUpdate('f').executeTakeFirst();
}

export async function renameOpeningFile(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('vacation_opening_file').set({ name }).where('id', '=', id).execute();
}

const newestFirst = [
  { value: sql`f.made_at`, type: 'instant', descending: true },
  { value: sql`f.id`, type: 'uuid', descending: true },
] as const;

export async function listOpeningFiles(tx: Tx, page: AskedPage) {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  return selectFiles(tx).select(place).where(beyond).orderBy(orderBy).modifyEnd(limit).execute();
}

export async function countOpeningFiles(tx: Tx): Promise<number> {
  return countUpTo(tx, sql`vacation_opening_file f`);
}

type LineState = 'applied' | 'same' | 'refused';

export interface KeptLine {
  number: number;
  state: LineState;
  registration: string | null;
  cpf: string | null;
  employmentId: string | null;
  field: string | null;
  code: string | null;
  values: Readonly<Record<string, string | number>>;
}

/** Keeps what became of some lines. A line that is kept already is an error: another job was here first. */
export async function keepOpeningLines(
  tx: Tx,
  { fileId, accessGroupId }: { fileId: string; accessGroupId: string },
  kept: readonly KeptLine[],
): Promise<void> {
  await sql`
    insert into vacation_opening_line (file_id, number, access_group_id, state, registration, cpf, employment_id, field, code, data)
    select ${fileId}::uuid, x.number, ${accessGroupId}::uuid, x.state, x.registration, x.cpf, x."employmentId", x.field, x.code, x.values
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        as x(number integer, state text, registration text, cpf text, "employmentId" uuid, field text, code text, values jsonb)`.execute(
    tx,
  );
}

export async function forgetOpeningLines(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('vacation_opening_line').where('file_id', '=', fileId).execute();
}

/** The last line that is kept, and how many are. */
export async function keptSoFar(tx: Tx, fileId: string): Promise<{ last: number; lines: number }> {
  const { rows } = await sql<{ last: number; lines: number }>`
    select coalesce(max(number), 0) as last, count(*)::integer as lines from vacation_opening_line where file_id = ${fileId}::uuid`.execute(
    tx,
  );
  return rows[0] ?? { last: 0, lines: 0 };
}

/** The lines of a file that told of these employments. */
export async function linesAbout(
  tx: Tx,
  fileId: string,
  employmentIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    select employment_id as id, min(number) as number from vacation_opening_line
     where file_id = ${fileId}::uuid and employment_id = any (${employmentIds}::uuid[]) and state <> 'refused' group by employment_id`.execute(
    tx,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Employments in reach with one of these CPFs or registrations. */
export async function candidatesOf(
  tx: Tx,
  accessGroupId: string,
  { cpfs, keys }: { cpfs: readonly string[]; keys: readonly string[] },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with wanted as materialized (
      select e.id from access.persons_by_cpf(${cpfs}::text[]) k join employment e on e.person_id = k.person_id where e.access_group_id = ${accessGroupId}::uuid
      union
      select e.id from unnest(${keys}::text[]) k(key) join employment e on e.access_group_id = ${accessGroupId}::uuid and e.registration_key = k.key)
    select e.id, e.cpf, e.registration_key as "registrationKey", ${stateOf} = 'desligado' as dismissed
      from wanted w join employment e on e.id = w.id`.execute(tx);
  return rows;
}

const inItsOrder = [{ value: sql`l.number`, type: 'integer' }] as const;

const of = (fileId: string, state: LineState | undefined): RawBuilder<SqlBool> =>
  allOf(sql`l.file_id = ${fileId}::uuid`, state && sql`l.state = ${state}`);

export async function openingLinesOf(tx: Tx, fileId: string, state: LineState | undefined, page: AskedPage) {
  const { place, beyond, orderBy, limit } = keyset(inItsOrder, page);
  return tx
    .selectFrom('vacation_opening_line as l')
    .leftJoin('employment as e', 'e.id', 'l.employment_id')
    .select(['l.number', 'l.state', 'l.registration', 'l.cpf', 'l.employment_id', 'l.field', 'l.code', 'l.data'])
    .select(['e.name', place])
    .where(of(fileId, state))
    .where(beyond)
    .orderBy(orderBy)
    .modifyEnd(limit)
    .execute();
}

export async function countOpeningLines(tx: Tx, fileId: string, state: LineState | undefined): Promise<number> {
  return countUpTo(tx, sql`vacation_opening_line l where ${of(fileId, state)}`);
}
