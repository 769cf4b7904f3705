/** A progressive bracket: up to this amount (centavos) the rate in hundredths of a per cent, and what is subtracted. */
export interface Bracket {
  readonly upTo: number;
  readonly rate: number;
  readonly less: number;
}

/** INSS of employees (Portaria MPS/MF 6/2025 and 13/2026). */
export const INSS_BRACKETS: Readonly<Record<number, readonly Bracket[]>> = {
  2025: [
    { upTo: 151_800, rate: 750, less: 0 },
    { upTo: 279_388, rate: 900, less: 2_277 },
    { upTo: 419_083, rate: 1200, less: 10_659 },
    { upTo: 815_741, rate: 1400, less: 19_040 },
  ],
  2026: [
    { upTo: 162_100, rate: 750, less: 0 },
    { upTo: 290_284, rate: 900, less: 2_432 },
    { upTo: 435_427, rate: 1200, less: 11_140 },
    { upTo: 847_555, rate: 1400, less: 19_849 },
  ],
};

/** IRRF by month: until April 2025, and since May 2025 (Lei 15.191/2025). */
export const IRRF_UNTIL_APRIL_2025: readonly Bracket[] = [
  { upTo: 225_920, rate: 0, less: 0 },
  { upTo: 282_665, rate: 750, less: 16_944 },
  { upTo: 375_105, rate: 1500, less: 38_144 },
  { upTo: 466_468, rate: 2250, less: 66_277 },
  { upTo: Number.POSITIVE_INFINITY, rate: 2750, less: 89_600 },
];
export const IRRF_SINCE_MAY_2025: readonly Bracket[] = [
  { upTo: 242_880, rate: 0, less: 0 },
  { upTo: 282_665, rate: 750, less: 18_216 },
  { upTo: 375_105, rate: 1500, less: 39_416 },
  { upTo: 466_468, rate: 2250, less: 67_549 },
  { upTo: Number.POSITIVE_INFINITY, rate: 2750, less: 90_873 },
];

/** The tax of a bracket table on a base, both centavos. */
export function bracketTax(brackets: readonly Bracket[], base: number): number {
  const top = brackets[brackets.length - 1]?.upTo ?? base;
  const capped = Math.min(base, top);
  const bracket = brackets.find(other => capped <= other.upTo);
  return bracket ? Math.max(0, Math.round((capped * bracket.rate) / 10_000) - bracket.less) : 0;
}

/** What Lei 15.270/2025 takes off the tax from January 2026 on, by the month's gross taxable income. */
export function reduction2026(gross: number): number {
  if (gross <= 500_000) return 31_289;
  return gross <= 735_000 ? Math.round(97_862 - 0.133145 * gross) : 0;
}

/** INSS of an employee on its base in a year, centavos; undefined where the year's table is not known. */
export function inssOn(year: number, base: number): number | undefined {
  const brackets = INSS_BRACKETS[year];
  return brackets && bracketTax(brackets, base);
}

/**
 * IRRF on its base in a month, centavos. Since 2026 the gross taxable income takes some off; null: not known, nothing is taken off.
 * Undefined where the table is not known.
 */
export function irrfOn(year: number, month: number, base: number, gross: number | null): number | undefined {
  if (year < 2025 || year > 2026) return undefined;
  const tax = bracketTax(year === 2025 && month < 5 ? IRRF_UNTIL_APRIL_2025 : IRRF_SINCE_MAY_2025, base);
  return year === 2026 && gross !== null ? Math.max(0, tax - reduction2026(gross)) : tax;
}
