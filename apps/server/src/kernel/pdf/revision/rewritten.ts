import { behindValue, nameOf, tokenAt } from '../syntax.ts';

const reference = /^(\d+)\s+\d+\s+R$/;

/**
 * A value with its references renumbered; what has no number any more becomes `null`, which says the same (ISO 32000-1, 7.3.10). A set of
 * layers becomes a layer: readers that are told of no layers show that always, but reckon with sets. However deep, it is gone through once.
 */
export function rewritten(value: string, numberOf: (number: number) => number | undefined): string {
  const parts: string[] = [];
  let copied = 0;
  const replace = (from: number, to: number, by: string) => {
    parts.push(value.slice(copied, from), by);
    copied = to;
  };
  for (let token = tokenAt(value, 0); token; ) {
    let { to } = token;
    if (token.kind === 'name' && nameOf(value.slice(token.from, to)) === 'OCMD') replace(token.from, to, '/OCG');
    if (token.kind === 'word') {
      to = behindValue(value, token.from) ?? to;
      const found = reference.exec(value.slice(token.from, to).replace(/%[^\r\n]*/g, ' '));
      if (found) replace(token.from, to, referenceTo(numberOf(Number(found[1]))));
    }
    token = tokenAt(value, to);
  }
  return parts.length === 0 ? value : parts.join('') + value.slice(copied);
}

function referenceTo(number: number | undefined): string {
  return number === undefined ? 'null' : `${number} 0 R`;
}
