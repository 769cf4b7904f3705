import type { AnnouncementState } from '@cracha/contract/features/announcement/announcement.schemas.ts';
import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { visibleText } from '@cracha/contract/kernel/rich-text.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { keepExcluded, recordAll } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import { richTextOf } from '#core/looking/look.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type Actor, personTurn } from '#kernel/http/actor.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { isEditable, isWithdrawable, mayWrite } from './announcement.policy.ts';
import {
  type Announcement,
  announcementById,
  announcingAmong,
  deleteAnnouncementRows,
  foundAmong,
  insertAnnouncement,
  personsOf,
  setPublished,
  settlePublication,
  setWithdrawn,
  updateAnnouncement,
  type Written,
  wholeAnnouncements,
} from './announcement.queries.ts';
import { deliver } from './deliver.ts';
import { countAudience, dropOthers } from './delivery.queries.ts';

/** What HR sends, in stored terms; `cpfs` left out: the list stays as it is. */
export type Draft = Omit<Written, 'personIds'> & { cpfs: readonly string[] | undefined };

/** @throws NOT_FOUND where it is none of the reader's */
export async function announcementOf(tx: Tx, actor: Actor, id: string, held = false): Promise<Announcement> {
  return (await announcementById(tx, groupOf(actor), id, held)) ?? refuse('NOT_FOUND');
}

/** A new draft. @throws what the form lacks, beside its field */
export async function createAnnouncement(tx: Tx, by: By, draft: Draft): Promise<Announcement> {
  asWriter(by);
  const written = await readDraft(tx, by.actor, draft, []);
  const id = await insertAnnouncement(tx, groupOf(by.actor), by.actor.personId, written);
  return noted(tx, by, 'announcementCreated', id);
}

/** After its publication a change is a new version. @throws STATUS_FORBIDS, STALE_VERSION */
export async function changeAnnouncement(
  tx: Tx,
  by: By,
  { id, version }: { id: string; version: number },
  draft: Draft,
  readAgain: boolean,
): Promise<Announcement> {
  asWriter(by);
  const before = await announcementOf(tx, by.actor, id, true);
  inState(before.state, isEditable(before.state));
  const written = await readDraft(tx, by.actor, draft, before.person_ids);
  if (!(await updateAnnouncement(tx, before.id, version, written))) refuse('STALE_VERSION');
  if (before.state !== 'rascunho') {
    const otherAudience = audienceOf(writtenOf(before)) !== audienceOf(written);
    await settlePublication(tx, before.id, { reschedule: before.state === 'agendado', readAgain });
    if (otherAudience) await dropOthers(tx, before.id);
    await deliver(tx, before.id, otherAudience || before.state === 'agendado');
  }
  return noted(tx, by, 'announcementChanged', before.id, before);
}

/**
 * Now, or from its day on; who it is for now is told in the same transaction.
 * @param draft what is published, where it differs from what was saved
 */
export async function publishAnnouncement(
  tx: Tx,
  by: By,
  at: { id: string; version: number },
  draft?: Draft,
): Promise<Announcement> {
  asWriter(by);
  const kept = await announcementOf(tx, by.actor, at.id, true);
  inState(kept.state, kept.state === 'rascunho');
  const before = draft ? await changeAnnouncement(tx, by, at, draft, false) : kept;
  if (before.ends_at && before.ends_at.getTime() <= Date.now()) refuseField('ate', 'START_AFTER_END');
  const version = draft ? before.version : at.version;
  if (!(await setPublished(tx, before.id, version, by.actor.personId))) refuse('STALE_VERSION');
  await deliver(tx, before.id, true);
  return noted(tx, by, 'announcementPublished', before.id, before);
}

/** How many people a draft would be for now. @throws what the form lacks, beside its field */
export async function reachOf(tx: Tx, by: By, id: string | undefined, draft: Draft): Promise<number> {
  asWriter(by);
  const kept = id === undefined ? undefined : await announcementOf(tx, by.actor, id);
  return countAudience(tx, groupOf(by.actor), await readDraft(tx, by.actor, draft, kept?.person_ids ?? []));
}

