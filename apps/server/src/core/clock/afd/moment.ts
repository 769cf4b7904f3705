/** When a line says something happened. */
export interface Moment {
  /** The civil minute as the clock showed it: `2026-10-05T08:00`. */
  local: string;
  /** Milliseconds since 1970; null in layouts without an offset, as long as nobody says the zone. */
  at: number | null;
  /** Minutes ahead of UTC; null as above. */
  offset: number | null;
  /** Without an offset: the civil time never was, or was twice (I2). */
  doubt: 'skipped' | 'doubled' | null;
}

const full = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d[+-]\d\d[0-5]\d$/;
const bare = /^\d{8}([01]\d|2[0-3])[0-5]\d$/;
const mostOffset = 14 * 60;
const mostDays = 10_000;

/** Midnights that were asked for, in milliseconds of UTC: the lines of a file share few days. */
const midnights = new Map<string, number>();

/** `2026-10-05T08:00:00-0300` (671) or `051020260800` (595, 1510). Undefined: no such day or hour. */
export function readMoment(text: string): Moment | undefined {
  return text.length === 12 ? readBare(text) : readFull(text);
}

/** `2026-10-05` or `05102026` → `2026-10-05`. Undefined: no such day. */
export function readDay(text: string): string | undefined {
  const day = text.length === 8 ? `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}` : text;
  return Number.isNaN(midnightOf(day)) ? undefined : day;
}

/** `2026-10-05T08:00:00-0300`: seconds are always 00 (annex V). */
export function momentText(at: number, offset: number): string {
  const size = Math.abs(offset);
  const two = (n: number) => String(n).padStart(2, '0');
  const local = new Date(at + offset * 60_000).toISOString().slice(0, 16);
  return `${local}:00${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

function readFull(text: string): Moment | undefined {
  if (!full.test(text)) return undefined;
  const part = (from: number) => Number(text.slice(from, from + 2));
  const offset = (text.charAt(19) === '-' ? -1 : 1) * (part(20) * 60 + part(22));
  const midnight = midnightOf(text.slice(0, 10));
  if (Number.isNaN(midnight) || Math.abs(offset) > mostOffset) return undefined;
  const at = midnight + ((part(11) * 60 + part(14) - offset) * 60 + part(17)) * 1_000;
  return { local: text.slice(0, 16), at, offset, doubt: null };
}

function readBare(text: string): Moment | undefined {
  const day = readDay(text.slice(0, 8));
  if (!bare.test(text) || !day) return undefined;
  return { local: `${day}T${text.slice(8, 10)}:${text.slice(10)}`, at: null, offset: null, doubt: null };
}

/** NaN: no such day. */
function midnightOf(day: string): number {
  const known = midnights.get(day);
  if (known !== undefined) return known;
  const at = /^\d{4}-\d\d-\d\d$/.test(day) && day > '1900' ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  if (midnights.size >= mostDays) midnights.clear();
  midnights.set(day, isDay ? at : Number.NaN);
  return isDay ? at : Number.NaN;
}
