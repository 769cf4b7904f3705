import type { importContract } from '@cracha/contract/features/import/import.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { type FileVerb, record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type Doer, groupOf } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { announce } from '#kernel/live/live.ts';
import { type Refusal, refuse } from '#kernel/refusal.ts';
import { importTopic, publishImport, readImport } from './import.jobs.ts';
import { importStates, waitsForSums } from './import.policy.ts';
import {
  findImport,
  type ImportRow,
  importLog,
  importOfFile,
  moveImport,
  openImport,
  replaceFile,
} from './import.queries.ts';
import { keepColumns, setWaitingTables, waitingTables } from './import-columns.queries.ts';
import { checkColumns } from './import-columns.ts';
import { refreshCounts } from './import-document.queries.ts';
import { withdrawDocuments } from './import-publish.queries.ts';

type Sent = ResponseSent<(typeof importContract)['uploadFiles']>[number];

/** What undoing an import asks of receipts: every one it published goes to the exclusion history. */
export type UndoListener = (tx: Tx, doer: Doer, undone: { importId: string; justification: string }) => Promise<void>;

/** Opens an import for each file that arrived and queues its reading, in one transaction; a refused file is told. */
export async function sendFiles(tx: Tx, enqueue: Enqueue, doer: Doer, uploads: readonly Upload[]): Promise<Sent[]> {
  const answers: Sent[] = [];
  for (const upload of uploads)
    answers.push(upload.refusal ? refused(upload.name, upload.refusal) : await sendFile(tx, enqueue, doer, upload));
  return answers;
}

async function sendFile(
  tx: Tx,
  enqueue: Enqueue,
  doer: Doer,
  { name, sha256, size, contentType }: Upload,
): Promise<Sent> {
  const accessGroupId = groupOf(doer);
  const importId = await openImport(tx, { accessGroupId, personId: doer.personId, name, sha256, size, contentType });
  if (!importId) {
    const standing = await importOfFile(tx, sha256);
    return {
      nome: name,
      recusa: {
        codigo: 'IMPORT_DUPLICATE_FILE',
        valores: { id: standing?.id ?? null, data: standing?.sent_at.toISOString() ?? null },
      },
    };
  }
  await importLog.add(tx, {
    importId,
    accessGroupId,
    personId: doer.personId,
    kind: 'sent',
    values: { arquivo: name },
  });
  await record(tx, doer, { verb: 'importSent', entity: 'import', entityId: importId, after: { name, sha256, size } });
  await enqueue(tx, readImport, { importId, accessGroupId, personId: doer.personId });
  await tell(tx, accessGroupId, importId);
  return { nome: name, id: importId, situacao: importStates.wire.queued };
}

function refused(nome: string, refusal: Refusal): Sent {
  return { nome, recusa: { codigo: refusal.code, valores: refusal.data ?? {} } };
}

/** What goes out and how. `companies` null: the documents of all. */
export interface Publication {
  all: boolean;
  at: string | undefined;
  mail: boolean;
  sms: boolean;
}

/** What a form asks for beside the portal; SMS left out is as the e-mail. */
export function noticesAsked({ email, sms }: { email: boolean; sms?: boolean | undefined }) {
  return { mail: email, sms: sms ?? email };
}

/** Publishes now or at a time. `all` is refused while documents are doubtful; nothing clean: nothing to do. */
export async function schedulePublication(
  tx: Tx,
  enqueue: Enqueue,
  doer: Doer,
  id: string,
  what: Publication,
): Promise<void> {
  const row = await lockedImport(tx, id);
  if (what.all && row.doubtful > 0) refuse('IMPORT_HAS_DOUBTS', { n: row.doubtful });
  if (row.clean === 0 && row.published > 0) return;
  if (waitsForSums(row)) refuse('IMPORT_SUMS_UNCONFIRMED');
  const at = what.at ? new Date(what.at) : new Date();
  const how = { publish_at: at, publish_mail: what.mail, publish_sms: what.sms };
  importStates.must('publish', row);
  await moveImport(tx, id, importStates.from('publish'), { state: 'scheduled', ...how });
  const job = { importId: id, accessGroupId: groupOf(doer), personId: doer.personId };
  await enqueue(tx, publishImport, job, what.at ? { startAfter: at } : {});
  await note(tx, doer, id, what.at ? 'scheduled' : 'publishing', what.at ? { quando: at.toISOString() } : {});
}

