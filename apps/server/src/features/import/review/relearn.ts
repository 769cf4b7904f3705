import { record } from '#core/audit/audit.ts';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type Doer, groupOf } from '#kernel/http/by.ts';
import { storedReading } from '../stored-reading.ts';
import {
  forgetLessons,
  keepLessons,
  lessonsByLayout,
  type Relearned,
  storeRelearned,
  type Undecided,
  undecidedOf,
} from './learned.queries.ts';
import { type Lesson, lessonsOf, withLessons } from './learned.ts';

/** More wait for the next correction, or for the next reading of the file. */
const mostAtOnce = 1000;

/** Keeps what a confirmed correction teaches of its layout and reads what waits with it. @returns the imports that changed */
export async function learn(
  tx: Tx,
  doer: Doer,
  documentId: string,
  read: ReadDocument,
  correct: ReadDocument,
): Promise<string[]> {
  const lessons = lessonsOf(read, correct);
  if (!read.layout || lessons.length === 0) return [];
  const accessGroupId = groupOf(doer);
  await keepLessons(tx, { documentId, accessGroupId, layout: read.layout, by: doer.personId }, lessons);
  const after = { layout: read.layout, lessons };
  await record(tx, doer, { verb: 'correctionLearned', entity: 'importDocument', entityId: documentId, after });
  return relearn(tx, read.layout);
}

/** A decision is taken back: what it taught goes too, and what was read with it is as before. @returns the imports that changed */
export async function forget(tx: Tx, documentId: string, layout: string | null): Promise<string[]> {
  if (!layout) return [];
  await forgetLessons(tx, documentId);
  return relearn(tx, layout);
}

/** Undecided documents of the layout read with what is known of it now; what a person has decided is never touched. */
async function relearn(tx: Tx, layout: string): Promise<string[]> {
  const lessons = (await lessonsByLayout(tx, layout)).get(layout) ?? [];
  const waiting = await undecidedOf(tx, layout, mostAtOnce);
  const changed = waiting.flatMap(row => {
    const next = relearned(row, lessons);
    return next ? [{ next, importId: row.import_id }] : [];
  });
  if (changed.length > 0)
    await storeRelearned(
      tx,
      changed.map(({ next }) => next),
    );
  return [...new Set(changed.map(({ importId }) => importId))];
}

/** Undefined: it stays as it is. */
function relearned(row: Undecided, lessons: readonly Lesson[]): Relearned | undefined {
  const original = originalOf(row);
  const taught = withLessons(original, lessons);
  if (!taught) return row.unlearned ? { id: row.id, state: 'doubtful', reading: original, unlearned: null } : undefined;
  const state = row.employment_id && !taught.review ? 'clean' : 'doubtful';
  return { id: row.id, state, reading: taught, unlearned: original };
}

/** As the reader left it, with what was found of it since: a receipt that exists. */
function originalOf({ reading, findings, unlearned }: Undecided): ReadDocument {
  const found = storedReading({ type: 1, lines: [], findings }).findings;
  if (!unlearned) return { ...storedReading(reading), findings: found };
  const original = storedReading(unlearned);
  const since = found.filter(({ code }) => code === 'RECEIPT_EXISTS');
  return { ...original, findings: [...original.findings.filter(({ code }) => code !== 'RECEIPT_EXISTS'), ...since] };
}
