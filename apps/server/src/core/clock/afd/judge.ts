import { type CrcVariant, crcOf } from './crc.ts';
import { type Field, type Form, formOf, type Layout, type RecordType, typeOf } from './layouts.ts';
import type { Line } from './lines.ts';
import { readDay, readMoment } from './moment.ts';

/** How a file is written, as far as that decides about a single line. */
export interface FileForm {
  layout: Layout;
  /** Null: the layout has none, or none that is known fits. */
  crc: CrcVariant | null;
}

export interface Fault {
  code: 'LINE_TYPE' | 'LINE_LENGTH' | 'LINE_CONTROL' | 'FIELD_INVALID' | 'CRC_WRONG';
  field: string;
  values: Record<string, string | number>;
}

export interface Judged {
  /** Null: a type that the layout does not have. */
  type: RecordType | null;
  /** The record, padded where blanks at its end were cut. */
  text: string;
  /** Null: not readable. 0 of a header. */
  nsr: number | null;
  /** A field's characters without the blanks around them; empty where the line is too short. */
  field(name: string): string;
  /** The first thing wrong, null of a good line. */
  fault: Fault | null;
}

/** One line by the table of its layout: type, length, each field, CRC. */
export function judge(line: Line, { layout, crc }: FileForm): Judged {
  const form = formOf(layout, typeOf(line.text));
  const text = form ? fitted(line, form) : line.text;
  const isBytes = text === line.bytes;
  const worded = (part: string) => (isBytes ? Buffer.from(part, 'latin1').toString() : part).trim();
  const field = (name: string) => {
    const found = form?.fields.find(one => one.name === name);
    return found ? worded(text.slice(found.start, found.end)) : '';
  };
  const digits = text.slice(0, 9);
  const fault = form ? faultOf(text, line, form, crc) : wrong('LINE_TYPE', 'tipo', { lido: typeOf(line.text) });
  return { type: form?.type ?? null, text, nsr: /^\d{9}$/.test(digits) ? Number(digits) : null, field, fault };
}

/** The text in its length: blanks cut or added at the end, or positions that were counted in bytes. */
export function fitted({ text, bytes }: Line, { length, least }: Form): string {
  if (text.length === length) return text;
  if (bytes?.length === length) return bytes;
  const trimmed = text.trimEnd();
  return trimmed.length >= least && trimmed.length <= length ? trimmed.padEnd(length) : trimmed;
}

/** Whether a line ends in the CRC of what stands before it, by its characters or by its bytes. */
export function fitsCrc(variant: CrcVariant, text: string, bytes?: string): boolean {
  const fits = (one: string) => crcOf(variant, one.slice(0, -4)) === one.slice(-4).toUpperCase();
  return fits(text) || (bytes !== undefined && fits(bytes));
}

function faultOf(text: string, { bytes }: Line, form: Form, crc: CrcVariant | null): Fault | null {
  if (text.length !== form.length)
    return wrong('LINE_LENGTH', 'tamanho', { lido: text.length, esperado: form.length, tipo: form.type });
  if (hasControl(text)) return wrong('LINE_CONTROL', 'linha', {});
  for (const field of form.fields) {
    const value = text.slice(field.start, field.end);
    if (!isRight(field, value, form.type)) return wrong('FIELD_INVALID', field.name, { lido: value.trim() });
  }
  if (crc && form.hasCrc && !fitsCrc(crc, text, bytes)) return wrong('CRC_WRONG', 'crc', { lido: text.slice(-4) });
  return null;
}

function isRight({ name, kind, codes }: Field, value: string, type: RecordType): boolean {
  switch (kind) {
    case 'number':
      return /^\d+$/.test(value) && (name !== 'nsr' || isNsrOf(type, value));
    case 'worker':
      return /^\d+$/.test(value);
    case 'code':
      return codes.includes(value);
    case 'moment':
      return readMoment(value) !== undefined;
    case 'day':
      return readDay(value) !== undefined;
    case 'crc':
      return /^[\dA-Fa-f]{4}$/.test(value);
    case 'hash':
      return /^[\dA-Fa-f]{64}$/.test(value);
    default:
      return true;
  }
}

/** A header has zeros, a trailer nines, all between them a number from 1. */
function isNsrOf(type: RecordType, value: string): boolean {
  return type === '9' || (type === '1') === (value === '000000000');
}

export function hasControl(text: string): boolean {
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code < 32 || code === 127) return true;
  }
  return false;
}

function wrong(code: Fault['code'], field: string, values: Fault['values']): Fault {
  return { code, field, values };
}