/** Stops an import that waits, is read or is scheduled. What a schedule leaves goes back to where it was. */
export async function cancelImport(tx: Tx, doer: Doer, id: string): Promise<void> {
  const row = await lockedImport(tx, id);
  importStates.must('cancel', row);
  const state = row.state === 'scheduled' ? (row.doubtful > 0 ? 'toReview' : 'ready') : 'cancelled';
  await moveImport(tx, id, importStates.from('cancel'), { state, publish_at: null });
  await note(tx, doer, id, 'cancelled');
}

/** Reads the file again from the beginning; never once something of it is out. */
export async function retryImport(tx: Tx, enqueue: Enqueue, doer: Doer, id: string): Promise<void> {
  const row = await lockedImport(tx, id);
  importStates.must('retry', row);
  await moveImport(tx, id, importStates.from('retry'), { state: 'queued', failure: null });
  await enqueue(tx, readImport, { importId: id, accessGroupId: groupOf(doer), personId: doer.personId });
  await note(tx, doer, id, 'retried');
}

/** Takes a person's word on what a table's rows are and its columns hold; after the last table the file is read with it. */
export async function confirmColumns(
  tx: Tx,
  enqueue: Enqueue,
  doer: Doer,
  id: string,
  { cabecalho, documento, colunas }: BodyOf<(typeof importContract)['confirmColumns']>,
): Promise<void> {
  const row = await lockedImport(tx, id);
  importStates.must('confirmColumns', row);
  const waiting = await waitingTables(tx, id);
  const table = waiting.find(({ heading }) => heading === cabecalho) ?? refuse('NOT_FOUND');
  checkColumns(colunas, documento, table);
  const by = { accessGroupId: groupOf(doer), personId: doer.personId };
  await keepColumns(tx, by, table, { document: documento, columns: colunas });
  const left = waiting.filter(({ heading }) => heading !== cabecalho);
  await setWaitingTables(tx, id, left);
  if (left.length === 0) {
    await moveImport(tx, id, importStates.from('confirmColumns'), { state: 'queued' });
    await enqueue(tx, readImport, { importId: id, ...by });
  }
  await note(tx, doer, id, 'columnsConfirmed', { documento, colunas: colunas.join(', ') });
}

/** Imports the same file anew; the import it replaces stays as it is, and what is out of it until somebody decides. @returns the new one's id */
export async function replaceImport(tx: Tx, enqueue: Enqueue, doer: Doer, id: string): Promise<string> {
  const row = await lockedImport(tx, id);
  importStates.must('replace', row);
  const accessGroupId = groupOf(doer);
  const next = await replaceFile(tx, row, doer.personId);
  if (!next) return refuse('IMPORT_DUPLICATE_FILE');
  await importLog.add(tx, {
    importId: next,
    accessGroupId,
    personId: doer.personId,
    kind: 'sent',
    values: { arquivo: row.file_name },
  });
  await enqueue(tx, readImport, { importId: next, accessGroupId, personId: doer.personId });
  await note(tx, doer, id, 'replaced', { por: next });
  await tell(tx, accessGroupId, next);
  return next;
}

/** Undoes imports, all or none: what they published is withdrawn with the reason. */
export async function undoImports(
  tx: Tx,
  undo: UndoListener,
  doer: Doer,
  { ids, justification }: Deletion,
): Promise<void> {
  for (const id of ids) {
    const row = await lockedImport(tx, id);
    importStates.must('undo', row);
    await undo(tx, doer, { importId: id, justification });
    await withdrawDocuments(tx, id);
    await refreshCounts(tx, id);
    await moveImport(tx, id, importStates.from('undo'), { state: 'undone' });
    await note(tx, doer, id, 'undone', { motivo: justification });
  }
}

async function lockedImport(tx: Tx, id: string): Promise<ImportRow> {
  return (await findImport(tx, id, true)) ?? refuse('NOT_FOUND');
}

async function note(
  tx: Tx,
  doer: Doer,
  importId: string,
  kind: FileVerb<'import'>,
  values: Record<string, string> = {},
): Promise<void> {
  const accessGroupId = groupOf(doer);
  await importLog.add(tx, { importId, accessGroupId, personId: doer.personId, kind, values });
  await record(tx, doer, { verb: `import:${kind}`, entity: 'import', entityId: importId, after: values });
  await tell(tx, accessGroupId, importId);
}

function tell(tx: Tx, accessGroupId: string, importId: string): Promise<void> {
  return announce(tx, { topic: importTopic(accessGroupId), kind: 'import', id: importId });
}
