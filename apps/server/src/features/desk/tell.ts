import { to } from '@cracha/contract/navigation/paths.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { announce } from '#kernel/live/live.ts';
import { deskStaff, type Ticket } from './ticket.queries.ts';

export const workerTopic = (personId: string) => `desk:${personId}`;
export const groupTopic = (accessGroupId: string) => `desk-of:${accessGroupId}`;

type Told = Pick<
  Ticket,
  'id' | 'access_group_id' | 'person_id' | 'employment_id' | 'protocol' | 'category_id' | 'assignee_id'
>;

/** Open pages of both sides read anew once the transaction commits. No id travels to HR: it may be of a confidential one. */
export async function tellPages(tx: Tx, { id, access_group_id, person_id }: Told): Promise<void> {
  await announce(tx, { topic: workerTopic(person_id), kind: 'desk', id });
  await announce(tx, { topic: groupTopic(access_group_id), kind: 'desk', id: '' });
}

/** @param moment what makes the notice once: the version of the ticket, or its deadline */
export async function tellWorker(
  tx: Tx,
  one: Told,
  kind: 'ticketOpenedFor' | 'ticketAnswered' | 'ticketWaits' | 'ticketSolved',
  moment: string | number,
): Promise<void> {
  const { id, access_group_id: accessGroupId, person_id: personId, protocol } = one;
  const target = to.worker.ticket(id);
  await notify(tx, [
    { personId, accessGroupId, kind, values: { protocolo: protocol }, target, cause: `${kind}:worker:${id}:${moment}` },
  ]);
}

/** Who has it; where nobody does, whoever answers its category. Who did it knows it already. */
export async function tellStaff(
  tx: Tx,
  one: Told,
  kind: 'ticketOpened' | 'ticketAnswered' | 'ticketLate',
  moment: string | number,
  doer?: string,
): Promise<void> {
  const { id, access_group_id: accessGroupId, protocol, category_id: categoryId, employment_id: employmentId } = one;
  const all = await deskStaff(tx, { categoryId, employmentId, accessGroupId });
  // who may answer it no more is not told
  const assigned = all.filter(person => person.id === one.assignee_id);
  await notify(
    tx,
    (assigned.length > 0 ? assigned : all)
      .filter(person => person.id !== doer)
      .map(person => ({
        ...{ personId: person.id, accessGroupId, kind, values: { protocolo: protocol }, target: to.hr.ticket(id) },
        cause: `${kind}:staff:${id}:${moment}`,
      })),
  );
}
