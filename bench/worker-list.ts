// A worker's newest ten receipts, signed in, under row-level security, a million receipts: CPU time a request of the
// server and PostgreSQL together, beside bare `node:http` with one named statement that checks nothing and answers the
// same bytes. Alternating rounds. The first run on a machine makes the million (minutes).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServer } from './lib/demo.ts';
import { postmasterOf, scaleFolder, signIn, socketOf } from './lib/installation.ts';
import { type Asked, ask, askMany, newAgent } from './lib/load.ts';
import { cpuOf, median, treeOf } from './lib/measure.ts';

const [receipts, rounds, count] = [Number(process.argv[2] ?? 1_000_000), Number(process.argv[3] ?? 7), 4000];
/** Rounds that don't count: by then V8 has compiled what both run, and PostgreSQL's processes know what they look up. */
const warmUp = 4;
const floorStatement = `
  with mine as materialized (
    select r.*, c.trade_name from receipt r join company c on c.id = r.company_id
     where r.person_id = $1 and r.deleted_at is null and r.visible and r.category = 1 order by r.competence desc, r.id desc),
  shown as (select * from mine limit 10)
  select json_build_object(
    'items', (select coalesce(json_agg(json_build_object('id', s.id, 'tipo', 1, 'especie', hot.kind_wire(s.kind), 'mes', s.month, 'ano', s.year,
        'empresa', s.trade_name, 'liquido', s.net, 'publicadoEm', hot.instant(s.published_at), 'visualizado', s.viewed_at is not null,
        'concorda', s.agrees, 'urlPdf', '/api/recibo/' || s.id || '/pdf',
        'totalVencimentos', s.total_earnings, 'totalDescontos', s.total_deductions, 'dataPagamento', s.paid_on, 'retido', null)
        order by s.competence desc, s.id desc), '[]') from shown s),
    'total', (select count(*) from mine), 'page', 1, 'size', 10,
    'after', (select translate(encode(convert_to(json_build_array(l.competence, l.id)::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')
       from shown l order by l.competence, l.id limit 1),
    'anos', to_json(array(select distinct year from mine order by year desc)))::text`;

const folder = await scaleFolder(receipts);
const workers = await signIn(
  folder,
  'trabalhador',
  'select person_id as id from employment order by md5(id::text) limit 300',
);
const server = await startServer(folder);
const bare = spawn(
  process.execPath,
  [join(import.meta.dirname, 'lib/bare-server.ts'), socketOf(folder), floorStatement],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
process.once('exit', () => bare.kill());
const bareBase = `http://127.0.0.1:${await firstLine(bare)}`;
const ours = (at: number): Asked => ({
  path: '/api/recibo/trabalhador/1/10',
  headers: { authorization: `Bearer ${workers[at % workers.length]?.token}`, 'x-profile': 'trabalhador' },
});
const floor = (at: number): Asked => ({ path: `/${workers[at % workers.length]?.person}` });

await sameBytes();
const cpu = { ours: [] as Cpu[], floor: [] as Cpu[] };
for (let round = 0; round < warmUp + rounds; round++) {
  const first = await cpuOfRun(server.base, server.pid, ours);
  const second = await cpuOfRun(bareBase, bare.pid ?? 0, floor);
  if (round < warmUp) continue;
  cpu.ours.push(first);
  cpu.floor.push(second);
}
const ratio = medianOf(cpu.ours, 'both') / medianOf(cpu.floor, 'both');
console.log(
  `${receipts} receipts: ${figures(cpu.ours)}, floor ${figures(cpu.floor)}: ${ratio.toFixed(2)} x (must: 1.6)`,
);
if (ratio > 1.6) process.exitCode = 1;
bare.kill();
await server.stop();

/** CPU time of a request, in ms. */
interface Cpu {
  server: number;
  postgres: number;
  both: number;
}

async function cpuOfRun(base: string, pid: number, at: (index: number) => Asked): Promise<Cpu> {
  const now = () => ({ server: cpuOf([pid]), postgres: cpuOf(treeOf(postmasterOf(folder))) });
  const before = now();
  await askMany(base, { count, connections: 32 }, at);
  const after = now();
  const server = (after.server - before.server) / count;
  const postgres = (after.postgres - before.postgres) / count;
  return { server, postgres, both: server + postgres };
}

function figures(runs: Cpu[]): string {
  const ms = (part: keyof Cpu) => medianOf(runs, part).toFixed(3);
  return `${ms('both')} ms CPU a request (server ${ms('server')}, PostgreSQL ${ms('postgres')})`;
}

function medianOf(runs: Cpu[], part: keyof Cpu): number {
  return median(runs.map(run => run[part]));
}

async function sameBytes(): Promise<void> {
  const agent = newAgent(2);
  for (let at = 0; at < 20; at++) {
    const [a, b] = [await ask(agent, server.base, ours(at)), await ask(agent, bareBase, floor(at))];
    if (!a.body.equals(b.body)) throw new Error(`not the same bytes:\n${a.body}\n${b.body}`);
  }
  agent.destroy();
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [data] = await once(child.stdout ?? child, 'data');
  return String(data).trim();
}
