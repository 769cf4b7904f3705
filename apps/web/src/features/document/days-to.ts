const dayLong = 86_400_000;

/** Days from today to a day; below nought: it is over. */
export function daysTo(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / dayLong);
}
