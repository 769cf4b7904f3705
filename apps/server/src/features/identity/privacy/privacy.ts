import { areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { record } from '#core/audit/audit.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { hrOfOwnPlaces } from '../own-access.queries.ts';
import { mayAnswer } from './privacy.policy.ts';
import {
  insertRequest,
  lockRequest,
  type OwnPlace,
  type OwnRequest,
  ownPlaces,
  ownRequests,
  type RequestKind,
  type RequestOutcome,
  setAnswer,
} from './privacy.queries.ts';

/**
 * Asks HR of each of one's own access groups; they are told at once.
 * @throws OPERATION_NOT_ALLOWED where there is none, RECORD_ALREADY_EXISTS where one of this kind is open everywhere
 */
export async function askPrivacy(
  tx: Tx,
  by: By,
  { kind, message }: { kind: RequestKind; message: string },
): Promise<OwnRequest[]> {
  const { actor } = by;
  const places = await ownPlaces(tx);
  if (places.length === 0) refuse('OPERATION_NOT_ALLOWED');
  const { personId, profile } = actor;
  const made: (OwnPlace & { id: string; due_on: string })[] = [];
  for (const place of places) {
    const row = await insertRequest(tx, { personId, profile, kind, message }, place);
    if (row) made.push({ ...place, ...row });
  }
  if (made.length === 0) refuse('RECORD_ALREADY_EXISTS');
  const hr = await hrOfOwnPlaces(tx, 'RhTrabalhadorEditar');
  for (const { id, access_group_id: accessGroupId, due_on } of made) {
    await record(tx, by, {
      verb: 'privacyAsked',
      entity: 'privacyRequest',
      entityId: id,
      accessGroupId,
      after: { kind },
    });
    const told = hr.filter(one => one.access_group_id === accessGroupId);
    await notify(
      tx,
      told.map(({ person_id }) => ({
        personId: person_id,
        accessGroupId,
        kind: 'privacyAsked' as const,
        values: { nome: actor.name, prazo: due_on.split('-').reverse().join('/') },
        target: to.hr.privacyRequests(),
        cause: `privacy-asked:${id}`,
      })),
    );
  }
  const ids = made.map(({ id }) => id);
  return ownRequests(tx, personId, ids);
}

/** Answers it once; the person is told where they asked. @throws NOT_FOUND, OPERATION_NOT_ALLOWED for one's own, STATUS_FORBIDS */
export async function answerPrivacy(
  tx: Tx,
  actor: Actor,
  doer: Doer,
  id: string,
  { outcome, answer }: { outcome: RequestOutcome; answer: string },
): Promise<void> {
  const group = groupOf(actor);
  const asked = (await lockRequest(tx, group, id)) ?? refuse('NOT_FOUND');
  if (asked.answered_at !== null) refuse('STATUS_FORBIDS');
  if (!mayAnswer(asked, actor.personId)) refuse('OPERATION_NOT_ALLOWED');
  await setAnswer(tx, asked.id, { outcome, answer, answeredBy: doer.personId });
  await record(tx, doer, {
    verb: 'privacyAnswered',
    entity: 'privacyRequest',
    entityId: asked.id,
    after: { kind: asked.kind, outcome },
  });
  await notify(tx, [
    {
      personId: asked.person_id,
      accessGroupId: group,
      kind: 'privacyAnswered',
      values: {},
      target: to.account(prefixOf(asked.profile), 'privacidade'),
      cause: `privacy-answered:${asked.id}`,
    },
  ]);
}

/** Of the area the person asked in: its bell shows the answer. */
function prefixOf(profile: string): string {
  return Object.values(areas).find(area => area.profile === profile)?.prefix ?? areas.worker.prefix;
}
