import type pg from 'pg';
import type { QueueState } from '../metrics/metrics.ts';

/** Several processes are asked every few seconds: each looks at the database at most this often. */
const rememberedMs = 10_000;

/** How the queues stand. Where the database is out of reach, they are not told. */
export function queueStates(pool: pg.Pool): () => Promise<readonly QueueState[]> {
  let last: Promise<readonly QueueState[]> = Promise.resolve([]);
  let until = 0;
  return () => {
    if (performance.now() < until) return last;
    until = performance.now() + rememberedMs;
    last = pool.query<QueueState>(states).then(
      ({ rows }) => rows,
      () => [],
    );
    return last;
  };
}

const states = `
  select q.name as kind, coalesce(j.waiting, 0)::int as waiting, coalesce(j.oldest, 0)::float as "oldestSeconds", coalesce(j.failed, 0)::int as failed
    from jobs.queue q
    left join (
      select name, count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'failed') as failed,
             extract(epoch from now() - min(start_after) filter (where state < 'active')) as oldest
        from jobs.job where state = 'failed' or state < 'active' and start_after <= now()
       group by name) j using (name)`;
