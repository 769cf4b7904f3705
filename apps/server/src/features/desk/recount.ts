import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import { dueTickets, noteLate, openTickets, overTickets } from './recount.queries.ts';
import { tellPages, tellStaff } from './tell.ts';
import { deskInputs, eventsOf, type Ticket, ticketById } from './ticket.queries.ts';
import { insertEvent, keepTimes, moveTicket } from './ticket-change.queries.ts';
import { type KeptTimes, reckon } from './ticket-times.ts';

/** How many tickets one look takes; what is left is for the next. */
const atATime = 500;

async function clockOf(tx: Tx, ticket: Ticket, extra: readonly { act: string }[] = []): Promise<KeptTimes | undefined> {
  const inputs = await deskInputs(tx, ticket.employment_id);
  const more = extra.map(({ act }) => ({ act, at: new Date(), first_minutes: null, solution_minutes: null }));
  return inputs && reckon(inputs, [...(await eventsOf(tx, ticket.id)), ...more]);
}

/** Hours changed: the clocks that run go by the new ones. Each ticket is a transaction of its own. */
export async function recountGroup(pool: pg.Pool, causer: Causer, signal: AbortSignal): Promise<void> {
  const ids = await inGroupContext(pool, causer, openTickets);
  for (const id of ids) {
    if (signal.aborted) return;
    await inGroupContext(pool, causer, async tx => {
      const ticket = await ticketById(tx, causer, id, true);
      const times = ticket && (await clockOf(tx, ticket));
      if (times) await keepTimes(tx, ticket, times);
    });
  }
}

/** What has become late is told once; where a holiday came in between, it isn't late. */
export async function tellLate(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const due = await acrossTenants(pool, 'tickets past their due time are told', tx => dueTickets(tx, atATime));
  for (const { id, ...causer } of due) {
    if (signal.aborted) return;
    await inGroupContext(pool, causer, async tx => {
      const ticket = await ticketById(tx, causer, id, true);
      const times = ticket && (await clockOf(tx, ticket));
      if (!times) return;
      await keepTimes(tx, ticket, times);
      if (!times.dueAt || times.dueAt > new Date() || !(await noteLate(tx, id))) return;
      await tellStaff(tx, ticket, 'ticketLate', times.dueAt.getTime());
      await tellPages(tx, ticket);
    });
  }
}

/** Ends what was solved seven days ago and not reopened. */
export async function closeOver(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const over = await acrossTenants(pool, 'tickets solved seven days ago end', tx => overTickets(tx, atATime));
  for (const { id, ...causer } of over) {
    if (signal.aborted) return;
    await inGroupContext(pool, causer, async tx => {
      const ticket = await ticketById(tx, causer, id, true);
      if (ticket?.state !== 'solved') return;
      const times = await clockOf(tx, ticket, [{ act: 'close' }]);
      if (!times) return;
      await insertEvent(tx, ticket, { act: 'close', by: null });
      if (await moveTicket(tx, ticket, { state: 'closed', times })) await tellPages(tx, ticket);
    });
  }
}
