import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import { fileSections } from '@cracha/contract/features/employment/employment.schemas.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepExcluded } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import { wireState } from '#core/document/document-state.ts';
import { insertVersion } from '#core/document/make-document.queries.ts';
import { hashSent, keepFiles } from '#core/document/make-document.ts';
import { type TellFilesShown, tellReceiver } from '#core/document/tell-receiver.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By, Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { actRefusal, asksWords, type DocumentAct } from './document.policy.ts';
import { type DocumentRow, documentById } from './document.queries.ts';
import {
  bringBackDocument,
  editDocument,
  hideDocument,
  moveDocument,
  nextVersion,
  noteReceipt,
  wholeDocument,
} from './document-change.queries.ts';
import { receiversOf } from './document-parts.queries.ts';
import { noteEvent } from './note-event.ts';
import { mustBeRead, readerOf, readStanding } from './reading.ts';
import { filesToSend, isHealth } from './send-document.ts';
import { tellDecided } from './tell.ts';

type Calls = typeof documentContract;

/** In sight. @throws NOT_FOUND */
export async function documentOf(tx: Tx, by: By, id: string, held = false): Promise<DocumentRow> {
  return (await documentById(tx, readerOf(by), id, held)) ?? refuse('NOT_FOUND');
}

/** Held, and the act may be done to it. @throws NOT_FOUND, OPERATION_NOT_ALLOWED, STATUS_FORBIDS, EDIT_NOT_ALLOWED */
export async function toActOn(tx: Tx, by: By, id: string, act: DocumentAct): Promise<DocumentRow> {
  const row = await documentOf(tx, by, id, true);
  const refusal = actRefusal(act, row, { ...by.actor, supporterId: by.supporterId });
  if (refusal === 'STATUS_FORBIDS') refuse(refusal, { status: wireState(row.state) });
  if (refusal) refuse(refusal);
  return row;
}

const entity = (row: Pick<DocumentRow, 'id' | 'access_group_id'>) => ({
  ...{ entity: 'document', entityId: row.id, accessGroupId: row.access_group_id },
});
const told = ({ title, kind, folder, tags, valid_until }: DocumentRow) => ({ title, kind, folder, tags, valid_until });

/** @throws STALE_VERSION, EDIT_NOT_ALLOWED after a signature, OPERATION_NOT_ALLOWED for a kind of health without its grant */
export async function changeDocument(tx: Tx, by: By, id: string, form: BodyOf<Calls['updateDocument']>): Promise<void> {
  const row = await toActOn(tx, by, id, 'edita');
  if (row.version !== form.versao) refuse('STALE_VERSION');
  const health = isHealth(row.type, form.especie);
  if (health && !row.health && !by.actor.permissions.has('RhDocumentoSaudeCriar')) refuse('OPERATION_NOT_ALLOWED');
  const { titulo: title, validoAte: validUntil, etiquetas: tags, versao: version } = form;
  const [kind, folder] = [form.especie || null, form.pasta || null];
  if (!(await editDocument(tx, row.id, { title, kind, health, folder, tags, validUntil, version })))
    refuse('STALE_VERSION');
  const after = { title, kind, folder, tags, valid_until: validUntil };
  // more people read the history than documents of health
  const change = health || row.health ? {} : { before: told(row), after };
  await record(tx, by, { verb: 'documentEdited', ...entity(row), ...change });
}

/** New files: what was read and acknowledged of the old ones stays with them, and whoever gets it is told. */
export async function addVersion(
  tx: Tx,
  { by, tellFilesShown }: { by: By; tellFilesShown: TellFilesShown },
  id: string,
  { arquivos, motivo: reason }: BodyOf<Calls['addDocumentVersion']>,
): Promise<void> {
  const row = await toActOn(tx, by, id, 'versao');
  const files = await filesToSend(tx, arquivos, asksWords[row.asks]);
  const number = await nextVersion(tx, row.id);
  const { access_group_id: accessGroupId, title } = row;
  const hash = hashSent(files);
  await insertVersion(tx, { documentId: row.id, accessGroupId, number, madeBy: by.personId, reason, hash, files });
  await keepFiles(tx, by, accessGroupId, files);
  await noteEvent(tx, by, row.id, { tipo: 'versao', dados: { versao: number, hashEnviado: hash } });
  await record(tx, by, { verb: 'documentVersionAdded', ...entity(row), after: { number, reason } });
  if (row.state === 'draft' || !row.visible) return;
  const company = row.company ?? '';
  for (const { person_id } of await receiversOf(tx, row.id)) {
    const person = { person_id, access_group_id: accessGroupId };
    await tellReceiver(tx, person, { id: row.id, title, from: company }, { kind: 'documentReceived', moment: number });
    await tellFilesShown(tx, person_id, { company, total: 1 });
  }
}

