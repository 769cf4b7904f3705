import { nationalHolidays } from '#core/calendar/national-holidays.ts';
import { isWorkingDay } from '#core/calendar/working-day.ts';
import { zoneOfState } from '#core/calendar/zone.ts';
import { markHash } from '#core/clock/afd/chain.ts';
import { markFields, type OwnMark, type OwnRecord } from '#core/clock/afd/own-lines.ts';
import { writeAfd } from '#core/clock/afd/write.ts';
import { instantsOf, offsetAt } from '#core/clock/instants/zone.ts';
import { dayFrom } from '#kernel/day.ts';

export interface ClockCompany {
  id: string;
  cnpj: string;
  name: string;
  state: string | null;
  city: string | null;
  /** Shifts of 12 by 36 hours, at night. */
  isNight: boolean;
}

export interface ClockWorker {
  id: string;
  cpf: string;
  personId: string;
  /** Of the demo's people: `maria`. */
  key: string | null;
  /** Days on leave, both included. */
  leaves: [from: string, until: string][];
}

export interface ClockMonth {
  from: string;
  until: string;
  /** The last day with punches. */
  punchedUntil: string;
}

/** The two months before the running one and the running one to yesterday. */
export function clockMonths(today = dayFrom()): [ClockMonth, ClockMonth, ClockMonth] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const of = (back: number): ClockMonth => {
    const from = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
    const until = new Date(Date.UTC(year, month - back, 0)).toISOString().slice(0, 10);
    const yesterday = plus(today, -1);
    return { from, until, punchedUntil: [until, yesterday].sort()[0] ?? until };
  };
  return [of(2), of(1), of(0)];
}

export function plus(day: string, n: number): string {
  return new Date(Date.parse(day) + n * 86_400_000).toISOString().slice(0, 10);
}

/** What somebody's days hold that others' don't: hours of a day in place of the usual ones. */
export type Unusual = (worker: ClockWorker, at: number, day: string) => readonly string[] | undefined;

/** The marks of a month as a clock has them, in the order of time: civil time of the town, and whose. */
export function marksOf(
  company: ClockCompany,
  workers: readonly ClockWorker[],
  month: ClockMonth,
  unusual: Unusual,
): { local: string; cpf: string }[] {
  const marks: { local: string; cpf: string }[] = [];
  for (let day = month.from; day <= month.punchedUntil; day = plus(day, 1))
    for (const [at, worker] of workers.entries()) {
      if (worker.leaves.some(([from, until]) => from <= day && day <= until)) continue;
      const hours = unusual(worker, at, day) ?? usualHours(company, at, day);
      let onDay = day;
      for (const [n, hour] of hours.entries()) {
        if (n > 0 && hour < (hours[n - 1] ?? '')) onDay = plus(onDay, 1);
        marks.push({ local: `${onDay}T${hour}`, cpf: worker.cpf });
      }
    }
  return marks.sort((a, b) => a.local.localeCompare(b.local) || a.cpf.localeCompare(b.cpf));
}

/** As planned, a few minutes off, the same every time. */
function usualHours(company: ClockCompany, at: number, day: string): string[] {
  if (company.isNight) {
    const shift = Math.round(Date.parse(day) / 86_400_000) % 2 === at % 2;
    return shift ? ['19:00', '00:00', '01:00', '07:00'].map((hour, n) => moved(hour, wobble(at, day, n))) : [];
  }
  const weekday = new Date(day).getUTCDay();
  const isFree =
    weekday === 0 || nationalHolidays(Number(day.slice(0, 4))).some(one => one.day === day) || day.endsWith('-01-25');
  if (isFree) return [];
  if (weekday === 6) return ['08:00', '12:00'].map((hour, n) => moved(hour, wobble(at, day, n)));
  const turn = (at * 5 + Number(day.slice(8)) * 7) % 23;
  const [begin, end] = [turn === 3 ? '08:18' : '08:00', { 5: '17:34', 11: '18:05', 17: '17:48' }[turn] ?? '17:00'];
  // who stays on is on time, so that the day shows the hours more alone
  return [begin, '12:00', '13:00', end].map((hour, n) =>
    moved(hour, end === '17:00' || n === 3 ? wobble(at, day, n) : 0),
  );
}

/** -2 to 2: four marks of a day stay within the ten minutes of tolerance. */
function wobble(at: number, day: string, n: number): number {
  return ((at * 31 + Number(day.slice(8)) * 17 + n * ((at % 4) + 1)) % 5) - 2;
}

function moved(hour: string, minutes: number): string {
  const all = (Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3)) + minutes + 1440) % 1440;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

/** The last working days before a day, the latest first. */
export function lastWorkingDays(n: number, before = dayFrom()): string[] {
  const days: string[] = [];
  for (let day = plus(before, -1); days.length < n; day = plus(day, -1)) if (isWorkingDay(day)) days.push(day);
  return days;
}

/** Days of the running month that have ended, for an odd one, a certificate and a long one: the usual ones, or the last ones while it is young. */
export function runningDays({ from, punchedUntil }: ClockMonth): { odd?: string; certificate?: string; long?: string } {
  const ended = lastWorkingDays(31, plus(punchedUntil, 1))
    .filter(day => day >= from)
    .reverse();
  const [odd, certificate, long] = ended.length < 8 ? ended.slice(-3) : [ended[5], ended[2], ended[7]];
  return { ...(odd && { odd }), ...(certificate && { certificate }), ...(long && { long }) };
}

/** The nth working day of a month. */
export function workingDay(month: ClockMonth, n: number): string {
  let day = month.from;
  for (let left = isWorkingDay(day) ? n - 1 : n; left > 0; ) {
    day = plus(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** One clock, whose files follow each other in number and hash. */
export class DemoClock {
  readonly #company: ClockCompany;
  readonly #zone: string;
  readonly #inpi: string;
  #nsr = 0;
  #hash = '';

  constructor(company: ClockCompany, inpi = '512025000077') {
    this.#company = company;
    this.#inpi = inpi;
    this.#zone = zoneOfState(company.state, company.city);
  }

  /** The AFD (layout 671) of a month's marks. */
  async draw(month: ClockMonth, marks: readonly { local: string; cpf: string }[]): Promise<Uint8Array> {
    const { cnpj, name } = this.#company;
    const employer = { kind: '1', number: cnpj } as const;
    const madeAt = this.#stamp(`${plus(month.punchedUntil, 1)}T09:00`);
    const header = {
      employer,
      site: '',
      name,
      inpi: this.#inpi,
      from: month.from,
      to: month.punchedUntil,
      madeAt,
      developer: employer,
    };
    const parts: Uint8Array[] = [];
    for await (const part of writeAfd(
      header,
      marks.map(mark => this.#record(mark)),
    ))
      parts.push(part);
    return Buffer.concat(parts);
  }

  #record({ local, cpf }: { local: string; cpf: string }): OwnRecord {
    this.#nsr += 1;
    const stamp = this.#stamp(local);
    const mark: OwnMark = {
      type: '7',
      nsr: this.#nsr,
      mark: stamp,
      cpf,
      recorded: stamp,
      collector: '04',
      isOffline: false,
    };
    this.#hash = markHash(markFields(mark), this.#hash);
    return { ...mark, hash: this.#hash };
  }

  #stamp(local: string): { at: number; offset: number } {
    const { instants, before } = instantsOf(this.#zone, local);
    const at = instants[0] ?? before;
    return { at, offset: offsetAt(this.#zone, at) };
  }
}