export async function withdrawAnnouncement(tx: Tx, by: By, id: string, version: number): Promise<Announcement> {
  asWriter(by);
  const before = await announcementOf(tx, by.actor, id, true);
  inState(before.state, isWithdrawable(before.state));
  if (!(await setWithdrawn(tx, before.id, version))) refuse('STALE_VERSION');
  return noted(tx, by, 'announcementWithdrawn', before.id, before);
}

/** All of them or none. @throws NOT_FOUND */
export async function deleteAnnouncements(tx: Tx, by: By, { ids, justification }: Deletion): Promise<void> {
  asWriter(by);
  const doer = by;
  const found = await foundAmong(tx, groupOf(by.actor), ids);
  if (found.length !== ids.length) refuse('NOT_FOUND');
  await keepExcluded(tx, doer, justification, 'announcement', wholeAnnouncements(found));
  await deleteAnnouncementRows(tx, found);
  await recordAll(
    tx,
    doer,
    { verb: 'announcementDeleted', entity: 'announcement' },
    found.map(entityId => ({ entityId, after: { justification } })),
  );
}

export function asWriter({ actor }: Pick<By, 'actor'>): void {
  if (!mayWrite(actor)) refuse('OPERATION_NOT_ALLOWED');
}

function inState(status: AnnouncementState, allowed: boolean): void {
  if (!allowed) refuse('STATUS_FORBIDS', { status });
}

async function readDraft(tx: Tx, actor: Actor, draft: Draft, personIds: readonly string[]): Promise<Written> {
  const { cpfs, ...rest } = draft;
  const title = visibleText(draft.title) || refuseField('titulo', 'REQUIRED_FIELD');
  const message = (await richTextOf(draft.message, personTurn(actor))) ?? refuse('INVALID_REQUEST');
  if (!message.hasWords) refuseField('mensagem', 'REQUIRED_FIELD');
  if (!draft.toWorkers && !draft.toManagers) refuseField('trabalhadores', 'REQUIRED_FIELD');
  const { startsAt, endsAt } = draft;
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) refuseField('ate', 'START_AFTER_END');
  const companyIds = [...new Set(draft.companyIds)];
  if ((await announcingAmong(tx, groupOf(actor), companyIds)) !== companyIds.length)
    refuseField('idEmpresas', 'NOT_FOUND');
  return {
    ...rest,
    ...{ title, companyIds, message: message.markup },
    personIds: cpfs === undefined ? personIds : await readCpfs(tx, companyIds, cpfs),
  };
}

/** @throws INVALID_CPF, EMPLOYEE_NOT_FOUND where the companies employ nobody of one of them */
async function readCpfs(tx: Tx, companyIds: readonly string[], cpfs: readonly string[]): Promise<string[]> {
  const digits = [...new Set(cpfs.map(cpf => cpf.replace(/[.\-\s]/g, '')))];
  if (digits.some(cpf => !isCpf(cpf))) refuseField('cpfs', 'INVALID_CPF');
  const persons = await personsOf(tx, companyIds, digits);
  if (persons.length !== digits.length) refuseField('cpfs', 'EMPLOYEE_NOT_FOUND');
  return persons;
}

function writtenOf(kept: Announcement): Written {
  return {
    title: kept.title,
    message: kept.message,
    companyIds: kept.company_ids,
    toWorkers: kept.to_workers,
    toManagers: kept.to_managers,
    departments: kept.departments,
    clients: kept.clients,
    personIds: kept.person_ids,
    alsoNew: kept.also_new,
    startsAt: kept.starts_at?.toISOString() ?? null,
    endsAt: kept.ends_at?.toISOString() ?? null,
    pinned: kept.pinned,
    mustRead: kept.must_read,
  };
}

function audienceOf({ companyIds, toWorkers, toManagers, departments, clients, personIds }: Written): string {
  const lists = [companyIds, departments, clients, personIds].map(list => list.toSorted());
  return JSON.stringify([toWorkers, toManagers, lists]);
}

async function noted(tx: Tx, by: By, verb: HistoryVerb, id: string, before?: Announcement): Promise<Announcement> {
  const after = await announcementOf(tx, by.actor, id);
  await record(tx, by, {
    verb,
    entity: 'announcement',
    entityId: id,
    before: before && writtenOf(before),
    after: { ...writtenOf(after), version: after.version },
  });
  return after;
}
