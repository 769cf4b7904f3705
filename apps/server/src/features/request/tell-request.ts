import { to } from '@cracha/contract/navigation/paths.ts';
import { ableFor } from '#core/approver/decisions.ts';
import type { RequestStanding, RequestVerb } from '#core/approver/request-moves.ts';
import { barredOf } from '#core/approver/route.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestRow } from './request.queries.ts';
import { typeOf } from './request-route.ts';
import type { NamedWorld, RequestFacts } from './request-world.queries.ts';

/** Those who may decide now are told. HR opens its own queue, others the manager's. */
export async function tellSeats(
  tx: Tx,
  { id, code, facts }: { id: string; code: string; facts: Pick<RequestFacts, 'access_group_id' | 'name'> },
  persons: readonly string[],
  hr: readonly string[] = [],
  round = 1,
  step = 1,
): Promise<void> {
  const isHr = new Set(hr);
  await notify(
    tx,
    persons.map(personId => ({
      ...{ personId, accessGroupId: facts.access_group_id, kind: 'requestSent' as const },
      values: { nome: facts.name, codigo: code },
      target: isHr.has(personId) ? to.hr.request(id) : to.manager.request(id),
      cause: `request-seat:${id}:${round}:${step}`,
    })),
  );
}

/** What is told follows the state that a verb led to, never the button. */
export async function tellMoved(
  tx: Tx,
  row: RequestRow,
  {
    before,
    after,
    world,
    verb,
    by,
  }: { before: RequestStanding; after: RequestStanding; world: NamedWorld; verb: RequestVerb; by: By },
): Promise<void> {
  const told = kindOf(verb, before, after);
  const base = { accessGroupId: row.access_group_id, cause: `request:${row.id}:${row.version + 1}` };
  const values = { codigo: row.code };
  const all: NewNotification[] = [];
  if (told && row.person_id !== by.personId)
    all.push({ ...base, personId: row.person_id, kind: told, values, target: to.worker.request(row.id) });
  if (verb === 'deny')
    for (const { by: person } of before.decisions.filter(one => one.round === before.round && !one.dispensed))
      all.push({ ...base, personId: person, kind: 'requestDenied', values, target: to.manager.request(row.id) });
  await notify(tx, all);
  if (after.step === null || after.waitsForChange || (after.step === before.step && after.round === before.round))
    return;
  const of = { type: typeOf(row.kind), on: dayFrom(), isLate: false, barred: barredOf(after) };
  const step = after.steps[after.step - 1];
  const open = (step?.seats ?? []).filter(
    seat => !after.decisions.some(one => one.round === after.round && one.step === after.step && one.seat === seat),
  );
  const persons = [...new Set(open.flatMap(seat => ableFor(world, seat, of)))];
  const facts = { access_group_id: row.access_group_id, name: row.worker_name };
  await tellSeats(tx, { id: row.id, code: row.code, facts }, persons, world.groups.get('RH'), after.round, after.step);
}

function kindOf(verb: RequestVerb, before: RequestStanding, after: RequestStanding) {
  if (verb === 'approve') return after.status === 'approved' ? 'requestApproved' : 'requestStepDone';
  if (verb === 'deny') return 'requestDenied';
  if (verb === 'review') return 'requestReturned';
  return verb === 'cancel' && before.status !== 'canceled' ? 'requestCanceled' : undefined;
}
