import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { blank } from '../blank.ts';
import type { Block } from '../page/block.ts';
import { continuation } from '../page/continuation.ts';
import type { Parse } from '../page/label-values.ts';
import { withoutWords } from '../page/label-words.ts';
import { type Label, labelsOfRow } from '../page/labels-found.ts';
import { amountIn, cellIn, dateIn, nameIn } from '../page/parse-values.ts';
import type { Row, Word } from '../page/sheet.ts';
import type { PageDocument } from '../reading-types.ts';
import type { FieldRole } from '../words/labels.ts';
import { RECORD_FIELDS } from '../words/tokens.ts';
import { first, type Identity, readIdentity } from './identity.ts';
import { readAccount } from './record-account.ts';
import { readDependants } from './record-dependants.ts';
import { readPix, withoutKinds } from './record-pix.ts';
import { readSentences } from './record-sentences.ts';

const codeIn: Parse<string> = words => {
  const word = words[0];
  return word && /\d/.test(word.text) ? { value: word.text.replace(/[,;]$/, ''), words: [word] } : undefined;
};
const stateIn: Parse<string> = words => {
  const word = words[0];
  return word && /^[A-Z]{2}$/.test(word.text) ? { value: word.text, words: [word] } : undefined;
};
const cityIn: Parse<string> = words => {
  const found = cellIn(words);
  return found ? { value: found.value.replace(/\s*[/-]\s*[A-Z]{2}$/, ''), words: found.words } : undefined;
};
/** One word of letters: "M", "Feminino", "Parda". */
const wordIn: Parse<string> = words => {
  const word = words[0];
  return word && /^\p{L}[\p{L}()]*[,;.]?$/u.test(word.text)
    ? { value: word.text.replace(/[,;.]$/, ''), words: [word] }
    : undefined;
};
/** All of one cell, whatever stands in it: an address, a telephone number in parts. */
const wholeIn: Parse<string> = words => {
  const cell = words.filter(word => word.cell === words[0]?.cell);
  const value = cell.map(word => word.text).join(' ');
  return /[\p{L}\d]/u.test(value) ? { value, words: cell } : undefined;
};
const phoneIn: Parse<string> = words => {
  const found = wholeIn(words);
  const digits = found?.value.replace(/\D/g, '') ?? '';
  return found && /^(?:0?\d{10,11}|55\d{10,11})$/.test(digits) ? found : undefined;
};
const emailIn: Parse<string> = words => {
  const word = words[0];
  return word && /^[^@\s]+@[^@\s]+\.[^@\s.,;]+$/.test(word.text) ? { value: word.text, words: [word] } : undefined;
};
/** "44", "43,50", "43:30 h", as hours with at most two places. */
const hoursIn: Parse<string> = words => {
  const word = words[0];
  const [, whole, mark, part = ''] = /^(\d{1,3})(?:([.,:])(\d{2}))?h?s?$/i.exec(word?.text ?? '') ?? [];
  if (!word || !whole || (mark === ':' && Number(part) > 59)) return undefined;
  const hours = Number(whole) + Number(part) / (mark === ':' ? 60 : 100);
  return { value: String(Number(hours.toFixed(2))), words: [word] };
};

const TEXTS: readonly (readonly [string, FieldRole, Parse<string>, boolean])[] = [
  ['birth_date', 'birthDate', dateIn, false],
  ['rg', 'rg', codeIn, false],
  ['ctps', 'ctps', codeIn, false],
  ['admission_date', 'admission', dateIn, false],
  ['position', 'jobTitle', cellIn, true],
  ['cbo', 'cbo', codeIn, false],
  ['mother', 'mother', nameIn, true],
  ['father', 'father', nameIn, true],
  ['marital_status', 'maritalStatus', cellIn, true],
  ['zip', 'zip', codeIn, false],
  ['city', 'city', cityIn, true],
  ['state', 'state', stateIn, false],
  ['sex', 'sex', wordIn, true],
  ['ethnicity', 'ethnicity', cellIn, true],
  ['birth_place', 'birthPlace', cellIn, true],
  ['birth_state', 'birthState', stateIn, false],
  ['nationality', 'nationality', wordIn, true],
  ['rg_issuer', 'rgIssuer', cellIn, true],
  ['rg_date', 'rgDate', dateIn, false],
  ['ctps_series', 'ctpsSeries', codeIn, false],
  ['ctps_state', 'ctpsState', stateIn, false],
  ['street', 'street', cellIn, true],
  ['number', 'number', codeIn, true],
  ['complement', 'complement', wholeIn, true],
  ['district', 'district', cellIn, true],
  ['phone', 'phone', phoneIn, true],
  ['cell_phone', 'cellPhone', phoneIn, true],
  ['email', 'email', emailIn, true],
  ['weekly_hours', 'weeklyHours', hoursIn, true],
  ['monthly_hours', 'monthlyHours', hoursIn, true],
];

