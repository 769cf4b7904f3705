import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import { blank } from '../blank.ts';

import type { Block } from '../page/block.ts';
import { foldedText, type Row, rowText } from '../page/sheet.ts';
import type { PageDocument } from '../reading-types.ts';
import { parseAmount } from '../words/numbers.ts';
import { readIdentity } from './identity.ts';

/** Box numbers of the official model (IN RFB 2.060/2021, Anexo I) by the words that only they have. */
const BOXES: readonly (readonly [string, RegExp])[] = [
  ['3.1', /total dos rendimentos|rendimentos tributaveis.*total/],
  ['3.2', /contribuicao previdenciaria oficial|previdencia oficial/],
  ['3.3', /previdencia complementar|\bfapi\b|previdencia privada/],
  ['3.4', /^(?!.*isent)(?!.*aposentadoria).*pensao alimenticia/],
  ['4.2', /parcela isenta.*(?:13|decimo)/],
  ['4.1', /parcela isenta/],
  ['4.3', /diarias e ajudas/],
  ['4.4', /molestia grave/],
  ['4.5', /lucros e dividendos/],
  ['4.6', /titular ou socio|socio de me|microempresa/],
  ['4.7', /indenizac/],
  ['4.8', /juros de mora/],
  ['5.2', /imposto.*(?:13|decimo)|irrf.*(?:13|decimo)/],
  ['5.1', /(?:13|decimo).*salario|decimo terceiro|^13/],
  ['3.5', /imposto sobre a renda retido|imposto de renda retido|irrf|imposto retido/],
];
const NUMBER = /^(?:\(?)([3-6])\s?\.\s?0?(\d{1,2})\)?\.?(?=\s|$|-)/;
const SUB = /^0?(\d{1,2})\s?[.)-]/;
const INFORMATION = 7;
const SHEET = /^(?:folha|p[aá]g(?:ina|\.)?)\s*:?\s*\d{1,2}\s*(?:de|\/)\s*\d{1,2}$/i;
const AFTER_INFORMATION = /^(?:8\s?[.)-]?\s*)?respons[aá]vel pelas informa[cç][oõ]es|^aprovad[ao] pel/i;

/** Reads the comprovante de rendimentos: each box by its printed number within its section, checked against its words. */
export function readIncomeStatement(block: Block, page: number): PageDocument {
  const { words: _words, cpfs, ...identity } = readIdentity(block);
  const { fields: boxes, unplaced } = readBoxes(block);
  const fields = { ...boxes, ...readInformation(block) };
  const document: PageDocument = { ...blank(page, 3), ...identity, fields, year: calendarYear(block) };
  if (unplaced > 0) document.findings.push({ code: 'FIELDS_NOT_FOUND', values: {}, page });
  if (document.year === undefined) document.findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {}, page });
  if (cpfs.size > 1 && !identity.cpf)
    document.findings.push({ code: 'SEVERAL_CPFS', values: { count: cpfs.size }, page });
  return document;
}

/** What a whole statement lacks, once its pages are joined: what was earned, or what is taxed apart. */
export function checkStatement({ fields = {}, findings, pages }: PageDocument): Finding[] {
  const isWhole = fields['3.1'] !== undefined && fields['5.1'] !== undefined;
  if (isWhole || findings.some(({ code }) => code === 'FIELDS_NOT_FOUND')) return [];
  return [{ code: 'FIELDS_NOT_FOUND', values: {}, page: pages[0] }];
}

