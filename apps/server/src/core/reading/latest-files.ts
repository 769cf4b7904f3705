/** How many people of files are kept at most, but those of one file always. */
const mostPeople = 40_000;

/** What is kept of the files used last, by how many people they hold. Used alike on both sides of a thread, it keeps the same on both. */
export interface LatestFiles<Value> {
  /** What is kept of a file, which is thereby the one used last. */
  use(id: number): Value | undefined;
  add(id: number, people: number, value: Value): void;
}

export function latestFiles<Value>(): LatestFiles<Value> {
  const kept = new Map<number, { people: number; value: Value }>();
  return {
    use(id) {
      const found = kept.get(id);
      // set anew, it moves to the end of the map: the one used longest ago comes first
      if (found && kept.delete(id)) kept.set(id, found);
      return found?.value;
    },
    add(id, people, value) {
      kept.set(id, { people, value });
      let total = 0;
      for (const [other, { people }] of [...kept].reverse()) {
        total += people;
        if (total > mostPeople && other !== id) kept.delete(other);
      }
    },
  };
}
