import pg from 'pg';
import { expect, it } from 'vitest';
import { createReach, healthOf, type Standing } from './readiness.ts';

it.each<[Standing, boolean, live: number, health: number, ready: number]>([
  ['starting', true, 200, 503, 503],
  ['serving', true, 200, 200, 200],
  ['serving', false, 200, 200, 503],
  ['draining', true, 200, 503, 503],
])('%s, database in reach %s: live %i, health %i, ready %i', async (standing, reaches, ...codes) => {
  const answers = ['/live', '/health', '/ready'].map(path => healthOf(path, standing, async () => reaches));
  expect((await Promise.all(answers)).map(answer => answer?.code)).toEqual(codes);
});

it('another path is not theirs', async () => {
  expect(await healthOf('/healthy', 'serving', async () => true)).toBeUndefined();
});

it('a database that nobody answers for is out of reach', async () => {
  const reach = createReach(new pg.Pool({ host: '127.0.0.1', port: 1 }));
  expect(await reach.reaches()).toBe(false);
  await reach.stop();
});