/** Every amount of the sections 3 to 5 must find its box; a label may run over two rows, the amount in the second. */
function readBoxes(block: Block): { fields: Record<string, number>; unplaced: number } {
  const fields: Record<string, number> = {};
  let section = 0;
  let unplaced = 0;
  let started = '';
  for (const row of block.sheet.rows) {
    const text = foldedText(row);
    const amount = lastAmount(row, block);
    const numbered = NUMBER.test(text) || SUB.test(text);
    if (amount === undefined) {
      const next = sectionOf(text);
      started = numbered && next === undefined ? text : '';
      section = next ?? section;
      continue;
    }
    const box = boxOf(numbered || started === '' ? text : `${started} ${text}`, section);
    if (box && fields[box] === undefined && !contradicts(text, box)) fields[box] = amount;
    // on a second page a box may stand before any section's title
    else if ((section >= 3 && section <= 5) || (section === 0 && numbered)) unplaced++;
    started = '';
  }
  return { fields, unplaced };
}

/** The words of the seventh box (who was paid alimony, what a health plan cost), row by row as they are printed. */
function readInformation({ sheet }: Block): { [INFORMATION]?: string } {
  const from = sheet.rows.findIndex(row => sectionOf(foldedText(row)) === INFORMATION);
  if (from < 0) return {};
  const told = sheet.rows.slice(from).map(rowText);
  const end = told.findIndex(text => AFTER_INFORMATION.test(text));
  const [heading = '', ...rows] = end < 0 ? told : told.slice(0, end);
  const words = [heading.replace(/^.*?informa[cç][oõ]es\s+complementares\s*:?\s*/i, ''), ...rows].filter(
    text => text !== '' && !SHEET.test(text),
  );
  return words.length > 0 ? { [INFORMATION]: words.join('\n') } : {};
}

/** Older models number their boxes otherwise: a number that says one box while the words say another is not believed. */
function contradicts(text: string, box: string): boolean {
  const worded = BOXES.find(([, words]) => words.test(text))?.[0];
  return worded !== undefined && worded !== box && worded.charAt(0) === box.charAt(0);
}

function lastAmount(row: Row, block: Block): number | undefined {
  const last = row.words[row.words.length - 1];
  return last && row.words.length > 1 ? parseAmount(last.text, block.style)?.centavos : undefined;
}

function sectionOf(text: string): number | undefined {
  const match = /^([1-8])\s?[.)-]/.exec(text);
  if (/rendimentos tributaveis,? deduc/.test(text)) return 3;
  if (/isentos e nao tributaveis/.test(text)) return 4;
  if (/tributacao exclusiva \(|sujeitos [aà] tributacao exclusiva(?!\))/.test(text) && !/acumuladamente/.test(text))
    return 5;
  if (/recebidos acumuladamente/.test(text)) return 6;
  if (/informacoes complementares/.test(text)) return 7;
  // within a section a bare number is one of its boxes, unless it is the next section's
  return match &&
    /fonte pagadora|beneficiari|rendimentos|informacoes|responsavel/.test(text) &&
    !/total dos rendimentos/.test(text)
    ? Number(match[1])
    : undefined;
}

/** "3.02 …" names its box; "2. …" does within a section; else its words must. */
function boxOf(text: string, section: number): string | undefined {
  if (section >= 6) return undefined;
  const full = NUMBER.exec(text);
  if (full) return Number(full[1]) <= 5 ? `${full[1]}.${Number(full[2])}` : undefined;
  const sub = SUB.exec(text);
  const worded = BOXES.find(([, words]) => words.test(text))?.[0];
  if (sub && section >= 3 && section <= 5) return `${section}.${Number(sub[1])}`;
  if (worded) return worded;
  return /^outros\b/.test(text) && section === 4 ? '4.9' : /^outros\b/.test(text) && section === 5 ? '5.3' : undefined;
}

/** The calendar year of the earnings; the exercise is the year after. */
export function calendarYear(block: Block): number | undefined {
  let exercise: number | undefined;
  for (const row of block.sheet.rows) {
    const text = foldedText(row);
    const calendar = /ano[- ]?(?:calendario|base)\s*(?:de|:)?\s*(20\d{2})/.exec(text);
    if (calendar) return Number(calendar[1]);
    const next = /exercicio\s*(?:de|:)?\s*(20\d{2})/.exec(text);
    if (next) exercise ??= Number(next[1]) - 1;
  }
  return exercise;
}
