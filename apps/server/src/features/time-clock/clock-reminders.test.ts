import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { clockJustificationContract } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { tellDueLots } from './bank/bank-due.ts';
import { queueMails, sendMail } from './clock-mail.ts';
import { tellMissingExits } from './mark/exit-missing.ts';
import { tellDeadlines } from './mirror/deadlines.ts';
import { fullDays, monthWorld } from './month-world.factory.ts';
import { openNextPeriods } from './period/open-next.ts';
import { recompute } from './recompute.ts';

const queuedMail = z.object({ personId: z.string(), accessGroupId: z.string(), noticeId: z.string() });
let app: TestApp;
let world: Awaited<ReturnType<typeof monthWorld>>;
const going = new AbortController().signal;
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
  world = await monthWorld(app);
});
afterAll(() => app.stop());
beforeEach(() => world.sql('delete from notification'));

const at = (day: string, hour: string) => Date.parse(`${day}T${hour}:00-03:00`);
const told = async (kind: string) =>
  (
    await world.sql(
      'select p.email, n.values from notification n join person p on p.id = n.person_id where n.kind = $1 order by p.email',
      [kind],
    )
  ).map(({ email, values }) => [String(email).split('@')[0], values]);
const enqueue = async () => undefined;

it('opens the period of the day, once', async () => {
  await world.open([world.maria], '2026-06-01', '2026-06-30', fullDays('2026-06', [1]));
  const today = dayFrom();
  await openNextPeriods({ pool: app.database.pool, enqueue }, going);
  const periods = async () =>
    world.sql(
      'select from_day::text, opened_by, (select count(*)::integer from timesheet t where t.period_id = p.id) as mirrors from clock_period p where until_day >= $1 and company_id = $2',
      [today, world.companyId],
    );
  expect(await periods()).toEqual([{ from_day: `${today.slice(0, 7)}-01`, opened_by: null, mirrors: 1 }]);
  // who comes later gets theirs; what HR deleted doesn't come back
  await world.sql('delete from timesheet where from_day > $1', ['2026-06-30']);
  await openNextPeriods({ pool: app.database.pool, enqueue }, going);
  expect(await periods()).toMatchObject([{ mirrors: 1 }]);
  await world.sql('update timesheet set deleted_at = now() where from_day > $1', ['2026-06-30']);
  await openNextPeriods({ pool: app.database.pool, enqueue }, going);
  expect(await periods()).toMatchObject([{ mirrors: 1 }]);
  await world.sql('update timesheet set deleted_at = null');
});

it('asks for an exit that is missing, once a day', async () => {
  const today = dayFrom();
  await world.sql(
    "update work_schedule set document = document || jsonb_build_object('works_holidays', true, 'days', (select jsonb_object_agg(d, document -> 'days' -> '1') from generate_series(1, 7) d))",
  );
  await world.punch(world.maria, { [today]: ['08:00', '12:00', '13:00'] });
  const [{ access_group_id: accessGroupId, person_id: personId }] = await world.sql(
    'select access_group_id, person_id from employment where id = $1',
    [world.maria],
  );
  await inGroupContext(app.database.pool, { accessGroupId, personId }, tx =>
    recompute(tx, [world.maria], { from: today, until: null }, at(today, '13:05')),
  );
  await tellMissingExits(app.database.pool, going, at(today, '17:14'));
  expect(await told('punchMissing')).toEqual([]);
  await tellMissingExits(app.database.pool, going, at(today, '17:15'));
  await tellMissingExits(app.database.pool, going, at(today, '17:25'));
  expect(await told('punchMissing')).toEqual([['maria', { hora: '17:00' }]]);
});

