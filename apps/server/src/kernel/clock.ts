/** The one source of the present moment, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const brasilia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day `YYYY-MM-DD` in Brasília at an instant: what people in Brazil call 'today'. */
export function brasiliaDay(instant: Date): string {
  return brasilia.format(instant);
}
