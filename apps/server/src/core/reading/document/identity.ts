import type { Block } from '../page/block.ts';
import { type Found, labelValue, type Parse, rightOf } from '../page/label-values.ts';
import { WEAK_WORDS } from '../page/label-words.ts';
import type { Label } from '../page/labels-found.ts';
import { cellIn, dateIn, nameIn, oneNameIn, pisIn, registrationIn } from '../page/parse-values.ts';
import type { Word } from '../page/sheet.ts';
import type { FieldRole } from '../words/labels.ts';
import { readCompany } from './company.ts';
import { readCpfs } from './cpfs.ts';
import { labelOwner } from './owners.ts';

/** Who the document says it is about. `words` tells where each field was read. */
export interface Identity {
  cpf?: string;
  registration?: string;
  pis?: string;
  name?: string;
  companyCnpj?: string;
  companyName?: string;
  otherCnpjs?: readonly string[];
  jobTitle?: string;
  department?: string;
  admissionDate?: string;
  /** Every valid labelled CPF of the block: more than one is a reason to doubt. */
  readonly cpfs: ReadonlySet<string>;
  readonly words: Record<string, readonly Word[]>;
}

export function readIdentity(block: Block): Identity {
  const found = readCpfs(block);
  const identity: Identity = { cpfs: found.all, words: {} };
  set(identity, 'cpf', found.own);
  set(identity, 'pis', first(block, 'pis', pisIn));
  set(identity, 'registration', first(block, 'registration', registrationIn));
  readName(block, identity);
  set(identity, 'jobTitle', first(block, 'jobTitle', cellIn, true));
  set(identity, 'department', first(block, 'department', cellIn, true));
  set(identity, 'admissionDate', first(block, 'admission', dateIn));
  const company = readCompany(block);
  identity.companyCnpj = company.cnpj;
  identity.companyName = company.name;
  if (company.others.length > 0) identity.otherCnpjs = company.others;
  return identity;
}

type TextField = 'cpf' | 'registration' | 'pis' | 'name' | 'jobTitle' | 'department' | 'admissionDate';

function set(identity: Identity, field: TextField, found: { value: string; words: readonly Word[] } | undefined): void {
  if (!found || identity[field] !== undefined) return;
  identity[field] = found.value;
  identity.words[field] = found.words;
}

/** The value of the role's best label: above the table first, longer labels first, then from top to bottom. */
export function first<T>(
  block: Block,
  role: FieldRole,
  parse: Parse<T>,
  near = false,
): { value: T; words: readonly Word[]; label: Label } | undefined {
  for (const label of ranked(block, role)) {
    const found = labelValue(block.sheet, block.labels, label, parse, near);
    if (found) return found;
  }
  return undefined;
}

/** What each label of the role says, the best first. */
export function every<T>(block: Block, role: FieldRole, parse: Parse<T>): Found<T>[] {
  return ranked(block, role).flatMap(label => labelValue(block.sheet, block.labels, label, parse) ?? []);
}

function ranked(block: Block, role: FieldRole): Label[] {
  const limit = block.table?.firstRow ?? block.sheet.rows.length;
  const rank = (label: Label) => (label.row < limit ? 0 : 1000) + (isWeak(block, label) ? 100 : 0) - label.size;
  return block.labels
    .flatMap(row => row.filter(label => label.role === role && !isOthers(block, label)))
    .sort((a, b) => rank(a) - rank(b) || a.row - b.row);
}

/** Of these somebody else may have one on the page: the employer who is a person, a dependant, who printed it. */
const PERSONAL: ReadonlySet<FieldRole> = new Set<FieldRole>(['name', 'pis', 'rg', 'birthDate']);

function isOthers(block: Block, label: Label): boolean {
  const owner = PERSONAL.has(label.role) ? labelOwner(block, label) : undefined;
  return owner === 'other' || (owner === 'employer' && readCompany(block).cnpj === undefined);
}

