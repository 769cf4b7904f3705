// The clock's three figures: a month of ten thousand workers computed beside plain SQL that reads its inputs and inserts its rows; lists
// of mirrors among a million and among ten thousand; what the recorder and HR's list cost on a first visit beside home and receipts.
// The first run on a machine makes the million (minutes).
import type pg from 'pg';
import { recompute } from '../apps/server/src/features/time-clock/recompute.ts';
import { openInstallation } from '../apps/server/src/installation.ts';
import { inGroupContext } from '../apps/server/src/kernel/database/job-context.ts';
import { readEnv } from '../apps/server/src/kernel/env.ts';
import { asOwner, clockFolder } from './lib/installation.ts';
import { median } from './lib/measure.ts';
import { compareLoads, say } from './lib/said.ts';
import { compareList, compareTimes, headersOf, openSide, type Side } from './lib/sides.ts';

const month = { from: '2026-10-01', until: '2026-10-31' };
const [workers, perBatch, rounds] = [10_000, 200, 3];

const inputs = [
  'select employment_id, id, local, nsr, source, trust, flags, offline, device_id from punch where employment_id = any ($1) and local >= $2::date - 9 and local < $3::date + 10 order by employment_id, local',
  'select a.employment_id, a.from_day, w.document from schedule_assignment a join work_schedule w on w.id = a.schedule_id where a.employment_id = any ($1) and a.from_day <= $3::date and $2::date is not null',
  'select employment_id, from_day, until_day, kind from employment_leave where employment_id = any ($1) and from_day <= $3::date and coalesce(until_day, $3::date) >= $2::date',
  'select employment_id, day, minutes from clock_excuse where employment_id = any ($1) and day between $2::date and $3::date',
  'select employment_id, kind, minutes, lot_day, due_day from bank_posting where employment_id = any ($1) and $2::date <= $3::date',
  'select employment_id, id, kind, at from treatment where employment_id = any ($1) and $2::date <= $3::date',
];

await compareMonth(6);
await compareLists(Number(process.argv[2] ?? 1_000_000), 10_000);
await compareLoads(8, { worker: '/trabalhador/registros-atividades', hr: '/rh/espelhos-ponto' });

async function compareMonth(must: number): Promise<void> {
  // twenty-two working days, four marks each
  const folder = await clockFolder({ workers, punches: workers * 88, mirrors: workers });
  const [{ personId, accessGroupId, ids }] = [await whoOf(folder)];
  const batches = Array.from({ length: Math.ceil(ids.length / perBatch) }, (_, at) =>
    ids.slice(at * perBatch, (at + 1) * perBatch),
  );
  const times = { ours: [] as number[], plain: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await computeAll(folder, { personId, accessGroupId }, batches));
    times.plain.push(await asOwner(folder, client => plainly(client, batches)));
  }
  const [ours, plain] = [median(times.ours), median(times.plain)];
  say(
    'a month of 10,000 workers',
    `${(ours / 1000).toFixed(1)} s, plain SQL ${(plain / 1000).toFixed(1)} s: ${(ours / plain).toFixed(2)} x (must: ${must})`,
    ours / plain > must,
  );
}

function whoOf(folder: string) {
  return asOwner(folder, async client => {
    const { rows } = await client.query<{ personId: string; accessGroupId: string; ids: string[] }>(
      `select p.id as "personId", m.access_group_id as "accessGroupId", array(select id from employment e where e.access_group_id = m.access_group_id order by id) as ids
         from person p join membership m on m.person_id = p.id where p.email = 'escala@escala.test'`,
    );
    if (!rows[0]) throw new Error('Grupo Escala has no HR user.');
    return rows[0];
  });
}

/** As the jobs do it: one process, one batch in a transaction after the other. */
async function computeAll(
  folder: string,
  causer: { personId: string; accessGroupId: string },
  batches: readonly string[][],
): Promise<number> {
  const installation = await openInstallation(readEnv({ DATA_DIR: folder }));
  try {
    const started = performance.now();
    for (const batch of batches) await inGroupContext(installation.pool, causer, tx => recompute(tx, batch, month));
    return performance.now() - started;
  } finally {
    await installation.close();
  }
}

/** The floor: the same rows read and the days, as they were computed, put in the place of those there are. */
async function plainly(client: pg.Client, batches: readonly string[][]): Promise<number> {
  const kept = [];
  for (const batch of batches) {
    const { rows } = await client.query<{ rows: string }>(
      'select jsonb_agg(to_jsonb(d))::text as rows from clock_day d where d.employment_id = any ($1) and d.day between $2 and $3',
      [batch, month.from, month.until],
    );
    kept.push(rows[0]?.rows ?? '[]');
  }
  const started = performance.now();
  for (const [at, batch] of batches.entries()) {
    await client.query('begin');
    const values = [batch, month.from, month.until];
    for (const text of inputs) await client.query({ name: text.slice(0, 60), text, values });
    await client.query('delete from clock_day where employment_id = any ($1) and day between $2 and $3', values);
    await client.query('insert into clock_day select * from jsonb_populate_recordset(null::clock_day, $1::jsonb)', [
      kept[at],
    ]);
    await client.query('commit');
  }
  return performance.now() - started;
}

async function compareLists(large: number, small: number): Promise<void> {
  const sides: Side[] = [];
  for (const mirrors of [large, small])
    sides.push(await openSide(await clockFolder({ workers: mirrors / 20, punches: 0, mirrors })));
  const lists: { name: string; query: Record<string, string> }[] = [
    { name: 'newest', query: {} },
    ...['nomeEmpregado', '-nomeEmpregado', 'mes', '-mes', 'status', '-status'].map(orderBy => ({
      name: orderBy,
      query: { orderBy },
    })),
    { name: 'one worker', query: { pesquisa: '0000123' } },
    { name: 'incomplete only', query: { pendencia: 'incompleto' } },
    { name: 'one month', query: { mes: '10', ano: '2026' } },
  ];
  for (const { name, query } of lists)
    for (const isDeep of [false, true]) await compareList(sides, '/api/ponto/rh', { name, query, isDeep });
  const own = await compareTimes(
    'worker',
    sides,
    side => ({ path: '/api/ponto/trabalhador/1/10', headers: headersOf(side.worker, 'trabalhador') }),
    { requests: 200 },
  );
  if (own) process.exitCode = 1;
  for (const { server } of sides) await server.stop();
}
