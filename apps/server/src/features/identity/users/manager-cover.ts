import type { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { takeTurn } from '#core/access/administrators.queries.ts';
import { sharesType } from '#core/approver/covers.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { managerById } from './manager.ts';
import { coverById, coversOf, deleteCover, insertCover } from './manager-cover.queries.ts';

/** No vacation is longer than a year. */
const longest = 366;

/**
 * Another manager stands in for some days, seeing these people with their own permissions. @throws NOT_FOUND, OPERATION_NOT_ALLOWED
 * for another's, START_AFTER_END, INVALID_DATE of the past, INVALID_OPTION for oneself, RECORD_ALREADY_EXISTS where somebody stands in
 * on one of the days for one of the kinds, STATUS_FORBIDS where the two would stand in for each other
 */
export async function addCover(
  tx: Tx,
  by: By,
  id: string,
  form: BodyOf<(typeof managerContract)['addCover']>,
): Promise<void> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  const manager = await managerById(tx, id);
  if (actor.profile === 'gestor' && !manager.mine) refuse('NOT_FOUND');
  if (!manager.enabled) refuse('STATUS_FORBIDS', { status: 'desativado' });
  const substitute = await managerById(tx, form.idSubstituto).catch(() => refuseField('idSubstituto', 'NOT_FOUND'));
  if (substitute.person_id === manager.person_id) refuseField('idSubstituto', 'INVALID_OPTION');
  if (!substitute.enabled) refuseField('idSubstituto', 'STATUS_FORBIDS', { status: 'desativado' });
  readPeriod(form);
  const near = (await coversOf(tx, [manager.person_id, substitute.person_id])).filter(
    one => one.from_day <= form.ate && one.until_day >= form.de,
  );
  const kinds = form.tipos ? [...new Set(form.tipos)] : null;
  if (near.some(one => one.membership_id === id && sharesType({ types: one.kinds }, { types: kinds })))
    refuseField('de', 'RECORD_ALREADY_EXISTS');
  if (near.some(one => one.person_id === substitute.person_id && one.substitute_id === manager.person_id))
    refuseField('idSubstituto', 'STATUS_FORBIDS', { status: 'substituto' });
  await insertCover(tx, actor, {
    managerId: id,
    personId: manager.person_id,
    substituteId: substitute.person_id,
    fromDay: form.de,
    untilDay: form.ate,
    kinds,
  });
  await record(tx, by, {
    verb: 'managerCovered',
    entity: 'manager',
    entityId: manager.person_id,
    after: { substitute: substitute.name, from: form.de, until: form.ate, ...(kinds && { kinds }) },
  });
}

/** @throws NOT_FOUND */
export async function endCover(tx: Tx, by: By, id: string, coverId: string): Promise<void> {
  const { actor } = by;
  const manager = await managerById(tx, id);
  if (actor.profile === 'gestor' && !manager.mine) refuse('NOT_FOUND');
  const cover = /^[0-9a-f-]{36}$/i.test(coverId) ? await coverById(tx, id, coverId) : undefined;
  if (!cover) return refuse('NOT_FOUND');
  await deleteCover(tx, cover.id);
  await record(tx, by, {
    verb: 'managerCoverEnded',
    entity: 'manager',
    entityId: manager.person_id,
    before: { substitute: cover.substitute, from: cover.from_day, until: cover.until_day },
  });
}

function readPeriod({ de, ate }: { de: string; ate: string }): void {
  const [from, until] = [Date.parse(`${de}T00:00:00Z`), Date.parse(`${ate}T00:00:00Z`)];
  if (Number.isNaN(from)) refuseField('de', 'INVALID_DATE');
  if (Number.isNaN(until) || (until - from) / 86_400_000 > longest) refuseField('ate', 'INVALID_DATE');
  if (until < from) refuseField('de', 'START_AFTER_END');
  if (ate < dayFrom()) refuseField('ate', 'INVALID_DATE');
}
