import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { ofReader } from '../company-scope.queries.ts';
import type { Lesson } from './learned.ts';

const total = z.enum(['totalEarnings', 'totalDeductions', 'net']);
const lesson = z.union([
  z.object({
    layout: z.string(),
    kind: z.literal('side'),
    subject: z.string(),
    meaning: z.enum(['earnings', 'deductions', 'none']),
  }),
  z.object({ layout: z.string(), kind: z.literal('total'), subject: total, meaning: total }),
]);

/** What the access group's corrections say of layouts, of one or of all; where they contradict each other nothing is said. */
export async function lessonsByLayout(tx: Tx, layout?: string): Promise<Map<string, Lesson[]>> {
  let query = tx
    .selectFrom('learned_correction')
    .select(['layout', 'kind', 'subject', sql<string>`min(meaning)`.as('meaning')])
    .groupBy(['layout', 'kind', 'subject'])
    .having(sql<boolean>`count(distinct meaning) = 1`);
  if (layout) query = query.where('layout', '=', layout);
  return Map.groupBy(z.array(lesson).parse(await query.execute()), row => row.layout);
}

export async function keepLessons(
  tx: Tx,
  of: { documentId: string; accessGroupId: string; layout: string; by: string },
  lessons: readonly Lesson[],
): Promise<void> {
  const row = {
    import_document_id: of.documentId,
    access_group_id: of.accessGroupId,
    layout: of.layout,
    learned_by: of.by,
  };
  await tx
    .insertInto('learned_correction')
    .values(lessons.map(({ kind, subject, meaning }) => ({ ...row, kind, subject, meaning })))
    .execute();
}

/** What a decision taught goes with it. */
export async function forgetLessons(tx: Tx, documentId: string): Promise<void> {
  await tx.deleteFrom('learned_correction').where('import_document_id', '=', documentId).execute();
}

/** A document of the layout that nobody has decided and nobody else is at. */
export interface Undecided {
  id: string;
  import_id: string;
  employment_id: string | null;
  reading: unknown;
  findings: unknown;
  unlearned: unknown;
}

/** Held until the transaction ends; what another transaction holds is being decided, and is left to it. */
export async function undecidedOf(tx: Tx, layout: string, most: number): Promise<Undecided[]> {
  return tx
    .selectFrom('import_document as d')
    .innerJoin('import as i', 'i.id', 'd.import_id')
    .select(['d.id', 'd.import_id', 'd.employment_id', 'd.reading', 'd.findings', 'd.unlearned'])
    .where('d.layout', '=', layout)
    .where('d.type', '=', 1)
    .where('d.reviewed_at', 'is', null)
    .where(ofReader('d'))
    .where(sql<boolean>`(d.state = 'doubtful' or d.state = 'clean' and d.unlearned is not null)`)
    .where('i.state', 'in', ['toReview', 'ready', 'published'])
    .where(sql<boolean>`(d.reserved_until is null or d.reserved_until <= now() or d.reserved_by = access.person())`)
    .orderBy('d.id')
    .limit(most)
    .forUpdate('d')
    .skipLocked()
    .execute();
}

/** What becomes of an undecided document; `unlearned` null: it is as the reader left it. */
export interface Relearned {
  id: string;
  state: 'clean' | 'doubtful';
  reading: ReadDocument;
  unlearned: ReadDocument | null;
}

export async function storeRelearned(tx: Tx, documents: readonly Relearned[]): Promise<void> {
  const rows = documents.map(({ reading, ...row }) => ({
    ...row,
    reading,
    findings: reading.findings,
    net: reading.net ?? null,
  }));
  await sql`
    update import_document d set state = x.state, reading = x.reading, findings = x.findings, net = x.net, unlearned = x.unlearned
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id uuid, state text, reading jsonb, findings jsonb, net bigint, unlearned jsonb)
     where d.id = x.id`.execute(tx);
}
