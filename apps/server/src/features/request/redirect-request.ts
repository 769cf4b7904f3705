import { record } from '#core/audit/audit.ts';
import { isReason } from '#core/reason.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { decisionsOf, stepsOf } from './request.queries.ts';
import { insertEvent, setSeats } from './request-change.queries.ts';
import { typeOf } from './request-types.ts';
import { requestOf, reseatNow } from './request-verbs.ts';
import { approverWorld } from './request-world.queries.ts';
import { tellSeat } from './tell-request.ts';

/** HR hands a seat of a step that is not over to somebody else who may decide. @throws DENY_REASON_REQUIRED, STATUS_FORBIDS, INVALID_OPTION of whom it is handed to: barred, not active, or in that step already */
export async function redirectRequest(
  tx: Tx,
  by: By,
  id: string,
  { step, from, to, reason }: { step: number; from: string | null; to: string; reason: string | undefined },
): Promise<void> {
  if (!isReason(reason)) refuse('DENY_REASON_REQUIRED');
  const row = await requestOf(tx, by, id, true);
  if (row.step === null || row.waits_for_change) refuse('STATUS_FORBIDS');
  const steps = await stepsOf(tx, row.id);
  const asked = steps[step - 1];
  if (!asked || step < row.step) return refuseField('etapa', 'INVALID_OPTION');
  const person = to.toLowerCase();
  const world = await approverWorld(tx, row.employment_id, typeOf(row.kind), [person]);
  const isBarred = person === row.person_id || person === row.author_id;
  if (isBarred || world.people.get(person)?.active !== true) return refuseField('para', 'INVALID_OPTION');
  const taken = (await decisionsOf(tx, row.id)).filter(one => one.round === row.round && one.step === step);
  const open = asked.seats.filter(seat => !taken.some(one => one.seat === seat));
  const former = (from?.startsWith('grupo:') ? from.replace('grupo:', 'group:') : from?.toLowerCase()) ?? open[0] ?? '';
  if (!open.includes(former)) return refuseField('de', 'INVALID_OPTION');
  // one head fills one seat: the step would lose one
  if (asked.seats.includes(person) || taken.some(one => one.by === person))
    return refuseField('para', 'INVALID_OPTION');
  const seats = asked.seats.map(seat => (seat === former ? person : seat));
  await setSeats(tx, row.id, step, seats);
  await insertEvent(tx, row.id, { verb: 'redirect', by, forPerson: person, reason });
  await reseatNow(tx, by, row);
  await record(tx, by, {
    ...{ verb: 'requestRedirected', entity: 'request', entityId: row.id, accessGroupId: row.access_group_id },
    after: { codigo: row.code, justification: reason?.trim() },
  });
  const facts = { access_group_id: row.access_group_id, name: row.worker_name };
  if (step === row.step) await tellSeat(tx, { id: row.id, code: row.code, facts }, world, person, row.version);
}
