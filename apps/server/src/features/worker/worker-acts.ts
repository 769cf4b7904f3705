import {
  type FieldValues,
  type SensitivePart,
  sensitiveParts,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { recordAll } from '#core/audit/audit.queries.ts';
import { record, recordOpening } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { readFrom } from './change-worker.ts';
import { transferOf } from './company-transfer.queries.ts';
import { type Leave, leavesOf } from './leave.queries.ts';
import { valuesOf } from './save-worker.ts';
import { accessesOf, saveColumns, takeVersion, type Worker } from './worker.queries.ts';
import type { Chosen } from './worker-list.queries.ts';
import { askAboutRequests } from './worker-request.queries.ts';

/** Sends somebody the link of a first access. */
export type Invite = (tx: Tx, personId: string) => Promise<void>;

/** @throws STATUS_FORBIDS where it ended already, INVALID_DATE, START_AFTER_END before the admission, DATE_OUT_OF_RANGE, CONFIRMATION_REQUIRED */
export async function dismissWorker(
  tx: Tx,
  by: By,
  worker: Worker,
  {
    em: day,
    motivo: reason,
    codigo: kind,
    confirmado,
  }: { em: string; motivo: string; codigo?: string | null | undefined; confirmado?: boolean | undefined },
): Promise<void> {
  if (worker.parts.employment?.dismissed_on) refuse('STATUS_FORBIDS', { status: 'desligado' });
  const admitted = worker.parts.employment?.admitted_on;
  if (typeof admitted === 'string' && isDay(day) && day < admitted) refuseField('em', 'START_AFTER_END');
  readFrom(worker, day, 'em');
  await askAboutRequests(tx, [worker.id], confirmado);
  await takeVersion(tx, worker.id, undefined);
  await saveColumns(tx, worker, 'employment', {
    dismissed_on: day,
    dismissal_reason: reason,
    dismissal_kind: kind ?? null,
  });
  await record(tx, by, {
    verb: 'workerDismissed',
    entity: 'employment',
    entityId: worker.id,
    after: { dismissed_on: day, dismissal_reason: reason, ...(kind ? { dismissal_kind: kind } : {}) },
  });
}

/** @throws STATUS_FORBIDS where it has not ended */
export async function reactivateWorker(tx: Tx, by: By, worker: Worker): Promise<void> {
  const day = worker.parts.employment?.dismissed_on;
  if (!day) refuse('STATUS_FORBIDS', { status: 'ativo' });
  // it goes on in another company
  if ((await transferOf(tx, worker.id))?.state === 'done') refuse('STATUS_FORBIDS', { status: 'transferido' });
  await takeVersion(tx, worker.id, undefined);
  await saveColumns(tx, worker, 'employment', { dismissed_on: null, dismissal_reason: null, dismissal_kind: null });
  await record(tx, by, {
    verb: 'workerReactivated',
    entity: 'employment',
    entityId: worker.id,
    before: { dismissed_on: day, dismissal_reason: worker.parts.employment?.dismissal_reason },
  });
}

/** The person can see who opened what of theirs, and when. */
export async function noteOpening(
  tx: Tx,
  by: By,
  worker: Worker,
  entity: 'employment' | 'cpf' | 'ethnicity' | 'disability' | 'leave',
): Promise<void> {
  await recordOpening(tx, by, {
    accessGroupId: worker.access_group_id,
    personId: worker.person_id,
    entity,
    entityId: worker.id,
  });
}

const openedAs = { racaCor: 'ethnicity', deficiencia: 'disability', afastamento: 'leave' } as const;

/** What is sensitive, as it was told; the person can see that it was read. Of leaves the kinds of all there are. */
export async function showSensitive(
  tx: Tx,
  by: By,
  worker: Worker,
  part: SensitivePart,
): Promise<{ values: FieldValues; leaves: Leave[] }> {
  await noteOpening(tx, by, worker, openedAs[part]);
  if (part === 'afastamento') return { values: {}, leaves: await leavesOf(tx, worker.id) };
  const values = valuesOf(worker);
  return { values: Object.fromEntries(sensitiveParts[part].map(name => [name, values[name] ?? null])), leaves: [] };
}

/**
 * Invites those whose link waits for them: by the contact there is, or the record's. Nobody is named: of who can't be invited only the
 * number is told.
 */
export async function inviteWorkers(tx: Tx, by: By, invite: Invite, chosen: readonly Chosen[]) {
  const result = { convidados: 0, semContato: 0, contatoDeOutro: 0, jaEntraram: 0 };
  const people = new Map(chosen.map(one => [one.person_id, one.id]));
  const accesses = new Map((await accessesOf(tx, [...people.keys()])).map(one => [one.person_id, one]));
  const invited: { entityId: string }[] = [];
  for (const [personId, id] of people) {
    const access = accesses.get(personId);
    if (!access?.invitable) {
      result.jaEntraram++;
      continue;
    }
    if (!access.has_contact) result.semContato++;
    else if (access.contact_taken) result.contatoDeOutro++;
    else {
      await invite(tx, personId);
      invited.push({ entityId: id });
    }
  }
  await recordAll(tx, by, { verb: 'workerInvited', entity: 'employment' }, invited);
  return { ...result, convidados: invited.length };
}
