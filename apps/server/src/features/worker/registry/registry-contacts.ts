import { readField } from '@cracha/contract/features/worker/worker-check.ts';
import { fieldOf, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { isPhone } from '@cracha/contract/kernel/wire-contacts.ts';
import { saysNothing, valueOfCell } from './registry-values.ts';

/** What a cell says of how somebody is reached; a note tells where less was taken than stands there. */
interface ContactRead {
  value: string | null;
  note?: 'VALUE_NOT_READ' | 'FIRST_CONTACT_TAKEN';
}

export function isContact(name: WorkerFieldName): boolean {
  return fieldOf(name).section === 'contato';
}

/** Reads a contact's cell: whole where it is one contact, else the first of several. What is none is left out and told. */
export function readContact(name: WorkerFieldName, text: string, today: string): ContactRead {
  const written = text.replace(/^'/, '').trim();
  if (written === '') return { value: null };
  if (saysNothing(written)) return { value: null, note: 'VALUE_NOT_READ' };
  const usable = (part: string) => usableContact(name, part, today);
  const whole = usable(written);
  if (whole !== null) return { value: whole };
  const parts = partsOf(name, written);
  const first = parts.map(usable).find(value => value !== null);
  if (first === undefined) return { value: null, note: 'VALUE_NOT_READ' };
  return parts.length > 1 ? { value: first, note: 'FIRST_CONTACT_TAKEN' } : { value: first };
}

function usableContact(name: WorkerFieldName, part: string, today: string): string | null {
  const read = readField(name, valueOfCell(name, { text: part }), today);
  return 'value' in read && typeof read.value === 'string' ? read.value : null;
}

/** The contacts of a cell, as people part them; words beside them are none. */
function partsOf(name: WorkerFieldName, written: string): string[] {
  const { kind } = fieldOf(name);
  if (kind === 'email') return written.split(/[\s;,/|<>()]+/).filter(part => part.includes('@'));
  if (kind === 'text') return [];
  const parts = written.split(/[/;,|\r\n]|\s+(?:e|ou)\s+/i).filter(part => /\d/.test(part));
  return parts.length > 1 ? parts : phonesIn(written.replace(/\D/g, ''));
}

/** Two phones with no sign between them but spaces or hyphens. */
function phonesIn(digits: string): string[] {
  for (const length of [11, 10]) {
    const both = [digits.slice(0, length), digits.slice(length)];
    if (both.every(isPhone)) return both;
  }
  return [];
}
