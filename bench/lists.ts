// Lists by cursor among a million receipts and among ten thousand: the median of ten alternating p95s of each list, first
// page and behind a cursor deep inside, and the buffers that EXPLAIN says its statement reads. HR's list in every order,
// by search and by state; a worker's own. The first run on a machine makes the million (minutes).
import pg from 'pg';
import { listStaff, lookUpSearch } from '../apps/server/src/features/receipt/receipt-list.queries.ts';
import { filterOf, pageOf } from '../apps/server/src/features/receipt/receipt-list.ts';
import { queriesOn } from '../apps/server/src/kernel/database/transaction.ts';
import { type Demo, startServer } from './lib/demo.ts';
import { scaleFolder, signIn, socketOf } from './lib/installation.ts';
import { type Asked, ask, askMany, newAgent } from './lib/load.ts';
import { median, quantile } from './lib/measure.ts';

const [large, small] = [Number(process.argv[2] ?? 1_000_000), 10_000];
const [rounds, count] = [10, Number(process.argv[3] ?? 30)];
// inside a month on both sides: at its edge one of the two would read half as much
const deep = 37;

interface Side {
  folder: string;
  server: Demo;
  hr: string;
  worker: string;
  group: string;
}

const orders = ['competencia', 'nomeEmpregado', 'empresa', 'liquido', 'visualizadoEm'].flatMap(name => [
  name,
  `-${name}`,
]);
const lists = [
  ...orders.map(orderBy => ({ name: orderBy, query: { orderBy } })),
  { name: 'search, one worker', query: { pesquisa: '0000123' } },
  { name: 'search, everybody', query: { pesquisa: 'trabalhador' } },
  { name: 'disputed only', query: { situacao: 'discordou' } },
] as const;

const sides: Side[] = [];
for (const receipts of [large, small]) sides.push(await openSide(receipts));
let failed = false;
for (const { name, query } of lists)
  for (const isDeep of [false, true]) await compareList(`hr ${name}${isDeep ? ', deep' : ''}`, { ...query }, isDeep);
await compareTimes(
  'worker',
  side => ({
    path: '/api/recibo/trabalhador/1/10',
    headers: headersOf(side.worker, 'trabalhador'),
  }),
  { requests: 200 },
);
for (const { server } of sides) await server.stop();
if (failed) process.exitCode = 1;

async function openSide(receipts: number): Promise<Side> {
  const folder = await scaleFolder(receipts);
  const server = await startServer(folder);
  const [hr] = await signIn(folder, 'rh', "select id from person where email = 'escala@escala.test'");
  const [worker] = await signIn(folder, 'trabalhador', "select id from person where email = 't123@escala.test'");
  const client = await openClient(folder, 'postgres');
  const { rows } = await client.query<{ id: string }>("select id from access_group where name = 'Grupo Escala'");
  await client.end();
  return { folder, server, hr: hr?.token ?? '', worker: worker?.token ?? '', group: rows[0]?.id ?? '' };
}

async function compareList(name: string, query: Record<string, string>, isDeep: boolean): Promise<void> {
  const asked = new Map<Side, { path: string; query: Record<string, string> }>();
  for (const side of sides) {
    const after = isDeep ? await cursorOf(side, query) : undefined;
    if (after === null) return;
    const all = after === undefined ? query : { ...query, after };
    asked.set(side, { path: `/api/recibo/rh/1/50?${new URLSearchParams(all)}`, query: all });
  }
  const buffers = await Promise.all(sides.map(side => buffersOf(side, asked.get(side)?.query ?? {})));
  await compareTimes(name, side => ({ path: asked.get(side)?.path ?? '', headers: headersOf(side.hr, 'rh') }), {
    more: `buffers ${buffers.join(' against ')}`,
  });
}

async function compareTimes(
  name: string,
  at: (side: Side) => Asked,
  { requests = count, more = '' } = {},
): Promise<void> {
  const p95s = sides.map((): number[] => []);
  for (let round = 0; round <= rounds; round++)
    for (const [index, side] of sides.entries()) {
      const times = await askMany(side.server.base, { count: requests, connections: 2 }, () => at(side));
      if (round > 0) p95s[index]?.push(quantile(times, 0.95));
    }
  const [big = Number.NaN, little = Number.NaN] = p95s.map(median);
  const ratio = big / little;
  failed ||= ratio > 1.25;
  console.log(
    `${name.padEnd(28)} p95 ${big.toFixed(1)} ms against ${little.toFixed(1)}: ${ratio.toFixed(2)} x (must: 1.25) ${more}`,
  );
}

/** The cursor behind a deep page; null where the list is shorter. */
async function cursorOf(side: Side, query: Record<string, string>): Promise<string | null> {
  const agent = newAgent(1);
  const path = `/api/recibo/rh/${deep}/50?${new URLSearchParams(query)}`;
  const { body } = await ask(agent, side.server.base, { path, headers: headersOf(side.hr, 'rh') });
  agent.destroy();
  return JSON.parse(body.toString()).after;
}

/** What the list's own statement reads, as the application's role, in HR's context, under row-level security. */
async function buffersOf(side: Side, query: Record<string, string>): Promise<number> {
  const client = await openClient(side.folder, 'cracha_app');
  try {
    await client.query('begin');
    await client.query(
      `select set_config('app.profile', 'rh', true), set_config('app.access_group', $1, true), set_config('app.companies', '*', true), set_config('app.workers', '*', true)`,
      [side.group],
    );
    const filter = await lookUpSearch(queriesOn(client), filterOf(query as never));
    const explaining = {
      query: (text: string, values: unknown[]) =>
        client.query(`explain (analyze, buffers, format json) ${text}`, values),
    };
    const scope = { group: side.group, allCompanies: true, allWorkers: true, category: 1 as const };
    const page = pageOf({ page: 1, size: 50 }, query as never);
    const [row] = (await listStaff(queriesOn(explaining as never), scope, filter, page)) as never as Record<
      string,
      Plan[]
    >[];
    const plan = row?.['QUERY PLAN']?.[0]?.Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  } finally {
    await client.end();
  }
}

interface Plan {
  Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>;
}

async function openClient(folder: string, user: string): Promise<pg.Client> {
  const client = new pg.Client({ host: socketOf(folder), user, database: 'cracha' });
  await client.connect();
  return client;
}

function headersOf(token: string, profile: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-profile': profile };
}
