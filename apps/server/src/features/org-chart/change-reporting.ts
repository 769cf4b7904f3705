import type { orgChartContract } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { recordAll } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  answeringOn,
  chainAbove,
  namesOf,
  removeFutureLine,
  takeTurnAtLines,
  writeLines,
} from './org-chart.queries.ts';

/**
 * Whom some people answer to from a day on. @returns how many lines changed @throws NOT_FOUND of anybody out of reach,
 * INVALID_DATE, STATUS_FORBIDS where the manager has left by then, HIERARCHY_CYCLE
 */
export async function changeReporting(
  tx: Tx,
  by: By,
  form: BodyOf<(typeof orgChartContract)['changeReporting']>,
): Promise<number> {
  const { actor } = by;
  const group = groupOf(actor);
  const { acima: managerId, aPartirDe: day } = form;
  const ids = [...new Set(form.ids)];
  if (day < '1950-01-01') refuseField('aPartirDe', 'INVALID_DATE');
  if (!ids.every(isUuid)) refuse('NOT_FOUND');
  await takeTurnAtLines(tx, group);
  const people = await answeringOn(tx, group, ids, day);
  if (people.length < ids.length) refuse('NOT_FOUND');
  if (managerId !== null) await refuseManager(tx, group, { managerId, ids, day });
  const changed = people.filter(one => !one.said || one.manager_id !== managerId);
  if (changed.length === 0) return 0;
  await writeLines(tx, group, {
    ids: changed.map(one => one.id),
    managerId,
    fromDay: day,
    reason: form.motivo || null,
    madeBy: actor.personId,
  });
  const names = await namesOf(tx, [...new Set([managerId ?? [], changed.flatMap(one => one.manager_id ?? [])].flat())]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  await recordAll(
    tx,
    by,
    { verb: 'reportingChanged', entity: 'reportingLine' },
    changed.map(one => ({
      entityId: one.id,
      before: { manager: nameOf(one.manager_id) },
      after: { manager: nameOf(managerId), from: day },
    })),
  );
  return changed.length;
}

async function refuseManager(
  tx: Tx,
  group: string,
  { managerId, ids, day }: { managerId: string; ids: readonly string[]; day: string },
): Promise<void> {
  const [manager] = isUuid(managerId) ? await answeringOn(tx, group, [managerId], day) : [];
  if (!manager) refuseField('acima', 'NOT_FOUND');
  if (manager?.gone) refuseField('acima', 'STATUS_FORBIDS', { status: 'desligado' });
  const above = await chainAbove(tx, group, managerId, day);
  if (ids.some(id => above.has(id))) refuse('HIERARCHY_CYCLE');
}

/** @throws NOT_FOUND, also of a line that holds already */
export async function takeBackReporting(
  tx: Tx,
  by: By,
  { id, idLinha }: { id: string; idLinha: string },
): Promise<void> {
  const gone = isUuid(id) && isUuid(idLinha) ? await removeFutureLine(tx, id, idLinha) : undefined;
  if (!gone) return refuse('NOT_FOUND');
  const names = gone.manager_id === null ? undefined : await namesOf(tx, [gone.manager_id]);
  await record(tx, by, {
    verb: 'reportingTakenBack',
    entity: 'reportingLine',
    entityId: id,
    before: { manager: names?.get(gone.manager_id ?? '') ?? null, from: gone.from_day },
  });
}
