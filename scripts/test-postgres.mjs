// `npm run test:postgres [-- --all] [--pooler] [--replica]`: on the user's own PostgreSQL what can differ there: migrations, isolation, definer functions, types,
// sweeps, faults of one import; with --all every call too. DATABASE_URL names it; without it the system's PostgreSQL 15 is started on a
// folder of its own. With --pooler the application's role reaches it through PgBouncer in transaction mode. With --replica there is a standby,
// and calls that may be a moment old are asked there.
import { ensureInstalled } from './lib/install.mjs';
import { startPooler } from './lib/pooler.mjs';
import { close, newTally, vitest } from './lib/steps.mjs';
import { startSystemPostgres } from './lib/system-postgres.mjs';

const differs = [
  'test/address',
  'test/owner',
  'test/migrate',
  'isolation',
  'definer',
  'test/types',
  'test/sweeps',
  'test/cursors',
  'own-data',
  'nth-failure',
];
const all = ['features/', 'test/', 'kernel/jobs/'];

const tally = newTally();
let server;
let pooler;
let replica;
try {
  await ensureInstalled();
  server = process.env.DATABASE_URL ? undefined : await startSystemPostgres();
  if (process.argv.includes('--pooler')) {
    if (!server) throw new Error('--pooler starts a PostgreSQL of its own: leave DATABASE_URL out.');
    pooler = await startPooler(server.port);
  }
  if (process.argv.includes('--replica')) {
    if (!server) throw new Error('--replica starts a PostgreSQL of its own: leave DATABASE_URL out.');
    replica = await server.startReplica();
  }
  const through = pooler && {
    DATABASE_POOLER: 'transaction',
    DATABASE_APP_URL: `postgres://cracha_app:cracha_app@127.0.0.1:${pooler.port}/postgres`,
  };
  await vitest(
    tally,
    'on PostgreSQL of DATABASE_URL',
    ['--project', 'server', ...(process.argv.includes('--all') ? all : differs)],
    {
      DATABASE_URL: process.env.DATABASE_URL ?? server.url,
      SUPERUSER_URL: server?.superuserUrl ?? '',
      CPU_LOG: '',
      ...through,
      DATABASE_READ_URL: replica?.url ?? '',
    },
  );
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
} finally {
  await pooler?.stop();
  await replica?.stop();
  await server?.stop();
}
process.exit(close(tally));
