import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import { orgChartContract } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { requestBatchContract as batches } from '@cracha/contract/features/request/request-batch.contract.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { workingDaysAfter } from '#core/calendar/working-day.ts';
import { giveUpRequests, settleRequests } from '#features/request/batch/request-batch.ts';
import { clockRoute } from '#features/request/clock-route.ts';
import { managerThenHr, otherRequest, requestWorld } from '#features/request/request.factory.ts';
import { decideRequest } from '#features/request/request-verbs.ts';
import { calendarOf } from '#features/request/send-request.ts';
import { justificationPort } from '#features/time-clock/justification/justification-port.ts';
import { recordPort } from '#features/worker/record-of-requests.ts';
import { inGroupContext, inStaffContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '../app.ts';
import { lockAwaited } from '../waiting.ts';

// Who may decide changes while somebody decides: it counted before, or is refused after; nothing is half done.
let app: TestApp;
let maria = '';
let manager = '';
let profile = '';
let accessProfile = '';
let gustavoId = '';
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
  maria = await requestWorld(app);
  await managerThenHr(app);
  gustavoId = await app.personId('gustavo');
  const [kept] = await sql("select id from approver_profile where name = 'Férias'");
  profile = String(kept.id);
  await setProfile(['gestor']);
  const [one] = await sql("select id, access_profile_id from membership where role = 'GESTOR' and person_id = $1", [
    gustavoId,
  ]);
  manager = String(one.id);
  accessProfile = String(one.access_profile_id);
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;

/** The first step of the profile of other requests is decided by these, the second by HR. */
async function setProfile(aprovadores: string[], more: { nome: string; aprovadores: string[] }[] = []): Promise<void> {
  const step = { precisa: 1, prazoDias: 2, semGestor: 'rh' as const };
  const etapas = [{ nome: 'Gestor', aprovadores }, ...more, { nome: 'RH', aprovadores: ['grupo:RH'] }];
  await (await app.as('helena', 'rh'))(approverProfileContract.updateApproverProfile, {
    body: {
      ...{ id: profile, nome: 'Assuntos', ordem: 1, ativo: true, tipos: ['outros'], empresas: null },
      etapas: etapas.map(one => ({ ...step, ...one })),
    },
  });
}

async function saveManager(form: { ativo?: boolean; trabalhadores?: string[] }): Promise<void> {
  const body = {
    ...{ idPerfil: accessProfile, ativo: true, todas: false, empresas: [], lotacoes: [] },
    trabalhadores: [maria],
    ...form,
  };
  await (await app.as('helena', 'rh'))(managerContract.saveManager, { params: { id: manager }, body });
}

/** A manager's approval that has passed the guard and waits for the row while something changes. @returns how it ended */
async function decidedWhile(id: string, change: () => Promise<unknown>): Promise<string> {
  const gustavo = await app.as('gustavo', 'gestor');
  const holder = await app.database.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from hr_request where id = $1 for update', [id]);
    const answer = gustavo(calls.approveRequest, { params: { id }, body: { versao: 1 } }).then(
      ({ status }) => String(status),
      error => String(error.body?.code ?? error),
    );
    await lockAwaited(app.database.owner);
    await change();
    await holder.query('commit');
    return await answer;
  } finally {
    holder.release();
  }
}

/** All that a decision leaves, and the route. */
async function standingOf(id: string) {
  const [row] = await sql(
    `select r.state, r.step, r.version, (select count(*)::int from hr_request_decision where request_id = r.id) as decisions,
            (select count(*)::int from hr_request_event where request_id = r.id and verb = 'approve') as events,
            (select count(*)::int from record_history where entity_id = r.id::text and verb = 'requestApproved') as history,
            (select count(*)::int from notification where cause = 'request:' || r.id || ':2') as told
       from hr_request r where r.id = $1`,
    [id],
  );
  return {
    ...row,
    route: await sql('select step, name, seats from hr_request_step where request_id = $1 order by step', [id]),
  };
}
const untouched = { state: 'sentForApproval', step: 1, version: 1, decisions: 0, events: 0, history: 0, told: 0 };
const counted = { state: 'pending', step: 2, version: 2, decisions: 1, events: 1, history: 1, told: 1 };
const route = [
  { step: 1, name: 'Gestor', seats: ['group:GESTORES'] },
  { step: 2, name: 'RH', seats: ['group:RH'] },
];

const changes: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['the role is taken away', () => saveManager({ ativo: false }), () => saveManager({})],
  ['somebody else looks after the person', () => saveManager({ trabalhadores: [] }), () => saveManager({})],
  ['the role loses the permission', () => permit(false), () => permit(true)],
  [
    'the person answers to somebody else',
    answersToJoao,
    () => sql('delete from reporting_line where employment_id = $1', [maria]),
  ],
];

function permit(may: boolean): Promise<unknown> {
  const change = may ? 'array_append' : 'array_remove';
  return sql(
    `update access_profile set permissions = ${change}(permissions, 'GestorSolicitacaoAprovar') where id = $1`,
    [accessProfile],
  );
}

