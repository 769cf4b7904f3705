import { digitsOf } from '../page/parse-values.ts';
import { fold } from './fold.ts';

/** How a word is compared: as a number, with and without what stands within it, and as a part of a name. */
export interface Forms {
  readonly bare: string;
  readonly digits: string;
  readonly plain: string;
  /** As "001/060". */
  readonly inParts: boolean;
}

/** What is looked up of each of these words. Pure. */
export function formsOfAll(words: readonly string[]): readonly Forms[] {
  return words.map(formsOf);
}

/** A name as names are compared: lower case, letters and digits alone, its words one space apart. Pure. */
export function plainOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** A payroll prints the same words on every page: their forms are kept, and dropped when they have become too many. */
const forms = new Map<string, Forms>();
const mostForms = 4000;
/** Numbers differ on every page: theirs are not kept. */
const number = /^[\d.,/-]+$/;

function formsOf(text: string): Forms {
  if (number.test(text)) {
    const digits = digitsOf(text);
    return { bare: bareOf(text), digits, plain: digits.replaceAll(',', ''), inParts: text.includes('/') };
  }
  const known = forms.get(text);
  if (known) return known;
  const made = { bare: bareOf(text), digits: digitsOf(text), plain: plainOf(text), inParts: text.includes('/') };
  if (forms.size >= mostForms) forms.clear();
  forms.set(text, made);
  return made;
}

const bareOf = (text: string) => text.replace(/[:;,]+$/, '');
