import { clockOf, dateText, dayOf, instantOf, instantText, minutesOfDay } from '../engine/civil.ts';
import type { Plan, Rules } from '../engine/clock.types.ts';
import { plansOf } from '../engine/plan.ts';
import { statutoryRules } from '../engine/statutory-rules.ts';
import { realMinutes } from './clock-change.ts';
import { runningAt } from './ended.ts';
import { type LocalLine, readLines } from './file-lines.ts';
import { judgeMark } from './offline-mark.ts';
import { civilText, offsetAt, offsetText } from './zone.ts';

interface ToldAnchor {
  server: string;
  wall: string;
  mono: number;
  page: string;
  signed?: boolean;
}

type ToldMark = Omit<ToldAnchor, 'server'>;
type ToldSchedule = { kind: 'week'; days: Record<string, Plan> } | { kind: 'cycle'; anchor: string; pattern: Plan[] };

/** A question of the reference cases of instants: UTC with `Z`, local times without. */
export type InstantCase =
  | { kind: 'civil'; in: { zone: string; at: string } }
  | { kind: 'lines'; in: { zone: string; lines: LocalLine[] } }
  | { kind: 'offline'; in: { anchors: ToldAnchor[]; mark: ToldMark; arrival: string } }
  | { kind: 'ended'; in: { schedule: ToldSchedule; attribution?: Rules['attribution']; now: string } }
  | { kind: 'change'; in: { zone: string; day: string; intervals: [string, string][]; punches: string[] } };

/** The answer in the words of the cases. */
export function answerInstant(asked: InstantCase): unknown {
  switch (asked.kind) {
    case 'civil':
      return civil(asked.in);
    case 'lines':
      return lines(asked.in);
    case 'offline':
      return offline(asked.in);
    case 'ended':
      return ended(asked.in);
    default:
      return change(asked.in);
  }
}

type In<K extends InstantCase['kind']> = Extract<InstantCase, { kind: K }>['in'];

function civil({ zone, at }: In<'civil'>) {
  const instant = Date.parse(at);
  return { local: civilText(zone, instant), offset: offsetText(offsetAt(zone, instant)) };
}

function lines({ zone, lines: told }: In<'lines'>) {
  return readLines(zone, told).map(({ nsr, at, offset, doubt }) => ({
    nsr,
    at: utc(at),
    offset: offsetText(offset),
    doubt,
  }));
}

function offline({ anchors, mark, arrival }: In<'offline'>) {
  const known = anchors.map(({ server, wall, mono, page, signed = true }) => ({
    server: Date.parse(server),
    wall: Date.parse(wall),
    mono,
    page,
    isSigned: signed,
  }));
  const { wall, signed = true, ...rest } = mark;
  const { at, trust, flags } = judgeMark(
    known,
    { ...rest, wall: Date.parse(wall), isSigned: signed },
    Date.parse(arrival),
  );
  return { at: utc(at), minute: utc(at).slice(0, 16), trust, flags };
}

function ended({ schedule, attribution = statutoryRules.attribution, now }: In<'ended'>) {
  const whole = {
    ...schedule,
    valid_from: '0001-01-01',
    break_mode: 'fixed',
    works_holidays: false,
    marking: 'punch',
  } as const;
  const rules = [{ ...statutoryRules, valid_from: '0001-01-01', attribution }];
  const found = runningAt(plansOf({ schedules: [whole], rules, holidays: [], leaves: [] }), instantOf(now));
  return { lastEnded: dateText(found.lastEnded), running: dateText(found.running) };
}

function change({ zone, day, intervals, punches }: In<'change'>) {
  let last = Number.NEGATIVE_INFINITY;
  const local = (time: string) => {
    let at = dayOf(day) * minutesOfDay + clockOf(time);
    while (at <= last) at += minutesOfDay;
    last = at;
    return at;
  };
  const edges = intervals.map(([from, to]) => [local(from), local(to)] as const);
  const contract = edges.reduce((sum, [from, to]) => sum + to - from, 0);
  const instants = punches.map(one => Date.parse(one));
  const pairs = instants.flatMap((at, place) => (place % 2 === 1 ? [[instants[place - 1] ?? at, at] as const] : []));
  const scheduled = edges.map(([from, to]) => [instantText(from), instantText(to)] as const);
  const { worked, planned, extra, missing } = realMinutes(zone, scheduled, pairs, contract);
  return { worked_clock: worked, planned, extra, missing };
}

/** Milliseconds are cut off. */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
