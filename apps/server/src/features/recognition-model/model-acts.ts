import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import type { SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { keepExcluded } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import { enqueueForgetting } from '#core/file/forget-file.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { forgetSample } from './model.jobs.ts';
import {
  findModel,
  groupsToChoose,
  insertModel,
  type ModelForm,
  type ModelRow,
  openedLately,
  removeModel,
  updateModel,
  wholeModel,
} from './model.queries.ts';
import type { Trial } from './try-model.ts';

export interface Place {
  name: string;
  system: string;
  /** Null: of every access group. */
  groupId: string | null;
}

interface Version {
  id: string;
  form: ModelForm;
  version: number;
}

/** A draft with its sample. @throws INVALID_OPTION for no group */
export async function createModel(
  tx: Tx,
  doer: Doer,
  form: ModelForm,
  place: Place,
  file: Pick<Upload, 'sha256' | 'name'> & { pages: number | null },
): Promise<ModelRow> {
  const id = await insertModel(tx, {
    form,
    name: place.name,
    payroll_system: place.system,
    access_group_id: await groupOf(tx, place),
    ...{ sample_sha256: file.sha256, sample_name: file.name, sample_pages: file.pages },
  });
  return noted(tx, doer, 'modelCreated', { id, form });
}

/** What is drawn anew has to be tried anew: an active model becomes a draft. @throws NOT_FOUND, STALE_VERSION */
export async function changeModel(
  tx: Tx,
  doer: Doer,
  at: Version,
  { shape, ...place }: Place & { shape: ModelShape | SheetShape },
): Promise<ModelRow> {
  const before = await modelOf(tx, at.form, at.id);
  const { name, system } = place;
  const change = { name, payroll_system: system, access_group_id: await groupOf(tx, place), shape, state: 'draft' };
  if (!(await updateModel(tx, before.id, at.version, change))) refuse('STALE_VERSION');
  return noted(tx, doer, 'modelChanged', at, before);
}

/** With a trial that was enough it is read with from now on; without one it is retired. @throws NOT_FOUND, STALE_VERSION */
export async function switchModel(
  tx: Tx,
  doer: Doer,
  at: Version,
  trial: Pick<Trial, 'tried' | 'passed'> | undefined,
): Promise<ModelRow> {
  const before = await modelOf(tx, at.form, at.id);
  const change = trial ? { state: 'active', tried: trial.tried, passed: trial.passed } : { state: 'retired' };
  if (!(await updateModel(tx, before.id, at.version, change))) refuse('STALE_VERSION');
  return noted(tx, doer, trial ? 'modelActivated' : 'modelRetired', at, before);
}

/** All or none; the samples leave the store afterwards. @throws NOT_FOUND */
export async function deleteModels(
  tx: Tx,
  enqueue: Enqueue,
  doer: Doer,
  form: ModelForm,
  { ids, justification }: Deletion,
): Promise<void> {
  for (const id of ids.sort()) {
    const before = await modelOf(tx, form, id);
    await keepExcluded(tx, doer, justification, 'recognitionModel', wholeModel(before.id));
    await removeModel(tx, before.id);
    await record(tx, doer, {
      verb: 'modelDeleted',
      entity: 'recognitionModel',
      entityId: before.id,
      before: told(before),
      after: { justification },
    });
    await enqueueForgetting(tx, enqueue, forgetSample, before.sample_sha256);
  }
}

async function groupOf(tx: Tx, { groupId }: Place): Promise<string | null> {
  if (groupId === null) return null;
  const known = (await groupsToChoose(tx)).some(({ id }) => id === groupId);
  return known ? groupId : refuseField('idGrupo', 'INVALID_OPTION');
}

/** Each version stays in the history whole. */
function told({
  name,
  payroll_system,
  access_group_id,
  state,
  version,
  document,
  anchors,
  regions,
  sheet,
  form,
}: ModelRow) {
  const shape = form === 'sheet' ? { sheet } : { document, anchors, regions };
  return { name, payrollSystem: payroll_system, accessGroupId: access_group_id, state, version, ...shape };
}

/** @throws NOT_FOUND, also for a model of another form */
export async function modelOf(tx: Tx, form: ModelForm, id: string): Promise<ModelRow> {
  return (await findModel(tx, form, id)) ?? refuse('NOT_FOUND');
}

/** The model whose sample is about to be looked at, which is recorded first. */
export async function openedModel(tx: Tx, doer: Doer, form: ModelForm, id: string): Promise<ModelRow> {
  const row = await modelOf(tx, form, id);
  if (!(await openedLately(tx, row.id, doer.personId)))
    await record(tx, doer, { verb: 'modelSampleOpened', entity: 'recognitionModel', entityId: row.id });
  return row;
}

async function noted(
  tx: Tx,
  doer: Doer,
  verb: HistoryVerb,
  { id, form }: Pick<Version, 'id' | 'form'>,
  before?: ModelRow,
): Promise<ModelRow> {
  const model = await modelOf(tx, form, id);
  await record(tx, doer, {
    verb,
    entity: 'recognitionModel',
    entityId: id,
    before: before && told(before),
    after: told(model),
  });
  return model;
}
