import type { employmentContract } from '@cracha/contract/features/employment/employment.contract.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { keepExcluded } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By, Doer } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { cleanFileName, extensionOf } from '#kernel/upload/file-name.ts';
import type { Folder } from '../worker-folder.queries.ts';
import { receivesDocuments } from './own-file.queries.ts';
import {
  bringBackFile,
  fileById,
  fileToChange,
  hideFile,
  insertFile,
  updateFile,
  type WorkerFile,
  wasShown,
  wholeFile,
} from './worker-file.queries.ts';

type Calls = typeof employmentContract;
type Sent = ResponseSent<Calls['uploadEmploymentFiles']>;

/** Says to a worker's confirmed e-mail that there are files for them. */
export type TellFilesShown = (tx: Tx, personId: string, shown: { company: string; total: number }) => Promise<void>;
interface Telling {
  by: By;
  tellFilesShown: TellFilesShown;
}

/** Takes files into a folder; a refused one is told, the others go on. */
export async function addFiles(
  tx: Tx,
  { by, tellFilesShown }: Telling,
  folder: Folder,
  form: BodyOf<Calls['uploadEmploymentFiles']>,
  uploads: readonly Upload[],
): Promise<Sent> {
  const terms = { section: form.secao, ...termsOf(form), visible: form.visivel };
  const { access_group_id: accessGroupId } = folder;
  const answers: Sent = [];
  const shown: Shown[] = [];
  for (const { name: given, refusal, sha256, size, contentType } of uploads) {
    if (refusal) {
      answers.push({ nome: given, recusa: { codigo: refusal.code, valores: refusal.data ?? {} } });
      continue;
    }
    const file = { ...terms, name: given, sha256, size, contentType };
    const id = await insertFile(tx, folder, by.actor.personId, file);
    if (!id) {
      answers.push({ nome: given, recusa: { codigo: 'UPLOAD_DUPLICATE', valores: {} } });
      continue;
    }
    await storeFile(tx, { accessGroupId, personId: by.actor.personId, name: given, sha256, size, contentType });
    await record(tx, by, {
      verb: 'workerFileAdded',
      entity: 'workerFile',
      entityId: id,
      after: told({ ...terms, name: given }),
    });
    answers.push({ nome: given, id });
    if (form.visivel) shown.push({ id, name: given });
  }
  await tellShown(tx, tellFilesShown, folder, shown);
  return answers;
}

/** @throws FILE_NOT_FOUND, INVALID_DATE */
export async function saveFile(
  tx: Tx,
  { by, tellFilesShown }: Telling,
  folder: Folder,
  id: string,
  form: BodyOf<Calls['saveEmploymentFile']>,
): Promise<WorkerFile> {
  const before = (await fileToChange(tx, folder.id, id)) ?? refuse('FILE_NOT_FOUND');
  const after = { section: form.secao, name: named(before.name, form.nome), ...termsOf(form), visible: form.visivel };
  await updateFile(tx, id, after);
  if (after.visible && !before.visible && !(await wasShown(tx, id)))
    await tellShown(tx, tellFilesShown, folder, [{ id, name: after.name }]);
  await record(tx, by, {
    verb: 'workerFileChanged',
    entity: 'workerFile',
    entityId: id,
    before: told({ ...before, validUntil: before.valid_until }),
    after: told(after),
  });
  return (await fileById(tx, folder.id, id)) ?? refuse('FILE_NOT_FOUND');
}

/** All or none. Who sends the confirmation as missing is told how many there are. @throws FILE_NOT_FOUND, CONFIRMATION_REQUIRED */
export async function deleteFiles(
  tx: Tx,
  by: By,
  folder: Folder,
  { ids, justification }: Deletion,
  confirmed: boolean,
): Promise<void> {
  const doer = by;
  // in one order, so that two who delete the same wait for each other
  for (const id of ids.sort()) {
    if (!(await fileToChange(tx, folder.id, id))) refuse('FILE_NOT_FOUND');
    await keepExcluded(tx, doer, justification, 'workerFile', wholeFile(id));
    await hideFile(tx, id);
    await record(tx, doer, { verb: 'workerFileDeleted', entity: 'workerFile', entityId: id, after: { justification } });
  }
  if (!confirmed) refuse('CONFIRMATION_REQUIRED', { total: ids.length });
}

/** A deleted file stands in its folder again. @throws FILE_NOT_FOUND, UPLOAD_DUPLICATE */
export async function restoreFile(tx: Tx, doer: Doer, id: string, justification: string): Promise<void> {
  const back = await bringBackFile(tx, id);
  if (back === 'taken') refuse('UPLOAD_DUPLICATE');
  if (!back) refuse('FILE_NOT_FOUND');
  await record(tx, doer, { verb: 'workerFileRestored', entity: 'workerFile', entityId: id, after: { justification } });
}

interface Shown {
  id: string;
  name: string;
}

/** Its worker hears once of what is shown at once, and of a file once, also where it is hidden and shown again; where they have a screen for it. */
async function tellShown(tx: Tx, tell: TellFilesShown, folder: Folder, shown: readonly Shown[]): Promise<void> {
  const [first] = shown;
  if (!first || !(await receivesDocuments(tx, folder.company_id))) return;
  const [empresa, total] = [folder.trade_name, shown.length];
  const told = {
    personId: folder.person_id,
    accessGroupId: folder.access_group_id,
    target: to.worker.records(),
    cause: `file-shown:${first.id}`,
  };
  const one = { ...told, kind: 'workerFileShown', values: { empresa, arquivo: first.name } } as const;
  const many = { ...told, kind: 'workerFilesShown', values: { empresa, total } } as const;
  await notify(tx, [total === 1 ? one : many]);
  await tell(tx, folder.person_id, { company: empresa, total });
}

function termsOf({
  competencia,
  validoAte,
}: {
  competencia?: string | null | undefined;
  validoAte?: string | null | undefined;
}) {
  if (validoAte && !isDay(validoAte)) refuseField('validoAte', 'INVALID_DATE');
  const [month, year] = competencia ? competencia.split('/').map(Number) : [];
  return { year: year ?? null, month: month ?? null, validUntil: validoAte || null };
}

/** As typed, cleaned, with the ending that its content has. */
function named(before: string, typed: string): string {
  const ending = `.${extensionOf(before)}`;
  const clean = cleanFileName(typed.toLowerCase().endsWith(ending) ? typed.slice(0, -ending.length) : typed);
  return cleanFileName(`${clean}${ending}`);
}

function told({
  name,
  section,
  validUntil,
  visible,
}: {
  name: string;
  section: string;
  validUntil: string | null;
  visible: boolean;
}) {
  return { name, section, valid_until: validUntil, visible };
}
