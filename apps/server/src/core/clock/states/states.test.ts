import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerStates, type StateCase } from './state-cases.ts';

const { cases }: { cases: (StateCase & { id: string; name: string; out: unknown })[] } = JSON.parse(
  readFileSync(new URL('../../../../test/vectors/clock-states.json', import.meta.url), 'utf8'),
);

test.each(cases)('$id: $name', ({ out, world, events }) => expect(answerStates({ world, events })).toEqual(out));
