// Requests: lists and HR's queue among a million and among ten thousand; one decision beside a bare transaction that takes the same lock
// and writes the same rows; what the worker's list and HR's queue cost on a first visit beside home and receipts.
// The first run on a machine makes the million (minutes).
import pg from 'pg';
import { decideRequest } from '../apps/server/src/features/request/request-verbs.ts';
import { openInstallation } from '../apps/server/src/installation.ts';
import { readEnv } from '../apps/server/src/kernel/env.ts';
import { asStaff } from '../apps/server/src/seed/demo-acting.ts';
import { asOwner, requestsFolder, socketOf } from './lib/installation.ts';
import { median } from './lib/measure.ts';
import { compareLoads, say } from './lib/said.ts';
import { compareList, compareTimes, headersOf, openSide, type Side } from './lib/sides.ts';

const [large, small] = [Number(process.argv[2] ?? 1_000_000), 10_000];

/** What one decision writes. */
const rows = [
  'select from hr_request where id = $1 and $2::uuid is not null for update',
  "insert into hr_request_decision (request_id, access_group_id, round, step, seat, by_person) select id, access_group_id, 1, 1, 'group:RH', $2 from hr_request where id = $1",
  "update hr_request set state = 'approved', step = null, due_on = null, version = version + 1, ended_at = now() where id = $1 and $2::uuid is not null",
  "insert into hr_request_event (request_id, access_group_id, verb, round, version, by_person, profile, ip) select id, access_group_id, 'approve', 1, version, $2, 'rh', '127.0.0.1' from hr_request where id = $1",
  "update approval_seat set ended_at = now() where subject_id = $1 and ended_at is null and kind = 'request' and $2::uuid is not null",
  "insert into approval_seat (access_group_id, kind, subject_id, person_id) select access_group_id, 'requestSight', id, $2 from hr_request where id = $1",
  `insert into record_history (access_group_id, person_id, profile, ip, verb, entity, entity_id, after) select access_group_id, $2, 'rh', '127.0.0.1', 'requestApproved', 'request', id::text,
     jsonb_build_object('codigo', code) from hr_request where id = $1`,
  `insert into notification (person_id, access_group_id, kind, values, target, cause) select person_id, access_group_id, 'requestApproved', jsonb_build_object('codigo', code),
     '/trabalhador/visualizar-solicitacao?id=' || id, 'bench:' || id from hr_request where id = $1 and $2::uuid is not null`,
];

await compareLists();
await compareDecisions(4);
await compareLoads(8, { worker: '/trabalhador/solicitacoes', hr: '/rh/solicitacoes' });

async function compareLists(): Promise<void> {
  const sides: Side[] = [];
  for (const requests of [large, small]) sides.push(await openSide(await requestsFolder(requests)));
  for (const [name, query] of [
    ['queue', { fila: 'minhas' }],
    ['all', { fila: 'todas' }],
    ['of a type', { fila: 'todas', tipo: 'outros' }],
    ['of a state', { fila: 'todas', status: 'finalizada' }],
    ['one worker', { fila: 'todas', pesquisa: '0000123' }],
  ] as const)
    for (const isDeep of [false, true]) await compareList(sides, '/api/solicitacao/rh', { name, query, isDeep });
  const own = await compareTimes(
    'worker',
    sides,
    side => ({ path: '/api/solicitacao/trabalhador/1/10', headers: headersOf(side.worker, 'trabalhador') }),
    { requests: 200 },
  );
  if (own) process.exitCode = 1;
  for (const { server } of sides) await server.stop();
}

/** Fifty decisions of HR, then the rows of as many written by one bare transaction each; in turns. */
async function compareDecisions(must: number): Promise<void> {
  const folder = await requestsFolder(small);
  const { staff, ids } = await asOwner(folder, async client => ({
    staff: await staffOf(client),
    ids: (
      await client.query<{ id: string }>("select id from hr_request where state = 'pending' order by sent_at limit 100")
    ).rows,
  }));
  const installation = await openInstallation(readEnv({ DATA_DIR: folder }));
  const never = async () => Promise.reject(new Error('requests of this kind ask nothing of others'));
  const services = {
    // the job's row is the library's, and on neither side
    enqueue: async () => undefined,
    recordPort: { read: never, save: never, saveDependants: never, saveOwn: never, changeAccount: never },
    justifications: { read: never, decide: never, write: never, file: never },
  };
  const times = { ours: [] as number[], bare: [] as number[] };
  const owner = new pg.Client({ host: socketOf(folder), user: 'postgres', database: 'cracha' });
  await owner.connect();
  try {
    for (const [at, { id }] of ids.entries()) {
      const started = performance.now();
      if (at % 2 === 0)
        await asStaff(installation.pool, staff, (tx, by) =>
          decideRequest(services, tx, by, id, 'approve', { version: undefined }),
        );
      else await plainly(owner, staff, id);
      if (at >= 10) times[at % 2 === 0 ? 'ours' : 'bare'].push(performance.now() - started);
    }
  } finally {
    await owner.end();
    await installation.close();
  }
  const [ours, bare] = [median(times.ours), median(times.bare)];
  say(
    'one decision',
    `${ours.toFixed(1)} ms, its rows alone ${bare.toFixed(1)} ms: ${(ours / bare).toFixed(2)} x (must: ${must})`,
    ours / bare > must,
  );
}

async function staffOf(client: pg.Client): Promise<{ personId: string; accessGroupId: string }> {
  const { rows } = await client.query<{ personId: string; accessGroupId: string }>(
    `select p.id as "personId", m.access_group_id as "accessGroupId" from person p join membership m on m.person_id = p.id where p.email = 'escala@escala.test'`,
  );
  if (!rows[0]) throw new Error('Grupo Escala has no HR user.');
  // HR decides where requests are approved at all
  await client.query("update company set request_approval = true where legal_name = 'Escala Ensaios Ltda'");
  return rows[0];
}

/** The floor: the same lock and rows, by the owner, nothing asked. */
async function plainly(client: pg.Client, { personId }: { personId: string }, id: string): Promise<void> {
  await client.query('begin');
  for (const text of rows) await client.query({ name: `bare ${rows.indexOf(text)}`, text, values: [id, personId] });
  await client.query('commit');
}
