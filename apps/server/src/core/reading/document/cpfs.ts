import { isCnpj, isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import type { Block } from '../page/block.ts';
import { labelValue } from '../page/label-values.ts';
import { cpfIn, digitsOf } from '../page/parse-values.ts';
import type { Word } from '../page/sheet.ts';
import { parseAmount } from '../words/numbers.ts';
import { readCompany } from './company.ts';
import { labelOwner, type Owner, ownerAt } from './owners.ts';

interface Cpf {
  readonly value: string;
  readonly words: readonly Word[];
  /** The row of its label, or its own where it has none. */
  readonly row: number;
  readonly owner: Owner | undefined;
}

/** The worker's CPF, and all that may be the worker's: more than one is a reason to doubt. */
export interface Cpfs {
  readonly own: { readonly value: string; readonly words: readonly Word[] } | undefined;
  readonly all: ReadonlySet<string>;
}

/**
 * The CPFs of a block by whose they are. Those of who issued it, of dependants and of alimony are nobody's here; those of an employer
 * who is a person stand in the employer's section; what stands under a whole document, without an amount below, is a signature.
 */
export function readCpfs(block: Block): Cpfs {
  const labelled = labelledCpfs(block);
  const head = block.table?.firstRow ?? Number.POSITIVE_INFINITY;
  // a label under the items alone may be a signature's
  const isLabelled = labelled.some(({ row, owner }) => row < head && owner !== 'other');
  const masked = isLabelled ? [] : maskedCpfs(block).filter(({ value }) => !labelled.some(one => one.value === value));
  const found = [...labelled, ...masked].filter(({ owner }) => owner !== 'other');
  if (found.length < 2)
    return { own: found[0]?.owner === 'employer' && !hasCompany(block) ? undefined : found[0], all: valuesOf(found) };
  const candidates = withoutEmployers(block, found);
  const above = candidates.filter(({ row }) => row < head);
  const own = above.find(({ owner }) => owner === 'worker') ?? above[0] ?? candidates[0];
  const all = candidates.filter(cpf => cpf === own || !(above.length > 0 && isSignature(block, cpf)));
  return { own, all: valuesOf(all) };
}

function valuesOf(cpfs: readonly Cpf[]): Set<string> {
  return new Set(cpfs.map(({ value }) => value));
}

/** Without a company's number on the page the employer is a person, whose CPF is printed before anything of the worker's. */
function withoutEmployers(block: Block, found: readonly Cpf[]): readonly Cpf[] {
  if (hasCompany(block) || !found.some(({ owner }) => owner === 'worker')) return found;
  const first = found.find(({ owner }) => owner === 'worker')?.row ?? 0;
  return found.filter(({ owner, row }) => owner !== 'employer' && !(owner === undefined && row < first));
}

function hasCompany(block: Block): boolean {
  return readCompany(block).cnpj !== undefined;
}

function isSignature(block: Block, { row, owner }: Cpf): boolean {
  const last = Math.max(-1, ...(block.table?.rows ?? []));
  if (owner !== undefined || last < 0 || row < last) return false;
  return !block.sheet.rows.slice(row).some(({ words }) => words.some(word => parseAmount(word.text, block.style)));
}

function labelledCpfs(block: Block): Cpf[] {
  return block.labels.flat().flatMap(label => {
    const found = label.role === 'cpf' ? labelValue(block.sheet, block.labels, label, cpfIn) : undefined;
    return found ? [{ ...found, row: label.row, owner: labelOwner(block, label) }] : [];
  });
}

/** A CPF in its mask needs no label; bare digits do. The employer's number under "CNPJ/CPF" is none of a worker's. */
function maskedCpfs(block: Block): Cpf[] {
  return block.sheet.rows.flatMap((row, index) =>
    row.words.flatMap((word, at) => {
      const value = maskedIn(word);
      if (value === undefined || isInscription(block, index, at)) return [];
      return [{ value, words: [word], row: index, owner: ownerAt(block, index, at) }];
    }),
  );
}

const LENGTH = 14;
const MASKED = /^\d{3}\.\d{3}\.\d{3}-\d{2}[,;.]?$/;

function maskedIn({ text }: Word): string | undefined {
  if (text.length < LENGTH || !MASKED.test(text)) return undefined;
  const value = digitsOf(text).replace('.', '');
  return isCpf(value) && !isCnpj(value) ? value : undefined;
}

function isInscription(block: Block, row: number, at: number): boolean {
  const label = block.labels[row]?.findLast(({ to }) => to < at);
  return label?.role === 'cnpj' && at - label.to <= 2;
}
