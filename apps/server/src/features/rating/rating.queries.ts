import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface LastAsked {
  id: string;
  answered: boolean;
  /** Within a day: what is said now is the answer to it. */
  open: boolean;
}

/** The person's last 90 days alone: row-level security shows nobody else's. */
export async function lastAsked(tx: Tx, personId: string): Promise<LastAsked | undefined> {
  const { rows } = await sql<LastAsked>`
    select id, score is not null as answered, asked_at > now() - interval '1 day' as open from system_rating
     where person_id = ${personId} and asked_at > now() - interval '90 days' order by asked_at desc limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** Two tabs that end a task at once ask one after the other. */
export async function oneAtATime(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`system rating ${personId}`}, 22))`.execute(tx);
}

export interface Rating {
  score: number | null;
  sentence: string | null;
}

export async function insertRating(tx: Tx, rating: Rating & { person_id: string; area: string }): Promise<void> {
  await tx.insertInto('system_rating').values(rating).execute();
}

export async function answerRating(tx: Tx, id: string, rating: Rating): Promise<void> {
  await tx.updateTable('system_rating').set(rating).where('id', '=', id).execute();
}

export interface RatingMonth {
  area: string;
  year: number;
  month: number;
  answers: number | null;
  average: string | null;
  sentences: number | null;
}

export async function ratingMonths(tx: Tx): Promise<RatingMonth[]> {
  return (await sql<RatingMonth>`select * from access.rating_months()`.execute(tx)).rows;
}

export async function ratingSentences(
  tx: Tx,
  { area, year, month }: { area: string; year: number; month: number },
): Promise<{ score: number; sentence: string }[]> {
  const { rows } = await sql<{ score: number; sentence: string }>`
    select * from access.rating_sentences(${area}, ${year}, ${month})`.execute(tx);
  return rows;
}
