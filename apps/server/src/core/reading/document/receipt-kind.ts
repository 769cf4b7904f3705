import type { Block } from '../page/block.ts';
import type { Label } from '../page/labels-found.ts';
import { foldedText, type Row } from '../page/sheet.ts';
import type { ReceiptKind } from '../reading-types.ts';
import { fold } from '../words/fold.ts';

/** Not the end of a CPF or a date that the word "salário" happens to follow. */
const THIRTEENTH =
  /(?<![\d.,/-])13[ºo°.]?[ \t]*(?:[-–(][ \t]*)?(?:sal|parc|integral|1[ªaº]|2[ªaº])|(?<![\d.,/-])13[ \t]*o?[ \t]+salario|(?<![\d.,/-])13\S?[ \t]+sal\S*rio|decimo[- ]terceiro|gratificacao natalina|(?<![\d.,/-])13o?\.?[ \t]?sal/;
const FIRST_PART = /(?:1[ªaº°oo.]|primeira)\s*\.?\s*parc|adiantamento|adto|\b1\/2\b|parcela\s*0?1\b(?![/.]\d)/;
const SECOND_PART = /(?:2[ªaº°oo.]|segunda)\s*\.?\s*parc|integral|final|parcela\s*0?2\b(?![/.]\d)|\b2\/2\b/;
const NOVEMBER = 11;

/** What is paid, from the heading only: a line called "Adiantamento" may as well be a deduction. */
export function readKind(block: Block, month: number | undefined): ReceiptKind {
  return kindOfText(headingText(block), month);
}

/** The kind a heading (or a cell "Tipo de folha") names; monthly when it names none. */
export function kindOfText(heading: string, month: number | undefined): ReceiptKind {
  const text = fold(heading);
  if (THIRTEENTH.test(text)) {
    if (FIRST_PART.test(text)) return 'thirteenthFirst';
    if (SECOND_PART.test(text)) return 'thirteenthSecond';
    return month !== undefined && month <= NOVEMBER ? 'thirteenthFirst' : 'thirteenthSecond';
  }
  if (/rescis|\btrct\b|verbas rescisorias|quitacao/.test(text)) return 'termination';
  if (/\bferias\b|\bf.rias\b/.test(text)) return 'vacation';
  if (
    /\bplr\b|\bppr\b|participacao nos (?:lucros|resultados)|participa..o nos|partic\. lucros|lucros e resultados/.test(
      text,
    )
  )
    return 'profitSharing';
  if (/complementar|\bcomplemento\b|diferenca de folha/.test(text)) return 'complementary';
  if (/\badiantamento\b|\badto\b|\bvale quinzenal\b|\bquinzena\b/.test(text)) return 'advance';
  return 'monthly';
}

/** The rows above the table, without the worker's job and department, where any word may stand. */
function headingText(block: Block): string {
  const limit = block.table?.firstRow ?? Math.min(block.sheet.rows.length, 10);
  const texts: string[] = [];
  for (const [index, row] of block.sheet.rows.slice(0, limit).entries()) {
    const personal = block.labels[index]?.find(
      label =>
        label.role === 'jobTitle' ||
        label.role === 'department' ||
        label.role === 'name' ||
        label.role === 'companyName',
    );
    texts.push(personal ? fold(withoutValue(row, personal)) : foldedText(row));
  }
  return texts.join('\n');
}

/** The row without the label's value: the rest of its cell, or the next cell. */
function withoutValue(row: Row, label: Label): string {
  const next = row.words[label.to + 1];
  const cell = next?.cell;
  return row.words
    .filter((word, at) => at < label.from || (at > label.to && word.cell !== cell))
    .map(word => word.text)
    .join(' ');
}
