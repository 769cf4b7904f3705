import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { brasilia } from '#core/calendar/zone.ts';
import { civilText } from '../../instants/zone.ts';
import { type ClockAdapter, PortError } from '../clock-port.ts';
import {
  type DecidedJustification,
  type DecidedMirror,
  type ForeignCompany,
  type ForeignJustification,
  type ForeignPeriod,
  foreignJustification,
} from '../foreign-acts.ts';
import { scriptedMonth } from './script.ts';

/** `late` answers after the limit, and has done what it was asked. `twice` takes each act two times, as a repeated request does. */
export const behaviours = ['answers', 'late', 'refuses', 'down', 'twice'] as const;
export type Behaviour = (typeof behaviours)[number];

/** A payroll clock that exists nowhere else: for the demo and for tests. It is told how to behave, or a company's code says it: `down:HSP`. */
export interface ScriptedDouble extends ClockAdapter {
  behave(how: Behaviour | undefined): void;
  /** What it has been told and took, by key. */
  taken(): Readonly<Record<string, TakenAct>>;
}

const takenAct = z.object({
  act: z.enum(['putJustification', 'decideJustification', 'decideMirror']),
  /** How many times the key came. */
  times: z.int(),
  told: z.unknown(),
});
export type TakenAct = z.output<typeof takenAct>;

const memory = z.object({
  taken: z.record(z.string(), takenAct),
  /** Approved ones by their id. */
  approved: z.record(z.string(), foreignJustification),
});
type Memory = z.output<typeof memory>;

/** @param file keeps what it took, so that a restart doesn't forget it @param lateness how long `late` takes, in milliseconds */
export function createScriptedDouble(file: string, { lateness = 12_000 } = {}): ScriptedDouble {
  let told: Behaviour | undefined;
  const behaviourOf = ({ code }: ForeignCompany) =>
    told ?? behaviours.find(one => code.toLowerCase().startsWith(`${one}:`)) ?? 'answers';

  async function answer<T>(company: ForeignCompany, signal: AbortSignal, work: () => T): Promise<T> {
    const how = behaviourOf(company);
    if (how === 'down') throw new PortError('down');
    if (how === 'refuses') throw new PortError('refused');
    const done = work();
    if (how === 'twice') return work();
    if (how === 'late') await wait(lateness, undefined, { signal });
    return done;
  }

  function take(key: string, act: TakenAct['act'], what: unknown, effect: (known: Memory) => void): void {
    const known = recall(file);
    const before = known.taken[key];
    known.taken[key] = { act, times: (before?.times ?? 0) + 1, told: what };
    if (!before) effect(known);
    keep(file, known);
  }

  return {
    name: 'double',
    capabilities: { justifies: true, decidesJustifications: true, decidesMirrors: true },
    behave(how) {
      told = how;
    },
    taken: () => recall(file).taken,
    status: (company, signal) => answer(company, signal, () => undefined),
    workers: (company, signal) => answer(company, signal, () => null),
    periods: (company, signal) => answer(company, signal, () => lastMonths(Date.now())),
    mirror: (worker, period, signal) =>
      answer(worker.company, signal, () => {
        const approved = Object.values(recall(file).approved).filter(
          one => one.worker.employment === worker.employment,
        );
        return scriptedMonth(worker, period, approved, Date.now());
      }),
    putJustification: (key, asked: ForeignJustification, signal) =>
      answer(asked.worker.company, signal, () => take(key, 'putJustification', asked, () => undefined)),
    decideJustification: (key, decided: DecidedJustification, signal) =>
      answer(decided.asked.worker.company, signal, () =>
        take(key, 'decideJustification', decided, ({ approved }) => {
          if (decided.verdict === 'approved') approved[decided.asked.id] = decided.asked;
          else delete approved[decided.asked.id];
        }),
      ),
    decideMirror: (key, decided: DecidedMirror, signal) =>
      answer(decided.worker.company, signal, () => take(key, 'decideMirror', decided, () => undefined)),
  };
}

/** Four whole months and the running one. */
export function lastMonths(now: number): ForeignPeriod[] {
  const [year = 0, month = 0] = civilText(brasilia, now).slice(0, 7).split('-').map(Number);
  return [4, 3, 2, 1, 0].map(back => {
    const text = (date: Date) => date.toISOString().slice(0, 10);
    const first = Date.UTC(year, month - 1 - back, 1);
    return { from: text(new Date(first)), until: text(new Date(Date.UTC(year, month - back, 0))) };
  });
}

function recall(file: string): Memory {
  try {
    return memory.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { taken: {}, approved: {} };
  }
}

/** Whole or not at all: it is put beside, and then in place. */
function keep(file: string, known: Memory): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, JSON.stringify(known));
  renameSync(`${file}.next`, file);
}
