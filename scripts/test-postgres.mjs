// `npm run test:postgres`: the call tests and sweeps on the user's own PostgreSQL. DATABASE_URL names it; without it the
// system's PostgreSQL 15 is started on a folder of its own.
import { ensureInstalled } from './lib/install.mjs';
import { close, newTally, vitest } from './lib/steps.mjs';
import { startSystemPostgres } from './lib/system-postgres.mjs';

const tally = newTally();
let server;
try {
  await ensureInstalled();
  server = process.env.DATABASE_URL ? undefined : await startSystemPostgres();
  await vitest(
    tally,
    'calls and sweeps on PostgreSQL of DATABASE_URL',
    ['--project', 'server', 'features/', 'test/', 'database/'],
    {
      DATABASE_URL: process.env.DATABASE_URL ?? server.url,
    },
  );
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
} finally {
  await server?.stop();
}
process.exit(close(tally));
