/** One comparison of a condition; with `in` one of several, else with one. */
export interface Comparison {
  name: string;
  operator: '=' | '≠' | '>' | '<' | 'in';
  /** As they stand in the text, without quotes. */
  values: readonly string[];
}
/** One of these holds (`ou`), where all of its own hold (`e`). */
export type Condition = readonly (readonly Comparison[])[];

const token =
  /\s*(?:(["“”'‘’])((?:(?!["“”'‘’]).)*)["“”'‘’]|(\d[\d.,/-]*)|([\wÀ-ÿ]+(?:\.[\wÀ-ÿ]+)*)|(!=|<>|[=≠><(),[\]]))/y;

type Word = { kind: 'value' | 'name' | 'sign'; text: string };

function wordsOf(source: string): Word[] | undefined {
  const words: Word[] = [];
  token.lastIndex = 0;
  const end = source.trimEnd().length;
  while (token.lastIndex < end) {
    const found = token.exec(source);
    if (!found) return undefined;
    const [, , quoted, number, name, sign] = found;
    if (quoted !== undefined) words.push({ kind: 'value', text: quoted });
    else if (number !== undefined) words.push({ kind: 'value', text: number });
    else if (name !== undefined) words.push({ kind: 'name', text: name });
    else words.push({ kind: 'sign', text: sign ?? '' });
  }
  return words;
}

const signs: Readonly<Record<string, Comparison['operator']>> = {
  '=': '=',
  '≠': '≠',
  '!=': '≠',
  '<>': '≠',
  '>': '>',
  '<': '<',
  in: 'in',
};

/** Reads `contrato.regime = "aprendiz" e contrato.horasSemanais > 30`; undefined where it is no condition. `e` binds before `ou`. */
export function parseCondition(source: string): Condition | undefined {
  const words = wordsOf(source);
  if (!words || words.length === 0) return undefined;
  const any: Comparison[][] = [[]];
  let at = 0;
  for (;;) {
    const found = comparisonAt(words, at);
    if (!found) return undefined;
    any.at(-1)?.push(found.comparison);
    at = found.next;
    const join = words[at++];
    if (join === undefined) return any;
    if (join.kind !== 'name' || (join.text !== 'e' && join.text !== 'ou')) return undefined;
    if (join.text === 'ou') any.push([]);
  }
}

function comparisonAt(words: readonly Word[], at: number): { comparison: Comparison; next: number } | undefined {
  const [name, sign] = [words[at], words[at + 1]];
  const operator = sign && Object.hasOwn(signs, sign.text) ? signs[sign.text] : undefined;
  if (name?.kind !== 'name' || operator === undefined || sign?.kind === 'value') return undefined;
  if (operator !== 'in') {
    const value = words[at + 2];
    return value?.kind === 'value'
      ? { comparison: { name: name.text, operator, values: [value.text] }, next: at + 3 }
      : undefined;
  }
  return listAt(words, at + 2, name.text);
}

/** `("a", "b")`, in round or square brackets. */
function listAt(words: readonly Word[], from: number, name: string) {
  const isOpen = ['(', '['].includes(words[from]?.text ?? '') && words[from]?.kind === 'sign';
  const values: string[] = [];
  for (let at = from + 1; isOpen; at += 2) {
    const [value, next] = [words[at], words[at + 1]];
    if (value?.kind !== 'value') return undefined;
    values.push(value.text);
    if (next?.kind !== 'sign') return undefined;
    if (next.text === ')' || next.text === ']')
      return { comparison: { name, operator: 'in' as const, values }, next: at + 2 };
    if (next.text !== ',') return undefined;
  }
  return undefined;
}
