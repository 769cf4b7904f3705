import type { PayItemNature } from '@cracha/contract/features/receipt/pay-item-natures.ts';

/** A printed reference with what it counts. */
export interface Reference {
  value: number;
  unit: 'days' | 'hours' | 'percent';
}

const percents: readonly (PayItemNature | null)[] = ['inss', 'irrf', 'valeTransporte'];
const hours: readonly (PayItemNature | null)[] = ['horasExtras', 'adicionalNoturno'];
const month = 31;
const whole = 100;

/**
 * Reads a bare number (`30,00`) by the nature of its line, where it can mean one thing alone: a salary of up to 31 is of days, of more is of
 * hours. Undefined: it stays as printed, also where it says its unit itself.
 */
export function referenceOf(printed: string, nature: PayItemNature | null): Reference | undefined {
  if (!/^\d[\d.]*(,\d+)?$/.test(printed.trim())) return undefined;
  const value = Number(printed.replaceAll('.', '').replace(',', '.'));
  if (value === 0) return undefined;
  if (percents.includes(nature)) return value <= whole ? { value, unit: 'percent' } : undefined;
  if (hours.includes(nature)) return { value, unit: 'hours' };
  if (nature === 'ferias') return value <= month ? { value, unit: 'days' } : undefined;
  if (nature !== 'salario' || value > 24 * month) return undefined;
  return { value, unit: value <= month ? 'days' : 'hours' };
}
