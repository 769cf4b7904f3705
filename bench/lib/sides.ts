import pg from 'pg';
import { queriesOn, type Tx } from '../../apps/server/src/kernel/database/transaction.ts';
import { type Demo, startServer } from './demo.ts';
import { signIn, socketOf } from './installation.ts';
import { type Asked, ask, askMany, newAgent } from './load.ts';
import { median, quantile } from './measure.ts';

/** One of two installations that a list is asked on: the large one and the small one. */
export interface Side {
  folder: string;
  server: Demo;
  hr: string;
  worker: string;
  group: string;
}

const rounds = 10;
// inside a month on both sides: at its edge one of the two would read half as much
const deepPage = 37;

export async function openSide(folder: string): Promise<Side> {
  const server = await startServer(folder);
  const [hr] = await signIn(folder, 'rh', "select id from person where email = 'escala@escala.test'");
  const [worker] = await signIn(folder, 'trabalhador', "select id from person where email = 't123@escala.test'");
  const client = await openClient(folder, 'postgres');
  // as autovacuum does in its time: a migration that has just run leaves every row's former state in the way
  await client.query(
    'vacuum analyze employment, receipt, timesheet, hr_request, document, document_person, document_receipt',
  );
  const { rows } = await client.query<{ id: string }>("select id from access_group where name = 'Grupo Escala'");
  await client.end();
  return { folder, server, hr: hr?.token ?? '', worker: worker?.token ?? '', group: rows[0]?.id ?? '' };
}

/** The median of ten alternating p95s of each side; said. @returns whether the first is more than 1.25 times the second */
export async function compareTimes(
  name: string,
  sides: readonly Side[],
  at: (side: Side) => Asked,
  { requests = 30, more = '' } = {},
): Promise<boolean> {
  const p95s = sides.map((): number[] => []);
  for (let round = 0; round <= rounds; round++)
    for (const [index, side] of sides.entries()) {
      const times = await askMany(side.server.base, { count: requests, connections: 2 }, () => at(side));
      if (round > 0) p95s[index]?.push(quantile(times, 0.95));
    }
  const [big = Number.NaN, little = Number.NaN] = p95s.map(median);
  const ratio = big / little;
  console.log(
    `${name.padEnd(28)} p95 ${big.toFixed(1)} ms against ${little.toFixed(1)}: ${ratio.toFixed(2)} x (must: 1.25) ${more}`,
  );
  return ratio > 1.25;
}

/** The cursor behind a deep page of a list; null where the list is shorter. */
export async function cursorOf(
  side: Side,
  path: string,
  query: Record<string, string>,
  page = deepPage,
): Promise<string | null> {
  const agent = newAgent(1);
  const { body } = await ask(agent, side.server.base, {
    path: `${path}/${page}/50?${new URLSearchParams(query)}`,
    headers: headersOf(side.hr, 'rh'),
  });
  agent.destroy();
  return JSON.parse(body.toString()).after;
}

/** HR's list asked with a filter, at its beginning or where a deep page begins; a slow one fails the run. */
export async function compareList(
  sides: readonly Side[],
  path: string,
  { name, query, isDeep }: { name: string; query: Record<string, string>; isDeep: boolean },
): Promise<void> {
  const asked = new Map<Side, Record<string, string>>();
  for (const side of sides) {
    const after = isDeep ? await cursorOf(side, path, query, 5) : undefined;
    if (after === null) return;
    asked.set(side, after === undefined ? query : { ...query, after });
  }
  const isSlow = await compareTimes(`hr ${name}${isDeep ? ', deep' : ''}`, sides, side => ({
    path: `${path}/1/50?${new URLSearchParams(asked.get(side))}`,
    headers: headersOf(side.hr, 'rh'),
  }));
  if (isSlow) process.exitCode = 1;
}

/** What a list's own statement reads, as the application's role, in HR's context, under row-level security. */
export async function buffersOf(side: Side, read: (tx: Tx, explaining: Tx) => Promise<unknown>): Promise<number> {
  const client = await openClient(side.folder, 'cracha_app');
  try {
    await client.query('begin');
    await client.query(
      `select set_config('app.profile', 'rh', true), set_config('app.access_group', $1, true), set_config('app.companies', '*', true), set_config('app.workers', '*', true)`,
      [side.group],
    );
    const explaining = {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        client.query(`explain (analyze, buffers, format json) ${text}`, values),
    };
    const [row] = (await read(queriesOn(client), queriesOn(explaining as never))) as Record<string, Plan[]>[];
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

export function headersOf(token: string, profile: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-profile': profile };
}
