/** Digits as they are typed become `17/04/1990`. */
export function bornTyped(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** `17/04/1990` as `1990-04-17`; undefined where it is no day of the calendar. */
export function bornDay(typed: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  if (!day || !month || !year) return undefined;
  const written = `${year}-${month}-${day}`;
  const at = new Date(`${written}T00:00:00Z`);
  const real = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
  return real && at.getTime() < Date.now() && Number(year) >= 1900 ? written : undefined;
}
