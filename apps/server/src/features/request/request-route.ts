import { ableFor, dueDay } from '#core/approver/decisions.ts';
import { type ApproverProfile, barredOf, type FieldValue, type Route, routeOf } from '#core/approver/route.ts';
import type { WorkCalendar } from '#core/calendar/working-day.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Asked } from './request-form.ts';
import {
  approverWorld,
  type NamedWorld,
  profilesOf,
  type RequestFacts,
  type StoredProfile,
} from './request-world.queries.ts';

/** How a profile calls each kind. */
const profileKinds = { vacation: 'ferias', advance13: 'adiantamento13', other: 'outros' } as const;
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
    })),
  };
}

/** What conditions may name (5.6). */
function fieldsOf(facts: RequestFacts, asked: Asked): Record<string, FieldValue> {
  const { department, client, company, job_title: position, hiring: regime } = facts;
  const own = { department, client, branch: company, position, regime };
  return asked.kind === 'vacation' ? { ...own, days: asked.data.days } : own;
}

export interface Planned {
  world: NamedWorld;
  withFlow: boolean;
  route: Extract<Route, { steps: unknown }>;
  profile: StoredProfile | null;
}

/** Whether it goes by the company's approval steps (5.9). */
export const hasFlow = ({ app_accesses: accesses, flow }: Pick<RequestFacts, 'app_accesses' | 'flow'>): boolean =>
  accesses.includes('solicitacoes-com-fluxo') && flow;

/** Who would decide. @throws MANAGER_NOT_REGISTERED, APPROVER_MISSING */
export async function planRoute(tx: Tx, facts: RequestFacts, asked: Asked, author: string): Promise<Planned> {
  const withFlow = hasFlow(facts);
  const stored = withFlow ? await profilesOf(tx, facts.id) : [];
  const named = stored.flatMap(({ steps }) =>
    steps.flatMap(({ approvers }) => approvers.filter(one => one.startsWith('pessoa:')).map(one => one.slice(7))),
  );
  const world = await approverWorld(tx, facts.id, named);
  const route = routeOf(world, withFlow ? stored.map(profileOf) : null, {
    ...{ type: profileKinds[asked.kind], subject: facts.person_id, author, data: fieldsOf(facts, asked) },
  });
  if ('refusal' in route)
    return refuse(route.refusal === 'NO_MANAGER' ? 'MANAGER_NOT_REGISTERED' : 'APPROVER_MISSING', {
      causa: route.refusal,
    });
  return { world, withFlow, route, profile: stored.find(({ name }) => name === route.profile) ?? null };
}

/** The world of a request whose route is frozen: the persons of its seats are in it. */
export async function worldOfRoute(
  tx: Tx,
  employmentId: string,
  steps: readonly { seats: readonly string[] }[],
): Promise<NamedWorld> {
  const seats = steps.flatMap(step => step.seats.filter(seat => !seat.startsWith('group:')));
  return approverWorld(tx, employmentId, seats);
}

/** Whoever may fill a seat of the route today: they read the request. */
export function seatedIn(
  world: NamedWorld,
  steps: readonly { seats: readonly string[] }[],
  { type, subject, author, isLate }: { type: string; subject: string; author: string; isLate: boolean },
): string[] {
  const of = { type, on: dayFrom(), isLate, barred: barredOf({ subject, author }) };
  return [...new Set(steps.flatMap(({ seats }) => seats.flatMap(seat => ableFor(world, seat, of))))];
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

export const typeOf = (kind: Asked['kind']): string => profileKinds[kind];
