import { fold } from './fold.ts';
import { digitsOf } from './parse-values.ts';
import { isSimilarName } from './registry.ts';

/** Numbers and name by which a worker's data is recognised inside of a cut. */
export interface PersonMarks {
  readonly cpf?: string | undefined;
  readonly registration?: string | undefined;
  readonly pis?: string | undefined;
  readonly name?: string | undefined;
  /** Who it is, where that is known: one person's several documents are not foreign to each other. */
  readonly personId?: string | undefined;
}

/** Everybody of a file, under a number that nobody else of this process has: a reading thread is sent them once. */
export interface FilePeople {
  readonly id: number;
  readonly people: readonly PersonMarks[];
}

let files = 0;

export function filePeople(people: readonly PersonMarks[]): FilePeople {
  files += 1;
  return { id: files, people };
}

/** The same by what a cut may hold of them, in the thread that searches it. */
export interface FileMarks {
  readonly cpf: ReadonlyMap<string, readonly PersonMarks[]>;
  readonly pis: ReadonlyMap<string, readonly PersonMarks[]>;
  readonly registration: ReadonlyMap<string, readonly PersonMarks[]>;
  /** All of these numbers: most words of a page are none. */
  readonly numbers: ReadonlySet<string>;
  /** How short a number there is: shorter words needn't be looked up. */
  readonly shortest: number;
  /** By the first two words of the name; a name of one word tells nobody. */
  readonly name: ReadonlyMap<string, readonly { readonly plain: string; readonly of: PersonMarks }[]>;
  /** The first words of the names: most words of a page are none. */
  readonly firstNames: ReadonlySet<string>;
}

/** Shorter registrations coincide with codes and quantities. */
const TELLING_REGISTRATION = 5;

/** Built once for a file; a cut is then searched in the time its own words take, however many people are in the file. Pure. */
export function indexMarks(people: readonly PersonMarks[]): FileMarks {
  const by = (key: 'cpf' | 'pis' | 'registration', least: number) =>
    Map.groupBy(
      people.filter(person => (person[key]?.length ?? 0) >= least),
      person => person[key] ?? '',
    );
  const names = people.flatMap(of => {
    const { plain } = formsOf(of.name ?? '');
    return plain.includes(' ') ? [{ plain, of }] : [];
  });
  const [cpf, pis, registration] = [by('cpf', 1), by('pis', 1), by('registration', TELLING_REGISTRATION)];
  const numbers = new Set([...cpf.keys(), ...pis.keys(), ...registration.keys()]);
  return {
    cpf,
    pis,
    registration,
    numbers,
    shortest: [...numbers].reduce((least, number) => Math.min(least, number.length), Number.POSITIVE_INFINITY),
    name: Map.groupBy(names, ({ plain }) => firstTwo(plain.split(' '), 0)),
    firstNames: new Set(names.map(({ plain }) => plain.slice(0, plain.indexOf(' ')))),
  };
}

/** What is looked up of each of these words. Pure. */
export function formsOfAll(words: readonly string[]): readonly Forms[] {
  return words.map(formsOf);
}

/** Which kind of another worker's data the words hold; undefined when none. Pure. */
export function findForeign(
  words: readonly Forms[],
  own: PersonMarks,
  file: FileMarks,
): 'cpf' | 'pis' | 'registration' | 'name' | undefined {
  const isForeign = (person: PersonMarks) =>
    !(own.personId && person.personId === own.personId) && !(own.cpf && person.cpf === own.cpf);
  const holds = (kind: 'cpf' | 'pis' | 'registration', number: string) =>
    number !== own[kind] && file[kind].get(number)?.some(isForeign) === true;
  let found: 'pis' | 'registration' | undefined;
  for (const { bare, digits, inParts } of words) {
    if (!isNumber(bare, file) && (digits === bare || !isNumber(digits, file))) continue;
    if (holds('cpf', digits) || holds('cpf', bare)) return 'cpf';
    if (found === 'pis') continue;
    if (holds('pis', digits) || holds('pis', bare)) found = 'pis';
    // an instalment "001/060" is nobody's registration
    else if (holds('registration', bare) || (!inParts && holds('registration', digits))) found = 'registration';
  }
  if (found) return found;
  return namesIn(words, own, file).some(
    ({ of }) => isForeign(of) && !(own.name && isSimilarName(own.name, of.name ?? '')),
  )
    ? 'name'
    : undefined;
}

/** Whether the words hold anything of the worker: a number, or the name. A worker of whom nothing is known has any words. Pure. */
export function carriesOwn(words: readonly Forms[], own: PersonMarks): boolean {
  const marks = [own.cpf, own.pis, own.registration].filter(mark => mark !== undefined);
  if (marks.length === 0 && !own.name) return words.length > 0;
  if (words.some(({ bare, digits }) => marks.includes(bare) || marks.includes(digits))) return true;
  const name = formsOf(own.name ?? '').plain;
  return name.includes(' ') && plainText(words).includes(` ${name} `);
}

const isNumber = (text: string, { numbers, shortest }: FileMarks) => text.length >= shortest && numbers.has(text);

function namesIn(words: readonly Forms[], own: PersonMarks, file: FileMarks): { plain: string; of: PersonMarks }[] {
  const printed = withoutName(plainText(words), own.name)
    .split(' ')
    .filter(word => word !== '');
  return printed.flatMap((word, at) =>
    file.firstNames.has(word)
      ? (file.name.get(firstTwo(printed, at)) ?? []).filter(
          ({ plain }) => printed.slice(at, at + plain.split(' ').length).join(' ') === plain,
        )
      : [],
  );
}

/** The worker's own name may hold another's ("Ana Souza" in "Mariana Ana Souza"): it is no trace of theirs. */
function withoutName(text: string, name: string | undefined): string {
  const own = formsOf(name ?? '').plain;
  return own === '' ? text : text.replaceAll(` ${own} `, '  |  ');
}

function firstTwo(words: readonly string[], at: number): string {
  return `${words[at] ?? ''} ${words[at + 1] ?? ''}`;
}

function plainText(words: readonly Forms[]): string {
  return ` ${words.map(({ plain }) => plain).join(' ')} `;
}

/** How a word is compared: as a number, with and without what stands within it, and as a part of a name. */
export interface Forms {
  readonly bare: string;
  readonly digits: string;
  readonly plain: string;
  /** As "001/060". */
  readonly inParts: boolean;
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
  const plain = fold(text)
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  const made = { bare: bareOf(text), digits: digitsOf(text), plain, inParts: text.includes('/') };
  if (forms.size >= mostForms) forms.clear();
  forms.set(text, made);
  return made;
}

const bareOf = (text: string) => text.replace(/[:;,]+$/, '');
