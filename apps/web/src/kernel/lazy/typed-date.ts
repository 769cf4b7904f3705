import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

/** How a day or a month is typed: `d`, `m` and `y` in the order of the reader's language. */
export interface DateForm {
  order: readonly Part[];
  /** `dd/mm/aaaa`. */
  hint: string;
}

type Part = 'd' | 'm' | 'y';

const sizes = { d: 2, m: 2, y: 4 } as const;

export function dayForm(language: Language): DateForm {
  if (language === 'en-US') return { order: ['m', 'd', 'y'], hint: 'mm/dd/yyyy' };
  return { order: ['d', 'm', 'y'], hint: 'dd/mm/aaaa' };
}

export function monthForm(language: Language): DateForm {
  return { order: ['m', 'y'], hint: language === 'en-US' ? 'mm/yyyy' : 'mm/aaaa' };
}

/** `2026-11-06` (or `2026-11`) as it is read; what is no such day stays as it is. */
export function shownDate({ order }: DateForm, wire: string): string {
  const [, y = '', m = '', d = ''] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(wire) ?? [];
  if (y === '' || (d === '') === order.includes('d')) return wire;
  return order.map(part => ({ d, m, y })[part]).join('/');
}

/** What is being typed, with its strokes: `0112` is `01/12`, `1/` is `01/`; a pasted `2026-12-01` is that day. */
export function typedDate(form: DateForm, text: string): string {
  const pasted = shownDate(form, text.trim());
  if (pasted !== text.trim()) return pasted;
  const groups = text.trim().match(/\d+|\D+/g) ?? [];
  const parts: string[] = [];
  for (const [at, group] of groups.entries()) {
    if (/\D/.test(group)) continue;
    let rest = group;
    while (rest.length > roomIn(form, parts) && parts.length < form.order.length - 1) {
      const room = roomIn(form, parts);
      parts.push(rest.slice(0, room));
      rest = rest.slice(room);
    }
    const isEnded = at + 1 < groups.length && parts.length < form.order.length - 1;
    parts.push(isEnded ? rest.padStart(roomIn(form, parts), '0') : rest);
  }
  const isOpen = parts.length < form.order.length && /\D$/.test(text.trim()) && parts.length > 0;
  return parts.join('/') + (isOpen ? '/' : '');
}

/** The day or month that a whole text says, for the wire. @param ended: nothing more is typed, two digits are a year too */
export function wireDate({ order }: DateForm, text: string, ended = false): string | undefined {
  const parts = text.split('/');
  if (parts.length !== order.length || parts.some(part => !/^\d+$/.test(part))) return undefined;
  const { d, m, y } = Object.fromEntries(order.map((part, at) => [part, parts[at] ?? '']));
  const year = ended && y?.length === 2 ? century(y) : y;
  if (year?.length !== sizes.y || !m) return undefined;
  const month = `${year}-${m.padStart(2, '0')}`;
  const day = `${month}-${(d ?? '1').padStart(2, '0')}`;
  if (!isDay(day)) return undefined;
  return order.includes('d') ? day : month;
}

/** `85` is 1985, `26` is 2026: at most twenty years ahead. */
function century(two: string): string {
  const ahead = (new Date().getFullYear() % 100) + 20;
  return `${Number(two) > ahead ? 19 : 20}${two}`;
}

function roomIn({ order }: DateForm, parts: readonly string[]): number {
  return sizes[order[parts.length] ?? 'y'];
}
