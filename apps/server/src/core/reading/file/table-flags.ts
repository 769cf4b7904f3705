import { flagSide, isDeductionText } from '../page/table-sides.ts';
import type { Side } from '../page/table-zones.ts';
import type { TableRow } from '../words/delimited.ts';
import { fold } from '../words/fold.ts';
import type { FileHeader } from './table-columns.ts';

/** How a table's column of flags parts earnings from deductions. */
export interface Flags {
  readonly sideOf: (flag: string) => Side;
  /** Its meaning is nobody's convention: it was taken from what is described beside it, and a person is asked. */
  readonly isGuessed: (flag: string) => boolean;
}

/** Base, informativo, neutro, outros. */
const INFORMATIVE = /^(?:b|i|n|o)/;
const BASE = /\bbases?\b|\bfgts\b/;

/** The flags of a table: by their first letter where that says something, else by the words of the items beside them. */
export function readFlags(rows: readonly TableRow[], header: FileHeader): Flags {
  const described = new Map<string, string[]>();
  const [flagAt, descriptionAt] = [header.columns.indexOf('flag'), header.columns.indexOf('description')];
  for (const row of flagAt < 0 ? [] : rows.slice(header.row + 1)) {
    const flag = fold(row[flagAt]?.text ?? '');
    if (flag === '' || isKnown(flag)) continue;
    const words = described.get(flag) ?? [];
    words.push(fold(row[descriptionAt]?.text ?? ''));
    described.set(flag, words);
  }
  const guessed = new Map([...described].map(([flag, words]) => [flag, guess(words)]));
  return {
    sideOf: flag => guessed.get(fold(flag)) ?? flagSide(fold(flag)),
    isGuessed: flag => guessed.has(fold(flag)),
  };
}

function isKnown(flag: string): boolean {
  return flagSide(flag) !== 'informative' || INFORMATIVE.test(flag);
}

function guess(descriptions: readonly string[]): Side {
  if (descriptions.every(words => BASE.test(words))) return 'informative';
  const deductions = descriptions.filter(isDeductionText).length;
  return deductions * 2 > descriptions.length ? 'deductions' : 'earnings';
}
