import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import type { ClockRoutePort, RouteVerb } from '#core/approver/clock-route-port.ts';
import { record } from '#core/audit/audit.ts';
import {
  type CompanyFacts,
  isSentOn,
  type JustificationAsker,
  type JustificationState,
  type JustificationVerb,
  justificationRefusal,
} from '#core/clock/states/justification-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Acting } from '#kernel/http/by.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { tellDecided } from '../tell.ts';
import { readerOf } from '../timesheet.ts';
import {
  type CompanyOfClock,
  companyOfMirror,
  isSeated,
  type Justification,
  justificationById,
} from './justification.queries.ts';
import { lift, moveJustification } from './justification-change.queries.ts';
import { applyLayers, settleRows } from './layers.ts';
import { tellDecidedToPort } from './tell-port.ts';

const historyVerbs = {
  approve: 'justificationApproved',
  deny: 'justificationDenied',
  return: 'justificationReturned',
  finish: 'justificationFinished',
  undo: 'justificationUndone',
  edit: 'justificationChanged',
  withdraw: 'justificationWithdrawn',
} as const satisfies Record<JustificationVerb, HistoryVerb>;

export interface Decision {
  version?: number | undefined;
  reason?: string | undefined;
  /** The hour that nobody told, `08:00`. */
  hour?: string | undefined;
}

/** What acts on justifications need of other features. */
export interface JustificationServices {
  enqueue: Enqueue;
  clockRoute: ClockRoutePort;
}

type Decided = 'approve' | 'deny' | 'return' | 'finish' | 'undo';
/** The verbs that steps of a profile decide, as the engine calls them. */
const routeVerbs: Partial<Record<JustificationVerb, RouteVerb>> = {
  approve: 'approve',
  deny: 'deny',
  return: 'review',
};
const statesAfter = { deny: 'denied', return: 'returned', finish: 'finished', undo: 'pending' } as const;

/** J3 to J7: one step, with what it does to the day in the same transaction. */
export async function decideJustification(
  services: JustificationServices,
  tx: Tx,
  by: Acting,
  id: string,
  verb: Decided,
  { version, reason, hour }: Decision,
): Promise<Justification> {
  const { enqueue, clockRoute } = services;
  const before = await justificationOf(tx, by, id, true);
  await must(services, tx, by, before, verb, reason);
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION');
  const seat = before.routed ? routeVerbs[verb] : undefined;
  if (seat && (await clockRoute.decide(tx, by, id, seat, reason)) === 'more') {
    if (!(await moveJustification(tx, before, { state: before.state, hour: hour ?? null }))) refuse('ALREADY_DECIDED');
    return justificationOf(tx, by, id);
  }
  const company = (await companyOfMirror(tx, before.timesheet_id)) ?? refuse('NOT_FOUND');
  const sentOn = verb === 'approve' && isSentOn(factsOf(company));
  const state: JustificationState = verb === 'approve' ? (sentOn ? 'sending' : 'approved') : statesAfter[verb];
  const told = { state, by: by.personId, reason: reason?.trim() || null, hour: hour ?? null };
  if (!(await moveJustification(tx, before, told))) refuse('ALREADY_DECIDED');
  const decided = { ...before, hour: before.hour ?? hour ?? null };
  if (isSentOn(factsOf(company))) await decideThere(tx, enqueue, by, decided, verb, told.reason);
  else await decideHere(tx, by, decided, verb);
  if (before.routed && verb === 'undo') await clockRoute.again(tx, by, id);
  await note(tx, by, before, verb, reason);
  if (!sentOn) await tellDecided(tx, before, verb);
  return justificationOf(tx, by, id);
}

/** Days that are computed here change in the transaction of the decision. */
async function decideHere(tx: Tx, by: Acting, one: Justification, verb: Decided): Promise<void> {
  if (verb === 'approve') await applyLayers(tx, one, by.personId);
  if (verb === 'undo') await lift(tx, one.id, by.personId);
  if (verb === 'approve' || verb === 'undo') await settleRows(tx, one, verb === 'approve');
}

const verdicts = { approve: 'approved', deny: 'denied', undo: 'undone' } as const;

/** A payroll clock's days change there: it is told, and an approval holds when it has taken it. */
async function decideThere(
  tx: Tx,
  enqueue: Enqueue,
  by: Acting,
  one: Justification,
  verb: Decided,
  reason: string | null,
): Promise<void> {
  if (verb === 'return' || verb === 'finish') return;
  const isHourless = one.effect === 'include' && one.type === 'day' && one.hour === null;
  if (verb === 'approve' && isHourless) refuse('JUSTIFICATION_INCOMPLETE');
  const isTold = await tellDecidedToPort(tx, enqueue, by.personId, one, { verdict: verdicts[verb], reason });
  if (verb === 'approve' && !isTold) refuse('JUSTIFICATION_ONLY_DENY');
}

/** @throws NOT_FOUND alike for missing and foreign ones */
export async function justificationOf(tx: Tx, by: Acting, id: string, held = false): Promise<Justification> {
  return (await justificationById(tx, readerOf(by), id, held)) ?? refuse('NOT_FOUND');
}

const wireVerbs = [
  ['edit', 'altera'],
  ['withdraw', 'retira'],
  ['approve', 'aprova'],
  ['deny', 'nega'],
  ['return', 'devolve'],
  ['finish', 'finaliza'],
  ['undo', 'desfaz'],
] as const satisfies readonly (readonly [JustificationVerb, string])[];

