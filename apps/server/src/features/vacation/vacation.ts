import { openingFaults } from '@cracha/contract/features/vacation/opening-check.ts';
import type pg from 'pg';
import { record } from '#core/audit/audit.ts';
import { daysBetween, plusDays } from '#core/calendar/days.ts';
import { lawfulStarts, type VacationBalance, withAsked } from '#core/vacation/balances.ts';
import { vacationCalendar } from '#core/vacation/vacation-calendar.ts';
import { type VacationFacts, vacationFacts } from '#core/vacation/vacation-facts.queries.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By, Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { askedOf, presentPeriod } from './vacation.presenter.ts';
import { insertOpening, type KeptBalance, keepBalances, type Opening, staleVacations } from './vacation.queries.ts';

/** What an employment's balances are computed from. @throws EMPLOYEE_NOT_FOUND alike for what is missing and what is out of reach */
export async function factsOf(tx: Tx, employmentId: string): Promise<VacationFacts> {
  const id = employmentId.toLowerCase();
  return (await vacationFacts(tx, [id])).get(id) ?? refuse('EMPLOYEE_NOT_FOUND');
}

const [twoYears, mostDays] = [731, 800];

/** The lawful starts of a stretch. @throws START_AFTER_END, DATE_OUT_OF_RANGE for more than two years and some days, MAX_VALUE of days */
export async function startsOf(
  tx: Tx,
  employmentId: string,
  asked: { days: number | null; from: string | undefined; until: string | undefined; exceptId?: string | undefined },
): Promise<{ days: number; starts: string[] }> {
  const { days, from = dayFrom(), until = plusDays(from, twoYears) } = asked;
  if (from > until) refuseField('ate', 'START_AFTER_END');
  if (daysBetween(from, until) > mostDays) refuseField('ate', 'DATE_OUT_OF_RANGE');
  if (days !== null && (days < 1 || days > 30)) refuseField('dias', 'INVALID_OPTION');
  const facts = await factsOf(tx, employmentId);
  const others = facts.asked.filter(({ id }) => id !== asked.exceptId?.toLowerCase());
  return lawfulStarts(withAsked(facts, others), {
    days,
    from,
    until,
    today: dayFrom(),
    calendar: vacationCalendar(facts),
  });
}

/**
 * HR says where counting begins (V0): the former word is kept, the newest holds. @throws EMPLOYEE_NOT_FOUND, DATE_OUT_OF_RANGE before the
 * admission, behind today or after the end
 */
export async function openVacations(tx: Tx, by: By, employmentId: string, opening: Opening): Promise<void> {
  const facts = await factsOf(tx, employmentId);
  const [fault] = faultsOf(opening, facts);
  if (fault) refuseField(fault.campo, fault.codigo, fault.valores);
  await tellOpening(tx, by, employmentId.toLowerCase(), { opening, before: facts.opening });
  await computeVacations(tx, [employmentId.toLowerCase()]);
}

/** What is wrong with what HR says of a worker; days as they are written. */
export function faultsOf({ firstDay, taken, sold, absences }: Opening, { admitted, dismissed }: VacationFacts) {
  const form = { aPartirDe: firstDay, gozados: taken, vendidos: sold, faltas: absences };
  const written = (value: string | number) =>
    typeof value === 'string' ? value.split('-').reverse().join('/') : value;
  return openingFaults(form, { admissao: admitted, desligamento: dismissed, hoje: dayFrom() }).map(fault => ({
    ...fault,
    valores: Object.fromEntries(Object.entries(fault.valores).map(([name, value]) => [name, written(value)])),
  }));
}

/** Writes down what HR says, and that it was said; balances are computed by whoever calls. */
export async function tellOpening(
  tx: Tx,
  by: Doer,
  employmentId: string,
  { opening, before }: { opening: Opening; before: Opening | null },
): Promise<void> {
  await insertOpening(tx, employmentId, opening, by.personId);
  await record(tx, by, {
    verb: 'vacationOpened',
    entity: 'vacation',
    entityId: employmentId,
    ...(before && { before: openingColumns(before) }),
    after: openingColumns(opening),
  });
}

const openingColumns = ({ firstDay, taken, sold, absences }: Opening) => ({ firstDay, taken, sold, absences });

/** How many employments one transaction computes. */
const perTurn = 200;

/** Computes what changed and what time alone changes, some at a time, until nothing is left. */
export async function computeStale(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const next = () => acrossTenants(pool, 'balances of vacations are computed', tx => staleVacations(tx, perTurn));
  for (let stale = await next(); stale.length > 0 && !signal.aborted; stale = await next())
    for (const [accessGroupId, ofGroup] of Map.groupBy(stale, one => one.accessGroupId)) {
      const personId = ofGroup[0]?.personId ?? '';
      const ids = ofGroup.map(({ employmentId }) => employmentId);
      await inGroupContext(pool, { accessGroupId, personId }, tx => computeVacations(tx, ids));
    }
}

/** Computes the balances of some employments and keeps those with days left for lists. */
export async function computeVacations(tx: Tx, employmentIds: readonly string[]): Promise<void> {
  const today = dayFrom();
  const facts = await vacationFacts(tx, employmentIds);
  const rows: KeptBalance[] = [];
  const nextDays: Record<string, string | null> = {};
  for (const [employmentId, one] of facts) {
    const periods = askedOf(one, today);
    const left = periods.filter(([{ balance }]) => balance > 0);
    rows.push(...left.map(([period, asked]) => keptBalance(employmentId, period, asked)));
    nextDays[employmentId] = nextDayOf(
      one,
      periods.map(([period]) => period),
      today,
    );
  }
  await keepBalances(tx, [...facts.keys()], rows, nextDays);
}

function keptBalance(employmentId: string, period: VacationBalance, asked: number): KeptBalance {
  const { acquisition, dates, unchecked } = period;
  const days = { acquiredOn: acquisition[1], riskFrom: dates.riskFrom, limitDay: dates.limitStart };
  return { employmentId, periodBegin: acquisition[0], ...days, unchecked, document: presentPeriod(period, asked) };
}

/** The day on which time alone changes the list: a period begins, or an unchecked one is over. */
function nextDayOf({ dismissed }: VacationFacts, balances: readonly VacationBalance[], today: string): string | null {
  const last = balances.at(-1)?.acquisition[1];
  const begins = last === undefined ? undefined : plusDays(last, 1);
  const ends = balances.flatMap(({ unchecked, concession }) =>
    unchecked && concession ? [plusDays(concession[1], 1)] : [],
  );
  const days = [begins, ...ends].filter(day => day !== undefined).filter(day => day > today);
  const next = days.sort((a, b) => a.localeCompare(b))[0] ?? null;
  return next !== null && dismissed !== null && next > dismissed ? null : next;
}
