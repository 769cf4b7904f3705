import { afterAll, beforeAll, expect, it } from 'vitest';
import { readImport } from '#features/import/import.jobs.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { createLog } from '#kernel/log.ts';
import { makeDatabase, type TestDatabase } from '#test/database.ts';
import { handles } from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: TestDatabase;
let jobs: Jobs;
beforeAll(async () => {
  database = await makeDatabase();
  jobs = await createJobs(
    database.pool,
    createLog({ LOG_LEVEL: 'error' }, () => undefined),
    database.sessions,
  );
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

it('S11: what one access group has queued keeps no other from its turn, and of one group one runs at a time', async () => {
  const { rows: groups } = await database.owner.query('select id, name from access_group order by name limit 2');
  const [{ rows: persons }] = [await database.owner.query('select id from person limit 1')];
  const nameOf = (id: string) => groups.find(group => group.id === id)?.name;
  const [first, second] = groups;
  const begun: string[] = [];
  const end: (() => void)[] = [];
  const enqueue = (accessGroupId: string) => {
    const job = { personId: persons[0].id, accessGroupId };
    return inGroupContext(database.pool, job, tx =>
      jobs.enqueue(tx, readImport, { ...job, importId: crypto.randomUUID() }),
    );
  };
  for (const group of [first, first, first, second]) await enqueue(group.id);
  await jobs.work([
    handles(readImport, ({ accessGroupId }) => {
      begun.push(nameOf(accessGroupId));
      return new Promise(resolve => end.push(resolve));
    }),
  ]);
  await expect.poll(() => begun.length, { timeout: 60_000 }).toBe(2);
  expect(new Set(begun)).toEqual(new Set([first.name, second.name]));
  // the first group's next begins when its own has ended, though the second's goes on
  end[begun.indexOf(first.name)]?.();
  await expect.poll(() => begun.length, { timeout: 60_000 }).toBe(3);
  expect(begun[2]).toBe(first.name);
  for (let at = 0; at < 4; at++) {
    await expect.poll(() => end.length, { timeout: 60_000 }).toBeGreaterThan(at);
    end[at]?.();
  }
});
