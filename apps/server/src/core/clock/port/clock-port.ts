import type {
  DecidedJustification,
  DecidedMirror,
  ForeignCompany,
  ForeignJustification,
  ForeignPeriod,
  ForeignWorker,
} from './foreign-acts.ts';
import type { ForeignMirror } from './foreign-mirror.ts';

/**
 * The port to a payroll clock: another program that keeps the hours of a company (product 4, section 14). Plain data in and out, no
 * database. Days are `YYYY-MM-DD`, hours `HH:MM` of the establishment, durations whole minutes. Whatever an adapter can't do it
 * throws as a `PortError`; whatever it answers is checked before it is believed (`foreign-mirror.ts`).
 */
export interface ClockAdapter {
  /** As settings name it: `double`. */
  readonly name: string;
  readonly capabilities: ClockCapabilities;
  /** Resolves where the other program answers for the company. @throws PortError */
  status(company: ForeignCompany, signal: AbortSignal): Promise<void>;
  /** CPFs of who marks there. Null: it has no list, and is asked worker by worker. @throws PortError */
  workers(company: ForeignCompany, signal: AbortSignal): Promise<readonly string[] | null>;
  /** Periods that the other program has opened, the oldest first. @throws PortError */
  periods(company: ForeignCompany, signal: AbortSignal): Promise<readonly ForeignPeriod[]>;
  /** The month of a worker as the other program has it now; null: it has none. @throws PortError */
  mirror(worker: ForeignWorker, period: ForeignPeriod, signal: AbortSignal): Promise<ForeignMirror | null>;
  /** Something is asked about a day, or asked again. @param key the same one is the same act: it has its effect once. @throws PortError */
  putJustification(key: string, asked: ForeignJustification, signal: AbortSignal): Promise<void>;
  /** What became of it; it says all of it again, since it may not have been put. @throws PortError */
  decideJustification(key: string, decided: DecidedJustification, signal: AbortSignal): Promise<void>;
  /** What became of a month. @throws PortError */
  decideMirror(key: string, decided: DecidedMirror, signal: AbortSignal): Promise<void>;
}

/** What the other program can be told. What it can't is kept here alone. */
export interface ClockCapabilities {
  justifies: boolean;
  decidesJustifications: boolean;
  decidesMirrors: boolean;
}

/** Why the other program did not do what it was asked: it can't be reached, took too long, or says no. */
export type PortFailure = 'down' | 'late' | 'refused';

export class PortError extends Error {
  failure: PortFailure;
  constructor(failure: PortFailure) {
    super(`The payroll clock: ${failure}`);
    this.failure = failure;
  }
}

/** Longest wait for an answer, in milliseconds (section 14). */
export const answerLimit = 10_000;

/**
 * Asks within the limit. An answer that comes later is nobody's: the same key is asked again.
 * @throws PortError: `late` beyond the limit, `down` for what an adapter threw without a name; what `stop` was aborted with
 */
export async function withinLimit<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  stop: AbortSignal,
  limit = answerLimit,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new PortError('late')), limit);
  const signal = AbortSignal.any([late.signal, stop]);
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  try {
    stop.throwIfAborted();
    return await Promise.race([ask(signal), ended.promise]);
  } catch (error) {
    stop.throwIfAborted();
    throw error instanceof PortError ? error : new PortError('down');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Pause before the next try in milliseconds: from one second to fifteen minutes. @param tries that failed, from 1 */
export function pauseAfter(tries: number): number {
  return Math.min(1_000 * 2 ** Math.min(tries - 1, 20), 15 * 60_000);
}

/** The adapters of an installation, by name. */
export type ClockAdapters = ReadonlyMap<string, ClockAdapter>;

export function adaptersOf(...adapters: readonly ClockAdapter[]): ClockAdapters {
  return new Map(adapters.map(adapter => [adapter.name, adapter]));
}
