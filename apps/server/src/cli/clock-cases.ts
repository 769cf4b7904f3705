import { readFile, writeFile } from 'node:fs/promises';
import type { ClockInput } from '#core/clock/engine/clock.types.ts';
import { mirrorOf } from '#core/clock/engine/mirror.ts';
import { answerInstant, type InstantCase } from '#core/clock/instants/instant-cases.ts';
import { answerStates, type StateCase } from '#core/clock/states/state-cases.ts';

/** A case of one of the three schemas: `time-cases`, `clock-states`, `clock-instants`. */
type Case = { id: string } & ({ input: ClockInput } | StateCase | InstantCase);

type Answer = { id: string; out: unknown } | { id: string; error: string };

/**
 * `cracha clock cases`: a file of reference cases in, `{cases: [{id, out}]}` out, by the functions that the product itself asks.
 * A case that can't be computed has `error` in place of `out`.
 * @returns how many could not be computed
 */
export async function answerCases(file: string, out: string): Promise<number> {
  const { cases }: { cases: Case[] } = JSON.parse(await readFile(file, 'utf8'));
  const answers = cases.map(answer);
  await writeFile(out, `${JSON.stringify({ cases: answers }, null, 1)}\n`);
  return answers.filter(one => 'error' in one).length;
}

function answer(one: Case): Answer {
  try {
    return { id: one.id, out: outOf(one) };
  } catch (error) {
    return { id: one.id, error: error instanceof Error ? error.message : String(error) };
  }
}

function outOf(one: Case): unknown {
  if ('input' in one) return mirrorOf(one.input);
  return 'world' in one ? answerStates(one) : answerInstant(one);
}
