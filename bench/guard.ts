// What session, role, permission and tenant add to a hot read: CPU of PostgreSQL for a worker's list as it is, beside the same
// function with its opening taken out (context set once for the connection). Alternating rounds, medians. The server's own part is a
// look into the map of verified tokens.
import pg from 'pg';
import { tokenRow } from '../apps/server/src/kernel/http/token.ts';
import { startServer } from './lib/demo.ts';
import { postmasterOf, scaleFolder, signIn, socketOf } from './lib/installation.ts';
import { cpuOf, median, treeOf } from './lib/measure.ts';

const [rounds, count, must] = [9, 5000, 0.05];
const folder = await scaleFolder(10_000);
const server = await startServer(folder);
const workers = await signIn(folder, 'trabalhador', 'select person_id as id from employment order by id limit 1');
const person = workers[0]?.person ?? '';
const token = tokenRow(JSON.parse(Buffer.from(workers[0]?.token.split('.')[1] ?? '', 'base64url').toString()).jti);

const owner = new pg.Client({ host: socketOf(folder), user: 'postgres', database: 'cracha' });
await owner.connect();
const { rows: made } = await owner.query<{ text: string }>(
  "select pg_get_functiondef('hot.worker_receipts(uuid,text,integer,integer,integer,text,text,integer,uuid)'::regprocedure) as text",
);
const { rows: known } = await owner.query<{ names: string }>(
  'select jsonb_object_agg(c.id, c.trade_name)::text as names from employment e join company c on c.id = e.company_id where e.person_id = $1',
  [person],
);
const opening = /access\.open_for_worker\([^;]*\);/;
const text = made[0]?.text ?? '';
if (!opening.test(text)) throw new Error('the function opens in another way than this bench knows');
await owner.query(
  text
    .replace('hot.worker_receipts', 'hot.worker_receipts_unguarded')
    .replace(opening, `'${known[0]?.names.replaceAll("'", "''")}'::jsonb;`),
);
await owner.query('grant execute on all functions in schema hot to cracha_app');

const client = new pg.Client({ host: socketOf(folder), user: 'cracha_app', database: 'cracha' });
await client.connect();
const context = {
  user: person,
  profile: 'trabalhador',
  access_group: '',
  companies: '',
  workers: '',
  hidden_employers: '{}',
};
for (const [name, value] of Object.entries(context))
  await client.query("select set_config('app.' || $1, $2, false)", [name, value]);

const cpu = { guarded: [] as number[], bare: [] as number[] };
for (let round = 0; round <= rounds; round++) {
  const guarded = await cpuOfCalls('hot.worker_receipts');
  const bare = await cpuOfCalls('hot.worker_receipts_unguarded');
  // the first round warms both
  if (round === 0) continue;
  cpu.guarded.push(guarded);
  cpu.bare.push(bare);
}
const added = median(cpu.guarded) - median(cpu.bare);
console.log(
  `a worker's list: ${median(cpu.guarded).toFixed(3)} ms CPU, without its checks ${median(cpu.bare).toFixed(3)}: they add ${added.toFixed(3)} ms (must: ${must})`,
);
if (added > must) process.exitCode = 1;
await owner.query('drop function hot.worker_receipts_unguarded');
await client.end();
await owner.end();
await server.stop();

async function cpuOfCalls(name: string): Promise<number> {
  const before = cpuOf(treeOf(postmasterOf(folder)));
  for (let at = 0; at < count; at++)
    await client.query({
      name,
      text: `select ${name}($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      values: [token, 'trabalhador', 1, 10, null, null, null, null, null],
    });
  return (cpuOf(treeOf(postmasterOf(folder))) - before) / count;
}
