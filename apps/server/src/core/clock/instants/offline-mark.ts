/** Signed by the server at each contact: what its clock, the phone's clock and the page's own count of milliseconds said. */
export interface Anchor {
  /** Milliseconds since 1970. */
  server: number;
  wall: number;
  /** Milliseconds since the page opened. */
  mono: number;
  page: string;
  /** A forged one does not exist. */
  isSigned: boolean;
}

export interface OfflineMark {
  page: string;
  mono: number;
  wall: number;
  isSigned: boolean;
}

export interface Judged {
  at: number;
  trust: 'B' | 'C';
  /** Sorted. */
  flags: string[];
}

const mostDrift = 2 * 60_000;

/** When a mark without a network was made, and how far that can be trusted (I3). No mark is refused. */
export function judgeMark(anchors: readonly Anchor[], mark: OfflineMark, arrival: number): Judged {
  const known = anchors.filter(({ isSigned }) => isSigned);
  const found = samePage(known, mark) ??
    byDrift(known, mark) ?? { at: mark.wall, trust: 'C' as const, flags: ['noAnchor'] };
  const isFuture = found.at > arrival;
  const flags = [...found.flags, ...(isFuture ? ['future'] : []), ...(mark.isSigned ? [] : ['signature'])];
  return {
    at: isFuture ? arrival : found.at,
    trust: mark.isSigned ? found.trust : 'C',
    flags: flags.sort(),
  };
}

/** The page counted on since the server spoke to it: its clock does not matter. */
function samePage(anchors: readonly Anchor[], mark: OfflineMark): Judged | undefined {
  const mine = anchors.filter(({ page, mono }) => page === mark.page && mono <= mark.mono);
  const [anchor] = mine.sort((a, b) => b.mono - a.mono);
  if (!anchor) return undefined;
  const at = anchor.server + (mark.mono - anchor.mono);
  const corrected = mark.wall - (anchor.wall - anchor.server);
  return { at, trust: 'B', flags: Math.abs(corrected - at) > mostDrift ? ['clockMoved'] : [] };
}

/** The phone's clock, by how far it was off at the last contact; never before that contact. */
function byDrift(anchors: readonly Anchor[], mark: OfflineMark): Judged | undefined {
  const [anchor] = [...anchors].sort((a, b) => b.server - a.server);
  if (!anchor) return undefined;
  const at = mark.wall - (anchor.wall - anchor.server);
  const isBefore = at < anchor.server;
  return { at: isBefore ? anchor.server : at, trust: 'C', flags: isBefore ? ['beforeAnchor'] : [] };
}
