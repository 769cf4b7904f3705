import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import { dueDay } from '#core/approver/decisions.ts';
import { moved, type RequestRefusal, type RequestStanding, type RequestVerb } from '#core/approver/request-moves.ts';
import { record } from '#core/audit/audit.ts';
import type { JustificationPort } from '#core/clock/justification-port.ts';
import { isReason } from '#core/reason.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Acting, By, Doer } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { applyRequest } from './request.jobs.ts';
import { decisionsOf, filesOf, type RequestReader, type RequestRow, requestById, stepsOf } from './request.queries.ts';
import {
  changeAsked,
  consentToRequest,
  insertDecisions,
  insertEvent,
  moveRequest,
  noteRequest,
  seatRequest,
} from './request-change.queries.ts';
import { undoEffect } from './request-effect.ts';
import { seatedIn, worldOfRoute } from './request-route.ts';
import type { Form, TypeServices } from './request-type.ts';
import { askedOf, typeOf } from './request-types.ts';
import { holdEmployment, type NamedWorld, requestFacts } from './request-world.queries.ts';
import { askedIn, calendarOf, keepFiles, must } from './send-request.ts';
import { tellMoved } from './tell-request.ts';

/** Whose requests a reader reads. */
export function readerOf({ profile, personId, accessGroupId, actor: { permissions } }: Acting): RequestReader {
  const may = (area: string, act: string) => permissions.has(`${area}Justificativa${act}`);
  if (profile === 'trabalhador') {
    const reads = may('Trabalhador', 'Visualizar') || permissions.has('TrabalhadorPontoManualVisualizar');
    return { ofWorker: personId, hidesClock: !reads };
  }
  const reader = { accessGroupId: accessGroupId ?? '', personId };
  if (profile === 'gestor') return { ...reader, hidesClock: !may('Gestor', 'Visualizar') };
  const decidesClock = [
    ...(may('Rh', 'Aprovar') ? ['justification'] : []),
    ...(permissions.has('RhPontoManualAprovar') ? ['manual'] : []),
  ];
  return {
    ...{ ...reader, decidesClock },
    hidesClock: !may('Rh', 'Visualizar') && !permissions.has('RhPontoManualVisualizar'),
  };
}

/** @throws NOT_FOUND alike for what is missing and what is out of reach */
export async function requestOf(tx: Tx, by: Acting, id: string, held = false): Promise<RequestRow> {
  return (await requestById(tx, readerOf(by), id, held)) ?? refuse('NOT_FOUND');
}

/** A row with its route as the engine takes it. */
export async function standingOf(tx: Tx, row: RequestRow): Promise<RequestStanding> {
  return {
    ...{ type: typeOf(row.kind), subject: row.person_id, author: row.author_id, steps: await stepsOf(tx, row.id) },
    ...{ step: row.step, entered: row.entered_on, round: row.round, decisions: await decisionsOf(tx, row.id) },
    ...{ status: row.state, result: row.outcome, waitsForChange: row.waits_for_change },
    ...{ inProcess: row.in_process || row.awaits_consent, withFlow: row.with_flow },
  };
}

/** What the wire answers to a finding of the engine (5.7). */
const codes = {
  EMPSMODAPROV: 'EMPSMODAPROV',
  EMPSFLAGAPROV: 'EMPSFLAGAPROV',
  EMPSFLOW: 'EMPSFLOW',
  OWN_REQUEST: 'REQUEST_OWN_APPROVAL',
  NOT_AN_APPROVER: 'REQUEST_NOT_YOUR_APPROVAL',
  NOT_THE_REQUESTER: 'OPERATION_NOT_ALLOWED',
  NOT_ALLOWED: 'OPERATION_NOT_ALLOWED',
  REQUEST_FINISHED: 'REQUEST_ALREADY_FINISHED',
  REQUEST_CANCELED: 'STATUS_FORBIDS',
  REQUEST_IN_PROCESS: 'REQUEST_IN_PROCESS',
  REQUEST_DECIDED: 'ALREADY_DECIDED',
  AWAITING_CHANGE: 'REQUEST_AWAITING_CHANGE',
  AWAITING_APPROVAL: 'REQUEST_AWAITING_DECISION',
  NOTHING_TO_RESEND: 'STATUS_FORBIDS',
  ALREADY_APPROVED: 'ALREADY_DECIDED',
  DECIDED_BY_ANOTHER: 'ALREADY_DECIDED',
  NOT_YOUR_TURN: 'REQUEST_NOT_YOUR_TURN',
  REASON_REQUIRED: 'DENY_REASON_REQUIRED',
} as const satisfies Record<RequestRefusal, ErrorCode>;

