/** Integer cents. */
export interface VacationMoney {
  vacation: number;
  third: number;
  /** Of the days sold. */
  allowance: number;
  allowanceThird: number;
  double: number;
  doubleThird: number;
  /** Of the rounded lines. */
  total: number;
}

/** What a vacation pays before taxes (V11; CLT 142, 143, 137; Constitution 7 XVII). `salary` in cents a month; each line is rounded once, half up. */
export function vacationMoney(
  salary: number,
  { days, sold, doubleDays }: { days: number; sold: number; doubleDays: number },
): VacationMoney {
  const [whole, third] = [30, 90];
  const part = (count: number, of: number) => fraction(salary * count, of);
  const lines = {
    vacation: part(days, whole),
    third: part(days, third),
    allowance: part(sold, whole),
    allowanceThird: part(sold, third),
    double: part(doubleDays, whole),
    doubleThird: part(doubleDays, third),
  };
  return { ...lines, total: Object.values(lines).reduce((sum, line) => sum + line, 0) };
}

/** An exact fraction of cents, rounded half up. Both whole and not negative. */
export function fraction(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
