import { sql } from 'kysely';

/** The day in Brasília, as a date: what holds 'today' follows it, not the database's own clock, which is three hours ahead. */
export const today = sql<string>`(now() at time zone 'America/Sao_Paulo')::date`;
