import type pg from 'pg';
import { statutoryRules } from '#core/clock/engine/statutory-rules.ts';
import { sendClockFile } from '#features/time-clock/file/send-clock-file.ts';
import { openPeriod } from '#features/time-clock/period/period.ts';
import { addHoliday } from '#features/time-clock/setup/holidays.ts';
import { assignRules, createRuleSet } from '#features/time-clock/setup/rule-sets.ts';
import { assignSchedule, createWorkSchedule } from '#features/time-clock/setup/schedules.ts';
import { changeClockSetting } from '#features/time-clock/setup/settings.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { fortyFourHours } from './clock-plans.ts';
import { asStaff, type DemoStaff } from './demo-acting.ts';
import {
  clockAtRest,
  clockCompanies,
  clockStands,
  setClockKinds,
  takeCertificate,
  workersOfClock,
} from './demo-clock.queries.ts';
import { gateDay, gateFile } from './demo-gate.ts';
import { makeManualClock } from './demo-manual.ts';
import { showStates } from './demo-mirrors.ts';
import {
  type ClockCompany,
  type ClockMonth,
  type ClockWorker,
  clockMonths,
  DemoClock,
  marksOf,
  plus,
  runningDays,
  type Unusual,
  workingDay,
} from './draw-clock.ts';

export interface DemoClockServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
  jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * What the demo shows of the clock (product 4, section 21): two companies that record here, three months from files of their clocks, and
 * mirrors in every state. All goes the way of HR, workers and managers; no punch is inserted by hand.
 */
export async function makeDemoClock(services: DemoClockServices, helena: DemoStaff): Promise<void> {
  const { pool } = services;
  if (await clockStands(pool, helena.accessGroupId)) return;
  await setClockKinds(pool, helena.accessGroupId);
  const months = clockMonths();
  const companies = await clockCompanies(pool, helena.accessGroupId);
  for (const company of companies) await makeClock(services, helena, company, months);
  await makeManualClock(services, helena, months);
  const [saoPaulo] = companies;
  if (saoPaulo) await showStates(services, helena, saoPaulo.id, months);
}

async function makeClock(
  services: DemoClockServices,
  helena: DemoStaff,
  company: ClockCompany,
  months: readonly ClockMonth[],
): Promise<void> {
  const { pool, jobs } = services;
  await certify(services, helena, company, months);
  const workers = await workersOfClock(pool, company.id);
  const [first] = months;
  if (!first) return;
  await asStaff(pool, helena, async (tx, by) => {
    for (const { name, document, ids } of schedulesFor(company, workers, first)) {
      const scheduleId = await createWorkSchedule(tx, by, { name, document });
      await assignSchedule(tx, jobs.enqueue, by, { chosen: { ids }, scheduleId, fromDay: first.from, pretend: false });
    }
    const setId = await createRuleSet(tx, by, { ...rulesFor(company), fromDay: first.from });
    await assignRules(tx, jobs.enqueue, by, {
      chosen: { ids: workers.map(({ id }) => id) },
      setId,
      fromDay: first.from,
      pretend: false,
    });
    const settings = { version: undefined, payroll_codes: codes, rep_number: '512026001234' };
    await changeClockSetting(tx, jobs.enqueue, by, company.id, settings);
    const holiday = {
      companyId: company.id,
      day: `${first.from.slice(0, 4)}-01-25`,
      name: 'Aniversário da cidade',
      kind: 'city',
    } as const;
    if (!company.isNight) await addHoliday(tx, jobs.enqueue, by, holiday);
    for (const { from, until } of months)
      await openPeriod(tx, jobs.enqueue, by, { companyId: company.id, from, until });
  });
  const clock = new DemoClock(company);
  for (const month of months) {
    const bytes = await clock.draw(month, marksOf(company, workers, month, unusualOf(company, months)));
    await send(services, helena, `AFD_${company.isNight ? 'sinop' : 'sao-paulo'}_${month.from.slice(0, 7)}.txt`, bytes);
    await clockAtRest(pool);
  }
  const [, second] = months;
  const worker = workers[gateWorker];
  if (company.isNight || !second || !worker) return;
  await send(services, helena, 'AFD_sao-paulo_portaria.txt', await gateFile(company, worker, second));
  await clockAtRest(pool);
}

/** One of Gustavo's people has two days of a certificate, Maria one: before the clock is drawn, so that nobody marks on them. */
async function certify(
  { pool }: DemoClockServices,
  helena: DemoStaff,
  company: ClockCompany,
  [, second, running]: readonly ClockMonth[],
): Promise<void> {
  if (company.isNight || !second || !running) return;
  const workers = await workersOfClock(pool, company.id);
  const [ill, maria] = [
    workers.findLast(({ key, leaves }) => key === null && leaves.length === 0),
    workers.find(({ key }) => key === 'maria'),
  ];
  await asStaff(pool, helena, async tx => {
    const day = workingDay(second, 7);
    if (ill) await takeCertificate(tx, ill.id, day, plus(day, 1));
    const own = runningDays(running).certificate;
    if (maria && own) await takeCertificate(tx, maria.id, own, own);
  });
}

