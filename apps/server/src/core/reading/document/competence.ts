import type { Block } from '../page/block.ts';
import type { Row, Word } from '../page/sheet.ts';
import { foldedText } from '../page/sheet.ts';
import type { PageDocument } from '../reading-types.ts';
import { monthForms, monthInParts } from './month-forms.ts';

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

const CLAIM =
  /(?:competencia|mes\s*[/e]?\s*ano|ref(?:\.|erencia|erente|er)?|periodo|folha|mensalista|horista|compet\.?|mes)\b[^\d]{0,24}$/;
const SURE_CLAIM = /(?:competencia|mes\s*[/e]?\s*ano|mes (?:de )?ref\S*|periodo de apuracao)[^\d]{0,16}$/;
const OTHER =
  /(?:admissao|adm\.?|nascimento|emissao|emitido|impress\S*|aquisitivo|gozo|nasc\.?|aniversario|validade|vigencia|gerad[oa]|data.base|dissidio|reajuste|desde|retorno|afastamento|desligamento|(?:data|dt)\.?\s+(?:prevista\s+)?(?:d[eo]\s+)?(?:pagamento|pagto|pgto|credito|deposito)|(?:pagamento|pagto|pgto|credito|pago)\s*(?::|em\b)|demissao|exercicio|base legal|periodo de ferias)(?![a-z])[^\d]{0,24}$/;

/** A month's own word, with nothing but signs between. */
const NEAR =
  /(?:competencia|compet|comp|mes\s*[/e]?\s*ano|mes|ref|referencia|referente|periodo)(?:\s+(?:a|de ref\w*))?\s*[^\w\s]*\s*$/;
/** The same before a full date, which may as well be that of a payment. */
const NEAR_DAY =
  /(?:competencia|compet|mes(?:\s*[/e]?\s*ano)?(?:\s+(?:de\s+)?ref\w*)?|ref|referencia|(?:folha|mensalista|horista)(?:\s+(?:mensal|normal|complementar|de pagamento|de salarios?))?)\s*[^\w\s]*\s*$/;

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
  if (!best) {
    const parts = monthInParts(block.sheet.rows.slice(0, limit).map(foldedText));
    return parts && { ...parts, words: [] };
  }
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
  return monthForms(text).flatMap(({ month, year, at, length, weight, needs }) => {
    const before = text.slice(Math.max(0, at - 40), at);
    const words = wordsAt(row, at, length);
    const header = headerOf(words, above);
    if (needs && !isNamed(needs, before, header)) return [];
    const sure = SURE_CLAIM.test(before) || SURE_CLAIM.test(header) || needs === 'pair';
    const claim = sure ? 5 : CLAIM.test(before) || CLAIM.test(header) ? 3 : 0;
    const other = OTHER.test(before);
    return needs && other ? [] : [{ month, year, weight: weight + claim - (other ? 4 : 0), words }];
  });
}

/** What stands above the words. */
function headerOf([first, ...others]: readonly Word[], above: Row | undefined): string {
  const end = others.at(-1)?.x1 ?? first?.x1 ?? 0;
  return first && above
    ? above.words
        .filter(word => word.x0 < end && word.x1 > first.x0)
        .map(word => word.folded)
        .join(' ')
    : '';
}

function isNamed(needs: 'near' | 'pair' | 'day', before: string, header: string): boolean {
  if (needs === 'pair') return /(?<![a-z])mes(?![a-z])/.test(header) && /(?<![a-z])ano(?![a-z])/.test(header);
  const named = needs === 'day' ? NEAR_DAY : NEAR;
  return named.test(before) || (!/:\s*$/.test(before) && named.test(header));
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
