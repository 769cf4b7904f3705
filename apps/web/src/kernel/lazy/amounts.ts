/**
 * Reads a typed amount as centavos: `47,22`, `1.950,00`, `1,950.00`, `47`. The last comma or point with one or two digits behind it
 * separates the centavos. Undefined: not an amount.
 */
export function centavosOf(text: string): number | undefined {
  const plain = text.replace(/[\sR$\u00a0]/g, '');
  const match = /^(-|−)?(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const whole = Number((match[2] ?? '').replace(/[.,]/g, ''));
  const cents = Number((match[3] ?? '').padEnd(2, '0'));
  const sum = whole * 100 + cents;
  return Number.isSafeInteger(sum) ? (match[1] ? -sum : sum) : undefined;
}