function isWeak(block: Block, label: Label): boolean {
  const token = block.sheet.rows[label.row]?.words[label.from]?.tokens[0] ?? '';
  return label.size === 1 && WEAK_WORDS.has(token);
}

function readName(block: Block, identity: Identity): void {
  set(identity, 'name', first(block, 'name', nameIn, true));
  for (const label of ranked(block, 'employee')) {
    if (identity.name !== undefined && identity.registration !== undefined) return;
    const found = labelValue(block.sheet, block.labels, label, numberAndName, true);
    if (!found) continue;
    set(identity, 'name', found.value.name);
    set(identity, 'registration', found.value.registration);
  }
  if (identity.name === undefined) set(identity, 'name', soleName(block));
  for (const role of ['registration', 'cpf'] as const) {
    if (identity.name === undefined) set(identity, 'name', nameAfter(block, role));
  }
  if (identity.name === undefined && identity.cpf === undefined) set(identity, 'name', nameBehind(block));
  if (identity.name === undefined && identity.registration === undefined) unlabelled(block, identity);
}

/** People of one name exist: behind a sure label, with a colon or right above in a cell of its own, one word is a name. */
function soleName(block: Block): Found<string> | undefined {
  for (const label of [...ranked(block, 'name'), ...ranked(block, 'employee')]) {
    const found = labelValue(block.sheet, block.labels, label, oneNameIn, true);
    const height = (found?.words[0]?.y1 ?? 0) - (found?.words[0]?.y0 ?? 0);
    if (!found) continue;
    if (found.side === 'right' ? label.colon : Math.abs((found.words[0]?.x0 ?? 0) - label.x0) < height) return found;
  }
  return undefined;
}

interface NumberAndName {
  readonly registration?: { value: string; words: readonly Word[] };
  readonly name?: { value: string; words: readonly Word[] };
}

/** "000007 - Fulana de Tal" in one go, or only one of the two. */
const numberAndName: Parse<NumberAndName> = words => {
  const registration = registrationIn(words);
  const rest = registration ? words.slice(1) : words;
  const start = rest[0] && /^[-–/]$/.test(rest[0].text) ? 1 : 0;
  const name = nameIn(rest.slice(start)) ?? (registration ? oneNameIn(rest.slice(start)) : undefined);
  return registration || name ? { value: { registration, name }, words: [] } : undefined;
};

/** "CPF 12345678909 - Fulana de Tal": a name right behind the number. */
function nameAfter(block: Block, role: FieldRole): { value: string; words: readonly Word[] } | undefined {
  for (const label of ranked(block, role)) {
    const words = rightOf(block.sheet, block.labels, label);
    const at = words.findIndex(word => /^[-–/]$/.test(word.text));
    const name = at > 0 ? nameIn(words.slice(at + 1)) : undefined;
    if (name) return name;
  }
  return undefined;
}

/** "Matrícula 001001 Fulana de Tal": all that stands behind the number is a name. */
function nameBehind(block: Block): { value: string; words: readonly Word[] } | undefined {
  for (const label of ranked(block, 'registration')) {
    const [number, ...rest] = rightOf(block.sheet, block.labels, label);
    const name = number && registrationIn([number]) ? nameIn(rest) : undefined;
    if (name && name.words.length === rest.length) return name;
  }
  return undefined;
}

/** A row above the table that is only a number and a name ("6539-0 FULANO DE TAL"). */
function unlabelled(block: Block, identity: Identity): void {
  const limit = block.table?.firstRow ?? Math.min(block.sheet.rows.length, 12);
  for (const row of block.sheet.rows.slice(0, limit)) {
    const number = registrationIn(row.words);
    const name = number ? nameIn(row.words.slice(1).filter(word => !/^[-–]$/.test(word.text))) : undefined;
    if (!number || !name || name.words.length < row.words.length - 2) continue;
    set(identity, 'registration', number);
    set(identity, 'name', name);
    return;
  }
}
