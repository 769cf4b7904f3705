/** The day in Brasília. */
export function todayHere(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
}

/** The day so many days after today, in Brasília. */
export function dayFromToday(days: number): string {
  return new Date(Date.parse(todayHere()) + days * 86_400_000).toISOString().slice(0, 10);
}
