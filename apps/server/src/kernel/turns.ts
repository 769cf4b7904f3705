/** How many places there are, and how many of them one asker may have. */
export interface TurnLimits {
  slots: number;
  /** While others are about, too. */
  slotsEach: number;
  /** Where nobody else is about. */
  slotsAlone: number;
}

/** Gives a place back. */
export type Release = () => void;

/** Places that askers take turns at: one with a thousand works gets no more of them than one with two. */
export interface Turns {
  /** A place at once; undefined where the asker has to wait. */
  take(asker: string): Release | undefined;
  /** Calls `begin` when the asker's turn comes. @returns what takes it back before that */
  wait(asker: string, begin: (release: Release) => void): () => void;
  /** How many wait: of one asker, or of all. */
  waiting(asker?: string): number;
}

/** An asker who has asked for nothing this long is no longer about. */
const aboutMs = 10_000;

type Begin = (release: Release) => void;

interface Asker {
  served: number;
  waiting: Begin[];
}

/** Nobody has a place yet. */
export function createTurns({ slots, slotsEach, slotsAlone }: TurnLimits): Turns {
  const askers = new Map<string, Asker>();
  /** Those who have something waiting, in the order of their turns. */
  const turns = new Set<string>();
  /** When each asker came last, the latest last. */
  const seen = new Map<string, number>();
  let served = 0;
  let waiting = 0;

  const see = (name: string) => {
    const now = Date.now();
    seen.delete(name);
    seen.set(name, now);
    for (const [other, at] of seen) {
      if (now - at < aboutMs) break;
      seen.delete(other);
    }
  };
  const othersAbout = (name: string) =>
    seen.size > (seen.has(name) ? 1 : 0) || askers.size > (askers.has(name) ? 1 : 0);
  const mayMore = (name: string) =>
    served < slots && (askers.get(name)?.served ?? 0) < (othersAbout(name) ? slotsEach : slotsAlone);
  const askerOf = (name: string) => {
    const asker = askers.get(name) ?? { served: 0, waiting: [] };
    askers.set(name, asker);
    return asker;
  };
  const begin = (name: string): Release => {
    const asker = askerOf(name);
    served += 1;
    asker.served += 1;
    let lasts = true;
    return () => {
      if (!lasts) return;
      lasts = false;
      served -= 1;
      asker.served -= 1;
      next();
      forget(name, asker);
    };
  };
  const forget = (name: string, asker: Asker) => {
    if (asker.served === 0 && asker.waiting.length === 0) askers.delete(name);
  };
  const next = () => {
    for (const name of turns) {
      if (served >= slots) return;
      const asker = askers.get(name);
      if (!asker || !mayMore(name)) continue;
      turns.delete(name);
      const first = asker.waiting.shift();
      if (asker.waiting.length > 0) turns.add(name);
      if (!first) continue;
      waiting -= 1;
      first(begin(name));
    }
  };

  return {
    take(name) {
      see(name);
      return turns.has(name) || !mayMore(name) ? undefined : begin(name);
    },
    wait(name, start) {
      const asker = askerOf(name);
      asker.waiting.push(start);
      waiting += 1;
      turns.add(name);
      return () => {
        const at = asker.waiting.indexOf(start);
        if (at < 0) return;
        asker.waiting.splice(at, 1);
        waiting -= 1;
        if (asker.waiting.length === 0) turns.delete(name);
        forget(name, asker);
      };
    },
    waiting: name => (name === undefined ? waiting : (askers.get(name)?.waiting.length ?? 0)),
  };
}
