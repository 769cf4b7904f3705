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

/** Everybody of a file, by what a cut may hold of them. */
export interface FileMarks {
  readonly cpf: ReadonlyMap<string, readonly PersonMarks[]>;
  readonly pis: ReadonlyMap<string, readonly PersonMarks[]>;
  readonly registration: ReadonlyMap<string, readonly PersonMarks[]>;
  /** By the first two words of the name; a name of one word tells nobody. */
  readonly name: ReadonlyMap<string, readonly { readonly plain: string; readonly of: PersonMarks }[]>;
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
    const plain = plainText(of.name ?? '');
    return plain.includes(' ') ? [{ plain, of }] : [];
  });
  return {
    cpf: by('cpf', 1),
    pis: by('pis', 1),
    registration: by('registration', TELLING_REGISTRATION),
    name: Map.groupBy(names, ({ plain }) => firstTwo(plain.split(' '), 0)),
  };
}

/** Which kind of another worker's data the words hold; undefined when none. Pure. */
export function findForeign(
  words: readonly string[],
  own: PersonMarks,
  file: FileMarks,
): 'cpf' | 'pis' | 'registration' | 'name' | undefined {
  const isForeign = (person: PersonMarks) =>
    !(own.personId && person.personId === own.personId) && !(own.cpf && person.cpf === own.cpf);
  const holds = (kind: 'cpf' | 'pis' | 'registration', numbers: Iterable<string>) => {
    for (const number of numbers) if (number !== own[kind] && file[kind].get(number)?.some(isForeign)) return true;
    return false;
  };
  const numbers = numbersOf(words);
  if (holds('cpf', numbers)) return 'cpf';
  if (holds('pis', numbers)) return 'pis';
  // an instalment "001/060" is nobody's registration
  if (
    holds(
      'registration',
      numbersOf(words, word => !word.includes('/')),
    )
  )
    return 'registration';
  return namesIn(words, own, file).some(
    ({ of }) => isForeign(of) && !(own.name && isSimilarName(own.name, of.name ?? '')),
  )
    ? 'name'
    : undefined;
}

/** Whether the words hold anything of the worker: a number, or the name. A worker of whom nothing is known has any words. Pure. */
export function carriesOwn(words: readonly string[], own: PersonMarks): boolean {
  const numbers = numbersOf(words);
  const marks = [own.cpf, own.pis, own.registration].filter(mark => mark !== undefined);
  if (marks.length === 0 && !own.name) return words.length > 0;
  const name = plainText(own.name ?? '');
  return (
    marks.some(mark => numbers.has(mark)) ||
    (name.includes(' ') && ` ${words.map(plainText).join(' ')} `.includes(` ${name} `))
  );
}

/** Words as they are, and their digits where `digitsToo`. */
function numbersOf(words: readonly string[], digitsToo: (word: string) => boolean = () => true): Set<string> {
  return new Set(words.flatMap(word => [word.replace(/[:;,]+$/, ''), ...(digitsToo(word) ? [digitsOf(word)] : [])]));
}

function namesIn(words: readonly string[], own: PersonMarks, file: FileMarks): { plain: string; of: PersonMarks }[] {
  const text = withoutName(` ${words.map(plainText).join(' ')} `, own.name);
  const printed = text.split(' ').filter(word => word !== '');
  return printed.flatMap((_word, at) =>
    (file.name.get(firstTwo(printed, at)) ?? []).filter(
      ({ plain }) => `${printed.slice(at, at + plain.split(' ').length).join(' ')}` === plain,
    ),
  );
}

/** The worker's own name may hold another's ("Ana Souza" in "Mariana Ana Souza"): it is no trace of theirs. */
function withoutName(text: string, name: string | undefined): string {
  const own = plainText(name ?? '');
  return own === '' ? text : text.replaceAll(` ${own} `, '  |  ');
}

function firstTwo(words: readonly string[], at: number): string {
  return `${words[at] ?? ''} ${words[at + 1] ?? ''}`;
}

/** A payroll prints the same words on every page: their plain form is kept, and dropped when it has become too many. */
const plainForms = new Map<string, string>();
const mostForms = 20_000;

function plainText(text: string): string {
  const known = plainForms.get(text);
  if (known !== undefined) return known;
  const plain = fold(text)
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (plainForms.size >= mostForms) plainForms.clear();
  plainForms.set(text, plain);
  return plain;
}
