import { ableFor, dueDay, type SeatDecision } from '#core/approver/decisions.ts';
import {
  type ApproverProfile,
  barredOf,
  type FieldValue,
  type Route,
  type RouteStep,
  routeOf,
} from '#core/approver/route.ts';
import { hr, membersOf } from '#core/approver/world.ts';
import type { WorkCalendar } from '#core/calendar/working-day.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Seated } from './request-change.queries.ts';
import type { Around, Asked, Values } from './request-type.ts';
import {
  approverWorld,
  type NamedWorld,
  profilesOf,
  type RequestFacts,
  routeSalary,
  type StoredProfile,
} from './request-world.queries.ts';

const withoutManager = { recusa: 'refuse', pula: 'skip', rh: 'hr' } as const;

/** `gestor:2` → `manager:2`, `grupo:RH` → `group:RH`, `pessoa:ID` → `person:ID`. */
function approverOf(wire: string): string {
  const [kind = '', name = ''] = wire.split(/:(.*)/s);
  if (kind === 'gestor') return name ? `manager:${name}` : 'manager';
  return kind === 'grupo' ? `group:${name}` : `person:${name.toLowerCase()}`;
}

function profileOf({ name, position, kinds, steps, conditions }: StoredProfile): ApproverProfile {
  return {
    name,
    order: position,
    types: kinds,
    conditions,
    steps: steps.map(step => ({
      name: step.name,
      approvers: step.approvers.map(approverOf),
      needs: step.needs === 0 ? 'all' : step.needs,
      deadlineDays: step.deadlineDays,
      noManager: withoutManager[step.withoutManager],
      conditions: step.conditions,
      observers: step.observers?.map(approverOf),
    })),
  };
}

/** What conditions may name of a worker (5.6). */
function ownFields(facts: RequestFacts): Record<string, FieldValue> {
  const { department, client, company, job_title: position, hiring: regime } = facts;
  return { department, client, branch: company, position, regime };
}

/** Whether it goes by the company's approval steps (5.9). */
export const hasFlow = ({ app_accesses: accesses, flow }: Pick<RequestFacts, 'app_accesses' | 'flow'>): boolean =>
  accesses.includes('solicitacoes-com-fluxo') && flow;

interface OnADay {
  /** As profiles call it. */
  type: string;
  /** What conditions may name of it. */
  fields: Record<string, FieldValue>;
  author: string;
  /** Whose stand-ins count. */
  on?: string;
  /** What managers don't read is decided by HR alone: others of a step are left out. */
  isForHrAlone?: boolean;
  /** How many of HR decide where no profile fits. */
  deciders?: number;
}

interface Found {
  world: NamedWorld;
  withFlow: boolean;
  route: Route;
  stored: readonly StoredProfile[];
}

/** Who decides what is asked about an employment, by the profiles and the people there are. */
export async function routeFor(tx: Tx, facts: RequestFacts, asked: OnADay): Promise<Found> {
  const { type, fields, author, on, isForHrAlone = false, deciders } = asked;
  const withFlow = hasFlow(facts);
  const stored = withFlow ? await profilesOf(tx, facts.id) : [];
  const world = await approverWorld(tx, facts.id, type, personsNamed(stored), on);
  const profiles = stored.map(profileOf).map(one => (isForHrAlone ? ofHr(world, one) : one));
  const route = routeOf(world, withFlow ? profiles : null, {
    ...{ type, subject: facts.person_id, author, data: { ...ownFields(facts), ...fields }, deciders },
  });
  return { world, withFlow, route, stored };
}

/** A profile with its seats of HR alone. */
function ofHr(world: NamedWorld, profile: ApproverProfile): ApproverProfile {
  const isOfHr = (one: string) =>
    one === hr || (one.startsWith('person:') && world.groups.get('RH')?.includes(one.slice('person:'.length)));
  const steps = profile.steps.map(step => ({
    ...step,
    approvers: step.approvers.filter(isOfHr),
    observers: step.observers?.filter(isOfHr),
  }));
  return { ...profile, steps };
}

function personsNamed(stored: readonly StoredProfile[]): string[] {
  const seats = stored.flatMap(({ steps }) =>
    steps.flatMap(({ approvers, observers = [] }) => [...approvers, ...observers]),
  );
  return seats.filter(seat => seat.startsWith('pessoa:')).map(seat => seat.slice('pessoa:'.length).toLowerCase());
}

