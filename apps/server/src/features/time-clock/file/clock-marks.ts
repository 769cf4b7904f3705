import { eventData } from '#core/clock/afd/event-data.ts';
import type { Finding } from '#core/clock/afd/reading.types.ts';
import type { AfdRecord, EventRecord, MarkRecord } from '#core/clock/afd/records.ts';
import type { WorkerNumber } from '#core/clock/afd/worker-number.ts';
import { civilText, offsetAt } from '#core/clock/instants/zone.ts';

/** An employment of the access group that a number of a clock may be of. */
export interface KnownWorker {
  id: string;
  companyId: string;
  personId: string;
  admittedOn: string | null;
  dismissedOn: string | null;
}

/** Employments by the CPF of their person and by their PIS. */
export type Workers = ReadonlyMap<string, readonly KnownWorker[]>;

/** Where a file's punches happened. */
export interface ClockPlace {
  companyId: string;
  zone: string;
  /** The lines bring instants of their own (671); else what the clock showed is the fact. */
  hasOffsets: boolean;
}

/** A punch as it is stored, beside what all of its file have in common. */
export interface NewPunch {
  nsr: number;
  line: number;
  worker: KnownWorker | undefined;
  identifier: string;
  at: number;
  local: string;
  offset: number;
  recordedAt: number;
  collector: string | null;
  offline: boolean;
  trust: 'A' | 'C';
  flags: ('skipped' | 'doubled')[];
  hash: string | null;
}

export interface NewEvent {
  nsr: number;
  line: number;
  type: EventRecord['type'];
  at: number;
  data: ReturnType<typeof eventData>;
}

/** What the access group has under a number of the clock already. */
export interface Standing {
  nsr: number;
  /** `mark`, or the type of an event. */
  what: string;
  at: number;
  local: string | null;
  identifier: string | null;
  employmentId: string | null;
}

export function isMark(record: AfdRecord): record is MarkRecord {
  return record.type === '3' || record.type === '7';
}

/** The digits by which a worker is known; of what is nobody's number, all that the clock says. */
export function identifierOf({ cpf, pis, told }: WorkerNumber): string {
  return cpf ?? pis ?? told;
}

/**
 * Whose a mark is: by CPF first, then by PIS, an employment that held on its day. One in the file's company goes before one in a sister
 * company, and a later admission before an earlier one.
 */
export function workerOf(
  { cpf, pis }: WorkerNumber,
  day: string,
  companyId: string,
  workers: Workers,
): KnownWorker | undefined {
  for (const number of [cpf, pis]) {
    const held = (workers.get(number ?? '') ?? []).filter(
      ({ admittedOn, dismissedOn }) => (admittedOn ?? '') <= day && (dismissedOn ?? day) >= day,
    );
    const [best] = held.toSorted(
      (a, b) =>
        Number(b.companyId === companyId) - Number(a.companyId === companyId) ||
        (b.admittedOn ?? '').localeCompare(a.admittedOn ?? '') ||
        a.id.localeCompare(b.id),
    );
    if (best) return best;
  }
  return undefined;
}

export function toPunch(record: MarkRecord, place: ClockPlace, workers: Workers): NewPunch {
  const { at, offset } = inTime(record, place);
  const local = place.hasOffsets ? civilText(place.zone, at) : record.at.local;
  return {
    nsr: record.nsr,
    line: record.line,
    worker: workerOf(record.worker, local.slice(0, 10), place.companyId, workers),
    identifier: identifierOf(record.worker),
    at,
    local,
    offset,
    recordedAt: record.recordedAt?.at ?? at,
    collector: record.collector || null,
    offline: record.isOffline,
    trust: record.isDoubtful ? 'C' : 'A',
    flags: record.at.doubt ? [record.at.doubt] : [],
    hash: record.hash || null,
  };
}

export function toEvent(record: EventRecord, place: ClockPlace): NewEvent {
  const { nsr, line, type } = record;
  return { nsr, line, type, at: inTime(record, place).at, data: eventData(record) };
}

/** The reader gives instants to the lines of every layout, as it knows the zone. */
function inTime({ at }: AfdRecord, { zone }: ClockPlace): { at: number; offset: number } {
  const instant = at.at ?? Date.parse(`${at.local}:00Z`);
  return { at: instant, offset: at.offset ?? offsetAt(zone, instant) };
}

/** `new`: to be written. `again`: the same stands already. `conflict`: under its number there is something else. */
export type Met = 'new' | 'again' | 'conflict';

/**
 * What a mark meets in the access group. One person's mark may be told by PIS in one layout and by CPF in a later one. A number that our
 * own recorder never gave is none of its marks.
 */
export function meetMark(punch: NewPunch, standing: Standing | undefined, place: ClockPlace, isOwn: boolean): Met {
  if (!standing) return isOwn ? 'conflict' : 'new';
  const isSameTime = place.hasOffsets ? isSameMinute(standing.at, punch.at) : standing.local === punch.local;
  const isSamePerson =
    standing.identifier === punch.identifier ||
    (standing.employmentId !== null && standing.employmentId === punch.worker?.id);
  return standing.what === 'mark' && isSameTime && isSamePerson ? 'again' : 'conflict';
}

export function meetEvent(event: NewEvent, standing: Standing | undefined, isOwn: boolean): Met {
  if (!standing) return isOwn ? 'conflict' : 'new';
  return standing.what === event.type && isSameMinute(standing.at, event.at) ? 'again' : 'conflict';
}

/** Lines have no seconds; our own recorder keeps them. */
const isSameMinute = (a: number, b: number) => Math.floor(a / 60_000) === Math.floor(b / 60_000);

/** A batch's findings with those of the database among them, in the order of the lines; those of the whole file last. */
export function inOrder(findings: readonly Finding[], conflicts: readonly { nsr: number; line: number }[]): Finding[] {
  const found = conflicts.map(
    ({ nsr, line }): Finding => ({ code: 'NSR_CONFLICT', line, field: 'nsr', values: { nsr }, isWarning: false }),
  );
  const last = Number.POSITIVE_INFINITY;
  return [...findings, ...found].sort((a, b) => (a.line ?? last) - (b.line ?? last));
}
