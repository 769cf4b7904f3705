import { placeholders } from '@cracha/contract/features/desk/desk-setup.schemas.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { deskRecount } from './desk.jobs.ts';
import {
  type CannedAnswer,
  type Category,
  type CategoryBody,
  cannedAnswersOf,
  deskHoursOf,
  deskPeople,
  type Hours,
  insertAnswer,
  insertCategory,
  lockCategory,
  setGroup,
  updateAnswer,
  updateCategory,
  updateHours,
} from './setup.queries.ts';

export interface AskedCategory extends CategoryBody {
  group: readonly string[];
  version?: number | undefined;
}

/**
 * A new category, or another form of one. A confidential one needs people, and stays confidential: its tickets were promised to be.
 * @throws REQUIRED_FIELD, INVALID_OPTION, MIN_VALUE, RECORD_ALREADY_EXISTS of the name, STALE_VERSION, NOT_FOUND
 */
export async function saveCategory(tx: Tx, by: By, id: string | undefined, asked: AskedCategory): Promise<Category> {
  const group = groupOf(by);
  const before = id === undefined ? undefined : ((await lockCategory(tx, group, id)) ?? refuse('NOT_FOUND'));
  if (before && asked.version !== undefined && asked.version !== before.version) refuse('STALE_VERSION');
  if (before?.confidential && !asked.confidential) refuseField('sigilosa', 'INVALID_OPTION');
  if (asked.confidential && asked.group.length === 0) refuseField('grupo', 'REQUIRED_FIELD');
  if (asked.solutionMinutes < asked.firstMinutes) refuseField('solucao', 'MIN_VALUE', { min: asked.firstMinutes });
  const known = new Set((await deskPeople(tx)).map(person => person.id));
  if (asked.group.some(person => !known.has(person.toLowerCase()))) refuseField('grupo', 'INVALID_OPTION');
  for (const [at, { type, options }] of asked.fields.entries())
    if (type === 'escolha' && options.length === 0) refuseField(`campos.${at}.opcoes`, 'REQUIRED_FIELD');
  const saved = before
    ? (await updateCategory(tx, before, asked)) && before.id
    : await insertCategory(tx, group, asked);
  if (!saved) refuseField('nome', 'RECORD_ALREADY_EXISTS');
  await setGroup(tx, group, saved, asked.group);
  await record(tx, by, {
    ...{ verb: 'deskCategorySaved', entity: 'deskCategory', entityId: saved },
    ...(before && { before: toldOf(before) }),
    after: toldOf(asked),
  });
  return (await lockCategory(tx, group, saved)) ?? refuse('NOT_FOUND');
}

const toldOf = ({ confidential, firstMinutes, solutionMinutes }: CategoryBody) => ({
  confidential,
  firstMinutes,
  solutionMinutes,
});

const known: readonly string[] = placeholders;

/** @throws INVALID_OPTION of an unknown placeholder, RECORD_ALREADY_EXISTS of the title, STALE_VERSION, NOT_FOUND */
export async function saveAnswer(
  tx: Tx,
  by: By,
  id: string | undefined,
  asked: Omit<CannedAnswer, 'id' | 'version'> & { version?: number | undefined },
): Promise<CannedAnswer> {
  const group = groupOf(by);
  const all = await cannedAnswersOf(tx, group);
  const before = id === undefined ? undefined : (all.find(one => one.id === id.toLowerCase()) ?? refuse('NOT_FOUND'));
  if (before && asked.version !== undefined && asked.version !== before.version) refuse('STALE_VERSION');
  for (const [, name = ''] of asked.words.matchAll(/\{([^{}]*)\}/g))
    if (!known.includes(name)) refuseField('texto', 'INVALID_OPTION');
  const saved = before ? (await updateAnswer(tx, before, asked)) && before.id : await insertAnswer(tx, group, asked);
  if (!saved) refuseField('titulo', 'RECORD_ALREADY_EXISTS');
  await record(tx, by, { verb: 'cannedAnswerSaved', entity: 'cannedAnswer', entityId: saved });
  return (await cannedAnswersOf(tx, group)).find(one => one.id === saved) ?? refuse('NOT_FOUND');
}

/** When the desk is open, also for the clocks that run. @throws START_AFTER_END, STALE_VERSION */
export async function saveHours(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  asked: { hours: Hours['hours']; version?: number | undefined },
): Promise<Hours> {
  const group = groupOf(by);
  const before = await deskHoursOf(tx, group);
  if (asked.version !== undefined && asked.version !== before.version) refuse('STALE_VERSION');
  for (const [day, stretches] of Object.entries(asked.hours)) {
    let last = '';
    for (const [from, until] of stretches) {
      if (from >= until || from < last) refuseField(`horas.${day}`, 'START_AFTER_END');
      last = until;
    }
  }
  const changed = { hours: asked.hours, version: before.version, by: by.personId };
  if (!(await updateHours(tx, group, changed))) refuse('STALE_VERSION');
  await record(tx, by, { verb: 'deskHoursChanged', entity: 'deskHours', entityId: group });
  await enqueue(tx, deskRecount, { personId: by.personId, accessGroupId: group });
  return deskHoursOf(tx, group);
}
