import { type ApproverWorld, climb, hr, membersOf, team } from './world.ts';

export type FieldValue = string | number | null | undefined;

/** A condition on what is asked: an absent field never holds. */
export interface Condition {
  field: string;
  op: '=' | 'in' | '>' | '>=' | '<' | '<=';
  value: string | number | readonly (string | number)[];
}

export interface ProfileStep {
  name: string;
  /** `manager`, `manager:N`, `person:ID`, `group:NAME`. */
  approvers: readonly string[];
  /** How many of its seats must approve. */
  needs: 'any' | 'all' | number;
  /** Working days. */
  deadlineDays?: number | null | undefined;
  conditions?: readonly Condition[] | undefined;
  noManager?: 'refuse' | 'skip' | 'hr' | undefined;
  /** `person:ID`, `group:NAME`: told, and deciding nothing. */
  observers?: readonly string[] | undefined;
}

export interface ApproverProfile {
  name: string;
  order: number;
  types: readonly string[];
  active?: boolean | undefined;
  conditions?: readonly Condition[] | undefined;
  steps: readonly ProfileStep[];
}

export interface RouteAsked {
  type: string;
  subject: string;
  author: string;
  /** What conditions may name. */
  data: Readonly<Record<string, FieldValue>>;
}

export interface RouteStep {
  name: string;
  needs: number;
  /** Persons, or groups as `group:NAME`. */
  seats: readonly string[];
  deadlineDays: number | null;
  /** Who looks on: persons, or groups as `group:NAME`. */
  observers?: readonly string[] | undefined;
}

export type RouteRefusal = 'NO_MANAGER' | 'NO_APPROVER';
export type Route = { refusal: RouteRefusal } | { profile: string | null; steps: readonly RouteStep[] };

/** Nobody decides for themselves or what they filed (R3). */
export const barredOf = ({ subject, author }: Pick<RouteAsked, 'subject' | 'author'>): ReadonlySet<string> =>
  new Set([subject, author]);

/**
 * Who decides a request, step by step, frozen when it is sent (R1–R7).
 * @param profiles null without flow: HR decides alone
 */
export function routeOf(world: ApproverWorld, profiles: readonly ApproverProfile[] | null, asked: RouteAsked): Route {
  const profile = profiles === null ? undefined : profileFor(profiles, asked);
  const barred = barredOf(asked);
  const steps: RouteStep[] = [];
  for (const step of profile?.steps.filter(({ conditions }) => hold(conditions, asked)) ?? []) {
    const seats = seatsOf(world, step, asked.subject, barred);
    if (seats === 'NO_MANAGER') return { refusal: seats };
    if (seats.length > 0)
      steps.push({
        ...{ name: step.name, needs: needed(step.needs, seats), seats, deadlineDays: step.deadlineDays ?? null },
        observers: observersOf(step, barred),
      });
  }
  if (steps.length === 0) steps.push({ name: 'RH', needs: 1, seats: [hr], deadlineDays: null });
  const isEmpty = (seat: string) => membersOf(world, seat)?.every(person => barred.has(person));
  if (steps.some(({ seats }) => seats.some(isEmpty))) return { refusal: 'NO_APPROVER' };
  return { profile: profile?.name ?? null, steps };
}

/** The first active one, by its order, whose types and conditions hold (R1). */
function profileFor(profiles: readonly ApproverProfile[], asked: RouteAsked): ApproverProfile | undefined {
  return [...profiles]
    .sort((a, b) => a.order - b.order)
    .find(one => one.active !== false && one.types.includes(asked.type) && hold(one.conditions, asked));
}

function hold(conditions: readonly Condition[] | undefined, { type, data }: RouteAsked): boolean {
  const facts: Readonly<Record<string, FieldValue>> = { ...data, type };
  return (conditions ?? []).every(condition => holds(condition, facts[condition.field]));
}

function holds({ op, value }: Condition, fact: FieldValue): boolean {
  if (fact === null || fact === undefined) return false;
  if (op === 'in') return Array.isArray(value) && value.includes(fact);
  if (op === '=') return fact === value;
  if (typeof fact !== 'number' || typeof value !== 'number') return false;
  if (op === '>') return fact > value;
  if (op === '>=') return fact >= value;
  return op === '<' ? fact < value : fact <= value;
}

/** Nobody looks on at their own request: they read it anyway. */
function observersOf({ observers = [] }: ProfileStep, barred: ReadonlySet<string>): string[] {
  const named = observers.map(one => (one.startsWith('person:') ? one.slice('person:'.length) : one));
  return [...new Set(named)].filter(one => !barred.has(one));
}

/** A person twice in a step sits once, and a need is never above its seats (R6). */
function needed(needs: ProfileStep['needs'], seats: readonly string[]): number {
  if (needs === 'any') return 1;
  return needs === 'all' ? seats.length : Math.min(needs, seats.length);
}

function seatsOf(
  world: ApproverWorld,
  step: ProfileStep,
  subject: string,
  barred: ReadonlySet<string>,
): readonly string[] | 'NO_MANAGER' {
  const seats = new Set<string>();
  for (const approver of step.approvers) {
    const holder = holderOf(world, approver, subject);
    if (holder !== null) seats.add(holder.startsWith('group:') ? holder : climb(world, holder, barred));
    // nobody at that level at all (R5)
    else if ((step.noManager ?? 'refuse') === 'refuse') return 'NO_MANAGER';
    else if (step.noManager === 'hr') seats.add(hr);
  }
  return [...seats];
}

/** The person or group that an approver of a profile means; null: no manager at that level. */
function holderOf(world: ApproverWorld, approver: string, subject: string): string | null {
  const [kind = '', name = ''] = approver.split(/:(.*)/s);
  if (kind === 'group') return approver;
  if (kind === 'person') return name;
  // without any line the managers of the team are the first level, and there is no other
  if (Number(name || 1) === 1 && (world.groups.get('GESTORES') ?? []).length > 0) return team;
  let at: string | null = subject;
  for (let level = Number(name || 1); level > 0 && at !== null; level--) at = world.people.get(at)?.manager ?? null;
  return at;
}
