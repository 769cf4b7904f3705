const TIME = /^([-+]?)(\d{1,4})[:.h](\d{2})[*#a-zA-Z()]{0,3}$/;

/** A printed time or amount of hours as [-]hh:mm; undefined when it is none. Hours may pass 24. */
export function timeText(text: string): string | undefined {
  const match = TIME.exec(text);
  if (!match || Number(match[3]) > 59) return undefined;
  return `${match[1] === '-' ? '-' : ''}${(match[2] ?? '').padStart(2, '0')}:${match[3]}`;
}

/** Minutes of [-]hh:mm. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.replace('-', '').split(':');
  const value = Number(hours) * 60 + Number(minutes);
  return time.startsWith('-') ? -value : value;
}

/** A time of day, not a long sum of hours. */
export function isTimeOfDay(time: string): boolean {
  const minutes = minutesOf(time);
  return minutes >= 0 && minutes < 24 * 60;
}
