import type { RegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import { fieldOf, isWorkerField, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import type { TableCell } from '#core/reading/words/delimited.ts';
import type { Reason } from './registry-check.ts';

/** What a worker can do without: where such a cell can't be understood, it is left out and told, and the row is taken. */
const soft: ReadonlySet<string> = new Set<WorkerFieldName>(['email', 'celular', 'telefone', 'cep', 'sexo']);
const contacts: ReadonlySet<string> = new Set<WorkerFieldName>(['email', 'celular', 'telefone']);
/** Somebody this young may be an apprentice (CLT, article 403). */
const youngest = 14;

export function isSoft(field: string): boolean {
  return soft.has(field);
}

/**
 * A cell as it is meant: the first of two contacts, and the century of a year of two digits. A birth lies so far back that one may work;
 * other days lie at most five years ahead.
 * @param today YYYY-MM-DD
 */
export function meantCell(
  column: RegistryColumn,
  cell: TableCell,
  today: string,
): { cell: TableCell; note?: Reason | undefined } {
  if (!isWorkerField(column)) return { cell };
  if (contacts.has(column)) return firstContact(column, cell);
  if (fieldOf(column).kind !== 'day') return { cell };
  const [, before, short] = /^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/.exec(cell.text.trim()) ?? [];
  if (!before || !short) return { cell };
  const latest = Number(today.slice(0, 4)) + (column === 'nascimento' ? -youngest : 5);
  const year = 2000 + Number(short) <= latest ? 2000 + Number(short) : 1900 + Number(short);
  return { cell: { ...cell, text: `${before}${year}` } };
}

function firstContact(field: WorkerFieldName, cell: TableCell): { cell: TableCell; note?: Reason | undefined } {
  const parts = cell.text
    .split(/\s*[/;|,]\s*|\s+(?:e|ou)\s+/i)
    .filter(part => (field === 'email' ? part.includes('@') : part.replace(/\D/g, '').length >= 8));
  const [first] = parts;
  if (parts.length < 2 || !first) return { cell };
  return { cell: { text: first }, note: { field, code: 'CONTACT_FIRST_TAKEN', values: {} } };
}