it('tells of a month that waits: that it is ready, then its deadline, then who decides', async () => {
  const hr = await app.as('helena', 'rh');
  // as if June had ended yesterday
  const since = `${dayFrom(-1)} 12:00-03`;
  await world.sql("update clock_period set opened_at = $1::timestamptz where until_day = '2026-06-30'", [since]);
  const run = (days: number, hour = '09:00') => tellDeadlines(app.database.pool, going, at(dayFrom(days), hour));
  await run(0, '06:00');
  expect(await told('timesheetPublished')).toEqual([]);
  await run(0);
  await run(0, '10:00');
  expect(await told('timesheetPublished')).toEqual([['maria', { empresa: expect.any(String), periodo: '06/2026' }]]);
  expect(await told('timesheetReminder')).toEqual([]);
  await run(1);
  await run(2);
  await run(3);
  await run(4);
  expect((await told('timesheetReminder')).map(([who]) => who)).toEqual(['maria', 'maria']);
  const id = await world.mirrorOf(world.maria, '2026-06-01');
  await hr(companyContract.configureCompany, { params: { id: world.companyId }, body: { aprovacaoEspelho: true } });
  await world.sql("update timesheet set state = 'sent', sent_at = $2::timestamptz where id = $1", [id, since]);
  await world.sql(
    "insert into approval_seat (access_group_id, kind, subject_id, person_id) select access_group_id, 'timesheet', id, $2 from timesheet where id = $1",
    [id, await app.personId('gustavo')],
  );
  await world.sql('delete from notification');
  await run(0);
  expect(await told('timesheetReminder')).toEqual([]);
  await run(1);
  await run(2);
  await run(3);
  expect((await told('timesheetReminder')).map(([who]) => who)).toEqual(['gustavo', 'gustavo']);
});

it('tells of hours that fall due thirty and seven days before', async () => {
  const lot = (due: string) =>
    world.sql(
      `insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day)
       select access_group_id, company_id, id, person_id, 'opening', 120, 50, '2026-05-01', $2 from employment where id = $1`,
      [world.maria, due],
    );
  await lot(dayFrom(30));
  await lot(dayFrom(29));
  await lot(dayFrom(32));
  const run = (days: number) => tellDueLots(app.database.pool, going, at(dayFrom(days), '09:00'));
  await run(0);
  await run(0);
  const dia = `${dayFrom(29).slice(8)}/${dayFrom(29).slice(5, 7)}`;
  expect(await told('bankDue')).toEqual([['maria', { dia }]]);
  expect(await told('bankDueOfTeam')).toContainEqual(['helena', { total: 1, dia }]);
  expect((await told('bankDueOfTeam')).map(([who]) => who)).toContain('gustavo');
  await world.sql("update notification set created_at = created_at - interval '1 day'");
  await run(1);
  expect(await told('bankDue')).toHaveLength(2);
});

it('an answer that a change makes void is asked for anew, and HR hears of what stands outside', async () => {
  const hr = await app.as('helena', 'rh');
  const [{ id }] = await world.sql(
    "update timesheet set state = 'open', answered_at = now(), agrees = true where employment_id = $1 and from_day = '2026-06-01' returning id",
    [world.maria],
  );
  const excuse = {
    idVinculo: world.maria,
    dia: '2026-06-02',
    de: '08:00',
    ate: '12:00',
    pago: true,
    motivo: 'Reunião fora da empresa.',
  };
  await hr(clockJustificationContract.excuseDay, { body: excuse });
  expect(await told('timesheetChanged')).toEqual([['maria', { periodo: '06/2026' }]]);
  expect((await hr(calls.timesheet, { params: { id } })).concorda).toBeNull();
});

it('mails what was returned, in its reader’s language, once and to a confirmed address alone', async () => {
  const person = await app.personId('maria');
  const add = (kind: string, cause: string) =>
    world.sql(
      `insert into notification (access_group_id, person_id, kind, values, target, cause)
       select access_group_id, $2, $3, '{"periodo": "06/2026"}', '/trabalhador/visualiza-espelho-ponto?id=1', $4 from employment where id = $1`,
      [world.maria, person, kind, cause],
    );
  await add('timesheetReturned', 'a');
  await add('timesheetClosed', 'b');
  await world.sql("update person set language = 'es-ES' where id = $1", [person]);
  const queued: z.output<typeof queuedMail>[] = [];
  const sent: { to: string; subject: string; text: string }[] = [];
  const services = {
    pool: app.database.pool,
    enqueue: async (_tx: unknown, _kind: unknown, data: unknown) => {
      queued.push(z.parse(queuedMail, data));
    },
    mailer: { send: async (mail: (typeof sent)[number]) => void sent.push(mail) },
    publicUrl: 'https://portal.test',
  };
  await queueMails(services);
  await queueMails(services);
  expect(queued).toHaveLength(1);
  const [job = { personId: '', accessGroupId: '', noticeId: '' }] = queued;
  await sendMail(services, job);
  expect(sent).toMatchObject([{ to: 'maria@pantanal.test', subject: 'Hoja devuelta' }]);
  expect(sent[0]?.text).toContain('https://portal.test/trabalhador/visualiza-espelho-ponto?id=1');
  await world.sql('update person set email_confirmed_at = null where id = $1', [person]);
  await sendMail(services, job);
  expect(sent).toHaveLength(1);
});
