import type { PayItemNature } from '@cracha/contract/features/receipt/pay-item-natures.ts';

/** A printed reference as a number: how many hours, days, per cent; null: of what is not said. */
export interface Quantity {
  value: number;
  unit: 'hours' | 'days' | 'percent' | null;
}

/** These are paid by the hour, or by the day: a bare number beside them says how many. */
const unitOf: Partial<Record<PayItemNature, Quantity['unit']>> = {
  horasExtras: 'hours',
  adicionalNoturno: 'hours',
  ferias: 'days',
};

/** Reads `14:00`, `220,00`, `30 d`, `7,5%`. Undefined where it is no quantity (`3/12`, words, nothing). */
export function quantityOf(reference: string | null, nature: PayItemNature | null): Quantity | undefined {
  const text = reference?.trim() ?? '';
  const clock = /^(\d{1,4}):([0-5]\d)\s*h?$/i.exec(text);
  if (clock) return { value: Number(clock[1]) + Number(clock[2]) / 60, unit: 'hours' };
  const [, digits, unit] = /^(\d[\d.]*(?:,\d+)?)\s*(h|hs|hrs?|horas?|d|dias?|%)?$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.includes(',') ? digits.replaceAll('.', '').replace(',', '.') : digits);
  if (Number.isNaN(value)) return undefined;
  return { value, unit: unit ? namedUnit(unit) : nature ? (unitOf[nature] ?? null) : null };
}

function namedUnit(unit: string): Quantity['unit'] {
  if (unit === '%') return 'percent';
  return /^h/i.test(unit) ? 'hours' : 'days';
}
