import type { Language } from '@cracha/contract/kernel/wire.ts';

const thin = '\u2009';

function clock(minutes: number): string {
  const whole = Math.abs(minutes);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** Minutes as `08:00`, or `169:11`; a sum below zero with its sign. */
export function hours(minutes: number): string {
  return minutes < 0 ? `−${thin}${clock(minutes)}` : clock(minutes);
}

/** What is over or lacking: `+ 05:30`, `− 01:20`; even is `00:00`. */
export function balance(minutes: number): string {
  return minutes > 0 ? `+${thin}${clock(minutes)}` : hours(minutes);
}

/** The same where it is the answer to the screen's question: `+ 4h 12min`. */
export function balanceInWords(minutes: number): string {
  const whole = Math.abs(minutes);
  const sign = minutes === 0 ? '' : minutes < 0 ? `−${thin}` : `+${thin}`;
  return `${sign}${Math.floor(whole / 60)}h ${String(whole % 60).padStart(2, '0')}min`;
}

/** `Sexta-feira, 27 de novembro`. */
export function dayName(day: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const name = new Intl.DateTimeFormat(language, options).format(new Date(day));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `seg`, `Mon`: of a day, whatever the zone. */
export function weekday(day: string, language: Language): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));
  return name.replace('.', '');
}