async function send(
  { pool, files, jobs }: DemoClockServices,
  helena: DemoStaff,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const one = async function* () {
    yield bytes;
  };
  const { sha256, size } = await files.put(one(), { maxBytes: 64 * 1024 * 1024 });
  const upload = { field: 'arquivo', name, sha256, size, contentType: 'text/plain' };
  await asStaff(pool, helena, (tx, by) => sendClockFile(tx, jobs.enqueue, by, upload, {}));
}

function schedulesFor({ isNight }: ClockCompany, workers: readonly ClockWorker[], { from }: ClockMonth) {
  if (isNight) {
    // whose shift begins on an even day of the calendar, and whose on an odd one
    const even = Math.round(Date.parse(from) / 86_400_000) % 2 === 0;
    return [0, 1].map(turn => ({
      name: `12×36 noites ${turn === 0 ? 'A' : 'B'}`,
      ids: workers.filter((_, at) => at % 2 === turn).map(({ id }) => id),
      document: {
        ...{ kind: 'cycle' as const, anchor: (turn === 0) === even ? from : plus(from, 1) },
        pattern: [{ intervals: [['19:00', '00:00'] as const, ['01:00', '07:00'] as const] }, { off: true as const }],
        ...{ works_holidays: true, break_mode: 'fixed' as const, marking: 'punch' as const },
      },
    }));
  }
  return [{ name: '44 h semanais', ids: workers.map(({ id }) => id), document: fortyFourHours }];
}

function rulesFor({ isNight }: ClockCompany) {
  const { valid_from: _, ...law } = statutoryRules;
  if (!isNight)
    return {
      name: 'Banco de horas individual',
      kind: 'individual' as const,
      document: { ...law, bank: { ...law.bank, enabled: true } },
    };
  const night = { ...law.night, extension: 'never' as const };
  return {
    name: 'Acordo coletivo 12×36',
    kind: 'agreement' as const,
    document: { ...law, night, dsr: { ...law.dsr, enabled: false } },
  };
}

/** Codes for all totals but the weekly rest on overtime. */
const codes = [
  ...(
    [
      ['horasTrabalhadas', '100'],
      ['horasTrabalhadasRelogio', '101'],
      ['horasDiurnas', '102'],
      ['horasNoturnas', '103'],
      ['diasTrabalhados', '104'],
      ['horasExtras', '149'],
      ['horasFaltas', '200'],
      ['descontoFaltas', '201'],
      ['diasFalta', '202'],
      ['horasCompensadas', '210'],
      ['adicionalNoturno', '300'],
      ['intervaloCurto', '310'],
      ['interjornada', '311'],
      ['dsr', '400'],
      ['dsrPerdido', '401'],
      ['resultado', '500'],
      ['credito', '501'],
      ['debito', '502'],
      ['saldoAtual', '503'],
      ['bancoVencido', '510'],
      ['bancoQuitado', '511'],
    ] as const
  ).map(([total, codigo]) => ({ total, percentual: null, codigo })),
  { total: 'extrasPagasPorPercentual' as const, percentual: 50, codigo: '150' },
  { total: 'extrasPagasPorPercentual' as const, percentual: 100, codigo: '151' },
];

/** Who marked at the gate on one day. */
const gateWorker = 12;

/** Odd days, long days and short ones, by whom and when: what lists and queues are made of. */
function unusualOf({ isNight }: ClockCompany, [first, second, running]: readonly ClockMonth[]): Unusual {
  if (isNight || !first || !second || !running) return () => undefined;
  const odd = ['08:00', '12:00', '13:00'];
  const own = runningDays(running);
  return ({ key }, at, day) => {
    if (key === 'maria' && (day === workingDay(second, 9) || day === own.odd)) return odd;
    if (key === 'maria' && day === own.long) return ['08:00', '12:00', '13:00', '19:00'];
    if (at === gateWorker && day === gateDay(second)) return [];
    if (key === 'joao' && day === workingDay(second, 12)) return odd;
    // two whom the closing of the first month finds incomplete
    if ((at === 7 || at === 8) && day === workingDay(first, 10)) return odd;
    if (at >= 9 && at <= 13 && day === workingDay(second, 10 + (at % 4))) return odd;
    if (at % 5 === 0 && day === workingDay(second, 5)) return ['08:00', '12:00', '13:00', '18:40'];
    if (at % 6 === 1 && day === workingDay(second, 15)) return ['08:25', '12:00', '13:00', '17:00'];
    return undefined;
  };
}
