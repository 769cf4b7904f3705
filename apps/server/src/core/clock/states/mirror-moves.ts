import { isReason } from '#core/reason.ts';
/** States of a mirror; to its worker and the wire: aberto, enviado, emRevisao, aprovado, fechado. */
export type MirrorState = 'open' | 'sent' | 'review' | 'approved' | 'closed';

export type MirrorVerb =
  | 'see'
  | 'answer'
  | 'send'
  | 'approve'
  | 'return'
  | 'review'
  | 'treat'
  | 'hide'
  | 'show'
  | 'delete'
  | 'close'
  | 'reopen';

/** What a refusal is decided by (product 4, section 11). */
export interface MirrorFacts {
  state: MirrorState;
  isDeleted: boolean;
  isVisible: boolean;
  version: number;
  isAnswered: boolean;
  isOver: boolean;
  /** `aprovacaoEspelho` of the company. */
  needsApproval: boolean;
  incomplete: number;
  /** Incomplete days that nobody has asked anything about. */
  unasked: number;
  /** Justifications that wait for a decision. */
  undecided: number;
  hasApprover: boolean;
  isLaterClosed: boolean;
}

/** Who asks, and what they say. */
export interface MirrorAsker {
  isWorker: boolean;
  isHr: boolean;
  /** Section 12: exactly these decide a mirror. */
  isApprover: boolean;
  /** Somebody else decided since the sending. */
  isOvertaken: boolean;
  /** Undefined: not named. */
  version?: number | undefined;
  reason?: string | undefined;
  agrees?: boolean | undefined;
  message?: string | undefined;
  /** Of a closing: what may be passed over. */
  passedOver?: readonly string[] | undefined;
}

const verbsOfWorker: readonly MirrorVerb[] = ['see', 'answer', 'send'];
const decisions: readonly MirrorVerb[] = ['approve', 'return'];
const withReason: readonly MirrorVerb[] = ['return', 'review', 'treat', 'reopen'];

const from: Record<MirrorVerb, readonly MirrorState[]> = {
  see: ['open', 'sent', 'review', 'approved', 'closed'],
  answer: ['open', 'review', 'closed'],
  send: ['open', 'review'],
  approve: ['sent'],
  return: ['sent'],
  review: ['sent', 'approved'],
  treat: ['open', 'review'],
  hide: ['open', 'sent', 'review', 'approved', 'closed'],
  show: ['open', 'sent', 'review', 'approved', 'closed'],
  delete: ['open', 'sent', 'review', 'approved'],
  close: ['open', 'sent', 'review', 'approved'],
  reopen: ['closed'],
};

/** The code that refuses a verb, in the order M0; undefined: it may be done. A refusal changes nothing. */
export function mirrorRefusal(verb: MirrorVerb, facts: MirrorFacts, asker: MirrorAsker): string | undefined {
  return (
    wordsMissing(verb, facts, asker) ??
    unknownTo(facts, asker) ??
    (facts.needsApproval || !(verb === 'send' || decisions.includes(verb)) ? undefined : 'EMPSFLAGAPROV') ??
    notTheirs(verb, asker) ??
    wrongState(verb, facts, asker) ??
    (asker.version !== undefined && asker.version !== facts.version ? 'STALE_VERSION' : undefined) ??
    guarded(verb, facts, asker)
  );
}

function wordsMissing(verb: MirrorVerb, { isAnswered }: MirrorFacts, asker: MirrorAsker): string | undefined {
  if (withReason.includes(verb) && !isReason(asker.reason)) return 'DENY_REASON_REQUIRED';
  if (verb === 'close' && (asker.passedOver?.length ?? 0) > 0 && !isReason(asker.reason)) return 'DENY_REASON_REQUIRED';
  if (verb === 'delete' && !isReason(asker.reason, 40)) return 'DELETION_JUSTIFICATION_LENGTH';
  const answers = verb === 'answer' || (verb === 'send' && !isAnswered);
  return answers && asker.agrees === false && !asker.message?.trim() ? 'DISAGREEMENT_MESSAGE_REQUIRED' : undefined;
}

