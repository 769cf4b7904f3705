import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Profile } from '@cracha/contract/access/roles.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { requestBatchContract as batches } from '@cracha/contract/features/request/request-batch.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newRandom } from '#core/reading/mutation/random.ts';
import { settleRequests } from '#features/request/batch/request-batch.ts';
import { clockRoute } from '#features/request/clock-route.ts';
import {
  approvedVacation,
  formOf,
  managerThenHr,
  manyRequests,
  otherRequest,
  requestWorld,
  vacationFields,
} from '#features/request/request.factory.ts';
import { applyEffect } from '#features/request/request-effect.ts';
import { justificationPort } from '#features/time-clock/justification/justification-port.ts';
import { recordPort } from '#features/worker/record-of-requests.ts';
import { dayFrom } from '#kernel/day.ts';
import type { DemoKey } from '../../src/seed/demo-people.ts';
import { clientOf, startApp, type TestApp } from '../app.ts';
import { type ServerProcess, startServer, startWorker } from './servers.ts';

// Two servers on one database, neither with jobs: effects come when a test asks for them.
const folder = mkdtempSync(join(tmpdir(), 'cracha-requests-once-'));
let app: TestApp;
let second: ServerProcess;
let maria = '';
beforeAll(async () => {
  app = await startApp({ JOBS: 'off', DATA_DIR: folder });
  second = await startServer(app.database, folder, { JOBS: 'off' });
  maria = await requestWorld(app);
  await managerThenHr(app);
  await sql(
    'insert into request_setting (company_id, access_group_id, payroll_cutoff) select company_id, access_group_id, 31 from employment where id = $1',
    [maria],
  );
});
afterAll(async () => {
  await second.end('SIGTERM');
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;

/** So many at once, every other one at the other server: how often each answer came. */
async function atOnce(
  count: number,
  who: DemoKey,
  profile: Profile,
  act: (call: Call, i: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const token = await app.bearer(who);
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      act(clientOf(i % 2 ? second.base : app.base, token, profile), i).then(
        () => 'taken',
        error => String(error.body?.code ?? error),
      ),
    ),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** What an approval brought about, and how often. */
async function effectsOf(id: string) {
  const [counts] = await sql(
    `select (select count(*)::int from employment_leave where origin_id = $1) as leaves, (select count(*)::int from vacation_part where request_id = $1) as parts,
            (select count(*)::int from payroll_entry where request_id = $1) as payroll, (select count(*)::int from hr_request_event where request_id = $1 and verb = 'effect') as told,
            (select count(*)::int from worker_file f join hr_request r on r.notice_file_id = f.id where r.id = $1) as notices,
            (select count(*)::int from worker_file f join hr_request r on r.employment_id = f.employment_id where r.id = $1 and f.uploaded_at > r.sent_at) as files,
            (select count(*)::int from notification where cause = 'request-notice:' || $1) as notified,
            (select effect_failure from hr_request where id = $1) as failure`,
    [id],
  );
  return counts;
}
const once = { leaves: 1, parts: 1, payroll: 1, told: 1, notices: 1, files: 1, notified: 1, failure: null };

it('of fifty decisions on one seat at once, approvals and denials mixed, one decides', async () => {
  const id = await otherRequest(app, maria);
  const told = await atOnce(50, 'helena', 'rh', (call, i) =>
    i % 2
      ? call(calls.approveRequest, { params: { id }, body: { versao: 1 } })
      : call(calls.denyRequest, { params: { id }, body: { versao: 1, motivo: 'O setor já pediu um novo.' } }),
  );
  expect(told).toEqual({ taken: 1, ALREADY_DECIDED: 49 });
  const [{ state, version }] = await sql('select state, version from hr_request where id = $1', [id]);
  const decided = await sql('select denied from hr_request_decision where request_id = $1', [id]);
  expect([decided, version]).toEqual([[{ denied: state === 'denied' }], 2]);
  const events = await sql("select verb from hr_request_event where request_id = $1 and verb <> 'send'", [id]);
  expect(events).toEqual([{ verb: state === 'denied' ? 'deny' : 'approve' }]);
});

it('of twenty sendings of the same days at once one is taken, the others see it', async () => {
  const fields = await vacationFields(app, maria, '30');
  const told = await atOnce(20, 'maria', 'trabalhador', call => call(calls.sendRequest, { body: formOf(fields) }));
  expect(told).toEqual({ taken: 1, VACATION_NOT_LAWFUL: 19 });
  const sent = await sql("select id from hr_request where kind = 'vacation' and state = 'sentForApproval'");
  expect(sent).toHaveLength(1);
  const worker = await app.as('maria', 'trabalhador');
  const body = { versao: 1, motivo: 'Vou escolher outra data.' };
  await worker(calls.cancelRequest, { params: { id: String(sent[0].id) }, body });
});

it('of ten advances of one year at once one is taken, also where the check is passed by', async () => {
  const [year, month] = [Number(dayFrom().slice(0, 4)), Number(dayFrom().slice(5, 7))];
  const paid = month === 12 ? { ano: `${year + 1}`, mes: '2' } : { ano: `${year}`, mes: `${Math.max(2, month)}` };
  const fields = { tipo: 'adiantamento13', idVinculo: maria, motivo: 'Matrícula da escola.', ...paid };
  const told = await atOnce(10, 'maria', 'trabalhador', call => call(calls.sendRequest, { body: formOf(fields) }));
  expect(told).toEqual({ taken: 1, ADVANCE13_NOT_AVAILABLE: 9 });
  // nobody's act: the table itself has one
  const again = sql(
    `insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, entered_on, data, year, worker_name)
     select access_group_id, company_id, employment_id, person_id, author_id, author_profile, 'X', kind, state, with_flow, entered_on, data, year, worker_name from hr_request where kind = 'advance13'`,
  );
  await expect(again).rejects.toThrow(/hr_request_advance/);
});

it('an effect that is delivered twice at once is there once', async () => {
  const id = await approvedVacation(app, maria, '14');
  const [{ access_group_id: accessGroupId }] = await sql('select access_group_id from hr_request where id = $1', [id]);
  const job = { personId: await app.personId('helena'), accessGroupId, requestId: id };
  const port = recordPort({ tellBankChange: async () => undefined });
  const services = { pool: app.database.pool, files: app.process.files, recordPort: port };
  await Promise.all(Array.from({ length: 4 }, () => applyEffect(services, job)));
  await applyEffect(services, job);
  expect(await effectsOf(id)).toEqual(once);
  await sql("delete from jobs.job_common where name = 'request-effect'");
});

it('a worker process killed at random moments between approval and effect: in the end all of it once', async () => {
  const random = newRandom(Math.floor(Math.random() * 2 ** 31));
  const id = await approvedVacation(app, maria, '16');
  let worker = await startWorker(app.database, folder);
  try {
    for (let kill = 0; kill < 3; kill++) {
      await wait(random.int(0, 120));
      await worker.end('SIGKILL');
      const { leaves, parts, payroll, told } = await effectsOf(id);
      // all of it or nothing
      expect(new Set([leaves, parts, payroll, told]).size).toBe(1);
      worker = await startWorker(app.database, folder);
    }
    await expect.poll(() => effectsOf(id), { timeout: 60_000 }).toEqual(once);
  } finally {
    await worker.end('SIGKILL');
  }
}, 90_000);

/** What came of a batch, and how often. */
async function batchOf(idLote: string, ids: readonly string[]) {
  const [counts] = await sql(
    `select (select count(*)::int from decision_batch_item where batch_id = $1 and state = 'done' and code is null) as results,
            (select count(*)::int from hr_request where id = any ($2) and state = 'approved') as approved,
            (select count(*)::int from hr_request_decision where request_id = any ($2)) as decisions,
            (select count(*)::int from hr_request_event where request_id = any ($2) and verb = 'approve') as told,
            (select count(*)::int from jobs.job_common where name = 'request-effect' and data ->> 'requestId' = any ($2::text[])) as effects,
            (select count(*)::int from notification where cause = 'request-batch:' || $1) as notices`,
    [idLote, ids],
  );
  return counts;
}

/** So many of Maria's, approved by Helena as one act. */
async function batch(count: number) {
  const ids = await manyRequests(app, maria, count);
  const itens = ids.map(id => ({ id, versao: 1 }));
  const { idLote } = await (await app.as('helena', 'rh'))(batches.approveRequests, { body: { itens } });
  return { ids, idLote, all: allOf(count) };
}
const allOf = (count: number) => ({
  ...{ results: count, approved: count, decisions: count, told: count, effects: count, notices: 1 },
});

/** Until it is taken back, a write of one item ends what is under way, as a death of the process would. */
async function breakWrite(
  table: 'decision_batch_item' | 'hr_request_event',
  id: string,
): Promise<() => Promise<unknown>> {
  const column = table === 'hr_request_event' ? 'request_id' : 'subject_id';
  await sql(
    `create function public.broken() returns trigger language plpgsql as $$ begin if new.${column} = '${id}' then raise 'broken'; end if; return new; end $$`,
  );
  await sql(`create trigger broken before insert or update on ${table} for each row execute function public.broken()`);
  return () => sql('drop function public.broken() cascade');
}

it('a batch that breaks off between a decision and its result, and is delivered three times at once, decides each once', async () => {
  const { ids, idLote, all } = await batch(12);
  const [{ data: job }] = await sql("select data from jobs.job_common where name = 'request-batch'");
  const services = {
    ...{ pool: app.database.pool, enqueue: app.process.jobs.enqueue },
    recordPort: recordPort({ tellBankChange: async () => undefined }),
    justifications: justificationPort({ enqueue: app.process.jobs.enqueue, clockRoute }),
  };
  const { signal } = new AbortController();
  const [, , third = ''] = [...ids].sort();
  for (const table of ['decision_batch_item', 'hr_request_event'] as const) {
    const mend = await breakWrite(table, third);
    await expect(settleRequests(services, job, signal)).rejects.toThrow('broken');
    await mend();
    // of the one that broke nothing stands, of those before all
    expect(await batchOf(idLote, ids)).toEqual({ ...allOf(2), notices: 0 });
  }
  await Promise.all(Array.from({ length: 3 }, () => settleRequests(services, job, signal)));
  await settleRequests(services, job, signal);
  expect(await batchOf(idLote, ids)).toEqual(all);
  await sql("delete from jobs.job_common where name in ('request-batch', 'request-effect')");
  await sql('update hr_request set code = id::text where id = any ($1)', [ids]);
});

it('a worker process killed at random moments of a batch of 200: in the end each is decided once, with one result', async () => {
  const random = newRandom(Math.floor(Math.random() * 2 ** 31));
  const { ids, idLote, all } = await batch(200);
  let worker = await startWorker(app.database, folder);
  try {
    for (let kill = 0; kill < 3; kill++) {
      await wait(random.int(100, 900));
      await worker.end('SIGKILL');
      const { results, approved, decisions, told, effects } = await batchOf(idLote, ids);
      // of each all or nothing
      expect(new Set([results, approved, decisions, told, effects]).size).toBe(1);
      worker = await startWorker(app.database, folder);
    }
    await expect.poll(() => batchOf(idLote, ids), { timeout: 60_000 }).toEqual(all);
  } finally {
    await worker.end('SIGKILL');
  }
}, 120_000);
