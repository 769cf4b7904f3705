import type { Day } from '#core/calendar/days.ts';

/** Who decides in an access group, as far as a request needs it. Ids are of persons. */
export interface ApproverWorld {
  people: ReadonlyMap<string, { manager: string | null; active: boolean }>;
  /** Members by group, in their order: holders of the permission to decide. */
  groups: ReadonlyMap<string, readonly string[]>;
  substitutes: readonly Substitute[];
}

/** Somebody stands in for a person from one day to another, for some types of request or for all. */
export interface Substitute {
  for: string;
  person: string;
  from: Day;
  to: Day;
  types?: readonly string[] | null | undefined;
}

/** The group that decides where nobody else does. */
export const hr = 'group:RH';
/** The managers whose scope reaches a worker of whom no line says who is above: one seat for any of them (5.0). */
export const team = 'group:GESTORES';

/** Works here, may sign in and may decide. */
export function isActive({ people }: Pick<ApproverWorld, 'people'>, person: string): boolean {
  return people.get(person)?.active === true;
}

/** The members of a group's seat on the day; undefined where the seat is a person's. */
export function membersOf(world: ApproverWorld, seat: string): readonly string[] | undefined {
  if (!seat.startsWith('group:')) return undefined;
  return (world.groups.get(seat.slice('group:'.length)) ?? []).filter(person => isActive(world, person));
}

/** The person or the first one above who is active and not barred; HR where the chart ends or turns in a circle (R4). */
export function climb(world: ApproverWorld, person: string | null, barred: ReadonlySet<string>): string {
  const passed = new Set<string>();
  for (let at = person; at !== null && !passed.has(at); at = world.people.get(at)?.manager ?? null) {
    if (isActive(world, at) && !barred.has(at)) return at;
    passed.add(at);
  }
  return hr;
}

/** Who stands in for a person on a day, in the order it was said. */
export function standInsFor(world: ApproverWorld, person: string, type: string, on: Day): string[] {
  return world.substitutes
    .filter(one => one.for === person && one.from <= on && on <= one.to && (!one.types || one.types.includes(type)))
    .map(one => one.person)
    .filter(one => isActive(world, one));
}
