import { payrollTotals } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adaptersOf } from '#core/clock/port/clock-port.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { makeDemoChart } from './demo-chart.queries.ts';
import { demoFiles } from './demo-files.ts';
import { importDemoFiles } from './demo-imports.ts';
import { makeDemoLeaves } from './demo-leaves.queries.ts';
import { clockMonths, lastWorkingDays } from './draw-clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const { pool, owner } = app.database;
  const { rows } = await owner.query<{ id: string }>("select id from access_group where name = 'Grupo Pantanal'");
  await acrossTenants(pool, 'demo installation', async tx => {
    await makeDemoChart(tx, rows[0]?.id ?? '');
    await makeDemoLeaves(tx, rows[0]?.id ?? '');
  });
  const mirrors = (await demoFiles()).filter(({ name }) => name.startsWith('T01'));
  const services = { pool, clockAdapters: adaptersOf(app.clock), publicUrl: 'http://127.0.0.1', ...app.process };
  await importDemoFiles(services, Promise.resolve(mirrors));
}, 60_000);
afterAll(() => app.stop());

const [first, second, running] = clockMonths();
/** How many of Maria's three unusual days of the running month fit into what has ended of it. */
const fitting = Math.min(3, lastWorkingDays(31).filter(day => day >= running.from).length);

const company = (name: string, city = '%') =>
  `(select id from company where legal_name like '${name}%' and city like '${city}')`;
const saoPaulo = company('Pantanal', 'São Paulo');
const sinop = company('Pantanal', 'Sinop');
const of = (email: string) => `person_id = (select id from person where email = '${email}@pantanal.test')`;
const mirrors = (where: string) => `select count(*) from timesheet where deleted_at is null and ${where}`;
const days = (where: string) => `select count(*) from clock_day where ${where}`;
const seat = `exists (select from approval_seat a where a.subject_id = x.id and a.ended_at is null and a.${of('gustavo')})`;
const isRecorder = (of: string) =>
  `select count(*) from company where id = ${of} and time_clock_kind = 'recorder' and timesheet_approval and request_approval`;

