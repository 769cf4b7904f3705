import type { PageDocument } from './reading-types.ts';

/** Fewer pages tell nothing of a file. */
const least = 3;

/** Who stands on most of a file's documents, as who issues or signs them does, is nobody's neighbour: only named. Documents come in their order. */
export function newUsualOthers(): (documents: readonly PageDocument[]) => PageDocument[] {
  const counts = new Map<string, number>();
  let total = 0;
  return documents => {
    for (const { type, others = [] } of documents) {
      if (type !== 0 && type !== 4) total++;
      for (const key of new Set(others.map(other => other.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const isUsual = (key: string) => (counts.get(key) ?? 0) >= Math.max(least, total / 2);
    return documents.map(document =>
      document.others?.some(({ key }) => isUsual(key))
        ? { ...document, others: document.others.map(one => (isUsual(one.key) ? { ...one, isPlace: false } : one)) }
        : document,
    );
  };
}
