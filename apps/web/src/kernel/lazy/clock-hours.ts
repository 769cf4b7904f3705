/** `08:00` of typed text: `8`, `8h`, `830` and `8:05` are hours too; undefined: it is none. */
export function hourOf(text: string): string | undefined {
  const typed = text.trim();
  const [, hours = '', minutes = ''] =
    /^(\d{1,2})[:hH.](\d{0,2})$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed) ?? /^(\d{1,2})$/.exec(typed) ?? [];
  const spoken = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  return hours !== '' && /^([01]\d|2[0-3]):[0-5]\d$/.test(spoken) ? spoken : undefined;
}

/** Minutes since midnight. */
export function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `44:00`. */
export function inHours(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
