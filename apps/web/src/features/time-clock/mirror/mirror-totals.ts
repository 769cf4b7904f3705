import { balance, hours } from '../clock-time.ts';
import type { MirrorTotals } from './mirror.types.ts';

type Key = keyof MirrorTotals;

/** The sixteen of the source documents, in their order. */
export const firstTotals = [
  'horasTrabalhadas',
  'horasExtras',
  'percentualHorasExtras',
  'horasFaltas',
  'horasCompensadas',
  'horasDiurnas',
  'horasNoturnas',
  'adicionalNoturno',
  'interjornada',
  'dsr',
  'resultado',
  'credito',
  'debito',
  'saldoAnterior',
  'saldoMes',
  'saldoAtual',
] as const satisfies readonly Key[];

export const furtherTotals = [
  'horasTrabalhadasRelogio',
  'horasExtrasPorPercentual',
  'extrasPagasPorPercentual',
  'extrasNoturnas',
  'abonadas',
  'descontoFaltas',
  'intervaloCurto',
  'dsrPerdido',
  'dsrSobreExtras',
  'previsto',
  'diasTrabalhados',
  'diasFalta',
  'diasPendentes',
] as const satisfies readonly Key[];

export type TotalKey = (typeof firstTotals | typeof furtherTotals)[number];

const signed: readonly Key[] = ['resultado', 'saldoAnterior', 'saldoMes', 'saldoAtual'];
const counted: readonly Key[] = ['diasTrabalhados', 'diasFalta', 'diasPendentes'];

/** Of a mirror that payroll printed: those that stand on its page. */
export function printedTotals(totals: MirrorTotals): TotalKey[] {
  return firstTotals.filter(key => totals[key] !== 0 && totals[key] !== null);
}

/** As it is read; undefined: there is nothing of it. */
export function totalInWords(totals: MirrorTotals, key: TotalKey): string | undefined {
  const value = totals[key];
  if (key === 'percentualHorasExtras') return value === null ? undefined : `${String(value).replace('.', ',')}%`;
  if (typeof value === 'object') {
    const parts = Object.entries(value ?? {}).map(([percent, minutes]) => `${percent}%: ${hours(minutes)}`);
    return parts.length > 0 ? parts.join(' · ') : undefined;
  }
  if (counted.includes(key)) return String(value);
  return signed.includes(key) ? balance(value) : hours(value);
}

/** Sums of which the server tells no days, and a percentage. */
const unexplained: readonly Key[] = [
  'percentualHorasExtras',
  'horasExtrasPorPercentual',
  'extrasPagasPorPercentual',
  'extrasNoturnas',
  'descontoFaltas',
  'dsrSobreExtras',
  'diasTrabalhados',
  'diasFalta',
  'diasPendentes',
];

export function isExplained(key: TotalKey): boolean {
  return !unexplained.includes(key);
}