/** Whom it was sent to opened it: dated once a version. Of anybody else nothing is kept here. */
export async function viewDocument(tx: Tx, by: By, id: string): Promise<void> {
  const row = await documentOf(tx, by, id, true);
  if (!row.mine) return;
  const { file_version: version } = row;
  if (!(await noteReceipt(tx, { documentId: row.id, version, personId: by.personId, ip: by.ip }, 'seen'))) return;
  await moveDocument(tx, row.id, ['sent'], { state: 'seen' });
  await noteEvent(tx, by, row.id, { tipo: 'aberto', dados: { versao: version } });
}

/** @throws DOCUMENT_NOT_READ, STALE_VERSION, STATUS_FORBIDS where nobody asked for it */
export async function acknowledgeDocument(tx: Tx, by: By, id: string, hash: string): Promise<void> {
  const before = await documentOf(tx, by, id);
  if (before.mine && before.acknowledged) return;
  const row = await toActOn(tx, by, id, 'ciente');
  mustBeRead(await readStanding(tx, row.id), hash);
  const reader = { documentId: row.id, version: row.file_version, personId: by.personId, ip: by.ip };
  await noteReceipt(tx, reader, 'read');
  if (!(await noteReceipt(tx, reader, 'acknowledged'))) return;
  await moveDocument(tx, row.id, ['sent'], { state: 'seen' });
  await noteEvent(tx, by, row.id, { tipo: 'ciente', dados: { versao: row.file_version }, hash });
}

/** HR may file it in the worker's folder in the same act. @throws INVALID_OPTION for a section there isn't */
export async function acceptDocument(
  tx: Tx,
  by: By,
  id: string,
  { secao: section, validoAte: validUntil }: BodyOf<Calls['acceptDocument']>,
): Promise<void> {
  if (section !== undefined && (by.profile !== 'rh' || !fileSections.some(one => one === section)))
    refuseField('secao', 'INVALID_OPTION');
  await decide(tx, by, id, { act: 'aceita', state: 'accepted', reason: null, section, validUntil });
}

export function rejectDocument(tx: Tx, by: By, id: string, reason: string): Promise<void> {
  return decide(tx, by, id, { act: 'recusa', state: 'rejected', reason });
}

interface Decision {
  act: 'aceita' | 'recusa';
  state: 'accepted' | 'rejected';
  reason: string | null;
  section?: string | undefined;
  validUntil?: string | undefined;
}

async function decide(
  tx: Tx,
  by: By,
  id: string,
  { act, state, reason, section, validUntil }: Decision,
): Promise<void> {
  const row = await toActOn(tx, by, id, act);
  const to = { state, by: by.personId, reason, section: section ?? null, validUntil: validUntil ?? null };
  if (!(await moveDocument(tx, row.id, ['sent', 'seen'], to)))
    refuse('STATUS_FORBIDS', { status: wireState(row.state) });
  const isAccepted = state === 'accepted';
  await noteEvent(tx, by, row.id, { tipo: isAccepted ? 'aceitou' : 'recusou', dados: { motivo: reason } });
  const verb = isAccepted ? 'documentAccepted' : 'documentRejected';
  await record(tx, by, { verb, ...entity(row), after: { reason, section: section ?? null } });
  await tellDecided(tx, row, isAccepted ? 'documentAccepted' : 'documentRefused');
}

/** All or none; one that has a signature, or waits for one, is cancelled instead. @throws NOT_FOUND, STATUS_FORBIDS, CONFIRMATION_REQUIRED */
export async function deleteDocuments(
  tx: Tx,
  by: By,
  { ids, justification }: Deletion,
  confirmed: boolean,
): Promise<number> {
  // in one order, so that two who delete the same wait for each other
  for (const id of ids.map(one => one.toLowerCase()).sort()) {
    const row = await toActOn(tx, by, id, 'exclui');
    if (row.health && by.profile === 'rh' && !by.actor.permissions.has('RhDocumentoSaudeDeletar'))
      refuse('OPERATION_NOT_ALLOWED');
    await keepExcluded(tx, by, justification, 'document', wholeDocument(row.id));
    await record(tx, by, { verb: 'documentDeleted', ...entity(row), after: { justification } });
    await hideDocument(tx, row.id);
  }
  if (!confirmed) refuse('CONFIRMATION_REQUIRED', { total: ids.length });
  return ids.length;
}

/** A deleted document stands as it stood. @throws NOT_FOUND */
export async function restoreDocument(tx: Tx, doer: Doer, id: string, justification: string): Promise<void> {
  if (!(await bringBackDocument(tx, id))) refuse('NOT_FOUND');
  await record(tx, doer, { verb: 'documentRestored', entity: 'document', entityId: id, after: { justification } });
}
