import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { isOwnColumn, type OwnColumn, type RegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import type { RegistryReason } from '@cracha/contract/features/worker/registry-reasons.ts';
import { dependantUses, kinships } from '@cracha/contract/features/worker/worker.schemas.ts';
import { faultValues, readField, readFields } from '@cracha/contract/features/worker/worker-check.ts';
import {
  type FieldValues,
  fieldOf,
  isWorkerField,
  type WorkerFieldName,
  type WorkerSection,
} from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import { isCpf, normaliseCnpj, normaliseCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import * as z from 'zod/mini';
import type { StoredDependant } from '#core/employment/dependants.ts';
import type { TableCell, TableRow } from '#core/reading/words/delimited.ts';
import { isContact, readContact } from './registry-contacts.ts';
import { type Ending, readEnding } from './registry-ending.ts';
import { leaveUnread, mayBeLeft } from './registry-left.ts';
import { ctpsPartsOf, isState, issuerOf, placeOf } from './registry-parts.ts';
import { valueOfCell, writtenIn } from './registry-values.ts';

/** Why a row is left out: a field's fault of the catalogue, or a reason of the registry. */
export interface Reason {
  field: string | null;
  code: ErrorCode | RegistryReason;
  values: MessageValues;
}

/** A row of the file as it is understood; an empty cell says nothing. */
export interface CheckedRow {
  position: number;
  cpf: string | null;
  cnpj: string | null;
  given: FieldValues;
  /** What stands in columns of companies' own fields; whose they are the row's company says. */
  own?: [OwnColumn, TableCell][];
  ending?: Ending;
  /** Of an eSocial event or an employee record; none: nothing is told. */
  dependants: StoredDependant[];
  /** An account there is stands, and the rest of the row is taken: it was printed whenever it was, and asks for no other one. */
  keepsAccount?: true;
  /** What is told of a row that is taken all the same. */
  notes?: Reason[];
  reasons: Reason[];
  cells: string[];
}

/** What is told whole or not at all: where one of it stands in the row, the others must, or are emptied. */
const groups: readonly { of: readonly WorkerFieldName[]; emptied: readonly WorkerFieldName[] }[] = [
  {
    of: ['banco', 'agencia', 'agenciaDigito', 'conta', 'contaDigito', 'tipoConta'],
    emptied: ['banco', 'agencia', 'conta', 'tipoConta'],
  },
  { of: ['tipoChavePix', 'chavePix'], emptied: ['tipoChavePix', 'chavePix'] },
  {
    of: ['afastamento', 'afastamentoInicio', 'afastamentoFim'],
    emptied: ['afastamento', 'afastamentoInicio', 'afastamentoFim'],
  },
];

export interface CheckRules {
  columns: readonly RegistryColumn[];
  sections: ReadonlySet<WorkerSection>;
  today: string;
}

/** Reads and checks one row by itself; undefined where nothing stands in it. */
export function checkRow(
  row: TableRow,
  position: number,
  { columns, sections, today }: CheckRules,
): CheckedRow | undefined {
  if (row.every(cell => cell.text === '')) return undefined;
  const cellOf = (column: RegistryColumn) => row[columns.indexOf(column)];
  const given: Record<string, FieldValue> = {};
  const notes: Reason[] = [];
  for (const [at, column] of columns.entries()) {
    if (!isWorkerField(column) || !sections.has(fieldOf(column).section)) continue;
    const cell = row[at] ?? { text: '' };
    const read = isContact(column)
      ? readContact(column, cell.text, today)
      : { value: valueOfCell(column, cell, today), note: undefined };
    // a cell of signs alone is not empty; read as nothing it would empty the field of a record
    const isUnread = read.value === '' && mayBeLeft(column);
    const note = isUnread ? 'VALUE_NOT_READ' : read.note;
    if (note) notes.push({ field: column, code: note, values: {} });
    if (read.value !== null && !isUnread) given[column] = read.value;
  }
  splitDigit(given, columns, 'agencia', 'agenciaDigito', cellOf('agencia'));
  splitDigit(given, columns, 'conta', 'contaDigito', cellOf('conta'));
  splitTexts(given, columns, column => writtenIn(cellOf(column)?.text ?? '') ?? '');
  for (const { of, emptied } of groups)
    if (of.some(name => name in given)) for (const name of emptied) given[name] ??= null;
  const { values, faults } = readFields(given, today);
  const left = leaveUnread(
    { values, faults },
    {
      textOf: name => cellOf(name)?.text ?? '',
      overflows: row.slice(columns.length).some(cell => cell.text !== ''),
    },
  );
  notes.push(...left.map((field): Reason => ({ field, code: 'VALUE_NOT_READ', values: {} })));
  if (typeof values.admissao === 'string' && values.admissao > today)
    notes.push({ field: 'admissao', code: 'ADMISSION_AHEAD', values: {} });
  const read = sections.has('pessoa') ? readDependants(cellOf('dependentes')?.text ?? '') : [];
  const dependants = read ?? [];
  const cpf = cpfOf(cellOf('cpf')?.text ?? '');
  const reasons: Reason[] = [];
  if (cpf === '') reasons.push({ field: 'cpf', code: 'REQUIRED_FIELD', values: {} });
  else if (!isCpf(cpf)) reasons.push({ field: 'cpf', code: 'INVALID_CPF', values: {} });
  for (const [name, code] of Object.entries(faults))
    reasons.push({ field: name, code, values: isWorkerField(name) ? faultValues(name, today) : {} });
  const { ending, ...ended } = readEnding(row, sections.has('contrato') ? columns : [], today);
  reasons.push(...ended.reasons);
  notes.push(...ended.notes);
  const fault = read ? dependantFault(dependants, today) : 'INVALID_REQUEST';
  if (fault)
    reasons.push({
      field: 'dependentes',
      code: fault,
      values: fault === 'DATE_OUT_OF_RANGE' ? faultValues('nascimento', today) : {},
    });
  return {
    position,
    cpf: cpf || null,
    cnpj: cnpjOf(cellOf('cnpj')?.text ?? ''),
    given: values,
    dependants,
    reasons,
    cells: row.map(cell => cell.text),
    ...ownCells(row, columns),
    ...(ending ? { ending } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** Nothing where no column is a company's own: rows travel by the hundred thousand. */
function ownCells(row: TableRow, columns: readonly RegistryColumn[]): Pick<CheckedRow, 'own'> {
  const own = columns.flatMap((column, at): [OwnColumn, TableCell][] => {
    const cell = row[at];
    return isOwnColumn(column) && cell && writtenIn(cell.text) !== null ? [[column, cell]] : [];
  });
  return own.length > 0 ? { own } : {};
}

const told = z.array(
  z.object({
    name: z.string(),
    cpf: z.nullable(z.string()),
    birth_date: z.nullable(z.string()),
    kinship: z.enum(kinships),
    uses: z.array(z.enum(dependantUses)),
  }),
);

/** Undefined: the cell is not as our readers of events and records write it. */
function readDependants(text: string): StoredDependant[] | undefined {
  if (text === '') return [];
  try {
    return z.safeParse(told, JSON.parse(text)).data?.slice(0, mostDependants);
  } catch {
    return undefined;
  }
}

/** As many as the record's own form takes. */
const mostDependants = 30;

function dependantFault(dependants: readonly StoredDependant[], today: string): ErrorCode | undefined {
  for (const { name, cpf, birth_date: born } of dependants) {
    if (name.length < 2 || name.length > 120) return 'INVALID_REQUEST';
    if (cpf !== null && !isCpf(cpf)) return 'INVALID_CPF';
    const day = readField('nascimento', born, today);
    if ('fault' in day) return day.fault;
  }
  return undefined;
}

/** `12345-6` in one column is account and digit, where the digit has no column of its own. */
function splitDigit(
  given: Record<string, FieldValue>,
  columns: readonly RegistryColumn[],
  number: 'agencia' | 'conta',
  digit: 'agenciaDigito' | 'contaDigito',
  cell: TableCell | undefined,
): void {
  const found = /^([\d.]+)-([\dXxPp]{1,2})$/.exec(cell?.text.trim() ?? '');
  if (!found || columns.includes(digit) || !(number in given)) return;
  given[number] = (found[1] ?? '').replace(/\./g, '');
  given[digit] = found[2] ?? null;
}

/** `0071755/00186-RJ`, `Niterói/RJ` and `SSP/SP` in one column, where the rest has no column of its own. */
function splitTexts(
  given: Record<string, FieldValue>,
  columns: readonly RegistryColumn[],
  written: (column: WorkerFieldName) => string,
): void {
  const part = (of: WorkerFieldName, parts: Partial<Record<WorkerFieldName, string | undefined>>) => {
    const more = Object.entries(parts).filter(([name]) => name !== of);
    const isSplit = more.some(([, text]) => text !== undefined);
    if (!(of in given) || !isSplit || more.some(([name]) => columns.some(column => column === name))) return;
    for (const [name, text] of Object.entries(parts)) if (text !== undefined) given[name] = text;
  };
  const ctps = ctpsPartsOf(written('ctpsNumero'));
  // with hyphens alone it may be one number, as people part it
  if (written('ctpsNumero').includes('/') || isState(ctps.state))
    part('ctpsNumero', { ctpsNumero: ctps.number, ctpsSerie: ctps.series, ctpsUf: ctps.state });
  const place = placeOf(written('naturalidadeCidade'));
  if (isState(place.state)) part('naturalidadeCidade', { naturalidadeCidade: place.city, naturalidadeUf: place.state });
  const issuer = issuerOf(written('rgOrgao'));
  if (isState(issuer.state)) part('rgOrgao', { rgOrgao: issuer.name, rgUf: issuer.state });
}

/** Two zeros may have been eaten by a spreadsheet; what is shorter than that is no CPF. */
function cpfOf(text: string): string {
  const digits = text.replace(/[.\-\s']/g, '');
  return /^\d{9,10}$/.test(digits) ? normaliseCpf(digits) : digits.slice(0, 20);
}

/** Eight characters are an employer's root, as eSocial names one. */
function cnpjOf(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (plain === '') return null;
  return plain.length === 8 ? plain : normaliseCnpj(plain);
}
