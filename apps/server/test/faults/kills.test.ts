import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeReceipt } from '#features/receipt/receipt.factory.ts';
import { employmentOf } from '#features/receipt/receipt-world.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { Interrupted, newRuns } from '#kernel/jobs/runs.ts';
import { startApp } from '../app.ts';
import { killAtRandom } from './kill-run.ts';

// The long one, 50 kills of imports of 5,000 receipts, is bench/faults/kills.ts.
it('eight kills at random moments of an import: every document is out exactly once, told once, and the counters agree', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-kills-'));
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  try {
    const run = await killAtRandom({ folder, receipts: 60, kills: 8, killsEach: 8, seed, spanMs: 900 });
    expect([run.faults, run.kills.length]).toEqual([[], 8]);
    // the figure of 6 s belongs to the bench; here only that nothing waits until a heartbeat has failed (20 s)
    for (const kill of run.kills) expect(kill.resumedMs - kill.startMs, JSON.stringify(kill)).toBeLessThan(15_000);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}, 180_000);

it('a twin that marks the document in a second transaction publishes it again when it is killed in between', async () => {
  const app = await startApp({ JOBS: 'off' });
  const employmentId = await employmentOf(app, 'maria');
  const made = () =>
    acrossTenants(app.database.pool, 'the receipt alone', tx => makeReceipt(tx, { employmentId, month: 4 }));
  const marked = new Set<string>();
  const publish = async (killedInBetween: boolean) => {
    if (marked.has('the document')) return;
    await made();
    if (!killedInBetween) marked.add('the document');
  };
  await publish(true);
  for (let run = 0; run < 2; run++) await publish(false);
  const { rows } = await app.database.owner.query(
    'select count(*)::int as n from receipt where employment_id = $1 and month = 4',
    [employmentId],
  );
  expect(rows).toEqual([{ n: 2 }]);
  await app.stop();
});

it('a run that is told to end is begun anew, however quietly it ended; one that ends by itself is not', async () => {
  const runs = newRuns();
  const never = new AbortController().signal;
  const stopsQuietly = (signal: AbortSignal) =>
    new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
  const ending = runs.run(never, stopsQuietly);
  await wait(5);
  const all = runs.endAll();
  await expect(ending).rejects.toBeInstanceOf(Interrupted);
  await all;
  await expect(runs.run(never, async () => {})).resolves.toBeUndefined();
  // without that: what broke off looks done
  const aborted = new AbortController();
  const twin = stopsQuietly(aborted.signal);
  aborted.abort();
  await expect(twin).resolves.toBeUndefined();
});