/** What a reader may do with one now: wire names of verbs. */
export async function openVerbs(
  { clockRoute }: Pick<JustificationServices, 'clockRoute'>,
  tx: Tx,
  by: Acting,
  one: Justification,
): Promise<string[]> {
  const company = await companyOfMirror(tx, one.timesheet_id);
  if (!company) return [];
  const asker = await askerOf(clockRoute, tx, by, one);
  const open = (verb: JustificationVerb, mayTo: boolean) =>
    mayTo &&
    justificationRefusal(
      verb,
      one.state,
      { mirror: one.mirror_state, company: factsOf(company) },
      { ...asker, reason: 'x'.repeat(10) },
    ) === undefined;
  const byRules = wireVerbs.filter(([verb]) => open(verb, mayBe(by, one, verb)));
  if (!one.routed || !byRules.some(([verb]) => routeVerbs[verb])) return byRules.map(([, wire]) => wire);
  const isTurn = 'is' in (await clockRoute.ask(tx, by, one.id, 'approve'));
  return byRules.filter(([verb]) => isTurn || !routeVerbs[verb]).map(([, wire]) => wire);
}

/** Why one that the reader may deny can't be approved; undefined: it can, or it is none of theirs. */
export async function approvalRefusal(
  { clockRoute }: Pick<JustificationServices, 'clockRoute'>,
  tx: Tx,
  by: Acting,
  one: Justification,
): Promise<string | undefined> {
  const company = await companyOfMirror(tx, one.timesheet_id);
  if (!company || !mayBe(by, one, 'approve')) return undefined;
  const asker = await askerOf(clockRoute, tx, by, one);
  if (!asker.mayDecide) return undefined;
  return justificationRefusal('approve', one.state, { mirror: one.mirror_state, company: factsOf(company) }, asker);
}

/** Whether the verb's permission is the reader's at all. */
function mayBe(by: Acting, one: Justification, verb: JustificationVerb): boolean {
  if (verb === 'edit' || verb === 'withdraw') return true;
  return (
    by.actor.profile !== 'trabalhador' && by.actor.permissions.has(permissionFor(by.actor.profile, one.source, verb))
  );
}

/** Manual entries have a permission of HR's own; a manager decides both with that of justifications. */
function permissionFor(profile: string, source: Justification['source'], verb: JustificationVerb): string {
  const act = verb === 'finish' ? 'Finalizar' : verb === 'deny' || verb === 'return' ? 'Negar' : 'Aprovar';
  if (profile === 'gestor') return `GestorJustificativa${act}`;
  return source === 'manual' && verb !== 'finish' ? `RhPontoManual${act}` : `RhJustificativa${act}`;
}

async function askerOf(
  clockRoute: ClockRoutePort,
  tx: Tx,
  by: Acting,
  one: Justification,
): Promise<JustificationAsker> {
  const isHr = by.actor.profile === 'rh';
  const isStaff = isHr || by.actor.profile === 'gestor';
  const decides = async () =>
    one.routed ? clockRoute.includes(tx, by, one.id) : isHr || isSeated(tx, one.id, by.actor.personId);
  return {
    isSubject: one.person_id === by.actor.personId,
    isAuthor: one.made_by === by.actor.personId,
    isHr,
    mayDecide: isStaff && (await decides()),
  };
}

/** @throws the refusal of the rules, in their order */
export async function must(
  { clockRoute }: Pick<JustificationServices, 'clockRoute'>,
  tx: Tx,
  by: Acting,
  one: Justification,
  verb: JustificationVerb,
  reason?: string,
): Promise<void> {
  const company = (await companyOfMirror(tx, one.timesheet_id)) ?? refuse('NOT_FOUND');
  const asker = { ...(await askerOf(clockRoute, tx, by, one)), reason };
  const isTheirs = mayBe(by, one, verb);
  const code = justificationRefusal(
    verb,
    one.state,
    { mirror: one.mirror_state, company: factsOf(company) },
    { ...asker, mayDecide: asker.mayDecide && isTheirs },
  );
  if (code) throwCode(code);
}

/** @throws a code of the rules as a refusal */
export function throwCode(code: string): never {
  if (!isErrorCode(code)) throw new RangeError(`No such refusal: ${code}`);
  return refuse(code);
}

const kinds = { pdf: 'pdf', manual: 'manual', recorder: 'registro', payroll: 'fopag' } as const;
const modules = {
  pdf: 'ponto-pdf',
  manual: 'ponto-manual',
  recorder: 'ponto-registro',
  payroll: 'ponto-fopag',
} as const;

function factsOf({ kind, request_approval, app_accesses, is_integrated }: CompanyOfClock): CompanyFacts {
  return {
    kind: kinds[kind],
    isIntegrated: is_integrated,
    hasModule: app_accesses.includes(modules[kind]),
    hasApproval: request_approval,
  };
}

/** What was done with one, in the record history. */
export async function note(
  tx: Tx,
  by: Acting,
  one: Justification,
  verb: JustificationVerb,
  reason?: string,
): Promise<void> {
  await record(tx, by, {
    ...{ verb: historyVerbs[verb], entity: 'justification', entityId: one.id, accessGroupId: one.access_group_id },
    after: { day: one.day, ...(reason?.trim() ? { justification: reason.trim() } : {}) },
  });
}
