import { tokenAt } from '../syntax.ts';

/** A text as a PDF has it (ISO 32000-1, 7.9.2.2): plain letters in brackets, all others as UTF-16 with a mark before it. */
export function writtenText(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, each => `\\${each}`)})`;
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

/** The text of a string as it stands; undefined where it is none. Octal codes stay as they are: no text written here has any. */
export function textOf(value: string | undefined): string | undefined {
  const token = value === undefined ? undefined : tokenAt(value, 0);
  if (value === undefined || token?.kind !== 'string') return undefined;
  const inside = value.slice(token.from + 1, token.to - 1);
  const plain = value[token.from] === '(' ? inside.replace(/\\(.)/gs, '$1') : fromHex(inside);
  if (!plain.startsWith('\xfe\xff')) return plain;
  return Buffer.from(plain.slice(2, 2 + ((plain.length - 2) & ~1)), 'latin1')
    .swap16()
    .toString('utf16le');
}

function fromHex(hex: string): string {
  return Buffer.from(hex.replace(/\s+/g, ''), 'hex').toString('latin1');
}

/** A moment as a PDF has it (ISO 32000-1, 7.9.4), of the universal time. */
export function writtenTime(at: Date): string {
  return `(D:${at.toISOString().replace(/\.\d+Z$|[-:T]/g, '')}Z)`;
}

const time = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?'?)/;

/** The moment a string tells (ISO 8601, universal time); undefined where it tells none, or not to the second with a zone. */
export function timeOf(value: string | undefined): string | undefined {
  const found = time.exec(textOf(value) ?? '');
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second, sign = '+', zoneHour = '00', zoneMinute = '00'] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${zoneHour}:${zoneMinute}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
