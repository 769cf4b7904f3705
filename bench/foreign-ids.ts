// Whether the time of an answer tells an id of another tenant from one that is nobody's: both in turn, of one server, on the demo's
// rows; medians within 10 %.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { removeFolder, startDemo, startServer, temporaryFolder } from './lib/demo.ts';
import { signIn, socketOf } from './lib/installation.ts';
import { ask, newAgent } from './lib/load.ts';
import { median } from './lib/measure.ts';

const [pairs, must] = [Number(process.argv[2] ?? 3000), 0.1];
const folder = temporaryFolder();
await (await startDemo(folder)).stop();
const server = await startServer(folder);
const [bruno] = await signIn(folder, 'rh', "select id from person where email = 'bruno@boreal.test'");
const [maria] = await signIn(folder, 'trabalhador', "select id from person where email = 'maria@pantanal.test'");
const owner = new pg.Client({ host: socketOf(folder), user: 'postgres', database: 'cracha' });
await owner.connect();
const idsOf = async (table: string) =>
  (
    await owner.query<{ id: string }>(
      `select t.id from ${table} t join access_group g on g.id = t.access_group_id where g.name = 'Grupo Pantanal' and not coalesce(to_jsonb(t) ->> 'person_id', '') = $1 limit 300`,
      [maria?.person],
    )
  ).rows.map(({ id }) => id);
const [receipts, imports] = [await idsOf('receipt'), await idsOf('import')];
const asHr = { authorization: `Bearer ${bruno?.token}`, 'x-profile': 'rh' };
const asWorker = { authorization: `Bearer ${maria?.token}`, 'x-profile': 'trabalhador' };
const cases = [
  {
    call: 'GET /recibo/:id/pdf as worker',
    ids: receipts,
    headers: asWorker,
    path: (id: string) => `/recibo/${id}/pdf`,
  },
  {
    call: 'GET /recibo/:id/variacao as worker',
    ids: receipts,
    headers: asWorker,
    path: (id: string) => `/recibo/${id}/variacao`,
  },
  { call: 'GET /recibo/:id/pdf as HR', ids: receipts, headers: asHr, path: (id: string) => `/recibo/${id}/pdf` },
  { call: 'GET /importacao/:id as HR', ids: imports, headers: asHr, path: (id: string) => `/importacao/${id}` },
  {
    call: 'GET /importacao/:id/conferencia as HR',
    ids: imports,
    headers: asHr,
    path: (id: string) => `/importacao/${id}/conferencia`,
  },
];

const agent = newAgent(1);
for (const { call, ids, headers, path } of cases) {
  const times = { foreign: [] as number[], nobodys: [] as number[] };
  for (let at = -200; at < pairs; at++) {
    const foreign = await timeOf(path(ids[(at + 200) % ids.length] ?? ''), headers);
    const nobodys = await timeOf(path(randomUUID()), headers);
    // the first ones warm both
    if (at < 0) continue;
    times.foreign.push(foreign);
    times.nobodys.push(nobodys);
  }
  const ratio = median(times.foreign) / median(times.nobodys);
  console.log(
    `${call}: foreign ${median(times.foreign).toFixed(3)} ms, nobody's ${median(times.nobodys).toFixed(3)} ms: ${ratio.toFixed(3)} x (must: within ${must * 100} %)`,
  );
  if (Math.abs(ratio - 1) > must) process.exitCode = 1;
}
agent.destroy();
await owner.end();
await server.stop();
removeFolder(folder);

async function timeOf(path: string, headers: Record<string, string>): Promise<number> {
  return (await ask(agent, server.base, { path: `/api${path}`, headers }, 404)).ms;
}
