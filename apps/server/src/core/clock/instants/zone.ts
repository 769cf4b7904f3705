/** Minutes that a zone's civil time is ahead of UTC at an instant (milliseconds since 1970), by the tz database and its past. */
export function offsetAt(zone: string, at: number): number {
  // no zone of Brazil ever changed within a quarter of an hour
  const key = Math.floor(at / quarter);
  const known = offsets.get(zone)?.get(key);
  if (known !== undefined) return known;
  const offset = ask(zone, key * quarter);
  const ofZone = offsets.get(zone) ?? new Map<number, number>();
  if (ofZone.size > mostKept) ofZone.clear();
  offsets.set(zone, ofZone.set(key, offset));
  return offset;
}

const quarter = 15 * 60_000;
const mostKept = 50_000;
const offsets = new Map<string, Map<number, number>>();
const formats = new Map<string, Intl.DateTimeFormat>();

function ask(zone: string, at: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** `-0300`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** Civil time to the minute: seconds are cut off, not rounded (I1). `2026-11-26T11:00`. */
export function civilText(zone: string, at: number): string {
  return new Date(at + offsetAt(zone, at) * 60_000).toISOString().slice(0, 16);
}

/** What instants a civil time has been in a zone: none where the clock skipped it, two where it came twice. Earliest first. */
export function instantsOf(zone: string, local: string): { instants: number[]; before: number } {
  const bare = Date.parse(`${local.length === 16 ? `${local}:00` : local}Z`);
  const around = [offsetAt(zone, bare - day), offsetAt(zone, bare + day)];
  const instants = [...new Set(around)]
    .map(offset => bare - offset * 60_000)
    .filter(at => at + offsetAt(zone, at) * 60_000 === bare);
  return { instants: instants.sort((a, b) => a - b), before: bare - (around[0] ?? 0) * 60_000 };
}

const day = 86_400_000;
