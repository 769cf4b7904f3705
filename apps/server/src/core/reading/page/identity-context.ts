import type { DocumentType } from '../reading-types.ts';
import { parseAmount } from '../words/numbers.ts';
import type { Spot } from './identity-spots.ts';
import { findLabels } from './labels-found.ts';
import { foldedText, type Row, type Sheet, type Word } from './sheet.ts';

/** Whoever is named behind these is no owner of a slip: those who issue, sign or lead, those who celebrate, relatives, other companies. */
const BESIDE =
  /\b(?:dependente|pensao|pensionista|alimenta[dn]|emitente|emitid|emissao|impress[ao]|elaborad|responsavel|assina|gestor|supervisor|gerente|chefe|chefia|lider|coordenador|diretor|encarregad|contador|contabil|representante|procurador|testemunha|aniversari|parabens|conjuge|filiacao|mae\b|pai\b|filh[oa]s?\b|avalista|consignat|declarante|tomador|cliente|socio|aprovad|conferid)/;
/** The same of a payslip, where a health plan and its members are an item. */
const BESIDE_PAY = /\b(?:beneficiari|plano de saude|odonto|titular|usuario)/;
/** A heading of such a section has so few words, and its people stand within so many rows. */
const HEADING_WORDS = 4;
const SECTION_ROWS = 6;

/** The spot is named for somebody else's sake: by the words right before it, or by the heading of its section. Pure. */
export function isOfSection(spot: Spot, sheet: Sheet, type: DocumentType): boolean {
  const isBeside = (text: string) => BESIDE.test(text) || (type !== 2 && BESIDE_PAY.test(text));
  const row = sheet.rows[spot.row];
  if (!row) return false;
  if (isBeside(leadOf(row, spot.at))) return true;
  for (let at = spot.row - 1; at >= Math.max(0, spot.row - SECTION_ROWS); at--) {
    const above = sheet.rows[at];
    if (!above || (type !== 3 && above.words.some(isAmount))) return false;
    if (above.words.length <= HEADING_WORDS && !hasValue(above) && isBeside(foldedText(above))) return true;
  }
  return false;
}

const isAmount = ({ text }: Word) => (parseAmount(text, 'comma') ?? parseAmount(text, 'point')) !== undefined;

/** "Gestor: Fulano" is no heading of those below it. */
function hasValue({ words }: Row): boolean {
  return words.some(({ text }, at) => text.endsWith(':') && at < words.length - 1);
}

/** The words that lead to the one at `at`: back to the end of what stands before its label. */
function leadOf({ words }: Row, at: number): string {
  let from = at - 1;
  // a label may end in a colon; another colon ends the search
  for (; from >= 0 && at - from <= HEADING_WORDS; from--) {
    const isFirst = from === at - 1;
    if (!isFirst && words[from]?.text.endsWith(':')) break;
    const gap = (words[from + 1]?.x0 ?? 0) - (words[from]?.x1 ?? 0);
    const height = (words[from]?.y1 ?? 0) - (words[from]?.y0 ?? 0);
    if (!isFirst && gap > height * 2) break;
  }
  return words
    .slice(from + 1, at)
    .map(({ folded }) => folded)
    .join(' ');
}

/** The mark stands by itself, behind its label or its number: not within a sentence, nor in a list of names. Pure. */
export function isIdentityLine({ row: index, at }: Spot, sheet: Sheet): boolean {
  const words = sheet.rows[index]?.words ?? [];
  const labels = findLabels(sheet)[index] ?? [];
  const cell = words[at]?.cell;
  const isLabel = (word: number) => labels.some(({ from, to }) => word >= from && word <= to);
  const isPlain = (word: number) => words[word]?.cell === cell && !isLabel(word) && isLetters(words[word]);
  const before = Array.from({ length: at }, (_, word) => word).filter(isPlain);
  if (before.length > 1 || words[at - 1]?.text.endsWith(',')) return false;
  if (!isLetters(words[at])) return true;
  let end = at;
  while (isPlain(end + 1) && !/[,;.!]$/.test(words[end]?.text ?? '')) end++;
  return !/[,;!]$/.test(words[end]?.text ?? '') && end - at < MOST_NAME_WORDS;
}

/** Longer than any name: a sentence that begins with one. */
const MOST_NAME_WORDS = 9;

const isLetters = (word: Word | undefined) =>
  word !== undefined && /^\p{L}/u.test(word.text) && !word.text.endsWith(':');
