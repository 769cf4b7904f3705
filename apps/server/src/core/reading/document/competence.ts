import type { Block } from '../page/block.ts';
import type { Row, Word } from '../page/sheet.ts';
import { foldedText } from '../page/sheet.ts';
import type { PageDocument } from '../reading-types.ts';

export interface Competence {
  readonly month: number;
  readonly year: number;
  /** Another month was printed with the same claim to be the competence. */
  readonly rival?: { readonly month: number; readonly year: number };
  readonly words: readonly Word[];
}

interface Candidate {
  readonly month: number;
  readonly year: number;
  readonly weight: number;
  readonly words: readonly Word[];
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const MONTH_NAME =
  '(jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|m.r.o|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)';
const NAMED = new RegExp(`(?<![a-z])${MONTH_NAME}\\s*(?:de\\s+|[/.\\-]\\s*|\\s)\\s*(20\\d{2}|\\d{2})(?![\\d/])`, 'g');
const NUMERIC = /(?<![\d/.])(0?[1-9]|1[0-2])\s?[/.-]\s?(20\d{2})(?![\d/])/g;
const YEAR_FIRST = /(?<![\d/.])(20\d{2})[/-](0[1-9]|1[0-2])(?![\d/-])/g;
const SHORT = /(?<![\d/.])(0[1-9]|1[0-2])\/(\d{2})(?![\d/])/g;
/** "Mês: 10 Ano: 2026" */
const PARTED = /(?<![a-z])mes\s*[:.]?\s*(\d{1,2})\s*[-/,]?\s*ano\s*[:.]?\s*(20\d{2})(?!\d)/g;
const PERIOD = /(\d{2})[/.](\d{2})[/.](\d{4})\s*(?:a|ate|-|–|ate o dia)\s*(\d{2})[/.](\d{2})[/.](\d{4})/g;
/** What every form of a month has: most rows hold amounts only, and are told by one search instead of six. */
const MAYBE = new RegExp(
  `20\\d{2}|\\d\\/\\d|\\d{2}[/.]\\d{2}[/.]\\d{4}|(?<![a-z])${MONTH_NAME}\\s*(?:de\\s|[/.\\-\\s])\\s*\\d`,
);
const CLAIM =
  /(?:competencia|mes\s*[/e]?\s*ano|ref(?:\.|erencia|erente|er)?|periodo|folha|mensalista|horista|compet\.?|mes)\b[^\d]{0,24}$/;
const SURE_CLAIM = /(?:competencia|mes\s*[/e]?\s*ano|mes (?:de )?ref\S*|periodo de apuracao)[^\d]{0,16}$/;
const OTHER =
  /(?:admissao|adm\.?|nascimento|emissao|emitido|impress\S*|aquisitivo|gozo|(?:data|dt)\.?\s+(?:prevista\s+)?(?:d[eo]\s+)?(?:pagamento|pagto|pgto|credito|deposito)|(?:pagamento|pagto|pgto|credito|pago)\s*(?::|em\b)|demissao|exercicio|base legal|periodo de ferias)(?![a-z])[^\d]{0,24}$/;

/** The month the document is about, from its heading; dates of admission, payment or vacation are not it. */
export function readCompetence(block: Block): Competence | undefined {
  const limit = block.table?.firstRow ?? block.sheet.rows.length;
  const candidates: Candidate[] = [];
  for (const [index, row] of block.sheet.rows.entries()) {
    if (block.table?.rows.has(index)) continue;
    const above = index > 0 ? block.sheet.rows[index - 1] : undefined;
    for (const candidate of inRow(row, above))
      candidates.push({ ...candidate, weight: candidate.weight + (index <= limit ? 2 : 0) });
  }
  const sorted = candidates.filter(candidate => candidate.weight > 0).sort((a, b) => b.weight - a.weight);
  const best = sorted[0];
  if (!best) return undefined;
  const rival = sorted.find(
    other => other.weight === best.weight && (other.month !== best.month || other.year !== best.year),
  );
  return {
    month: best.month,
    year: best.year,
    words: best.words,
    rival: rival && { month: rival.month, year: rival.year },
  };
}

/** Sets the document's month, or says that it was not found. */
export function addCompetence(block: Block, document: PageDocument, page: number): void {
  const competence = readCompetence(block);
  if (competence) {
    document.month = competence.month;
    document.year = competence.year;
  } else document.findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {}, page });
}

function inRow(row: Row, above: Row | undefined): Candidate[] {
  const text = foldedText(row);
  if (!MAYBE.test(text)) return [];
  const found: Candidate[] = [];
  const add = (month: number, year: number, at: number, length: number, weight: number) => {
    const before = text.slice(Math.max(0, at - 40), at);
    const words = wordsAt(row, at, length);
    const header =
      above && words[0]
        ? above.words
            .filter(word => word.x0 < (words[0]?.x1 ?? 0) && word.x1 > (words[0]?.x0 ?? 0))
            .map(word => word.folded)
            .join(' ')
        : '';
    const claim =
      SURE_CLAIM.test(before) || SURE_CLAIM.test(header) ? 5 : CLAIM.test(before) || CLAIM.test(header) ? 3 : 0;
    const other = OTHER.test(before) ? -4 : 0;
    if (month >= 1 && month <= 12)
      found.push({ month, year: year < 100 ? 2000 + year : year, weight: weight + claim + other, words });
  };
  for (const match of text.matchAll(PERIOD)) periodCandidate(match, add);
  for (const match of text.matchAll(PARTED)) add(Number(match[1]), Number(match[2]), match.index, match[0].length, 7);
  for (const match of text.matchAll(NAMED))
    add(monthOf(match[1] ?? ''), Number(match[2]), match.index, match[0].length, (match[2] ?? '').length === 4 ? 2 : 0);
  for (const match of text.matchAll(NUMERIC)) add(Number(match[1]), Number(match[2]), match.index, match[0].length, 2);
  for (const match of text.matchAll(YEAR_FIRST))
    add(Number(match[2]), Number(match[1]), match.index, match[0].length, 1);
  for (const match of text.matchAll(SHORT)) add(Number(match[1]), Number(match[2]), match.index, match[0].length, -2);
  return found;
}

type Add = (month: number, year: number, at: number, length: number, weight: number) => void;

/** A period names its month when it lies in one, or else by its end (payrolls that close on the 20th). */
function periodCandidate(match: RegExpMatchArray, add: Add): void {
  const same = match[2] === match[5] && match[3] === match[6];
  const start = Number(match[6]) * 12 + Number(match[5]) - Number(match[3]) * 12 - Number(match[2]);
  if (same || start === 1) add(Number(match[5]), Number(match[6]), match.index ?? 0, match[0].length, same ? 2 : 0);
}

function monthOf(name: string): number {
  const index = MONTHS.indexOf(name.slice(0, 3));
  return index >= 0 ? index + 1 : /^m.r.o$/.test(name) ? 3 : 0;
}

function wordsAt(row: Row, at: number, length: number): Word[] {
  const words: Word[] = [];
  let position = 0;
  for (const word of row.words) {
    const end = position + word.text.length;
    if (end > at && position < at + length) words.push(word);
    position = end + 1;
  }
  return words;
}
