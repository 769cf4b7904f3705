/** A day `YYYY-MM-DD` of the calendar. */
export function isDay(given: unknown): given is string {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return false;
  const at = new Date(`${given}T00:00:00Z`);
  // the database knows no year nought
  return given >= '0001' && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === given;
}
