import { isReason } from '#core/reason.ts';
import type { MirrorState } from './mirror-moves.ts';

export type JustificationState = 'pending' | 'returned' | 'sending' | 'approved' | 'denied' | 'finished' | 'canceled';

export type JustificationVerb = 'edit' | 'withdraw' | 'approve' | 'deny' | 'return' | 'finish' | 'undo';

/** What of the company decides (product 4, section 2): `fopag` without a working adapter, and `pdf`, can only deny. */
export interface CompanyFacts {
  kind: 'pdf' | 'manual' | 'registro' | 'fopag';
  isIntegrated: boolean;
  /** The app access of the clock. */
  hasModule: boolean;
  /** `flagAprovacao`. */
  hasApproval: boolean;
}

export interface JustificationAsker {
  isSubject: boolean;
  isAuthor: boolean;
  isHr: boolean;
  /** Section 12, or HR with the permission. */
  mayDecide: boolean;
  reason?: string | undefined;
}

export interface NewJustification {
  /** `dia` or `periodo`. */
  type: 'dia' | 'periodo';
  periods: readonly (readonly [string, string])[];
  reason: string | undefined;
  /** Days `YYYY-MM-DD`. */
  day: string;
  today: string;
  period: { from: string; to: string };
  mirror: MirrorState;
  isForWorkerByHimself: boolean;
  /** How many days back the worker may ask; null: until closing. */
  daysBack: number | null;
  /** Another one of that day is not decided yet. */
  isAsked: boolean;
}

const decided: readonly JustificationState[] = ['approved', 'denied'];

/** What waits for a decision, or for its author. */
export function isUndecided(state: JustificationState): boolean {
  return state === 'pending' || state === 'returned' || state === 'sending';
}

/** The code that refuses a new one (J1); undefined: it may be made. */
export function creationRefusal(asked: NewJustification): string | undefined {
  const { type, periods, reason, day, today, period, mirror } = asked;
  if (!isReason(reason) || (type === 'periodo' && periods.length === 0)) return 'JUSTIFICATION_INCOMPLETE';
  if (periods.some(([begin, end]) => end <= begin)) return 'START_AFTER_END';
  if (mirror === 'closed') return 'PERIOD_CLOSED';
  if (mirror === 'sent' || mirror === 'approved') return 'JUSTIFICATION_NOT_ALLOWED';
  if (day < period.from || day > period.to || day > today) return 'DATE_OUT_OF_RANGE';
  const isLimited = asked.isForWorkerByHimself && mirror !== 'review' && asked.daysBack !== null;
  if (isLimited && daysBetween(day, today) > (asked.daysBack ?? 0)) return 'DATE_OUT_OF_RANGE';
  return asked.isAsked ? 'RECORD_ALREADY_EXISTS' : undefined;
}

/** The code that refuses a verb, in the order J0; undefined: it may be done. */
export function justificationRefusal(
  verb: JustificationVerb,
  state: JustificationState,
  { mirror, company }: { mirror: MirrorState; company: CompanyFacts },
  asker: JustificationAsker,
): string | undefined {
  if (verb === 'edit' || verb === 'withdraw') return ofAuthor(verb, state, asker);
  return (
    (verb === 'deny' || verb === 'return' || verb === 'undo' ? reasonMissing(asker) : undefined) ??
    switchedOff(verb, company) ??
    notTheirs(verb, asker) ??
    wrongState(verb, state) ??
    onlyDenied(verb, company) ??
    wrongMirror(verb, mirror)
  );
}

/** Whether an approval waits until the other side has taken it. */
export function isSentOn({ kind }: CompanyFacts): boolean {
  return kind === 'fopag';
}

function reasonMissing({ reason }: JustificationAsker): string | undefined {
  return isReason(reason) ? undefined : 'DENY_REASON_REQUIRED';
}

function ofAuthor(verb: 'edit' | 'withdraw', state: JustificationState, asker: JustificationAsker): string | undefined {
  if (verb === 'edit' && !isReason(asker.reason)) return 'JUSTIFICATION_INCOMPLETE';
  if (!asker.isAuthor) return asker.mayDecide ? 'OPERATION_NOT_ALLOWED' : 'NOT_FOUND';
  if (state === 'finished') return 'REQUEST_ALREADY_FINISHED';
  if (state === 'sending') return 'REQUEST_IN_PROCESS';
  if (decided.includes(state)) return 'ALREADY_DECIDED';
  return state === 'canceled' ? 'STATUS_FORBIDS' : undefined;
}

/** Denying stays possible. */
function switchedOff(verb: JustificationVerb, { hasModule, hasApproval }: CompanyFacts): string | undefined {
  if (verb !== 'approve' && verb !== 'return') return undefined;
  if (!hasModule) return 'EMPSMODAPROV';
  return hasApproval ? undefined : 'EMPSFLAGAPROV';
}

function notTheirs(verb: JustificationVerb, asker: JustificationAsker): string | undefined {
  if (asker.isSubject || asker.isAuthor) return 'REQUEST_OWN_APPROVAL';
  if (verb === 'undo') return asker.isHr ? undefined : 'OPERATION_NOT_ALLOWED';
  return asker.mayDecide ? undefined : 'REQUEST_NOT_YOUR_APPROVAL';
}

function wrongState(verb: JustificationVerb, state: JustificationState): string | undefined {
  if (state === 'finished') return 'REQUEST_ALREADY_FINISHED';
  if (state === 'sending') return 'REQUEST_IN_PROCESS';
  if (verb === 'finish') {
    if (state === 'pending' || state === 'returned') return 'REQUEST_AWAITING_DECISION';
    return state === 'canceled' ? 'STATUS_FORBIDS' : undefined;
  }
  if (verb === 'undo') return state === 'approved' ? undefined : 'STATUS_FORBIDS';
  if (decided.includes(state)) return 'ALREADY_DECIDED';
  return state === 'pending' ? undefined : 'STATUS_FORBIDS';
}

function onlyDenied(verb: JustificationVerb, { kind, isIntegrated }: CompanyFacts): string | undefined {
  const isTreatable = kind === 'registro' || kind === 'manual' || (kind === 'fopag' && isIntegrated);
  return isTreatable || verb === 'deny' || verb === 'undo' ? undefined : 'JUSTIFICATION_ONLY_DENY';
}

function wrongMirror(verb: JustificationVerb, mirror: MirrorState): string | undefined {
  const isOpen = mirror === 'open' || mirror === 'review';
  if (verb === 'return') return isOpen ? undefined : 'STATUS_FORBIDS';
  if (verb === 'undo' && !isOpen) return mirror === 'closed' ? 'PERIOD_CLOSED' : 'JUSTIFICATION_NOT_ALLOWED';
  return verb === 'approve' && mirror === 'closed' ? 'PERIOD_CLOSED' : undefined;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
