import type pg from 'pg';
import { clockRoute } from '#features/request/clock-route.ts';
import { moveBank } from '#features/time-clock/bank/bank.ts';
import { decideSent } from '#features/time-clock/decide.ts';
import { makeJustification } from '#features/time-clock/justification/make-justification.ts';
import { sendTimesheet } from '#features/time-clock/mirror/timesheet-acts.ts';
import { askClosing } from '#features/time-clock/period/closing.ts';
import { periodsOf } from '#features/time-clock/period/period.queries.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { asStaff, asWorker, type DemoStaff } from './demo-acting.ts';
import { clockAtRest, mirrorsAt, staffOf, workersOfClock } from './demo-clock.queries.ts';
import { type ClockMonth, type ClockWorker, plus, workingDay } from './draw-clock.ts';

interface Services {
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue'>;
}

/** The first month closed with two who are blocked; the second with mirrors in every state; a lot that falls due in the running one. */
export async function showStates(
  services: Services,
  helena: DemoStaff,
  companyId: string,
  [first, second, running]: readonly ClockMonth[],
): Promise<void> {
  const { pool, jobs } = services;
  if (!first || !second || !running) return;
  await asStaff(pool, helena, async (tx, by) => {
    const period = (await periodsOf(tx, helena.accessGroupId, companyId)).find(
      ({ from_day }) => from_day === first.from,
    );
    const reason = 'Fechado antes da aprovação, para a folha do mês.';
    await askClosing(tx, jobs.enqueue, by, {
      ...{
        verb: 'close',
        periodIds: period ? [period.id] : [],
        filter: {},
        passedOver: ['TIMESHEET_NOT_APPROVED'],
        reason,
      },
    });
  });
  await clockAtRest(pool);
  const workers = await workersOfClock(pool, companyId);
  const gustavo = await staffOf(pool, 'gustavo@pantanal.test', helena.accessGroupId);
  await justifyOdd(services, workers, second);
  await sendAndDecide(services, helena, gustavo, workers, second);
  const maria = workers.find(({ key }) => key === 'maria');
  if (maria)
    await asStaff(pool, helena, (tx, by) =>
      moveBank(tx, by, {
        ...{ employmentId: maria.id, kind: 'opening', minutes: 500, percentage: 50, day: running.from },
        ...{ due: plus(running.punchedUntil, 20), reason: 'Saldo do controle anterior, em papel.' },
      }),
    );
}

/** João and five others ask what their odd day was. */
async function justifyOdd({ pool, jobs }: Services, workers: readonly ClockWorker[], month: ClockMonth): Promise<void> {
  const odd: [ClockWorker | undefined, string][] = [
    [workers.find(({ key }) => key === 'joao'), workingDay(month, 12)],
    ...[9, 10, 11, 12, 13].map((at): [ClockWorker | undefined, string] => [
      workers[at],
      workingDay(month, 10 + (at % 4)),
    ]),
  ];
  for (const [worker, day] of odd) {
    if (!worker) continue;
    await asWorker(pool, worker.personId, async (tx, by) => {
      const mirror = (await mirrorsAt(tx, month.from)).get(worker.id);
      if (mirror)
        await makeJustification({ enqueue: jobs.enqueue, clockRoute }, tx, by, mirror.id, { ...asked, day }, []);
    });
  }
}

const asked = {
  ...{
    source: 'justification' as const,
    type: 'day' as const,
    periods: [],
    hour: '17:00',
    direction: null,
    days: null,
    crm: null,
  },
  ...{ occurrence: 'odd_punches', kind: 'Esqueci de marcar', words: 'Esqueci de marcar a saída.', note: null },
};

/** João's waits for Gustavo with its justification, another with a certificate; one came back, one was approved and is to review. */
async function sendAndDecide(
  { pool, jobs }: Services,
  helena: DemoStaff,
  gustavo: DemoStaff,
  workers: readonly ClockWorker[],
  month: ClockMonth,
): Promise<void> {
  const sent = [workers.find(({ key }) => key === 'joao'), ...workers.slice(5, 9), ...workers.slice(14, 17)].flatMap(
    worker => worker ?? [],
  );
  for (const { id, personId } of sent)
    await asWorker(pool, personId, async (tx, by) => {
      const mirror = (await mirrorsAt(tx, month.from)).get(id);
      if (mirror) await sendTimesheet(tx, by, mirror.id, { version: mirror.version, agrees: true, message: undefined });
    });
  const [, returned, reviewed, approved] = sent;
  const decide = async (worker: ClockWorker | undefined, verb: 'approve' | 'return' | 'review', reason?: string) => {
    const [who, profile] = verb === 'review' ? ([helena, 'rh'] as const) : ([gustavo, 'gestor'] as const);
    await asStaff(
      pool,
      who,
      async (tx, by) => {
        const mirror = worker && (await mirrorsAt(tx, month.from)).get(worker.id);
        if (mirror) await decideSent(tx, jobs.enqueue, by, mirror.id, { verb, version: mirror.version, reason });
      },
      profile,
    );
  };
  await decide(returned, 'return', 'Confira a saída do dia 20, por favor.');
  await decide(reviewed, 'approve');
  await decide(reviewed, 'review', 'Faltou considerar a viagem do dia 20.');
  await decide(approved, 'approve');
}
