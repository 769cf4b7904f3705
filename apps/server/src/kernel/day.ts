const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The day of an instant in Brasília, as in '2026-11-30'. */
export function dayOf(at: Date): string {
  return clock.format(at);
}

/** Today in Brasília, or so many days from it. */
export function dayFrom(days = 0): string {
  return dayOf(new Date(Date.now() + days * 86_400_000));
}