/** Reads a ficha de registro: identity plus the registered data by their labels; the salary in centavos, dependants as JSON. */
export function readEmployeeRecord(page: Block, number: number): PageDocument {
  const { dependants, rows } = readDependants(page.sheet);
  const block = withoutKinds(ofRecord(page, rows));
  const { words, cpfs, ...identity } = readIdentity(block);
  const taken = new Set(Object.values(words).flat());
  const fields: Record<string, number | string> = {};
  for (const [name, role, parse, near] of TEXTS) {
    const found = first(block, role, parse, near);
    for (const word of found?.words ?? []) taken.add(word);
    if (found) fields[name] = name === 'zip' || name === 'cbo' ? found.value.replace(/\D/g, '') : found.value;
  }
  const dismissal = dismissalOf(block, taken, fields.admission_date);
  if (dismissal) fields.dismissal_date = dismissal;
  const salary = first(block, 'salary', amountIn(block.style));
  if (salary) fields.salary = salary.value;
  addSaid(page, identity, fields);
  if (identity.pis) fields.pis = identity.pis;
  const pix = readPix(block, taken, number);
  const account = readAccount(block, number);
  Object.assign(fields, account.fields, pix.fields);
  if (dependants.length > 0) fields.dependants = JSON.stringify(dependants);
  const document: PageDocument = { ...blank(number, 6), ...identity, ...continuation(block), fields };
  document.findings.push(...doubtsOf(fields, cpfs.size, number), ...account.findings, ...pix.findings);
  return document;
}

/** What no label gave and sentences do. */
function addSaid(
  { sheet }: Block,
  identity: Omit<Identity, 'words' | 'cpfs'>,
  fields: Record<string, number | string>,
): void {
  const { numbers, ...said } = readSentences(sheet);
  for (const [name, value] of Object.entries(said.fields)) fields[name] ??= value;
  identity.cpf ??= numbers.cpf;
  identity.pis ??= numbers.pis;
  if (said.fields.admission_date !== undefined) identity.admissionDate ??= String(said.fields.admission_date);
}

/** The day an employment ended; beside the empty box of one that goes on may stand another day of the record. */
function dismissalOf(block: Block, taken: Set<Word>, admission: string | number | undefined): string | undefined {
  const found = first(block, 'dismissal', dateIn, true);
  if (!found || found.words.some(word => taken.has(word))) return undefined;
  for (const word of found.words) taken.add(word);
  return admission !== undefined && found.value < String(admission) ? undefined : found.value;
}

/** A record is all labels, but for what is about others: more of them are known, and what looks like a table of pay is a row of its fields. */
function ofRecord(block: Block, others: ReadonlySet<number>): Block {
  const labels = block.sheet.rows.map((row, index) =>
    others.has(index)
      ? []
      : withoutWords(row, labelsOfRow(row, index, RECORD_FIELDS)).filter(label => label.colon || !isValue(row, label)),
  );
  return { ...block, labels, table: undefined };
}

/**
 * "Cidade Nova" is a district and "Chefe de Turno" a position: a word that may stand in a value is a label where it has a colon, or
 * its cell for itself, and none is one in the middle of a text.
 */
function isValue(row: Row, label: Label): boolean {
  const cell = row.words[label.from]?.cell;
  const before = row.words[label.from - 1];
  const after = row.words[label.to + 1];
  // "Forma de pagamento: Pix" names no key
  if (label.role === 'pixKey' && label.size === 1) return true;
  if (before !== undefined && before.cell === cell && /^\p{L}/u.test(before.text) && !before.text.endsWith(':'))
    return true;
  return WORDS_OF_VALUES.has(label.role) && after !== undefined && after.cell === cell;
}

const WORDS_OF_VALUES: ReadonlySet<FieldRole> = new Set([
  'city',
  'state',
  'number',
  'complement',
  'phone',
  'department',
  'jobTitle',
  'dismissal',
  'unread',
  'other',
]);

/** What a record says of itself that can't be so. */
function doubtsOf(fields: Readonly<Record<string, number | string>>, cpfs: number, page: number): Finding[] {
  const doubts: Finding[] = [];
  if (Object.keys(fields).length < 3) doubts.push({ code: 'FIELDS_NOT_FOUND', values: {}, page });
  if (cpfs > 1) doubts.push({ code: 'SEVERAL_CPFS', values: { count: cpfs }, page });
  const { birth_date: birth, admission_date: admission } = fields;
  if (birth && admission && Number(String(admission).slice(0, 4)) - Number(String(birth).slice(0, 4)) < YOUNGEST)
    doubts.push({
      code: 'RECORD_DATES_UNLIKELY',
      values: { birth: dayText(birth), admission: dayText(admission) },
      page,
    });
  return doubts;
}

/** Nobody works sooner (Constitution, art. 7, XXXIII: fourteen, as an apprentice). */
const YOUNGEST = 14;

const dayText = (day: string | number) => String(day).split('-').reverse().join('/');
