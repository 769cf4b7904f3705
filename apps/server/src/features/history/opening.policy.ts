/** Few openings tell nothing, whatever others do. */
const leastPeople = 20;
const timesTheUsual = 3;

/** Whether somebody opened far more people's data than the middle one of the others in the same role; alone nobody is far from anybody. Pure. */
export function isUnusual({ people, usual }: { people: number; usual: number | null }): boolean {
  return usual !== null && people >= leastPeople && people > timesTheUsual * Math.max(1, usual);
}
