import type { Condition } from '@cracha/contract/features/template/template-condition.ts';
import type { Part, Piece, ReadTemplate } from '@cracha/contract/features/template/template-language.ts';
import type { TemplateBlock, TemplateMark } from '@cracha/contract/features/template/template-tree.ts';
import { labelOf, type OwnField, variableOf } from '@cracha/contract/features/template/template-variables.ts';
import { holds, isMissing, printValue, type TemplateValue } from './print-value.ts';

/** A run of words as it is printed; `lacks`: it stands for a value that is not known. */
export interface Run {
  text: string;
  marks: readonly TemplateMark[];
  lacks?: true;
}
export interface FilledBlock {
  block: TemplateBlock;
  /** As `linesOf` counts the block's lines. */
  lines: Run[][];
}

export interface Filled {
  cabecalho: FilledBlock[];
  rodape: FilledBlock[];
  blocos: FilledBlock[];
  /** Variables that are needed and not known, each once, in reading order. */
  missing: string[];
  /** The conditions whose part is left out, each once. */
  hidden: string[];
}

interface Filling {
  fields: readonly OwnField[];
  known: (name: string) => TemplateValue;
  missing: Set<string>;
  hidden: Set<string>;
}

/**
 * Puts values into a text. A value is words, and never read again: `{{` in it is printed. What is not known is told, and stands in the
 * text by its name, so that no gap is printed.
 * @param values by the variable's name; left out is not known
 */
export function fillTemplate(
  { parts }: Pick<ReadTemplate, 'parts'>,
  fields: readonly OwnField[],
  values: Readonly<Record<string, TemplateValue>>,
): Filled {
  const known = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? null) : null);
  const filling: Filling = { fields, known, missing: new Set(), hidden: new Set() };
  const filled = {
    cabecalho: blocksOf(filling, parts.cabecalho),
    rodape: blocksOf(filling, parts.rodape),
    blocos: blocksOf(filling, parts.blocos),
  };
  return { ...filled, missing: [...filling.missing], hidden: [...filling.hidden] };
}

function blocksOf(filling: Filling, parts: readonly Part[]): FilledBlock[] {
  return parts.flatMap(part => {
    if (part.kind === 'if') return blocksOf(filling, chosen(filling, part));
    const lines = part.lines.map(line => runsOf(filling, line));
    return { block: part.block, lines: dropEmpty(part, lines) };
  });
}

/** An item of a list whose words are all left out goes with them, as a paragraph does. */
function dropEmpty({ block, lines: read }: Extract<Part, { kind: 'block' }>, lines: Run[][]): Run[][] {
  if (block.tipo !== 'lista' && block.tipo !== 'paragrafo') return lines;
  return lines.filter(
    (line, at) => !read[at]?.some(({ kind }) => kind === 'if') || line.some(({ text }) => text.trim() !== ''),
  );
}

function chosen<T>(filling: Filling, one: { condition: Condition; source: string; shown: T[]; otherwise: T[] }): T[] {
  const { fields, known, missing, hidden } = filling;
  const comparisons = one.condition.flat();
  // where it is asked whether something is known, not knowing it is an answer
  const asked = new Set(
    comparisons.filter(({ values }) => values.every(value => value.trim() === '')).map(({ name }) => name),
  );
  for (const { name } of comparisons) if (!asked.has(name) && isMissing(known(name))) missing.add(name);
  const isTrue = holds(one.condition, known, name => variableOf(name, fields));
  if (!isTrue) hidden.add(one.source);
  return isTrue ? one.shown : one.otherwise;
}

function runsOf(filling: Filling, pieces: readonly Piece[]): Run[] {
  return pieces.flatMap((piece): Run[] => {
    if (piece.kind === 'if') return runsOf(filling, chosen(filling, piece));
    if (piece.kind === 'text') return [{ text: piece.text, marks: piece.marks }];
    const { name, filters, marks } = piece;
    const value = filling.known(name);
    const kind = variableOf(name, filling.fields);
    if (kind && !isMissing(value)) return [{ text: printValue(value, kind, filters), marks }];
    filling.missing.add(name);
    return [{ text: `[${labelOf(name, filling.fields)}]`, marks, lacks: true }];
  });
}

/** What stands for each variable where nobody is chosen. */
export function sampleValues(names: readonly string[], fields: readonly OwnField[]): Record<string, TemplateValue> {
  return Object.fromEntries(names.map(name => [name, variableOf(name, fields)?.sample ?? null]));
}
