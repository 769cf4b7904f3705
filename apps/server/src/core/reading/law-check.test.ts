import { describe, expect, it } from 'vitest';
import { bracketTax, INSS_BRACKETS, IRRF_SINCE_MAY_2025, reduction2026 } from './words/law-tables.ts';

describe('tables of 2026', () => {
  it.each([
    [200_000, 15_569],
    [350_000, 30_860],
    [600_000, 64_151],
    [900_000, 98_809],
  ])('INSS on %i centavos is %i', (base, inss) =>
    expect(Math.abs(bracketTax(INSS_BRACKETS[2026] ?? [], base) - inss)).toBeLessThanOrEqual(2),
  );

  it.each([
    [303_600, 242_880, 0],
    [500_000, 439_280, 0],
    [600_000, 535_040, 38_288],
    [760_720, 700_000, 101_627],
    [550_000, 489_280, 19_047],
  ])('IRRF of gross %i with base %i is %i', (gross, base, irrf) => {
    expect(
      Math.abs(Math.max(0, bracketTax(IRRF_SINCE_MAY_2025, base) - reduction2026(gross)) - irrf),
    ).toBeLessThanOrEqual(1);
  });
});
