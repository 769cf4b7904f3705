import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { answerRating, insertRating, lastAsked, oneAtATime, type Rating } from './rating.queries.ts';

/** Whether this person may be asked now. */
export async function ratingDue(tx: Tx, { personId, supportGrantId }: Actor): Promise<boolean> {
  return supportGrantId === null && (await lastAsked(tx, personId)) === undefined;
}

/**
 * Notes that the person was asked, or what they say within a day of it. The record tells that somebody was asked and
 * answered, never what. @throws REQUIRED_FIELD, REQUEST_ALREADY_FINISHED where it was answered or is too late
 */
export async function rate(tx: Tx, by: By, rating: Rating): Promise<void> {
  const { actor } = by;
  const { personId, profile } = actor;
  if (rating.score === null && rating.sentence !== null) refuseField('nota', 'REQUIRED_FIELD');
  await oneAtATime(tx, personId);
  const last = await lastAsked(tx, personId);
  if (last && rating.score === null) return;
  if (last && (last.answered || !last.open)) refuse('REQUEST_ALREADY_FINISHED');
  if (last) await answerRating(tx, last.id, rating);
  else await insertRating(tx, { person_id: personId, area: profile === 'rh' ? 'hr' : 'worker', ...rating });
  const verb = rating.score === null ? 'systemRatingAsked' : 'systemRated';
  await record(tx, by, { verb, entity: 'person', entityId: personId });
}
