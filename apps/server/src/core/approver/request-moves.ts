import type { Day } from '#core/calendar/days.ts';
import type { WorkCalendar } from '#core/calendar/working-day.ts';
import { isReason } from '#core/reason.ts';
import { isInRoute, type Standing, seatFor, sentAgain, type TurnRefusal, withApproval } from './decisions.ts';
import { type ApproverWorld, hr, membersOf } from './world.ts';

export type RequestStatus = 'sentForApproval' | 'pending' | 'approved' | 'denied' | 'finished' | 'canceled';

export interface RequestStanding extends Standing {
  status: RequestStatus;
  /** What a finished one came to. */
  result: 'approved' | 'denied' | null;
  waitsForChange: boolean;
  /** Its effect runs. */
  inProcess: boolean;
  /** It was sent with flow. */
  withFlow: boolean;
}

/** Switches that deciding asks again (5.9). */
export interface CompanySwitches {
  moduleFlow: boolean;
  moduleDirect: boolean;
  approvals: boolean;
  flow: boolean;
}

export type RequestVerb =
  | 'approve'
  | 'deny'
  | 'review'
  | 'resend'
  | 'cancel'
  | 'finish'
  | 'effectStarts'
  | 'effectDone'
  | 'effectFailed';

/** Why a verb is not possible, by the names of the reference cases; 5.7 says which code the wire answers. */
export type RequestRefusal =
  | 'REASON_REQUIRED'
  | 'EMPSMODAPROV'
  | 'EMPSFLAGAPROV'
  | 'EMPSFLOW'
  | 'OWN_REQUEST'
  | 'NOT_AN_APPROVER'
  | 'NOT_THE_REQUESTER'
  | 'NOT_ALLOWED'
  | 'REQUEST_FINISHED'
  | 'REQUEST_CANCELED'
  | 'REQUEST_IN_PROCESS'
  | 'REQUEST_DECIDED'
  | 'AWAITING_CHANGE'
  | 'AWAITING_APPROVAL'
  | 'NOTHING_TO_RESEND'
  | TurnRefusal;

export interface MoveAsked {
  verb: RequestVerb;
  /** Absent for the system's own. */
  by?: string | undefined;
  on: Day;
  reason?: string | null | undefined;
}

export interface MoveWorld {
  world: ApproverWorld;
  company: CompanySwitches;
  calendar: WorkCalendar;
}

export type Moved = { refusal: RequestRefusal } | { request: RequestStanding };

const refused = (refusal: RequestRefusal): Moved => ({ refusal });

/** A verb on a request (table and S1–S7 of 5.7). A refusal changes nothing. */
export function moved(request: RequestStanding, asked: MoveAsked, around: MoveWorld): Moved {
  switch (asked.verb) {
    case 'approve':
    case 'deny':
    case 'review':
      return decided(request, asked, around);
    case 'resend':
      return resent(request, asked);
    case 'cancel':
      return canceled(request, asked, around);
    case 'finish':
      return finished(request, asked, around);
    default:
      return effected(request, asked.verb);
  }
}

function switchedOff({ withFlow }: RequestStanding, company: CompanySwitches): RequestRefusal | undefined {
  if (!(withFlow ? company.moduleFlow : company.moduleDirect)) return 'EMPSMODAPROV';
  if (!company.approvals) return 'EMPSFLAGAPROV';
  return withFlow && !company.flow ? 'EMPSFLOW' : undefined;
}

/** Finished, canceled or with its effect running: nothing moves it. */
function stopped({ status, inProcess }: RequestStanding): RequestRefusal | undefined {
  if (status === 'finished') return 'REQUEST_FINISHED';
  if (status === 'canceled') return 'REQUEST_CANCELED';
  return inProcess ? 'REQUEST_IN_PROCESS' : undefined;
}

const isOpen = ({ status }: RequestStanding) => status === 'sentForApproval' || status === 'pending';

function decided(request: RequestStanding, { verb, by = '', on, reason }: MoveAsked, around: MoveWorld): Moved {
  const { world, company, calendar } = around;
  if (verb !== 'approve' && !isReason(reason)) return refused('REASON_REQUIRED');
  const off = switchedOff(request, company);
  if (off) return refused(off);
  if (by === request.subject || by === request.author) return refused('OWN_REQUEST');
  if (!isInRoute(world, request, by, { on, calendar })) return refused('NOT_AN_APPROVER');
  const stop = stopped(request);
  if (stop) return refused(stop);
  if (!isOpen(request)) return refused('REQUEST_DECIDED');
  if (request.waitsForChange) return refused('AWAITING_CHANGE');
  const turn = seatFor(world, request, by, { on, calendar });
  if ('refusal' in turn) return turn;
  if (verb === 'review') return { request: { ...request, status: 'pending', waitsForChange: true } };
  if (verb === 'deny') return { request: denied(request, turn.seat, by) };
  const next = withApproval(world, request, { seat: turn.seat, by }, on);
  return { request: { ...request, ...next, status: next.step === null ? 'approved' : 'pending' } };
}

function denied(request: RequestStanding, seat: string, by: string): RequestStanding {
  const decision = { round: request.round, step: request.step ?? 0, seat, by, denied: true as const };
  return { ...request, status: 'denied', step: null, decisions: [...request.decisions, decision] };
}

function resent(request: RequestStanding, { by, on }: MoveAsked): Moved {
  if (by !== request.author) return refused('NOT_THE_REQUESTER');
  const stop = stopped(request);
  if (stop) return refused(stop);
  if (!request.waitsForChange) return refused('NOTHING_TO_RESEND');
  const status = request.withFlow ? 'sentForApproval' : 'pending';
  return { request: { ...request, ...sentAgain(request, on), status, waitsForChange: false } };
}

function isHr({ world }: MoveWorld, person: string): boolean {
  return membersOf(world, hr)?.includes(person) === true;
}

/** The author while nobody decided in this round; HR also later, never the subject. */
function canceled(request: RequestStanding, { by = '', reason }: MoveAsked, around: MoveWorld): Moved {
  if (!isReason(reason)) return refused('REASON_REQUIRED');
  const asHr = isHr(around, by) && by !== request.subject;
  if (by !== request.author && !asHr) return refused('NOT_THE_REQUESTER');
  const stop = stopped(request);
  if (stop) return refused(stop);
  const isUndecided =
    isOpen(request) && (request.waitsForChange || !request.decisions.some(one => one.round === request.round));
  const may = isUndecided || (asHr && (isOpen(request) || request.status === 'approved'));
  if (!may) return refused('REQUEST_DECIDED');
  return { request: { ...request, status: 'canceled', step: null, waitsForChange: false } };
}

function finished(request: RequestStanding, { by = '' }: MoveAsked, around: MoveWorld): Moved {
  if (!isHr(around, by)) return refused('NOT_ALLOWED');
  const stop = stopped(request);
  if (stop) return refused(stop);
  const { status } = request;
  if (status !== 'approved' && status !== 'denied') return refused('AWAITING_APPROVAL');
  return { request: { ...request, status: 'finished', result: status } };
}

/** Begins and ends what an approval brings about. */
function effected(request: RequestStanding, verb: RequestVerb): Moved {
  if (request.status !== 'approved') return refused('AWAITING_APPROVAL');
  if (verb === 'effectStarts' && request.inProcess) return refused('REQUEST_IN_PROCESS');
  return { request: { ...request, inProcess: verb === 'effectStarts' } };
}
