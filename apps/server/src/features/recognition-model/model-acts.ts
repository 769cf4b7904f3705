import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { type Doer, record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { forgetSample } from './model.jobs.ts';
import { findModel, groupsToChoose, insertModel, type ModelRow, removeModel, updateModel } from './model.queries.ts';
import type { Trial } from './try-model.ts';

interface Place {
  name: string;
  /** Null: of every access group. */
  groupId: string | null;
}

interface Version {
  id: string;
  version: number;
}

/** A draft with its sample. @throws INVALID_OPTION for no group */
export async function createModel(
  tx: Tx,
  doer: Doer,
  place: Place,
  file: Pick<Upload, 'sha256' | 'name'> & { pages: number },
): Promise<ModelRow> {
  const id = await insertModel(tx, {
    name: place.name,
    access_group_id: await groupOf(tx, place),
    ...{ sample_sha256: file.sha256, sample_name: file.name, sample_pages: file.pages },
  });
  return noted(tx, doer, 'modelCreated', id);
}

/** What is drawn anew has to be tried anew: an active model becomes a draft. @throws NOT_FOUND, STALE_VERSION */
export async function changeModel(
  tx: Tx,
  doer: Doer,
  { id, version }: Version,
  { shape, ...place }: Place & { shape: ModelShape },
): Promise<ModelRow> {
  const before = (await findModel(tx, id)) ?? refuse('NOT_FOUND');
  const change = { name: place.name, access_group_id: await groupOf(tx, place), shape, state: 'draft' };
  if (!(await updateModel(tx, before.id, version, change))) refuse('STALE_VERSION');
  return noted(tx, doer, 'modelChanged', before.id, before);
}

/** With a trial that was enough it is read with from now on; without one it is retired. @throws NOT_FOUND, STALE_VERSION */
export async function switchModel(
  tx: Tx,
  doer: Doer,
  { id, version }: Version,
  trial: Pick<Trial, 'tried' | 'passed'> | undefined,
): Promise<ModelRow> {
  const before = (await findModel(tx, id)) ?? refuse('NOT_FOUND');
  const change = trial ? { state: 'active', tried: trial.tried, passed: trial.passed } : { state: 'retired' };
  if (!(await updateModel(tx, before.id, version, change))) refuse('STALE_VERSION');
  return noted(tx, doer, trial ? 'modelActivated' : 'modelRetired', before.id, before);
}

/** All or none; the samples leave the store afterwards. @throws NOT_FOUND */
export async function deleteModels(
  tx: Tx,
  enqueue: Enqueue,
  doer: Doer,
  { ids, justification }: Deletion,
): Promise<void> {
  for (const id of ids.sort()) {
    const before = (await findModel(tx, id)) ?? refuse('NOT_FOUND');
    await removeModel(tx, before.id);
    await record(tx, doer, {
      verb: 'modelDeleted',
      entity: 'recognitionModel',
      entityId: before.id,
      before: told(before),
      after: { justification },
    });
    await enqueue(tx, forgetSample, { sha256: before.sample_sha256 });
  }
}

async function groupOf(tx: Tx, { groupId }: Place): Promise<string | null> {
  if (groupId === null) return null;
  const known = (await groupsToChoose(tx)).some(({ id }) => id === groupId);
  return known ? groupId : refuseField('idGrupo', 'INVALID_OPTION');
}

/** Each version stays in the history whole. */
function told({ name, access_group_id, state, version, anchors, regions }: ModelRow) {
  return { name, accessGroupId: access_group_id, state, version, anchors, regions };
}

async function noted(tx: Tx, doer: Doer, verb: string, id: string, before?: ModelRow): Promise<ModelRow> {
  const model = (await findModel(tx, id)) ?? refuse('NOT_FOUND');
  await record(tx, doer, {
    verb,
    entity: 'recognitionModel',
    entityId: id,
    before: before && told(before),
    after: told(model),
  });
  return model;
}