/** Product 4, section 21, sentence by sentence: what the demo shows, and how many there are. */
const sentences: readonly (readonly [string, string, (n: number) => boolean])[] = [
  ['São Paulo records here, with approval', isRecorder(saoPaulo), n => n === 1],
  [
    'its people work 44 h by one schedule',
    `select count(*) from schedule_assignment a join work_schedule w on w.id = a.schedule_id
      where a.company_id = ${saoPaulo} and w.document -> 'days' -> '6' = '{"intervals": [["08:00", "12:00"]]}'
        and w.document -> 'days' -> '1' = '{"intervals": [["08:00", "12:00"], ["13:00", "17:00"]]}'`,
    n => n >= 15,
  ],
  [
    'by the law and a bank of six months',
    `select count(distinct a.employment_id) from rule_assignment a join clock_rule r on r.rule_set_id = a.rule_set_id
      where a.company_id = ${saoPaulo} and (r.document -> 'bank' ->> 'enabled')::boolean and r.document -> 'bank' ->> 'term_months' = '6'`,
    n => n >= 15,
  ],
  ['no punch came another way than by a file', `select count(*) from punch where source <> 'file'`, n => n === 0],
  [
    'each working day of both months before has marks there',
    `select count(distinct day) from punch where company_id = ${saoPaulo} and day between '${first.from}' and '${second.until}'`,
    n => n >= 46,
  ],
  [
    'the first month is closed',
    mirrors(`company_id = ${saoPaulo} and from_day = '${first.from}' and state = 'closed'`),
    n => n >= 12,
  ],
  [
    'all totals but one have a code of payroll',
    `select ${payrollTotals.length} - count(distinct one ->> 'total') from clock_setting, jsonb_array_elements(payroll_codes) one where company_id = ${saoPaulo}`,
    n => n === 1,
  ],
  [
    "Maria's month before is open with one odd day",
    mirrors(`${of('maria')} and from_day = '${second.from}' and state = 'open' and incomplete = 1`),
    n => n === 1,
  ],
  [
    "João's is sent, waits for Gustavo and has a pending justification",
    `select count(*) from timesheet x join justification j on j.timesheet_id = x.id and j.state = 'pending'
      where x.${of('joao')} and x.from_day = '${second.from}' and x.state = 'sent' and ${seat}`,
    n => n === 1,
  ],
  [
    'one was returned',
    `select count(*) from timesheet t where t.from_day = '${second.from}' and t.state = 'review' and
       (select e.verb from timesheet_event e where e.timesheet_id = t.id order by e.id desc limit 1) = 'return'`,
    n => n === 1,
  ],
  [
    'one is to review',
    `select count(*) from timesheet t where t.from_day = '${second.from}' and t.state = 'review' and
       (select e.verb from timesheet_event e where e.timesheet_id = t.id order by e.id desc limit 1) = 'review'`,
    n => n === 1,
  ],
  [
    "one of Gustavo's people has two days of certificate, in what waits for him",
    `select count(*) from employment_leave l join timesheet x on x.employment_id = l.employment_id and l.from_day between x.from_day and x.until_day
      where l.kind = 'atestado' and l.until_day = l.from_day + 1 and x.from_day = '${second.from}' and x.state = 'sent' and ${seat}`,
    n => n === 1,
  ],
  [
    "Maria's odd day now",
    mirrors(`${of('maria')} and from_day = '${running.from}' and incomplete = 1`),
    n => n === Math.min(1, fitting),
  ],
  [
    "Maria's certificate now",
    `select count(*) from employment_leave where ${of('maria')} and kind = 'atestado' and from_day >= '${running.from}'`,
    n => n === (fitting > 1 ? 1 : 0),
  ],
  [
    "Maria's two hours more now",
    days(`${of('maria')} and day >= '${running.from}' and document -> 'extra' ->> '50' = '120'`),
    n => n === (fitting > 2 ? 1 : 0),
  ],
  [
    "Maria's lot that falls due within 30 days",
    `select count(*) from bank_posting where ${of('maria')} and kind = 'opening' and due_day between '${dayFrom()}' and '${dayFrom(30)}'`,
    n => n === 1,
  ],
  ['Sinop records here, with approval', isRecorder(sinop), n => n === 1],
  [
    'Sinop works 12 by 36 at night',
    `select count(*) from schedule_assignment a join work_schedule w on w.id = a.schedule_id
      where a.company_id = ${sinop} and w.document ->> 'kind' = 'cycle' and w.document -> 'pattern' -> 0 -> 'intervals' -> 0 ->> 0 = '19:00'`,
    n => n === 3,
  ],
  [
    'by the hour of Cuiabá',
    `select count(*) from punch where company_id = ${sinop} and (instant at time zone 'America/Cuiaba')::timestamp(0) <> local`,
    n => n === 0,
  ],
  [
    'Metalúrgica has its printed mirrors published',
    mirrors(`company_id = ${company('Metalúrgica')} and origin = 'pdf' and visible`),
    n => n === 6,
  ],
  [
    'Tecnologia types its hours, and one entry waits',
    `select count(*) from justification j join company c on c.id = j.company_id
      where c.id = ${company('Tecnologia')} and c.time_clock_kind = 'manual' and j.source = 'manual' and j.state = 'pending'`,
    n => n >= 1,
  ],
  [
    'Cooperativa records here and has neither schedule nor punch',
    `select count(*) from company c where c.id = ${company('Cooperativa')} and c.time_clock_kind = 'recorder'
        and not exists (select from schedule_assignment a where a.company_id = c.id) and not exists (select from punch p where p.company_id = c.id)`,
    n => n === 1,
  ],
  [
    'Jatobá and Construtora stay pdf without mirrors',
    `select count(*) from company c where c.id in (${company('%Jatobá')}, ${company('Construtora')}) and c.time_clock_kind = 'pdf'
        and not exists (select from timesheet t where t.company_id = c.id)`,
    n => n === 2,
  ],
  [
    'Gustavo has three mirrors to decide',
    `select count(*) from timesheet x where x.state = 'sent' and ${seat}`,
    n => n >= 3,
  ],
  [
    'Gustavo has five justifications to decide',
    `select count(*) from justification x where x.state = 'pending' and ${seat}`,
    n => n >= 5,
  ],
  ['Helena has more than a page of mirrors', mirrors('true'), n => n > 50],
  [
    'a closing has two who are blocked',
    `select count(*) from clock_closing_item where state = 'refused' and code = 'TIMESHEET_INCOMPLETE'`,
    n => n === 2,
  ],
  [
    'a clock file has bad lines and somebody unknown',
    `select count(*) from clock_file where direction = 'in' and (report ->> 'ruins')::int >= 3 and report ->> 'desconhecidos' = '1'`,
    n => n === 1,
  ],
];

