import type { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import type {
  NotificationCode,
  NotificationValues,
} from '@cracha/contract/features/notification/notification.schemas.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { record } from '#core/audit/audit.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { lockAbout } from '#kernel/database/lock.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, type Doer, groupOf } from '#kernel/http/by.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { announce } from '#kernel/live/live.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { endRuleChange, importTopic } from '../import.jobs.ts';
import { type ReleaseRules, releasers, rulesOf, setRules } from './release-request.queries.ts';
import {
  changesOverdue,
  endChange,
  lockedChange,
  openChange,
  openRuleChange,
  type RuleChange,
  releasesForAll,
} from './rule-change.queries.ts';

type Calls = typeof releaseContract;
type Kind = Extract<NotificationCode, `releaseRule${string}`>;
type Told = { [K in Kind]: { kind: K; values: NotificationValues<K> } }[Kind];

/** What lets one person do what took two. Pure. */
export function weakens(before: ReleaseRules, after: ReleaseRules): boolean {
  return before.twoPeople && !after.twoPeople;
}

/** The rules in force, and the change that waits, as the reader may act on it. */
export async function rulesInForce(tx: Tx, personId: string): Promise<ResponseSent<Calls['releaseRules']>> {
  const { twoPeople, atOnce } = await rulesOf(tx);
  const change = await openChange(tx);
  return {
    duasPessoas: twoPeople,
    aoTerminar: atOnce,
    mudanca: change ? await presentChange(tx, change, personId) : null,
  };
}

async function presentChange(tx: Tx, change: RuleChange, personId: string) {
  const meu = change.asked_by === personId;
  const others = await releasers(tx);
  return {
    id: change.id,
    pedidoPor: change.asked_by_name,
    pedidoEm: change.asked_at.toISOString(),
    expiraEm: change.expires_at.toISOString(),
    aoTerminar: change.at_once,
    meu,
    possoDecidir: !meu && (await releasesForAll(tx)),
    podemConfirmar: others.filter(({ idUsuario }) => idUsuario !== change.asked_by).map(({ nome }) => nome),
  };
}

/** Two people need a second person; what goes out by itself can't need one. What weakens the rule waits for a second person. */
export async function changeRules(
  tx: Tx,
  enqueue: Enqueue,
  doer: Doer,
  { duasPessoas, aoTerminar }: BodyOf<Calls['setReleaseRules']>,
): Promise<void> {
  if (duasPessoas && aoTerminar) refuseField('aoTerminar', 'INVALID_OPTION');
  const accessGroupId = groupOf(doer);
  await lockRules(tx, accessGroupId);
  const before = await rulesOf(tx);
  const after = { twoPeople: duasPessoas, atOnce: aoTerminar };
  if (weakens(before, after)) return askChange(tx, enqueue, doer, aoTerminar);
  if (duasPessoas && (await releasers(tx)).length === 0) refuseField('duasPessoas', 'INVALID_OPTION');
  await applyRules(tx, doer, after);
  await tellPages(tx, accessGroupId);
}

async function askChange(tx: Tx, enqueue: Enqueue, doer: Doer, atOnce: boolean): Promise<void> {
  const accessGroupId = groupOf(doer);
  const others = await releasers(tx);
  if (others.length === 0) refuse('RELEASE_NOBODY_ELSE');
  for (const overdue of await changesOverdue(tx)) await expire(tx, overdue);
  const made = await openRuleChange(tx, { accessGroupId, personId: doer.personId, atOnce });
  if (!made) return refuse('STALE_VERSION');
  await enqueue(
    tx,
    endRuleChange,
    { personId: doer.personId, accessGroupId, changeId: made.id },
    { startAfter: made.expires_at },
  );
  await record(tx, doer, { verb: 'releaseRuleAsked', entity: 'accessGroup', entityId: accessGroupId });
  const change = await lockedChange(tx, made.id);
  if (change) await tell(tx, change, null, { kind: 'releaseRuleAsked', values: { nome: change.asked_by_name } });
  await tellPages(tx, accessGroupId);
}

/** A second person ends the rule. @throws REQUEST_OWN_APPROVAL, REQUEST_NOT_YOUR_APPROVAL, ALREADY_DECIDED, STALE_VERSION */
export async function confirmChange(tx: Tx, by: By, id: string): Promise<void> {
  const change = await decided(tx, by, id);
  await endChange(tx, id, 'confirmed', by.personId);
  await record(tx, by, { verb: 'releaseRuleConfirmed', entity: 'accessGroup', entityId: change.access_group_id });
  await applyRules(tx, by, { twoPeople: false, atOnce: change.at_once });
  await tell(tx, change, by.personId, {
    kind: 'releaseRuleConfirmed',
    values: { pedido: change.asked_by_name, nome: by.actor.name },
  });
  await tellPages(tx, change.access_group_id);
}

/** A second person keeps the rule. @throws as `confirmChange` */
export async function refuseChange(tx: Tx, by: By, id: string): Promise<void> {
  const change = await decided(tx, by, id);
  await endChange(tx, id, 'refused', by.personId);
  await record(tx, by, { verb: 'releaseRuleRefused', entity: 'accessGroup', entityId: change.access_group_id });
  await tell(tx, change, by.personId, {
    kind: 'releaseRuleRefused',
    values: { pedido: change.asked_by_name, nome: by.actor.name },
  });
  await tellPages(tx, change.access_group_id);
}

/** Takes back what oneself asked for. @throws REQUEST_NOT_YOUR_APPROVAL, ALREADY_DECIDED, STALE_VERSION */
export async function withdrawChange(tx: Tx, by: By, id: string): Promise<void> {
  const change = await stillOpen(tx, by, id);
  if (change.asked_by !== by.personId) refuse('REQUEST_NOT_YOUR_APPROVAL');
  await endChange(tx, id, 'withdrawn', by.personId);
  await record(tx, by, { verb: 'releaseRuleWithdrawn', entity: 'accessGroup', entityId: change.access_group_id });
  await tell(tx, change, null, { kind: 'releaseRuleWithdrawn', values: { pedido: change.asked_by_name } });
  await tellPages(tx, change.access_group_id);
}

/** Nobody confirmed in time: the rule stays. What was decided meanwhile is left as it is. */
export async function endOverdueChange(pool: pg.Pool, job: Causer & { changeId: string }): Promise<void> {
  await inGroupContext(pool, job, async tx => {
    await lockRules(tx, job.accessGroupId);
    const change = await lockedChange(tx, job.changeId);
    if (change?.state !== 'open' || !change.is_over) return;
    await expire(tx, change);
    await tellPages(tx, job.accessGroupId);
  });
}

async function expire(tx: Tx, change: RuleChange): Promise<void> {
  const { id, access_group_id: accessGroupId, asked_by: personId } = change;
  await endChange(tx, id, 'expired', null);
  const doer = { personId, accessGroupId, profile: 'job', ip: null, supporterId: null };
  await record(tx, doer, { verb: 'releaseRuleExpired', entity: 'accessGroup', entityId: accessGroupId });
  await tell(tx, change, null, { kind: 'releaseRuleExpired', values: { pedido: change.asked_by_name } });
}

/** The open change, of which the doer is the second person. */
async function decided(tx: Tx, doer: Doer, id: string): Promise<RuleChange> {
  const change = await stillOpen(tx, doer, id);
  if (change.asked_by === doer.personId) refuse('REQUEST_OWN_APPROVAL');
  if (!(await releasesForAll(tx))) refuse('REQUEST_NOT_YOUR_APPROVAL');
  return change;
}

async function stillOpen(tx: Tx, doer: Doer, id: string): Promise<RuleChange> {
  await lockRules(tx, groupOf(doer));
  const change = (await lockedChange(tx, id)) ?? refuse('NOT_FOUND');
  if (change.ended_by_name !== null) refuse('ALREADY_DECIDED', { nome: change.ended_by_name });
  if (change.state !== 'open' || change.is_over) refuse('STALE_VERSION');
  return change;
}

async function applyRules(tx: Tx, doer: Doer, after: ReleaseRules): Promise<void> {
  const accessGroupId = groupOf(doer);
  const before = await rulesOf(tx);
  await setRules(tx, { accessGroupId, personId: doer.personId }, after);
  await record(tx, doer, {
    verb: 'releaseRulesChanged',
    entity: 'accessGroup',
    entityId: accessGroupId,
    before,
    after,
  });
}

/** Whoever may release, whoever asked and whoever did it are told: the last too, so that a borrowed session shows. */
async function tell(tx: Tx, change: RuleChange, doer: string | null, notice: Told): Promise<void> {
  const { id, access_group_id: accessGroupId, asked_by: asker } = change;
  const others = (await releasers(tx)).map(({ idUsuario }) => idUsuario);
  const told = new Set([...others, asker, ...(doer ? [doer] : [])]);
  const cause = `${notice.kind}:${id}`;
  await notify(
    tx,
    [...told].map(personId => ({ ...notice, personId, accessGroupId, target: to.hr.imports(), cause })),
  );
}

/** Only one at a time looks at the rules of an access group in order to change them. */
function lockRules(tx: Tx, accessGroupId: string): Promise<void> {
  return lockAbout(tx, `release rules ${accessGroupId}`);
}

function tellPages(tx: Tx, accessGroupId: string): Promise<void> {
  return announce(tx, { topic: importTopic(accessGroupId), kind: 'import', id: '' });
}
