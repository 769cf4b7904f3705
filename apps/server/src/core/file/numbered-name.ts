/**
 * A name that is not taken yet, by its number. `taken`: the names that are (some file systems know no case), and which number to try first
 * of one: where a thousand are the same, the next one doesn't try a thousand numbers.
 */
export function numberedName(numbered: (number: number) => string, taken: Map<string, number>): string {
  const first = numbered(1).toLowerCase();
  for (let number = taken.get(first) ?? 1; ; number++) {
    const name = numbered(number);
    const key = name.toLowerCase();
    if (taken.has(key)) continue;
    taken.set(key, 2);
    taken.set(first, number + 1);
    return name;
  }
}
