/**
 * Whether what was read has the shape of a sample. `null` in the sample: a text or nothing; the first of a list stands for
 * each, an empty list for one of texts. What else was read is no matter.
 */
export function isAlike<T>(sample: T, found: unknown): found is T {
  if (sample === null) return found === null || typeof found === 'string';
  if (Array.isArray(sample)) {
    const [each = ''] = sample;
    return Array.isArray(found) && found.every(one => isAlike(each, one));
  }
  if (typeof sample !== 'object') return typeof found === typeof sample;
  if (typeof found !== 'object' || found === null) return false;
  const told = new Map(Object.entries(found));
  return Object.entries(sample).every(([name, value]) => isAlike(value, told.get(name)));
}

/** Fields by their name, as they are typed. */
export function isTyped(found: unknown): found is Record<string, string | boolean> {
  const plain = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';
  return typeof found === 'object' && found !== null && Object.values(found).every(plain);
}

/** What of a form is typed; undefined: it stands as it began. */
export function changedFrom<T>(begun: T, present: T): T | undefined {
  return JSON.stringify(begun) === JSON.stringify(present) ? undefined : present;
}
