/** When a line says something happened. */
export interface Moment {
  /** The civil minute as the clock showed it: `2026-10-05T08:00`. */
  local: string;
  /** Milliseconds since 1970; null in layouts without an offset, whose zone the file does not say. */
  at: number | null;
  /** Minutes ahead of UTC; null as above. */
  offset: number | null;
}

const full = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):(\d{2})([+-])(\d{2})(\d{2})$/;
const bare = /^(\d{2})(\d{2})(\d{4})(\d{2})(\d{2})$/;

/** `2026-10-05T08:00:00-0300` (671) or `051020260800` (595, 1510). Undefined: no such day or hour. */
export function readMoment(text: string): Moment | undefined {
  return text.length === 12 ? readBare(text) : readFull(text);
}

/** `2026-10-05` or `05102026` → `2026-10-05`. Undefined: no such day. */
export function readDay(text: string): string | undefined {
  const day = text.length === 8 ? `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}` : text;
  return isDay(day) ? day : undefined;
}

/** `2026-10-05T08:00:00-0300`: seconds are always 00 (annex V). */
export function momentText(at: number, offset: number): string {
  const size = Math.abs(offset);
  const two = (n: number) => String(n).padStart(2, '0');
  const local = new Date(at + offset * 60_000).toISOString().slice(0, 16);
  return `${local}:00${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

function readFull(text: string): Moment | undefined {
  const [, day = '', hour = '', second = '', sign, hours, minutes] = full.exec(text) ?? [];
  if (!isDay(day) || !isHour(hour) || second > '59') return undefined;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (Math.abs(offset) > 14 * 60 || Number(minutes) > 59) return undefined;
  const local = `${day}T${hour}`;
  return { local, at: Date.parse(`${local}:${second}Z`) - offset * 60_000, offset };
}

function readBare(text: string): Moment | undefined {
  const [, day, month, year, hour, minute] = bare.exec(text) ?? [];
  if (!isDay(`${year}-${month}-${day}`) || !isHour(`${hour}:${minute}`)) return undefined;
  return { local: `${year}-${month}-${day}T${hour}:${minute}`, at: null, offset: null };
}

function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1900') return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

function isHour(hour: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(hour);
}
