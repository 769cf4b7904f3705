import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerCases } from './cases.ts';
import { type ClockCases, clockAnswer } from './clock-cases.ts';

const vectors = join(import.meta.dirname, '../../test/vectors');

test.each([
  ['time-clock.json', 'expected'],
  ['clock-states.json', 'out'],
  ['clock-instants.json', 'out'],
])('every case of %s is answered, and one that is none says why', async (name, key) => {
  const folder = await mkdtemp(join(tmpdir(), 'cracha-cases-'));
  const { cases } = JSON.parse(await readFile(join(vectors, name), 'utf8'));
  const asked = join(folder, 'asked.json');
  await writeFile(asked, JSON.stringify({ cases: [...cases, { id: 'X', input: {} }] }));
  expect(await answerCases<ClockCases>(asked, join(folder, 'out.json'), clockAnswer)).toBe(1);
  const told = JSON.parse(await readFile(join(folder, 'out.json'), 'utf8')).cases;
  await rm(folder, { recursive: true });
  expect(told.at(-1)).toEqual({ id: 'X', error: expect.any(String) });
  expect(told.slice(0, -1)).toEqual(cases.map((one: Record<string, unknown>) => ({ id: one.id, out: one[key] })));
});
