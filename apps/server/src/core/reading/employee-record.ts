import { blank } from './blank.ts';
import type { Block } from './block.ts';
import { first, readIdentity } from './identity.ts';
import type { Parse } from './label-values.ts';
import type { FieldRole } from './labels.ts';
import { amountIn, cellIn, dateIn, nameIn } from './parse-values.ts';
import type { PageDocument } from './reading-types.ts';

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
];

/** Reads a ficha de registro: identity plus the registered data by their labels; the salary in centavos. */
export function readEmployeeRecord(block: Block, page: number): PageDocument {
  const { words: _words, cpfs: _cpfs, ...identity } = readIdentity(block);
  const fields: Record<string, number | string> = {};
  for (const [name, role, parse, near] of TEXTS) {
    const found = first(block, role, parse, near);
    if (found) fields[name] = name === 'zip' || name === 'cbo' ? found.value.replace(/\D/g, '') : found.value;
  }
  const salary = first(block, 'salary', amountIn(block.style));
  if (salary) fields.salary = salary.value;
  if (identity.pis) fields.pis = identity.pis;
  const document: PageDocument = { ...blank(page, 6), ...identity, fields };
  if (Object.keys(fields).length < 3) document.findings.push({ code: 'FIELDS_NOT_FOUND', values: {}, page });
  return document;
}
