import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By, Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  type ApproverProfile,
  type ApproverProfileBody,
  changeApproverProfile,
  companiesSeen,
  insertApproverProfile,
  lockApproverProfile,
  nameTaken,
  removeApproverProfile,
  seatedOf,
} from './approver-profile.queries.ts';
import { isPossible, personsIn, stepFault } from './approver-step.ts';

/** @throws RECORD_ALREADY_EXISTS; INVALID_OPTION for who is no HR or manager here; MAX_VALUE where a step needs more than it seats */
export async function createApproverProfile(tx: Tx, by: By, body: ApproverProfileBody): Promise<string> {
  const { actor } = by;
  await check(tx, actor, body);
  const id = await insertApproverProfile(tx, actor.accessGroupId, body);
  if (!id) return refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await note(tx, by, 'approverProfileCreated', id, { after: body });
  return id;
}

/** What was sent before keeps the route it was frozen with. @throws NOT_FOUND, STALE_VERSION, and as for a new one */
export async function updateApproverProfile(
  tx: Tx,
  by: By,
  { id, version, ...body }: ApproverProfileBody & { id: string; version: number | undefined },
): Promise<void> {
  const { actor } = by;
  const now = await changeable(tx, actor, id);
  if (version !== undefined && version !== now.version) refuse('STALE_VERSION');
  await check(tx, actor, body, personsIn(now.steps));
  if (await nameTaken(tx, actor.accessGroupId, body.name, now.id)) refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await changeApproverProfile(tx, now.id, body);
  await note(tx, by, 'approverProfileChanged', now.id, { before: bodyOf(now), after: body });
}

export async function deleteApproverProfile(tx: Tx, by: By, id: string): Promise<void> {
  const { actor } = by;
  const now = await changeable(tx, actor, id);
  await removeApproverProfile(tx, now.id);
  await note(tx, by, 'approverProfileDeleted', now.id, { before: bodyOf(now) });
}

/** One that speaks for companies beyond the actor's is not theirs to change. */
async function changeable(tx: Tx, actor: Actor, id: string): Promise<ApproverProfile> {
  const now = (await lockApproverProfile(tx, actor.accessGroupId, id)) ?? refuse('NOT_FOUND');
  if (!(await speaksFor(tx, actor, now.companyIds))) refuse('OPERATION_NOT_ALLOWED');
  return now;
}

async function speaksFor(tx: Tx, actor: Actor, companyIds: string[] | null): Promise<boolean> {
  if (companyIds === null) return actor.allCompanies;
  return (await companiesSeen(tx, actor.accessGroupId, companyIds)) === companyIds.length;
}

async function check(tx: Tx, actor: Actor, body: ApproverProfileBody, present: readonly string[] = []): Promise<void> {
  if (!(await speaksFor(tx, actor, body.companyIds))) refuseField('empresas', 'INVALID_OPTION');
  if (!body.conditions.every(isPossible)) refuseField('condicoes', 'INVALID_OPTION');
  for (const step of body.steps) {
    const fault = stepFault(step);
    if (fault) refuseField('etapas', fault, { max: step.approvers.length });
  }
  const persons = personsIn(body.steps);
  const seated = await seatedOf(tx, actor.accessGroupId, persons);
  // who has left may stay until HR puts somebody else in the seat
  const good = new Set([...seated.filter(one => one.active).map(one => one.id), ...present]);
  if (persons.some(id => !good.has(id))) refuseField('etapas', 'INVALID_OPTION');
}

const bodyOf = ({ id: _id, version: _version, ...body }: ApproverProfile) => body;

async function note(
  tx: Tx,
  doer: Doer,
  verb: HistoryVerb,
  entityId: string,
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  await record(tx, doer, { verb, entity: 'approverProfile', entityId, ...change });
}
