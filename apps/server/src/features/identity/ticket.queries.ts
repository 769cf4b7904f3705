import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from './identity.queries.ts';

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
  /** The moment it was asked, as the database writes it: what the list sorts by. */
  place: string;
}

export type TicketState = 'open' | 'closed';

const conditions: Record<TicketState, RawBuilder<unknown>> = {
  open: sql`t.closed_at is null`,
  closed: sql`t.closed_at is not null`,
};

export async function insertTicket(tx: Tx, { name, channel, contact, language, message }: Asked, ip: string) {
  await sql`select access.ask_help(${name}, ${channel}, ${contact}, ${language}, ${message}, ${ip})`.execute(tx);
}

/** Newest first; one row more than asked tells that there is a next page. */
export async function listTickets(
  tx: Tx,
  state: TicketState,
  page: { size: number; offset: number; after: readonly [place: string, id: string] | undefined },
): Promise<Ticket[]> {
  const [place, id] = page.after ?? [];
  const beyond = place === undefined ? sql`true` : sql`(t.asked_at, t.id) < (${place}::timestamptz, ${id}::uuid)`;
  const { rows } = await sql<Ticket>`
    select t.*, p.name as closed_by_name, t.asked_at::text as place from ticket t left join person p on p.id = t.closed_by
     where ${conditions[state]} and ${beyond} order by t.asked_at desc, t.id desc
     limit ${page.size + 1} offset ${page.after ? 0 : page.offset}`.execute(tx);
  return rows;
}

/** How many there are of each; each stops at 10,001. */
export async function countTickets(tx: Tx): Promise<Record<TicketState, number>> {
  const count = (state: TicketState) =>
    sql`(select count(*)::integer from (select from ticket t where ${conditions[state]} limit 10001) as counted)`;
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