export function codeOf(refusal: RequestRefusal, verb: RequestVerb): ErrorCode {
  return refusal === 'REASON_REQUIRED' && verb === 'cancel' ? 'CANCEL_REASON_REQUIRED' : codes[refusal];
}

const historyVerbs = {
  approve: 'requestApproved',
  deny: 'requestDenied',
  review: 'requestReviewed',
  resend: 'requestResent',
  cancel: 'requestCanceled',
  finish: 'requestFinished',
} as const satisfies Partial<Record<RequestVerb, HistoryVerb>>;
type Acted = keyof typeof historyVerbs;

/** What the engine asks beside the request. */
export async function aroundOf(tx: Tx, row: RequestRow, standing: RequestStanding) {
  const world = await worldOfRoute(tx, row.employment_id, standing);
  const company = {
    moduleFlow: row.app_accesses.includes('solicitacoes-com-fluxo'),
    moduleDirect: row.app_accesses.includes('solicitacoes-sem-fluxo'),
    ...{ approvals: row.approval, flow: row.flow },
  };
  return { world, company, calendar: await calendarOf(tx, row.employment_id) };
}

/** What verbs need of other features. */
export interface VerbServices extends TypeServices {
  enqueue: Enqueue;
  justifications: JustificationPort;
}

const verdicts = { approve: 'approve', deny: 'deny', review: 'return', finish: 'finish' } as const;

/** One verb on a request: its rules, what it leaves, who is told, in one transaction. @throws by S1 to S7 */
export async function decideRequest(
  { enqueue, justifications, ...services }: VerbServices,
  tx: Tx,
  by: Acting,
  id: string,
  verb: Acted,
  { version, reason }: { version: number | undefined; reason?: string | undefined },
): Promise<void> {
  const row = await requestOf(tx, by, id, true);
  if (row.kind === 'clock') {
    if (verb === 'resend' || verb === 'cancel') return refuse('OPERATION_NOT_ALLOWED');
    return justifications.decide(tx, by, row.id, verdicts[verb], { version, reason });
  }
  const before = await standingOf(tx, row);
  const around = await aroundOf(tx, row, before);
  const move = moved(before, { verb, by: by.personId, on: dayFrom(), reason: reason ?? null }, around);
  if ('refusal' in move) return refuse(codeOf(move.refusal, verb), await valuesOf(tx, row, move.refusal));
  if (version !== undefined && version !== row.version) refuse('STALE_VERSION');
  const changed = verb === 'approve' && (await askedOf(row).changedSince({ tx, services, row }));
  if (changed) refuse('STALE_VERSION', changed);
  if (verb === 'cancel' && row.state === 'approved') await undoEffect(tx, row);
  await keep(tx, enqueue, by, row, { before, after: move.request, around, verb, reason });
}

async function keep(
  tx: Tx,
  enqueue: Enqueue,
  by: Doer,
  row: RequestRow,
  {
    before,
    after,
    around,
    verb,
    reason,
  }: {
    before: RequestStanding;
    after: RequestStanding;
    around: Awaited<ReturnType<typeof aroundOf>>;
    verb: Acted;
    reason: string | undefined;
  },
): Promise<void> {
  const made = after.decisions.slice(before.decisions.length);
  if (!(await insertDecisions(tx, row.id, made))) refuse('ALREADY_DECIDED');
  const step = after.step === null ? undefined : after.steps[after.step - 1];
  const due = step && !after.waitsForChange ? dueDay(step, after.entered, around.calendar) : null;
  if (!(await moveRequest(tx, row, { ...after, inProcess: row.in_process }, due))) refuse('STALE_VERSION');
  const seat = made.find(one => !one.dispensed)?.seat;
  const forPerson = seat && seat !== by.personId && !seat.startsWith('group:') ? seat : null;
  await insertEvent(tx, row.id, { verb, by, forPerson, reason });
  const asked = await reseat(tx, row, after, around.world);
  await record(tx, by, {
    ...{ verb: historyVerbs[verb], entity: 'request', entityId: row.id, accessGroupId: row.access_group_id },
    after: { codigo: row.code, ...(reason?.trim() && { justification: reason.trim() }) },
  });
  await tellMoved(tx, row, { before, after, world: around.world, verb, by, asked });
  if (after.status === 'approved' && before.status !== 'approved')
    await enqueue(tx, applyRequest, {
      ...{ personId: by.personId, accessGroupId: row.access_group_id, requestId: row.id },
    });
}