async function answersToJoao(): Promise<void> {
  const [{ id }] = await sql('select id from employment where person_id = $1', [await app.personId('joao')]);
  await (await app.as('helena', 'rh'))(orgChartContract.changeReporting, {
    body: { ids: [maria], acima: String(id), aPartirDe: dayFrom() },
  });
}

it.each(changes)(
  '%s while the manager decides: refused, nothing half done; what was decided before counts',
  async (_, change, back) => {
    const [before, during] = [await otherRequest(app, maria), await otherRequest(app, maria)];
    const gustavo = await app.as('gustavo', 'gestor');
    await gustavo(calls.approveRequest, { params: { id: before }, body: { versao: 1 } });
    expect(await decidedWhile(during, change)).toBe('REQUEST_NOT_YOUR_APPROVAL');
    expect(await standingOf(during)).toEqual({ ...untouched, route });
    expect(await standingOf(before)).toEqual({ ...counted, route });
    await back();
    expect(await decidedWhile(during, async () => undefined)).toBe('pendente');
    expect(await standingOf(during)).toEqual({ ...counted, route });
  },
);

it('the approver profile changes while the manager decides: the frozen route decides', async () => {
  const id = await otherRequest(app, maria);
  const direct = { nome: 'Diretoria', aprovadores: ['grupo:RH'] };
  expect(await decidedWhile(id, () => setProfile([`pessoa:${gustavoId}`], [direct]))).toBe('pendente');
  expect(await standingOf(id)).toEqual({ ...counted, route });
});

/** A batch of Gustavo's on a request that waits for him. */
async function batchOfGustavo() {
  const id = await otherRequest(app, maria);
  const { idLote } = await (await app.as('gustavo', 'gestor'))(batches.approveRequests, {
    body: { itens: [{ id, versao: 1 }] },
  });
  const [{ data: job }] = await sql("select data from jobs.job_common where data ->> 'batchId' = $1", [idLote]);
  const results = () => sql('select state, code from decision_batch_item where batch_id = $1', [idLote]);
  const notices = () => sql("select values from notification where cause = 'request-batch:' || $1", [idLote]);
  return { id, job, results, notices };
}
const jobServices = () => ({
  ...{ pool: app.database.pool, enqueue: app.process.jobs.enqueue },
  recordPort: recordPort({ tellBankChange: async () => undefined }),
  justifications: justificationPort({ enqueue: app.process.jobs.enqueue, clockRoute }),
});
const { signal } = new AbortController();

it.each(changes.filter(([what]) => what.includes('role')))(
  '%s before the batch runs: each is refused, and who asked hears of it once',
  async (_, change, back) => {
    await setProfile(['gestor']);
    const { id, job, results, notices } = await batchOfGustavo();
    await change();
    await settleRequests(jobServices(), job, signal);
    await settleRequests(jobServices(), job, signal);
    await back();
    expect(await results()).toEqual([{ state: 'refused', code: 'OPERATION_NOT_ALLOWED' }]);
    expect(await standingOf(id)).toEqual({ ...untouched, route });
    expect(await notices()).toEqual([{ values: { feitos: 0, recusados: 1 } }]);
  },
);

it('a batch that never came through says so of what was not decided, and is over', async () => {
  const { id, job, results, notices } = await batchOfGustavo();
  await giveUpRequests(jobServices(), job);
  await settleRequests(jobServices(), job, signal);
  expect(await results()).toEqual([{ state: 'refused', code: 'ERROR_SEND' }]);
  expect(await standingOf(id)).toEqual({ ...untouched, route });
  expect(await notices()).toEqual([{ values: { feitos: 0, recusados: 1 } }]);
});

it('the superior may decide from the midnight after the deadline, not on its day', async () => {
  await setProfile([`pessoa:${gustavoId}`]);
  const id = await otherRequest(app, maria);
  const [{ access_group_id: accessGroupId }] = await sql('select access_group_id from hr_request where id = $1', [id]);
  const helena = { personId: await app.personId('helena'), accessGroupId, profile: 'rh' as const };
  const pool = app.database.pool;
  const calendar = await inGroupContext(pool, helena, tx => calendarOf(tx, maria));
  const midnight = Date.parse(`${workingDaysAfter(dayFrom(), 2, calendar)}T00:00:00-03:00`) + 86_400_000;
  const decide = (at: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const decides = (tx: Tx, permissions: ReadonlySet<string>) => {
      const by = { ...helena, ip: null, supporterId: null, actor: { ...helena, permissions } };
      return decideRequest(jobServices(), tx, by, id, 'approve', { version: 1 });
    };
    return inStaffContext(pool, helena, decides).then(
      () => 'taken',
      error => error.code,
    );
  };
  // hers is the next step
  expect(await decide(midnight - 1)).toBe('REQUEST_NOT_YOUR_TURN');
  expect(await decide(midnight)).toBe('taken');
});
