import { type OpeningColumn, openingColumns } from '@cracha/contract/features/vacation/opening.contract.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { isCpf, normaliseCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { registrationKey } from '#core/employment/registration-key.ts';
import { parseDate } from '#core/reading/page/parse-values.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import type { TableRow } from '#core/reading/words/delimited.ts';
import { fold } from '#core/reading/words/fold.ts';
import type { Opening } from './vacation.queries.ts';

/** Why a line is refused: its column, a code, the values of its words. */
export interface LineFault {
  field: OpeningColumn | null;
  code: string;
  values: Readonly<Record<string, string | number>>;
}

/** A line of the file: whom it names, and what it says or what is wrong with it. */
export type OpeningLine = {
  number: number;
  registration: string | null;
  cpf: string | null;
} & ({ opening: Opening; fault?: never } | { opening?: never; fault: LineFault });

type Cells = Readonly<Record<OpeningColumn, string>>;

/** What a person can't see says nothing, and jsonb takes none of it. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
const nameOf = (heading: string) => fold(heading).replace(/[^a-z]/g, '');
const wanted = new Map(openingColumns.map(column => [nameOf(column), column]));

/** The lines of a file below its heading, blank ones left out. @throws ReadingRefusal where a column lacks, or is there twice */
export function* openingLines(rows: Iterable<TableRow>): Generator<OpeningLine> {
  let columns: readonly (OpeningColumn | undefined)[] | undefined;
  let number = 0;
  for (const row of rows) {
    number += 1;
    const cells = row.map(({ text }) => plain(text));
    if (cells.every(text => text === '')) continue;
    if (columns) {
      yield lineOf(number, cells, columns);
      continue;
    }
    const isHeading = cells.some(text => wanted.has(nameOf(text)));
    columns = isHeading ? headed(cells) : openingColumns;
    if (!isHeading) {
      // without a heading the first line has to look like one of ours
      if (dayIn(cells[openingColumns.indexOf('aPartirDe')] ?? '') === undefined) headed([]);
      yield lineOf(number, cells, columns);
    }
  }
}

function headed(cells: readonly string[]): (OpeningColumn | undefined)[] {
  const columns = cells.map(text => wanted.get(nameOf(text)));
  const lacks = openingColumns.filter(column => columns.filter(one => one === column).length !== 1);
  if (lacks.length > 0) throw new ReadingRefusal('TABLE_HEADING_NOT_FOUND', { colunas: lacks.join(', ') });
  return columns;
}

function lineOf(
  number: number,
  cells: readonly string[],
  columns: readonly (OpeningColumn | undefined)[],
): OpeningLine {
  const textOf = (column: OpeningColumn) => cells[columns.indexOf(column)] ?? '';
  const [matricula, cpf, aPartirDe] = [textOf('matricula'), textOf('cpf'), textOf('aPartirDe')];
  const given: Cells = {
    ...{ matricula, cpf, aPartirDe },
    ...{ gozados: textOf('gozados'), vendidos: textOf('vendidos'), faltas: textOf('faltas') },
  };
  const who = { number, registration: matricula.slice(0, 30) || null, cpf: normaliseCpf(cpf).slice(0, 11) || null };
  const fault = cells.length > columns.length ? tooMany(cells, columns.length) : undefined;
  const first = fault ?? faultIn(given);
  if (first) return { ...who, fault: first };
  const opening = {
    firstDay: dayIn(aPartirDe) ?? '',
    ...{ taken: Number(given.gozados), sold: Number(given.vendidos), absences: Number(given.faltas) },
  };
  return { ...who, opening };
}

function tooMany(cells: readonly string[], most: number): LineFault | undefined {
  const more = cells.slice(most).some(text => text !== '');
  return more ? { field: null, code: 'CELLS_TOO_MANY', values: { n: cells.length, max: most } } : undefined;
}

function faultIn(given: Cells): LineFault | undefined {
  const at = (field: OpeningColumn, code: string, values: LineFault['values'] = {}) => ({ field, code, values });
  const { matricula, cpf, aPartirDe } = given;
  if (matricula === '' && cpf === '') return at('matricula', 'REQUIRED_FIELD');
  if (matricula.length > 30) return at('matricula', 'MAX_LENGTH', { max: 30 });
  if (cpf !== '' && !isCpf(normaliseCpf(cpf))) return at('cpf', 'INVALID_CPF');
  if (aPartirDe === '') return at('aPartirDe', 'REQUIRED_FIELD');
  if (dayIn(aPartirDe) === undefined) return at('aPartirDe', 'INVALID_DATE');
  for (const column of ['gozados', 'vendidos', 'faltas'] as const) {
    if (given[column] === '') return at(column, 'REQUIRED_FIELD');
    if (!/^\d{1,9}$/.test(given[column])) return at(column, 'INVALID_NUMBER');
    if (Number(given[column]) > 366) return at(column, 'MAX_VALUE', { max: 366 });
  }
  return undefined;
}

/** `2026-11-30` or `30/11/2026`. */
function dayIn(text: string): string | undefined {
  if (isDay(text)) return text;
  return /^\d{2}[/.-]\d{2}[/.-]\d{4}$/.test(text) ? parseDate(text) : undefined;
}

export interface Candidate {
  id: string;
  cpf: string;
  registrationKey: string;
  dismissed: boolean;
}

/** Whose a line is: by CPF and registration where both are there, of several by one CPF the one that goes on. */
export function workerOf(
  line: Pick<OpeningLine, 'registration' | 'cpf'>,
  candidates: readonly Candidate[],
): { id: string } | LineFault {
  const key = line.registration && registrationKey(line.registration);
  const byKey = candidates.filter(one => one.registrationKey === key);
  const byCpf = candidates.filter(one => one.cpf === line.cpf);
  const field = line.cpf === null ? 'matricula' : 'cpf';
  const found = key && line.cpf ? byKey.filter(one => one.cpf === line.cpf) : key ? byKey : byCpf;
  const live = found.filter(({ dismissed }) => !dismissed);
  const [one, another] = live.length > 0 ? live : found;
  if (one && !another) return { id: one.id };
  if (one) return { field, code: 'WORKER_AMBIGUOUS', values: {} };
  const isMixed = key && line.cpf && byKey.length > 0 && byCpf.length > 0;
  return { field, code: isMixed ? 'WORKER_MISMATCH' : 'EMPLOYEE_NOT_FOUND', values: {} };
}
