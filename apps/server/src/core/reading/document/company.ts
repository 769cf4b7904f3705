import { isCnpj } from '@cracha/contract/kernel/wire-numbers.ts';
import type { Block } from '../page/block.ts';
import { labelValue } from '../page/label-values.ts';
import { cellIn, cnpjOf } from '../page/parse-values.ts';
import { foldedText, newRow, type Row, rowText } from '../page/sheet.ts';
import { headingOf } from './owners.ts';

const COMPANY_WORDS =
  /\b(?:ltda|s\.?\/?a\.?|eireli|epp|cooperativa|hospital|prefeitura|associa\p{L}+|funda\p{L}+|ind[uú]stria|com[eé]rcio|servi[cç]os|institut\p{L}+|condom[ií]nio)(?:\s|$|[.,-])/iu;
/** A CNPJ that stands beside these words is a health plan's, a union's or a bank's. */
const FOREIGN =
  /operadora|plano de sa|sindicato|previd[eê]ncia privada|consignat|tomador|local de (?:presta|trabalho)|estipulante|conv[eê]nio|desenvolvido por/i;
/** A client of the employer: at the beginning of a row or of its cell, with its name or number behind. */
const CLIENT = /^(?:cliente|contratante|obra|posto(?: de servico| de trabalho)?|local)\b\s*(?:[:.\-–]|\d|$)/;
/** A section's heading may stand this many rows above. */
const REACH = 3;
/** Rows in which companies are named. */
const HEAD = 14;

/** The paying company, its name, and which others are printed: who of them the worker is registered with, the registry tells. */
export interface Company {
  readonly cnpj: string | undefined;
  readonly name: string | undefined;
  readonly others: readonly string[];
}

const ofBlocks = new WeakMap<Block, Company>();

/** The first valid CNPJ of the block that is not said to be someone else's. Asked for several times, so it is kept with the block. */
export function readCompany(block: Block): Company {
  const kept = ofBlocks.get(block) ?? findCompany(block);
  ofBlocks.set(block, kept);
  return kept;
}

function findCompany(block: Block): Company {
  const own = block.sheet.rows.findIndex((row, index) => cnpjOfRow(row) !== undefined && !isForeign(block, index));
  const cnpj = own < 0 ? undefined : cnpjOfRow(block.sheet.rows[own] ?? newRow([], 0, 0));
  const head = block.sheet.rows.slice(0, Math.min(block.table?.firstRow ?? HEAD, HEAD));
  return { cnpj, name: companyName(block), others: othersOf(head, cnpj) };
}

/** The row is under the heading of a client, with no employer named between. */
function isForeign({ sheet, labels }: Block, row: number): boolean {
  if (labels[row]?.some(({ role }) => role === 'companyName')) return false;
  for (let above = row - 1; above >= Math.max(0, row - REACH); above--) {
    const found = sheet.rows[above];
    if (found && headingOf(found, labels[above] ?? []) === 'other') return true;
    if (labels[above]?.some(({ role }) => role === 'companyName')) return false;
  }
  return false;
}

/** The first valid CNPJ printed in the row, also when blanks part it; a client's is none. */
export function cnpjOfRow(row: Row): string | undefined {
  if (row.known.cnpj === undefined) {
    const found = anyCnpj(row);
    row.known.cnpj = found !== undefined && !FOREIGN.test(rowText(row)) && !isClients(row) ? found : null;
  }
  return row.known.cnpj ?? undefined;
}

function isClients(row: Row): boolean {
  return CLIENT.test(foldedText(row));
}

/** The other valid CNPJs of the rows, in their masks. */
function othersOf(rows: readonly Row[], own: string | undefined): string[] {
  const others = new Set<string>();
  for (const { words } of rows)
    for (const { text } of words) {
      if (text.length < MASKED || !text.includes('/')) continue;
      const value = cnpjOf(text);
      if (value !== own && isCnpj(value)) others.add(value);
    }
  return [...others];
}

const DIGITS = 14;
const MASKED = 18;

function anyCnpj(row: Row): string | undefined {
  for (const [at, word] of row.words.entries()) {
    if (word.text.length >= DIGITS) {
      const alone = cnpjOf(word.text.replace(/^\(?(?:cnpj:?)?|\)[,;.]?$/gi, ''));
      if (isCnpj(alone)) return alone;
    }
    if (word.text.length > 5 || !isDigit(word.text.charCodeAt(0))) continue;
    const joined = cnpjOf(joinedFrom(row, at));
    if (isCnpj(joined)) return joined;
  }
  return undefined;
}

/** As many characters as a CNPJ in its mask has, from the word on, over the blanks. */
function joinedFrom({ words }: Row, at: number): string {
  let text = '';
  for (let next = at; next < at + 8 && text.length < MASKED; next++) text += words[next]?.text ?? '';
  return text.slice(0, MASKED);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function companyName(block: Block): string | undefined {
  for (const label of block.labels.flat()) {
    if (label.role !== 'companyName' || isForeign(block, label.row)) continue;
    const words = block.sheet.rows[label.row]?.words ?? [];
    // "EMPRESA MODELO LTDA" is a name that begins with the word
    if (!label.colon && words[label.to + 1]?.cell === words[label.to]?.cell) continue;
    const found = labelValue(block.sheet, block.labels, label, cellIn);
    if (found) return found.value.replace(/\s*[-–]?\s*CNPJ.*$|\s*[-–]\s*$/i, '');
  }
  for (const [index, row] of block.sheet.rows.slice(0, 8).entries()) {
    if (isClients(row) || FOREIGN.test(rowText(row)) || isForeign(block, index)) continue;
    const cells = new Map<number, string[]>();
    for (const word of row.words) cells.set(word.cell, [...(cells.get(word.cell) ?? []), word.text]);
    for (const words of cells.values()) {
      const text = words.join(' ').replace(/\s*-?\s*CNPJ.*$/i, '');
      if (COMPANY_WORDS.test(text)) return text;
    }
  }
  return undefined;
}
