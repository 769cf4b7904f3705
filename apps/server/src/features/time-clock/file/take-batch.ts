import type { Batch } from '#core/clock/afd/reading.types.ts';
import { progressTask } from '#core/task/task.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { ClockFileJob } from './clock-file.jobs.ts';
import { insertEvents, insertPunches, keepLines, lockDevice, standingOf, workersBy } from './clock-marks.queries.ts';
import {
  type ClockPlace,
  inOrder,
  isMark,
  type KnownWorker,
  meetEvent,
  meetMark,
  type NewEvent,
  type NewPunch,
  toEvent,
  toPunch,
} from './clock-marks.ts';

/** A clock has hundreds of workers; so many are kept in mind while its file is read. */
const mostKnown = 50_000;

/** What a file has brought so far, batch by batch. Its memory grows with the clock's workers, not with its lines. */
export class TakenIn {
  /** Lines that stand under their number as something else. */
  conflicts = 0;
  /** Marks among them. */
  markConflicts = 0;
  /** Of workers of sister companies. */
  sisterMarks = 0;
  readonly sisters = new Set<string>();
  from: string | null = null;
  until: string | null = null;
  /** The next finding's place. */
  position = 0;
  readonly device: { id: string; own: boolean };
  readonly #job: ClockFileJob;
  readonly #taskId: string;
  readonly #place: ClockPlace;
  readonly #workers = new Map<string, KnownWorker[]>();
  #line = 0;

  constructor(job: ClockFileJob, taskId: string, device: { id: string; own: boolean }, place: ClockPlace) {
    this.#job = job;
    this.#taskId = taskId;
    this.device = device;
    this.#place = place;
  }

  /** Writes a batch. @returns false: the task runs no more */
  async take(tx: Tx, { records, findings }: Batch): Promise<boolean> {
    for (const { line } of [...records, ...findings]) this.#line = Math.max(this.#line, line ?? 0);
    if (!(await progressTask(tx, this.#taskId, this.#line))) return false;
    if (records.length === 0 && findings.length === 0) return true;
    await lockDevice(tx, this.device.id);
    const marks = records.filter(isMark);
    await this.#learn(
      tx,
      marks.map(({ worker }) => worker),
    );
    const punches = marks.map(record => toPunch(record, this.#place, this.#workers));
    const events = records.flatMap(record => (isMark(record) ? [] : toEvent(record, this.#place)));
    const standing = new Map(
      (
        await standingOf(
          tx,
          this.device.id,
          records.map(({ nsr }) => nsr),
        )
      ).map(one => [one.nsr, one]),
    );
    const met = this.#meet(punches, events, standing);
    const of = { ...this.#job, deviceId: this.device.id, companyId: this.#place.companyId };
    await insertPunches(tx, of, met.punches);
    await insertEvents(tx, of, met.events);
    this.position = await keepLines(tx, this.#job, this.position, inOrder(findings, met.conflicts));
    return true;
  }

  /** One query for all numbers that no batch before has asked for. */
  async #learn(tx: Tx, numbers: readonly { cpf: string | null; pis: string | null; told: string }[]): Promise<void> {
    if (this.#workers.size > mostKnown) this.#workers.clear();
    const unasked = (number: string | null) => (number === null || this.#workers.has(number) ? [] : [number]);
    const cpfs = [...new Set(numbers.flatMap(({ cpf }) => unasked(cpf)))];
    const pis = [...new Set(numbers.flatMap(one => unasked(one.pis)))];
    if (cpfs.length + pis.length === 0) return;
    for (const number of [...cpfs, ...pis]) this.#workers.set(number, []);
    for (const { number, ...worker } of await workersBy(tx, { cpfs, pis })) this.#workers.get(number)?.push(worker);
  }

  #meet(
    punches: readonly NewPunch[],
    events: readonly NewEvent[],
    standing: ReadonlyMap<number, Parameters<typeof meetMark>[1]>,
  ) {
    const { own } = this.device;
    const isNew: { punches: NewPunch[]; events: NewEvent[] } = { punches: [], events: [] };
    const conflicts: { nsr: number; line: number }[] = [];
    for (const punch of punches) {
      const met = meetMark(punch, standing.get(punch.nsr), this.#place, own);
      if (met === 'new') isNew.punches.push(punch);
      if (met === 'conflict') conflicts.push(punch);
      else this.#note(punch);
    }
    this.markConflicts += conflicts.length;
    for (const event of events) {
      const met = meetEvent(event, standing.get(event.nsr), own);
      if (met === 'new') isNew.events.push(event);
      if (met === 'conflict') conflicts.push(event);
    }
    this.conflicts += conflicts.length;
    return { ...isNew, conflicts };
  }

  #note({ local, worker }: NewPunch): void {
    const day = local.slice(0, 10);
    this.from = this.from === null || day < this.from ? day : this.from;
    this.until = this.until === null || day > this.until ? day : this.until;
    if (!worker || worker.companyId === this.#place.companyId) return;
    this.sisterMarks += 1;
    this.sisters.add(worker.id);
  }
}
