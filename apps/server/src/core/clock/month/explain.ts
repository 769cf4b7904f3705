import type { Rules } from '../engine/clock.types.ts';
import type { Month, MonthDay } from './month-of.ts';

/** Where a total comes from: the column it sums, its ground in law, and the parameters that decide it. */
interface Ground {
  of: (day: MonthDay) => number;
  law: string;
  parameters: readonly Parameter[];
}

/** A path within the rules. */
type Parameter =
  | 'tolerance.per_mark'
  | 'tolerance.per_day'
  | 'tolerance.excess'
  | 'night.start'
  | 'night.end'
  | 'night.reduced'
  | 'night.extension'
  | 'overtime.work'
  | 'overtime.off'
  | 'overtime.rest'
  | 'overtime.holiday'
  | 'break.over_4h'
  | 'break.over_6h'
  | 'break.tolerance'
  | 'interday.minimum'
  | 'dsr.day_minutes'
  | 'dsr.loss'
  | 'dsr.loss_on'
  | 'compensation.scope'
  | 'bank.kinds'
  | 'bank.daily_limit'
  | 'bank.debit_missing'
  | 'bank.term_months';

const sum = (byPct: Readonly<Record<string, number>>) =>
  Object.values(byPct).reduce((all, minutes) => all + minutes, 0);
const night = ['night.start', 'night.end', 'night.extension'] as const;
const bank = ['bank.kinds', 'bank.daily_limit', 'bank.debit_missing', 'bank.term_months'] as const;

/** The sixteen totals of the source documents, and those under 'more' that are sums of days (product 4, section 9). */
export const grounds = {
  horasTrabalhadas: { of: day => day.worked, law: 'CLT arts. 58 e 73 § 1º', parameters: ['night.reduced', ...night] },
  horasExtras: {
    of: day => sum(day.extra),
    law: 'CLT art. 59; CF art. 7º XVI; Lei 605/1949 art. 9º',
    parameters: [
      'overtime.work',
      'overtime.off',
      'overtime.rest',
      'overtime.holiday',
      'tolerance.per_mark',
      'tolerance.per_day',
      'tolerance.excess',
    ],
  },
  percentualHorasExtras: {
    of: day => sum(day.extra),
    law: 'CF art. 7º XVI; Lei 605/1949 art. 9º',
    parameters: ['overtime.work', 'overtime.off', 'overtime.rest', 'overtime.holiday'],
  },
  horasFaltas: {
    of: day => day.missing,
    law: 'CLT art. 58 § 1º',
    parameters: ['tolerance.per_mark', 'tolerance.per_day', 'tolerance.excess'],
  },
  horasCompensadas: {
    of: day => day.credit + day.debit,
    law: 'CLT arts. 59 §§ 2º e 6º, 59-B',
    parameters: ['compensation.scope', ...bank],
  },
  horasDiurnas: { of: day => day.day, law: 'CLT art. 73 § 2º', parameters: night },
  horasNoturnas: { of: day => day.night, law: 'CLT art. 73 §§ 2º e 5º', parameters: night },
  adicionalNoturno: {
    of: day => day.night_reduced,
    law: 'CLT art. 73 §§ 1º e 2º',
    parameters: ['night.reduced', ...night],
  },
  interjornada: { of: day => day.interday_short, law: 'CLT arts. 66 e 67', parameters: ['interday.minimum'] },
  dsr: {
    of: day => day.dsr,
    law: 'Lei 605/1949 arts. 1º, 6º e 7º',
    parameters: ['dsr.day_minutes', 'dsr.loss', 'dsr.loss_on'],
  },
  resultado: {
    of: day => sum(day.extra) - day.missing,
    law: 'CLT arts. 58 e 59',
    parameters: ['tolerance.per_mark', 'tolerance.per_day'],
  },
  credito: { of: day => day.credit, law: 'CLT art. 59 § 2º', parameters: bank },
  debito: { of: day => day.debit, law: 'CLT art. 59 § 2º', parameters: bank },
  saldoAnterior: { of: () => 0, law: 'CLT art. 59 §§ 2º e 5º', parameters: ['bank.term_months'] },
  saldoMes: { of: day => day.credit - day.debit, law: 'CLT art. 59 § 2º', parameters: bank },
  saldoAtual: { of: day => day.credit - day.debit, law: 'CLT art. 59 § 2º', parameters: bank },
  horasTrabalhadasRelogio: { of: day => day.worked_clock, law: 'CLT art. 74', parameters: [] },
  abonadas: { of: day => day.excused, law: 'CLT art. 473; Lei 605/1949 art. 6º', parameters: [] },
  intervaloCurto: {
    of: day => day.break_short,
    law: 'CLT art. 71',
    parameters: ['break.over_4h', 'break.over_6h', 'break.tolerance'],
  },
  dsrPerdido: {
    of: day => day.dsr_lost,
    law: 'Lei 605/1949 art. 6º',
    parameters: ['dsr.day_minutes', 'dsr.loss', 'dsr.loss_on'],
  },
  previsto: { of: day => day.expected, law: 'CLT arts. 58 e 74', parameters: [] },
} as const satisfies Record<string, Ground>;
export type ExplainedTotal = keyof typeof grounds;

export function isExplained(name: string): name is ExplainedTotal {
  return Object.hasOwn(grounds, name);
}

export interface Explanation {
  law: string;
  /** Days with minutes of their own; those that haven't ended are in no total. */
  days: { date: string; minutes: number }[];
  /** The value in force on the day, or on the period's last, and since when. */
  parameters: { name: string; value: string; since: string }[];
}

/** Why a total is what it is. @param day one day alone @param rules in force, the latest `valid_from` last */
export function explain(
  month: Pick<Month, 'days' | 'until'>,
  total: ExplainedTotal,
  rules: readonly Rules[],
  day?: string,
): Explanation {
  const { of, law, parameters }: Ground = grounds[total];
  const ended = month.days.filter(
    one => one.status !== 'running' && one.status !== 'future' && (day === undefined || one.date === day),
  );
  const inForce = rules.findLast(one => one.valid_from <= (day ?? month.until)) ?? rules[0];
  return {
    law,
    days: ended.map(one => ({ date: one.date, minutes: of(one) })).filter(({ minutes }) => minutes !== 0),
    parameters: inForce
      ? parameters.map(name => ({ name, value: valueIn(inForce, name), since: inForce.valid_from }))
      : [],
  };
}

function valueIn(rules: Rules, path: Parameter): string {
  const [group = '', name = ''] = path.split('.');
  const values: unknown = Reflect.get(rules, group);
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  return value === null ? '–' : String(value);
}

/** A tier, or a word. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('pct' in value)) return String(value);
  const upto = 'upto' in value && typeof value.upto === 'number' ? ` (≤ ${value.upto} min)` : '';
  return `${value.pct} %${upto}`;
}