function unknownTo(
  { isDeleted, isVisible }: MirrorFacts,
  { isWorker, isHr, isApprover }: MirrorAsker,
): string | undefined {
  const isHidden = isWorker && !isHr && !isApprover && !isVisible;
  return isDeleted || isHidden ? 'TIMESHEET_NOT_FOUND' : undefined;
}

function notTheirs(verb: MirrorVerb, { isWorker, isHr, isApprover }: MirrorAsker): string | undefined {
  if (verbsOfWorker.includes(verb)) {
    if (isWorker) return undefined;
    return isHr || isApprover ? 'OPERATION_NOT_ALLOWED' : 'TIMESHEET_NOT_FOUND';
  }
  if (decisions.includes(verb)) {
    if (isWorker) return 'REQUEST_OWN_APPROVAL';
    return isApprover ? undefined : 'REQUEST_NOT_YOUR_APPROVAL';
  }
  return isHr ? undefined : 'OPERATION_NOT_ALLOWED';
}

function wrongState(verb: MirrorVerb, { state }: MirrorFacts, { isOvertaken }: MirrorAsker): string | undefined {
  if (from[verb].includes(state)) return undefined;
  if (state === 'closed') return 'PERIOD_CLOSED';
  return decisions.includes(verb) && isOvertaken ? 'ALREADY_DECIDED' : 'STATUS_FORBIDS';
}

function guarded(verb: MirrorVerb, facts: MirrorFacts, asker: MirrorAsker): string | undefined {
  switch (verb) {
    case 'answer':
      if (facts.isAnswered) return 'STATUS_FORBIDS';
      return asker.agrees === undefined ? 'REQUIRED_FIELD' : undefined;
    case 'send':
      if (!facts.isAnswered && asker.agrees === undefined) return 'REQUIRED_FIELD';
      if (!facts.isOver) return 'PERIOD_NOT_OVER';
      if (facts.unasked > 0) return 'TIMESHEET_INCOMPLETE';
      return facts.hasApprover ? undefined : 'MANAGER_NOT_REGISTERED';
    case 'approve':
    case 'return':
    case 'review':
      return facts.undecided > 0 ? 'JUSTIFICATIONS_PENDING' : undefined;
    case 'close':
      return closingBlocked(facts, asker.passedOver ?? []);
    case 'reopen':
      return facts.isLaterClosed ? 'PERIOD_LATER_CLOSED' : undefined;
    default:
      return undefined;
  }
}

/** The blockers of P2 in their order; only the missing approval may be passed over. */
function closingBlocked(facts: MirrorFacts, passedOver: readonly string[]): string | undefined {
  if (!facts.isOver) return 'PERIOD_NOT_OVER';
  if (facts.incomplete > 0) return 'TIMESHEET_INCOMPLETE';
  if (facts.undecided > 0) return 'JUSTIFICATIONS_PENDING';
  const lacksApproval = facts.needsApproval && facts.state !== 'approved';
  return lacksApproval && !passedOver.includes('TIMESHEET_NOT_APPROVED') ? 'TIMESHEET_NOT_APPROVED' : undefined;
}

/** The state after a verb that was not refused. */
export function stateAfter(
  verb: MirrorVerb,
  { state, needsApproval }: Pick<MirrorFacts, 'state' | 'needsApproval'>,
): MirrorState {
  if (verb === 'send') return 'sent';
  if (verb === 'approve') return 'approved';
  if (verb === 'return' || verb === 'review') return 'review';
  if (verb === 'close') return 'closed';
  if (verb === 'reopen') return needsApproval ? 'review' : 'open';
  return state;
}

/** Sent, approved and closed mirrors show their snapshot; what comes later stands beside it. */
export function isSealed(state: MirrorState): boolean {
  return state === 'sent' || state === 'approved' || state === 'closed';
}
