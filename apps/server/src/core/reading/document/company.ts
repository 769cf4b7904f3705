import { isCnpj } from '@cracha/contract/kernel/wire-numbers.ts';
import type { Block } from '../page/block.ts';
import { labelValue } from '../page/label-values.ts';
import { cellIn, cnpjOf } from '../page/parse-values.ts';
import { type Row, rowText } from '../page/sheet.ts';

const COMPANY_WORDS =
  /\b(?:ltda|s\.?\/?a\.?|eireli|epp|cooperativa|hospital|prefeitura|associa\p{L}+|funda\p{L}+|ind[uú]stria|com[eé]rcio|servi[cç]os|institut\p{L}+|condom[ií]nio)(?:\s|$|[.,-])/iu;
/** A CNPJ that stands beside these words is a health plan's, a union's or a bank's. */
const FOREIGN = /operadora|plano de sa|sindicato|previd[eê]ncia privada|consignat|tomador|local de presta/i;

/** The paying company: the first valid CNPJ of the block that is not said to be someone else's, and its name. */
export function readCompany(block: Block): { cnpj: string | undefined; name: string | undefined } {
  let cnpj: string | undefined;
  for (const row of block.sheet.rows) {
    cnpj ??= cnpjOfRow(row);
    if (cnpj) break;
  }
  return { cnpj, name: companyName(block) };
}

/** The first valid CNPJ printed in the row, also when blanks part it. */
export function cnpjOfRow(row: Row): string | undefined {
  if (row.known.cnpj === undefined) {
    const found = anyCnpj(row);
    row.known.cnpj = found !== undefined && !FOREIGN.test(rowText(row)) ? found : null;
  }
  return row.known.cnpj ?? undefined;
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
    if (label.role !== 'companyName') continue;
    const words = block.sheet.rows[label.row]?.words ?? [];
    // "EMPRESA MODELO LTDA" is a name that begins with the word
    if (!label.colon && words[label.to + 1]?.cell === words[label.to]?.cell) continue;
    const found = labelValue(block.sheet, block.labels, label, cellIn);
    if (found) return found.value.replace(/\s*-?\s*CNPJ.*$/i, '');
  }
  for (const row of block.sheet.rows.slice(0, 8)) {
    const cells = new Map<number, string[]>();
    for (const word of row.words) cells.set(word.cell, [...(cells.get(word.cell) ?? []), word.text]);
    for (const words of cells.values()) {
      const text = words.join(' ').replace(/\s*-?\s*CNPJ.*$/i, '');
      if (COMPANY_WORDS.test(text)) return text;
    }
  }
  return undefined;
}