// corrections of days are told with the time clock
const requests = (where: string) => `select count(*) from hr_request r where r.kind <> 'clock' and ${where}`;
const ofMaria = `person_id = (select id from person where email = 'maria@pantanal.test')`;
/** Product 5, 5.19, as far as requests of these types go. */
const requestSentences: readonly (readonly [string, string, (n: number) => boolean])[] = [
  [
    'Gustavo has at least eight of every type to decide',
    requests(
      `r.step = 1 and not r.waits_for_change and exists (select from hr_request_step s where s.request_id = r.id and s.step = 1 and s.seats @> array[(select id::text from person where email = 'gustavo@pantanal.test')])`,
    ),
    n => n >= 8,
  ],
  ['one of them is late', requests(`r.due_on < '${dayFrom()}' and r.state = 'sentForApproval'`), n => n === 1],
  [
    'what Helena files is decided by somebody else of HR',
    `select count(*) from employment e, access.hr_deciders_all(e.id, 'RhSolicitacaoAprovar') d where e.${ofMaria} and d <> (select id from person where email = 'helena@pantanal.test')`,
    n => n === 1,
  ],
  ['a long vacation goes by three steps', `select count(*) from hr_request_step where step = 3`, n => n === 1],
  ["HR's queue is more than a page", requests(`r.state = 'pending'`), n => n > 25],
  [
    'one stands still where nothing is decided',
    requests(`r.state = 'pending' and not (select c.request_approval from company c where c.id = r.company_id)`),
    n => n === 1,
  ],
  ["one's effect failed", requests('r.effect_failure is not null'), n => n === 1],
  [
    'Maria has a denied one with its reason',
    requests(
      `r.state = 'denied' and r.${ofMaria} and exists (select from hr_request_event v where v.request_id = r.id and v.reason <> '')`,
    ),
    n => n === 1,
  ],
  ['one that waits for a change', requests(`r.waits_for_change and r.${ofMaria}`), n => n === 1],
  [
    'her address changed, before and after kept',
    requests(
      `r.kind = 'registration' and r.outcome = 'approved' and r.data -> 'after' ->> 'numero' = '900' and r.${ofMaria}`,
    ),
    n => n === 1,
  ],
  [
    'payroll took a month and others wait',
    `select count(distinct state) from payroll_entry where state in ('open', 'taken')`,
    n => n === 2,
  ],
  [
    'Boreal has one that is its own',
    requests(`r.access_group_id = (select id from access_group where name = 'Grupo Boreal')`),
    n => n === 1,
  ],
];

const signer = (where: string) =>
  `select count(*) from signature_request r join document_signer s on s.request_id = r.id join document_version v on v.document_id = r.document_id where r.state = 'waiting' and ${where}`;
/** Product 6, 6.20, as far as documents to sign go. */
const documentSentences: readonly (readonly [string, string, (n: number) => boolean])[] = [
  [
    'Vera is invited to three pages by the demo’s link and code',
    signer(
      "v.pages = 3 and s.name = 'Vera Antunes' and s.access_token_hash = sha256('demo-assinante') and s.access_code_hash = sha256('424242')",
    ),
    n => n === 1,
  ],
  [
    'Maria signs an amendment beside Helena, and for equipment beside Gustavo',
    signer(`s.${ofMaria} and s.profile = 'trabalhador' and s.state = 'invited'`),
    n => n === 2,
  ],
  [
    'The demo’s code stays good when Vera’s page asks for one',
    "select count(*) from access.keep_entry_code(sha256('demo-assinante'), sha256('another'))",
    n => n === 0,
  ],
  ['Helena signs both for the company', signer("s.profile = 'rh' and s.role = 'representante'"), n => n === 2],
  ['Gustavo signs for equipment', signer(`s.${of('gustavo')} and s.profile = 'gestor'`), n => n === 1],
  [
    'a paper to sign stands in each state',
    "select count(distinct state) from signature_request where state in ('waiting', 'completed', 'refused', 'expired', 'canceled', 'replaced')",
    n => n === 6,
  ],
  [
    'forty are asked to acknowledge, and 26 have',
    `select count(*) from document d join document_receipt v on v.document_id = d.id where d.batch_id is not null and v.acknowledged_at is not null
      having (select count(*) from document where batch_id is not null) = 40`,
    n => n === 26,
  ],
  [
    'of what Maria sent, one was accepted, one refused with a reason, one waits',
    `select count(distinct state) from document where side = 'trabalhador' and sent_by = (select id from person where email = 'maria@pantanal.test') and (state <> 'rejected' or reason is not null)`,
    n => n === 3,
  ],
  [
    'one is hidden, one has two versions, one has expired',
    'select count(*) from document where not visible or file_version = 2 or valid_until < now()::date',
    n => n === 3,
  ],
  [
    'Boreal has its own',
    "select count(*) from document d join access_group g on g.id = d.access_group_id where g.name = 'Grupo Boreal'",
    n => n === 1,
  ],
];

it.each(documentSentences)('%s', async (_sentence, query, isTrue) => {
  await expect
    .poll(async () => Number((await app.database.owner.query<{ count: string }>(query)).rows[0]?.count))
    .toSatisfy(isTrue);
});

it.each([...sentences, ...requestSentences])('%s', async (_sentence, query, isTrue) => {
  const { rows } = await app.database.owner.query<{ count?: string }>(query);
  const [n] = Object.values(rows[0] ?? {});
  expect(Number(n)).toSatisfy(isTrue);
});
