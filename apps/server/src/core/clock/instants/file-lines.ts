import { instantsOf, offsetAt } from './zone.ts';

export interface LocalLine {
  nsr: number;
  /** As the clock showed it. */
  local: string;
}

export interface ReadLine {
  nsr: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Minutes ahead of UTC. */
  offset: number;
  /** The civil time never was, or was twice. */
  doubt: 'skipped' | 'doubled' | null;
}

/** `readLines` for lines that come one by one. */
export function lineReader(zone: string): (line: LocalLine) => ReadLine {
  let last = Number.NEGATIVE_INFINITY;
  return ({ nsr, local }) => {
    const { instants, before } = instantsOf(zone, local);
    const [first = before, second] = instants;
    const at = second !== undefined && last > first ? second : first;
    last = at;
    const doubt = instants.length === 0 ? 'skipped' : second === undefined ? null : 'doubled';
    return { nsr, at, offset: offsetAt(zone, at), doubt };
  };
}

/**
 * Instants of lines without an offset (layouts 1510 and 595), in the order of their NSR (I2). A time that happened twice is
 * the first, unless the line before lies later already. One that never was is read with the offset before the change.
 */
export function readLines(zone: string, lines: readonly LocalLine[]): ReadLine[] {
  return lines.map(lineReader(zone));
}
