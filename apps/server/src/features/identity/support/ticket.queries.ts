import { type RawBuilder, sql } from 'kysely';
import { type AskedPage, counting, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

export interface Asked {
  name: string;
  channel: 'mail' | 'sms';
  contact: string;
  language: string;
  message: string;
}

export interface Ticket extends Asked {
  id: string;
  asked_at: Date;
  closed_at: Date | null;
  closed_by_name: string | null;
  note: string | null;
  answered: boolean;
}

export type TicketState = 'open' | 'closed';

const conditions: Record<TicketState, RawBuilder<unknown>> = {
  open: sql`t.closed_at is null`,
  closed: sql`t.closed_at is not null`,
};

export async function insertTicket(tx: Tx, { name, channel, contact, language, message }: Asked, ip: string) {
  await sql`select access.ask_help(${name}, ${channel}, ${contact}, ${language}, ${message}, ${ip})`.execute(tx);
}

const newestFirst = [
  { value: sql`t.asked_at`, type: 'instant', descending: true },
  { value: sql`t.id`, type: 'uuid', descending: true },
] as const;

/** Newest first. */
export async function listTickets(tx: Tx, state: TicketState, page: AskedPage): Promise<Placed<Ticket>[]> {
  const { beyond, orderBy, limit, place } = keyset(newestFirst, page);
  const { rows } = await sql<Placed<Ticket>>`
    select t.*, p.name as closed_by_name, ${place} from ticket t left join person p on p.id = t.closed_by
     where ${conditions[state]} and ${beyond} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

/** How many there are of each. */
export async function countTickets(tx: Tx): Promise<Record<TicketState, number>> {
  const count = (state: TicketState) => sql`(${counting(sql`ticket t where ${conditions[state]}`)})`;
  const { rows } = await sql<Record<TicketState, number>>`
    select ${count('open')} as open, ${count('closed')} as closed`.execute(tx);
  return first(rows);
}

/** Held until it is closed; undefined: there is none. */
export async function lockTicket(tx: Tx, id: string): Promise<(Asked & { closed_at: Date | null }) | undefined> {
  const { rows } = await sql<Asked & { closed_at: Date | null }>`
    select name, channel, contact, language, message, closed_at from ticket where id::text = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function setClosed(
  tx: Tx,
  id: string,
  { by, note, answered }: { by: string; note: string; answered: boolean },
): Promise<void> {
  await tx
    .updateTable('ticket')
    .set({ closed_at: sql<Date>`now()`, closed_by: by, note, answered })
    .where('id', '=', id)
    .execute();
}
