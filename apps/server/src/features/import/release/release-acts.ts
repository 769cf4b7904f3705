import { isDeepStrictEqual } from 'node:util';
import type { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { type FileVerb, record } from '#core/audit/audit.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { announce } from '#kernel/live/live.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { sharesOf } from '../company-scope.queries.ts';
import { importTopic } from '../import.jobs.ts';
import { importStates, waitsForSums } from '../import.policy.ts';
import { findImport, type ImportRow, importLog } from '../import.queries.ts';
import { noticesAsked, schedulePublication } from '../import-acts.ts';
import { type FileSums, fileSums, keepSumsConfirmed } from '../import-sums.queries.ts';
import { employmentsById } from '../review.queries.ts';
import { subjectOf } from './release.queries.ts';
import { expectMissing } from './release-missing.queries.ts';
import {
  endRequest,
  forgetExpected,
  hasReviewed,
  type OpenRequest,
  openRelease,
  openRequest,
  releasers,
  rulesOf,
  setExpected,
} from './release-request.queries.ts';

type Calls = typeof releaseContract;

/** Asks a second person to release; they are told in the same transaction. */
export async function askRelease(
  tx: Tx,
  doer: Doer,
  id: string,
  { para, quando, mensagem, ...told }: BodyOf<Calls['askRelease']>,
): Promise<void> {
  const row = await lockedImport(tx, id);
  importStates.must('publish', row);
  if ((await sharesOf(tx, id)).clean === 0) refuse('STATUS_FORBIDS', { status: importStates.wireOf(row.state) });
  if (waitsForSums(row)) refuse('IMPORT_SUMS_UNCONFIRMED');
  const asked = (await releasers(tx)).find(({ idUsuario }) => idUsuario === para) ?? refuseField('para', 'NOT_FOUND');
  if (await hasReviewed(tx, id, para)) refuseField('para', 'REQUEST_NOT_YOUR_APPROVAL');
  const made = await openRelease(tx, {
    importId: id,
    accessGroupId: row.access_group_id,
    askedBy: doer.personId,
    askedOf: para,
    message: mensagem || null,
    publishAt: quando ? new Date(quando) : null,
    ...noticesAsked(told),
  });
  const request = made && (await openRequest(tx, id));
  if (!request) return refuse('STALE_VERSION');
  await notify(tx, [
    {
      personId: para,
      accessGroupId: row.access_group_id,
      kind: 'releaseAsked',
      values: { nome: request.asked_by_name, arquivo: row.file_name },
      target: to.hr.release(id),
      cause: `release-asked:${request.id}`,
    },
  ]);
  await note(tx, doer, row, 'releaseAsked', { para: asked.nome });
}

/** Takes one's own request back. */
export async function withdrawRelease(tx: Tx, doer: Doer, id: string): Promise<void> {
  const { row, request } = await openOf(tx, id);
  if (request.asked_by !== doer.personId) refuse('REQUEST_NOT_YOUR_APPROVAL');
  await endRequest(tx, request.id, { state: 'withdrawn', by: doer.personId });
  await note(tx, doer, row, 'releaseWithdrawn', {});
}

/** Gives the request back with a reason; who asked is told. */
export async function returnRelease(tx: Tx, doer: Doer, id: string, motivo: string): Promise<void> {
  const { row, request } = await openOf(tx, id);
  if (request.asked_of !== doer.personId) refuse('REQUEST_NOT_YOUR_APPROVAL');
  await endRequest(tx, request.id, { state: 'returned', by: doer.personId, reason: motivo });
  await notify(tx, [
    {
      personId: request.asked_by,
      accessGroupId: row.access_group_id,
      kind: 'releaseReturned',
      values: { nome: request.asked_of_name, arquivo: row.file_name, motivo },
      target: to.hr.release(id),
      cause: `release-returned:${request.id}`,
    },
  ]);
  await note(tx, doer, row, 'releaseReturned', { motivo });
}

/** The second person releases what was asked for, when it was asked for. Who asked or reviewed can't. */
export async function grantRelease(tx: Tx, enqueue: Enqueue, doer: Doer, id: string): Promise<void> {
  const { row, request } = await openOf(tx, id);
  if (request.asked_by === doer.personId) refuse('REQUEST_OWN_APPROVAL');
  if (request.asked_of !== doer.personId || (await hasReviewed(tx, id, doer.personId)))
    refuse('REQUEST_NOT_YOUR_APPROVAL');
  await endRequest(tx, request.id, { state: 'released', by: doer.personId });
  // a time that has passed while the request waited means now
  const later = request.publish_at && request.publish_at > new Date() ? request.publish_at.toISOString() : undefined;
  await schedulePublication(tx, enqueue, doer, id, {
    all: false,
    at: later,
    mail: request.mail,
    sms: request.sms,
  });
  await note(tx, doer, row, 'releaseGranted', {});
}

/** Publishing by oneself. @throws REQUEST_OWN_APPROVAL where the access group releases by two people */
export async function checkOnePerson(tx: Tx): Promise<void> {
  if ((await rulesOf(tx)).twoPeople) refuse('REQUEST_OWN_APPROVAL');
}

/** Says that a worker has no receipt this month and that it is right so, or takes it back. */
export async function markExpected(
  tx: Tx,
  doer: Doer,
  id: string,
  { idVinculo, esperado }: BodyOf<Calls['markExpected']>,
): Promise<void> {
  const row = await lockedImport(tx, id);
  if ((await employmentsById(tx, [idVinculo])).length === 0) refuse('NOT_FOUND');
  const said = { importId: id, accessGroupId: row.access_group_id, employmentId: idVinculo, by: doer.personId };
  await setExpected(tx, said, esperado);
  await record(tx, doer, { verb: 'absenceExpected', entity: 'import', entityId: id, after: { idVinculo, esperado } });
}

/** Says of all who are missing without a reason, or of a group of them, that it is right so. */
export async function markManyExpected(
  tx: Tx,
  doer: Doer,
  id: string,
  { grupo, motivo, parcial = false }: BodyOf<Calls['markManyExpected']>,
): Promise<{ total: number; ato: string }> {
  const row = await lockedImport(tx, id);
  const subject = (await subjectOf(tx, id)) ?? refuse('STATUS_FORBIDS', { status: importStates.wireOf(row.state) });
  const group = grupo && { companyId: grupo.idEmpresa, regime: grupo.regime };
  const reason = parcial ? null : (motivo ?? null);
  const said = { importId: id, accessGroupId: row.access_group_id, by: doer.personId, reason, partial: parcial };
  const { total, at } = await expectMissing(tx, said, subject, group);
  const after = { total, parcial, ...(reason && { motivo: reason }), ...(grupo && { grupo }) };
  await record(tx, doer, { verb: 'absenceExpected', entity: 'import', entityId: id, after });
  return { total, ato: at.toISOString() };
}

/** Takes back what one act of this person said of many. @returns of how many */
export async function undoManyExpected(tx: Tx, doer: Doer, id: string, at: string): Promise<number> {
  await lockedImport(tx, id);
  const total = await forgetExpected(tx, id, doer.personId, at);
  await record(tx, doer, {
    verb: 'absenceExpected',
    entity: 'import',
    entityId: id,
    after: { total, esperado: false },
  });
  return total;
}

/** Says that the sums of a file without totals are the payroll's, as they were shown. @throws STALE_VERSION where they are others by now */
export async function confirmSums(
  tx: Tx,
  doer: Doer,
  id: string,
  { documentos, ganhos, descontos, liquido }: BodyOf<Calls['confirmSums']>,
): Promise<void> {
  const row = await lockedImport(tx, id);
  const sums = await fileSums(tx, id);
  const shown = { documents: documentos, earnings: ganhos, deductions: descontos, net: liquido };
  const isShown = isDeepStrictEqual(shown, sums);
  if (!isShown || !(await keepSumsConfirmed(tx, id, doer.personId))) refuse('STALE_VERSION');
  await note(tx, doer, row, 'sumsConfirmed', { somas: sumsText(sums) });
}

/** Kept in the history, in the language of the records. */
function sumsText({ documents, earnings, deductions, net }: FileSums): string {
  const reais = (centavos: number) => (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  return `${documents} recibos: ${reais(earnings)} de proventos, ${reais(deductions)} de descontos, ${reais(net)} de líquido`;
}

async function openOf(tx: Tx, id: string): Promise<{ row: ImportRow; request: OpenRequest }> {
  const row = await lockedImport(tx, id);
  return { row, request: (await openRequest(tx, id, true)) ?? refuse('STALE_VERSION') };
}

async function lockedImport(tx: Tx, id: string): Promise<ImportRow> {
  return (await findImport(tx, id, true)) ?? refuse('NOT_FOUND');
}

/** The log, the record history and the open pages, after a step of the release. */
async function note(
  tx: Tx,
  doer: Doer,
  { id, access_group_id: accessGroupId }: ImportRow,
  kind: FileVerb<'import'>,
  values: Record<string, string>,
): Promise<void> {
  await importLog.add(tx, { importId: id, accessGroupId, personId: doer.personId, kind, values });
  await record(tx, doer, { verb: `import:${kind}`, entity: 'import', entityId: id, after: values });
  await announce(tx, { topic: importTopic(accessGroupId), kind: 'import', id });
}
