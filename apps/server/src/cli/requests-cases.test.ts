import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { type RequestCases, requestAnswer } from './requests-cases.ts';

interface Vectors extends RequestCases {
  cases: (RequestCases['cases'][number] & { name: string; out: unknown })[];
}
const read = (name: string): Vectors =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../test/vectors', name), 'utf8'));
// of the second half: collective vacation, deliveries
const others = new Set(['vacation_collective', 'delivery']);
const all = ['requests.json', 'service-times.json'].flatMap(name => {
  const whole = read(name);
  return whole.cases.filter(one => !others.has(one.kind)).map(one => [one.id, one.kind, one.name, one, whole] as const);
});

test.each(all)('%s, %s: %s', (_id, _kind, _name, one, whole) => {
  expect(requestAnswer(one, whole)).toEqual(one.out);
});

it('says which kind it does not know', () => {
  expect(() => requestAnswer(JSON.parse('{"id":"x","kind":"toString","in":{}}'), {})).toThrow('toString');
});
