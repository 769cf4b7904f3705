import type { ClockInput } from '#core/clock/engine/clock.types.ts';
import { mirrorOf } from '#core/clock/engine/mirror.ts';
import { answerInstant, type InstantCase } from '#core/clock/instants/instant-cases.ts';
import { answerStates, type StateCase } from '#core/clock/states/state-cases.ts';

/** Of one of the three schemas: `time-cases`, `clock-states`, `clock-instants`. */
export interface ClockCases {
  cases: ({ id: string } & ({ input: ClockInput } | StateCase | InstantCase))[];
}

export function clockAnswer(one: ClockCases['cases'][number]): unknown {
  if ('input' in one) return mirrorOf(one.input);
  return 'world' in one ? answerStates(one) : answerInstant(one);
}