export interface Planned extends Pick<Found, 'world' | 'withFlow'> {
  route: Extract<Route, { steps: unknown }>;
  profile: StoredProfile | null;
}

const amountIn = ({ valor, dinheiro }: Values) => valor ?? dinheiro?.total;

/** The amount for conditions, where who files may not read pay. Nobody is told it: the route is the same whoever files. */
async function untoldAmount(around: Around, asked: Asked): Promise<number | undefined> {
  const { tx, facts } = around;
  const salary = facts.salary === null ? await routeSalary(tx, facts.id) : null;
  if (salary === null) return undefined;
  const { valores } = await asked.find({ ...around, facts: { ...facts, salary } });
  return amountIn(valores);
}

/** What a route that can't be means on the wire. */
export const routeRefusals = { NO_MANAGER: 'MANAGER_NOT_REGISTERED', NO_APPROVER: 'APPROVER_MISSING' } as const;

/** Who would decide. @throws MANAGER_NOT_REGISTERED, APPROVER_MISSING */
export async function planRoute(around: Around, asked: Asked, author: string, told: Values): Promise<Planned> {
  const { tx, facts } = around;
  const { wire: type, isForHrAlone, deciders, conditions } = asked;
  const amount = amountIn(told) ?? (await untoldAmount(around, asked));
  const of = { type, fields: { ...conditions, amount }, author, isForHrAlone, deciders };
  const { world, withFlow, route, stored } = await routeFor(tx, facts, of);
  if ('refusal' in route) return refuse(routeRefusals[route.refusal], { causa: route.refusal });
  return { world, withFlow, route, profile: stored.find(({ name }) => name === route.profile) ?? null };
}

/** The world of a request whose route is frozen: the persons of its seats are in it. */
export async function worldOfRoute(
  tx: Tx,
  employmentId: string,
  { type, steps }: { type: string; steps: readonly Pick<RouteStep, 'seats' | 'observers'>[] },
): Promise<NamedWorld> {
  const all = steps.flatMap(({ seats, observers = [] }) => [...seats, ...observers]);
  const seats = all.filter(seat => !seat.startsWith('group:'));
  return approverWorld(tx, employmentId, type, seats);
}

interface Open {
  type: string;
  steps: readonly RouteStep[];
  /** From 1; null once decided or canceled. */
  step: number | null;
  subject: string;
  author: string;
  round: number;
  decisions: readonly SeatDecision[];
}

/**
 * Who is asked now: whoever may fill a seat of the current step that is open still. Who acted in this round is not asked again. Everybody
 * who will be asked, was asked before or looks on reads it.
 */
export function seatedIn(world: NamedWorld, open: Open, isLate = false): Seated {
  const of = { type: open.type, on: dayFrom(), isLate, barred: barredOf(open) };
  const able = (seats: readonly string[]) => seats.flatMap(seat => ableFor(world, seat, of));
  const round = open.decisions.filter(one => one.round === open.round);
  const acted = new Set(round.filter(one => !one.dispensed).map(({ by }) => by));
  const filled = new Set(round.filter(({ step }) => step === open.step).map(({ seat }) => seat));
  const current = open.step === null ? undefined : open.steps[open.step - 1];
  const asked = able((current?.seats ?? []).filter(seat => !filled.has(seat))).filter(person => !acted.has(person));
  const coming = able(open.steps.slice(open.step ?? open.steps.length).flatMap(({ seats }) => seats));
  const watching = open.steps.flatMap(step => watchersOf(world, step));
  const sight = [...coming, ...open.decisions.map(({ by }) => by), ...watching];
  return { asked: [...new Set(asked)], sight: [...new Set(sight)] };
}

/** The persons who look on at a step today. */
export function watchersOf(world: NamedWorld, { observers = [] }: Pick<RouteStep, 'observers'>): string[] {
  return [...new Set(observers.flatMap(one => membersOf(world, one) ?? [one]))];
}

/** The names behind a step, for who asks 'who decides?'. */
export function namesOf(world: NamedWorld, step: { name: string; seats: readonly string[] }) {
  const nameOf = (seat: string) =>
    seat === 'group:RH' ? 'RH' : seat === 'group:GESTORES' ? 'Gestores da equipe' : (world.names.get(seat) ?? '');
  return { etapa: step.name, nomes: step.seats.map(nameOf) };
}

/** The deadline of a route's first step. */
export function firstDue(route: Planned['route'], calendar: WorkCalendar): string | null {
  const [first] = route.steps;
  return first ? dueDay(first, dayFrom(), calendar) : null;
}
