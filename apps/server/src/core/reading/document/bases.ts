import { sum } from '../check.ts';
import type { Block } from '../page/block.ts';
import { labelValue, type Parse } from '../page/label-values.ts';
import { amountIn } from '../page/parse-values.ts';
import type { Word } from '../page/sheet.ts';
import type { ReadBases, ReadLine } from '../reading-types.ts';
import { fold } from '../words/fold.ts';
import { termOf } from '../words/lexicon.ts';
import { phraseAt } from '../words/phrases.ts';
import { FIELDS } from '../words/tokens.ts';
import { type BaseFigure, type BaseRole, type Known, settleBases } from './base-figures.ts';

const ROLES: ReadonlySet<string> = new Set<BaseRole>([
  'salary',
  'inss',
  'fgts',
  'fgtsMonth',
  'irrf',
  'irrfRate',
  'inssValue',
  'irrfValue',
]);

const IN_TURN = 3;

/** Bases by their labels outside of the table, then from the table's informative lines, each by what arithmetic says it is. Centavos. */
export function readBases(
  block: Block,
  lines: readonly ReadLine[],
): { bases: ReadBases; words: Partial<Record<BaseRole, readonly Word[]>> } {
  const bases: ReadBases = {};
  const words: Partial<Record<BaseRole, readonly Word[]>> = {};
  const figures = inTurn(block, figuresOf(block));
  for (const figure of settleBases(figures, knownOf(lines, figures))) {
    bases[figure.role] = figure.value;
    words[figure.role] = figure.words;
  }
  for (const line of lines) fromLine(bases, line);
  return { bases, words };
}

/** Every amount behind or below a base's label, longer labels first. */
function figuresOf(block: Block): BaseFigure[] {
  const labels = block.labels.flat().filter(label => isBase(label.role));
  return labels
    .sort((a, b) => b.size - a.size)
    .flatMap(label => {
      const { role } = label;
      const parse = role === 'salary' ? salaryIn(block) : amountIn(block.style);
      const found = isBase(role) ? labelValue(block.sheet, block.labels, label, parse) : undefined;
      return isBase(role) && found ? [{ role, value: found.value, words: found.words, bare: label.size === 1 }] : [];
    });
}

/** "2.300,00/M" a month, "12,50/H" an hour. */
function salaryIn({ style }: Block): Parse<number> {
  const amount = amountIn(style);
  return words => {
    const [first, ...rest] = words;
    const found = first && amount([{ ...first, text: first.text.replace(PER, '') }]);
    return found && first ? { value: found.value, words: [first] } : amount(first ? [first, ...rest] : []);
  };
}

const PER = /\/(?:m|h|m[eê]s|hr|hora|mensal)\.?$/i;

/** What the lines say of earnings and charges. */
function knownOf(lines: readonly ReadLine[], figures: readonly BaseFigure[]): Known {
  const deducted = (role: BaseRole, name: RegExp) => {
    if (!figures.some(figure => figure.role === role)) return undefined;
    const own = lines.filter(
      ({ deductions, description }) => deductions !== null && name.test(fold(description).trim()),
    );
    return own.length === 1 ? (own[0]?.deductions ?? undefined) : undefined;
  };
  return {
    earnings: sum({ lines: [...lines] }, 'earnings'),
    inss: deducted('inssValue', /^(?:i\.?n\.?s\.?s|previdencia)/),
    irrf: deducted('irrfValue', /^(?:i\.?r\.?|imposto)/),
  };
}

/** A row of base labels over a row of as many amounts: each is its turn's, however the columns drifted. */
function inTurn(block: Block, figures: readonly BaseFigure[]): readonly BaseFigure[] {
  const turned: BaseFigure[] = [];
  for (const [index, labels] of block.labels.entries()) {
    const roles = labels.map(label => label.role).filter(isBase);
    if (roles.length < IN_TURN || roles.length !== labels.length) continue;
    const amounts = (block.sheet.rows[index + 1]?.words ?? []).flatMap(word => {
      const found = amountIn(block.style)([word]);
      return found ? [{ word, value: found.value }] : [];
    });
    const only = amounts.length === block.sheet.rows[index + 1]?.words.length;
    if (roles.length !== amounts.length || !only) continue;
    for (const [at, role] of roles.entries()) {
      const amount = amounts[at];
      if (amount) turned.push({ role, value: amount.value, words: [amount.word], bare: labels[at]?.size === 1 });
    }
  }
  if (turned.length === 0) return figures;
  const roles = new Set(turned.map(({ role }) => role));
  return [...turned, ...figures.filter(({ role }) => !roles.has(role))];
}

function fromLine(bases: ReadBases, line: ReadLine): void {
  if (!line.informative || line.informativeAmount === undefined) return;
  const tokens = fold(line.description)
    .split(' ')
    .flatMap(word => [...termOf(word).tokens]);
  const phrase = phraseAt(FIELDS, tokens, 0);
  if (phrase && phrase.tokens.length === tokens.length && isBase(phrase.role) && bases[phrase.role] === undefined)
    bases[phrase.role] = line.informativeAmount;
}

function isBase(role: string): role is BaseRole {
  return ROLES.has(role);
}