/** Who is asked now and who reads it. Of a closed one nobody is asked any more. */
export async function reseat(tx: Tx, row: RequestRow, after: RequestStanding, world: NamedWorld): Promise<string[]> {
  const isOpen = (after.status === 'sentForApproval' || after.status === 'pending') && !after.waitsForChange;
  const isLate = row.due_on !== null && row.due_on < dayFrom() && after.step === row.step;
  const seated = seatedIn(world, { ...after, type: typeOf(row.kind), step: isOpen ? after.step : null }, isLate);
  await seatRequest(tx, row.id, seated);
  return [...seated.asked];
}

/** The same after the route itself was changed. */
export async function reseatNow(tx: Tx, by: By, row: RequestRow): Promise<void> {
  const now = await standingOf(tx, await requestOf(tx, by, row.id));
  await reseat(tx, row, now, await worldOfRoute(tx, row.employment_id, now));
}

/** Who decided, and when, where somebody else was quicker. */
export async function valuesOf(tx: Tx, row: RequestRow, refusal: RequestRefusal): Promise<MessageValues> {
  const causa = refusal;
  if (codes[refusal] !== 'ALREADY_DECIDED') return { causa };
  const last = (await decisionsOf(tx, row.id)).filter(one => !one.dispensed).at(-1);
  return { causa, nome: last?.name ?? null, em: last?.at.toISOString() ?? null };
}

/** Its author sends it again, changed: all checks anew. */
export async function resendRequest(
  { enqueue, justifications: _, ...services }: VerbServices,
  tx: Tx,
  by: By,
  id: string,
  { form, version, uploads }: { form: Form; version: number; uploads: readonly Upload[] },
): Promise<void> {
  for (const { refusal } of uploads) if (refusal) throw refusal;
  const row = await requestOf(tx, by, id, true);
  const before = await standingOf(tx, row);
  const around = await aroundOf(tx, row, before);
  const move = moved(before, { verb: 'resend', by: by.personId, on: dayFrom() }, around);
  if ('refusal' in move) return refuse(codeOf(move.refusal, 'resend'), { causa: move.refusal });
  if (version !== row.version) refuse('STALE_VERSION');
  const facts = (await requestFacts(tx, row.employment_id)) ?? refuse('NOT_FOUND');
  const files = (await filesOf(tx, row.id)).length + uploads.length;
  const { asked, message, around: of } = await askedIn(tx, services, facts, form, { exceptId: row.id, files });
  if (asked.kind !== row.kind) refuse('INVALID_OPTION');
  await holdEmployment(tx, facts.id);
  must(asked, await asked.find(of), form.avisosLidos);
  await changeAsked(tx, row.id, { data: asked.data, message, year: asked.year });
  await keepFiles(tx, by, facts, row.id, uploads);
  await keep(tx, enqueue, by, row, { before, after: move.request, around, verb: 'resend', reason: undefined });
}

/** The worker's word on a split that HR filed: no cancels it with that reason. */
export async function giveConsent(
  tx: Tx,
  enqueue: Enqueue,
  by: By,
  id: string,
  { version, agrees, reason }: { version: number; agrees: boolean; reason: string | undefined },
): Promise<void> {
  const row = await requestOf(tx, by, id, true);
  if (!row.awaits_consent) refuse('STATUS_FORBIDS');
  if (version !== row.version) refuse('STALE_VERSION');
  if (!agrees && !isReason(reason)) refuse('CANCEL_REASON_REQUIRED');
  if (!(await consentToRequest(tx, row))) refuse('STALE_VERSION');
  await insertEvent(tx, row.id, { verb: agrees ? 'consent' : 'refuse', by, reason });
  if (agrees) {
    if (row.state === 'approved')
      await enqueue(tx, applyRequest, {
        ...{ personId: by.personId, accessGroupId: row.access_group_id, requestId: row.id },
      });
    return;
  }
  const now = await requestOf(tx, by, id, true);
  const before = { ...(await standingOf(tx, now)), inProcess: false };
  const after: RequestStanding = { ...before, status: 'canceled', step: null, waitsForChange: false };
  await keep(tx, enqueue, by, now, { before, after, around: await aroundOf(tx, now, before), verb: 'cancel', reason });
}

/** The worker takes note of the notice; again changes nothing. */
export async function takeNote(tx: Tx, by: By, id: string): Promise<void> {
  const row = await requestOf(tx, by, id, true);
  if (row.notice_file_id === null) refuse('STATUS_FORBIDS');
  if (await noteRequest(tx, row.id, by.ip)) await insertEvent(tx, row.id, { verb: 'note', by });
}
