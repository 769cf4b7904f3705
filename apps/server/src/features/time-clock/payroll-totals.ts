import type { PayrollTotal } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import type { ByPct } from '#core/clock/engine/clock.types.ts';
import type { Month } from '#core/clock/month/month-of.ts';

export interface PayrollAmount {
  total: PayrollTotal;
  /** Null: of no percentage. */
  percentage: number | null;
  /** Of a total of days: how many days. */
  minutes: number;
}

/** What is counted in days; everything else is in minutes. */
export const totalsInDays: readonly PayrollTotal[] = ['diasTrabalhados', 'diasFalta'];

/** The same total of several mirrors, added; what is zero in the sum is left out. */
export function sumOf(amounts: readonly PayrollAmount[]): PayrollAmount[] {
  const sums = new Map<string, PayrollAmount>();
  for (const one of amounts) {
    const key = `${one.total} ${one.percentage}`;
    sums.set(key, { ...one, minutes: one.minutes + (sums.get(key)?.minutes ?? 0) });
  }
  return [...sums.values()].filter(({ minutes }) => minutes !== 0);
}

/** Every total of a mirror that payroll may take, by its wire name; by percentage where it has them. Days are told as they are. */
export function totalsOf({ totals, bank }: Pick<Month, 'totals' | 'bank'>): PayrollAmount[] {
  const plain: [PayrollTotal, number][] = [
    ['horasTrabalhadas', totals.worked],
    ['horasTrabalhadasRelogio', totals.worked_clock],
    ['horasFaltas', totals.missing],
    ['descontoFaltas', totals.missing_discount],
    ['horasCompensadas', totals.compensatory],
    ['horasDiurnas', totals.day],
    ['horasNoturnas', totals.night],
    ['adicionalNoturno', totals.night_additional],
    ['interjornada', totals.interjourney],
    ['intervaloCurto', totals.break_short],
    ['dsr', totals.dsr],
    ['dsrPerdido', totals.dsr_lost],
    ['resultado', totals.result],
    ['credito', totals.credit],
    ['debito', totals.debit],
    ['saldoAtual', totals.balance_current],
    ['diasTrabalhados', totals.worked_days],
    ['diasFalta', totals.absence_days],
  ];
  return [
    ...plain.map(([total, minutes]) => ({ total, percentage: null, minutes })),
    ...byPercentage('horasExtras', totals.overtime_by_pct),
    ...byPercentage('extrasPagasPorPercentual', totals.overtime_paid_by_pct),
    ...byPercentage('dsrSobreExtras', totals.dsr_on_overtime),
    ...byPercentage('bancoVencido', bank.expired_by_pct),
    ...byPercentage('bancoQuitado', bank.settled_by_pct),
  ];
}

function byPercentage(total: PayrollTotal, minutes: ByPct): PayrollAmount[] {
  return Object.entries(minutes).map(([percentage, of]) => ({ total, percentage: Number(percentage), minutes: of }));
}
