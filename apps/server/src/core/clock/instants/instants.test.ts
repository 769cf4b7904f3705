import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerInstant, type InstantCase } from './instant-cases.ts';

const { cases }: { cases: (InstantCase & { id: string; name: string; out: unknown })[] } = JSON.parse(
  readFileSync(new URL('../../../../test/vectors/clock-instants.json', import.meta.url), 'utf8'),
);

test.each(cases)('$id: $name', ({ out, ...asked }) => expect(answerInstant(asked)).toEqual(out));
