import { fold } from '../words/fold.ts';
import { foldedText, type Sheet } from './sheet.ts';

/** What is stamped on a document that doesn't hold, or is none yet, as `fold` writes it. */
const STAMPS = [
  'cancelad[oa]s?',
  'anulad[oa]s?',
  'invalid(?:o|a|ado|ada)',
  'estornad[oa]',
  'sem valor(?: legal| fiscal| juridico| comercial)?',
  'sem efeito',
  'sem validade',
  'nao (?:e |tem )?val(?:e|id[oa]|idade|or)',
  'rascunho',
  'minuta',
  'simulacao',
  'em conferencia',
  'para conferencia',
  'nao oficial',
  'previa',
  'substituid[oa]',
  'documento de teste',
  'amostra',
  'specimen',
  'void',
  'draft',
];
/** A row is a stamp where it says nothing else but what is stamped. */
const ROW = new RegExp(
  `^[-*! ]*(?:(?:documento|recibo|holerite|contracheque|demonstrativo|via|folha|impressao) )?(?:${STAMPS.join('|')})[-*!. ]*$`,
);
const ASLANT = new RegExp(STAMPS.map(stamp => stamp.replaceAll(' ', '')).join('|'));
const MOST_WORDS = 6;

function isFigure({ text }: { readonly text: string }): boolean {
  const first = text.charCodeAt(0);
  return first >= 48 && first <= 57;
}

/** Stamps among a page's rows, and in what runs across it (`aslant`, without blanks), as they are printed. */
export function stampsOn(sheet: Sheet, aslant: string): string[] {
  const rows = sheet.rows.filter(
    row => row.words.length <= MOST_WORDS && !row.words.some(isFigure) && ROW.test(foldedText(row)),
  );
  const stamps = rows.map(row => row.words.map(word => word.text).join(' '));
  const across = aslant === '' ? null : ASLANT.exec(fold(aslant).replace(/\s/g, ''));
  return across ? [...stamps, across[0].toUpperCase()] : stamps;
}
