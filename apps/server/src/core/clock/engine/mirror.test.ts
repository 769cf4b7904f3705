import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClockInput, Mirror } from './clock.types.ts';
import { mirrorOf } from './mirror.ts';

interface Case {
  id: string;
  description: string;
  input: ClockInput;
  expected: Mirror;
}

const { cases }: { cases: Case[] } = JSON.parse(
  readFileSync(new URL('../../../../test/vectors/time-clock.json', import.meta.url), 'utf8'),
);

test.each(cases)('$id: $description', ({ input, expected }) => expect(mirrorOf(input)).toEqual(expected));
