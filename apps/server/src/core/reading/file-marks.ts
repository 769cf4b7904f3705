import type { NumberKind, PeopleIndex, PersonMarks } from './file-people.ts';
import { digitsOf } from './page/parse-values.ts';
import { bareRegistration, isSimilarName } from './registry.ts';
import { type Forms, formsOfAll, plainOf } from './words/word-forms.ts';

/** Somebody whose data stands among words: whose, by what, and at which word (from 0) it begins. */
export interface Mention {
  readonly of: PersonMarks;
  readonly by: NumberKind | 'name';
  readonly at: number;
}

/** Which kind of another worker's data the words hold; undefined when none. Those of `cited` may stand there. Pure. */
export function findForeign(
  words: readonly Forms[],
  own: PersonMarks,
  file: PeopleIndex,
  cited: readonly string[] = [],
): NumberKind | 'name' | undefined {
  const foreign = mentionsIn(words, own, file).filter(({ of }) => !of.personId || !cited.includes(of.personId));
  return gravest.find(kind => foreign.some(({ by }) => by === kind));
}

const gravest = ['cpf', 'pis', 'registration', 'name'] as const;

/** Everybody of `people` but `own` whose number or name stands among the words. Pure. */
export function mentionsIn(words: readonly Forms[], own: PersonMarks, people: PeopleIndex): Mention[] {
  const found: Mention[] = [];
  const look = (by: NumberKind, number: string, at: number) => {
    if (number === own[by]) return;
    for (const of of people.withNumber(by, number))
      if (!isSame(own, of) && (by !== 'registration' || isBeside(words, at, of))) found.push({ of, by, at });
  };
  for (const [at, { bare, digits, inParts }] of words.entries()) {
    if (!people.mayBeNumber(bare) && (digits === bare || !people.mayBeNumber(digits))) continue;
    for (const by of ['cpf', 'pis', 'registration'] as const) {
      look(by, bare, at);
      // an instalment "001/060" is nobody's registration
      if (digits !== bare && (by !== 'registration' || !inParts)) look(by, digits, at);
    }
  }
  return [...found, ...namesIn(words, own, people)];
}

/** Both are one person, as far as their marks tell: by id or CPF; where a CPF is unknown, by registration and name. Pure. */
export function isSame(own: PersonMarks, other: PersonMarks): boolean {
  if (own.personId && own.personId === other.personId) return true;
  if (own.cpf && other.cpf) return own.cpf === other.cpf;
  const named = sameName(own, other);
  if (!own.registration || !other.registration) return named === true;
  return bareRegistration(own.registration) === bareRegistration(other.registration) && named !== false;
}

/** Whether both have names that may be one; undefined where a name is unknown. */
function sameName(own: PersonMarks, other: PersonMarks): boolean | undefined {
  return own.name && other.name ? isSimilarName(own.name, other.name) : undefined;
}

const labels = new Set(['matricula', 'matr', 'mat', 'registro', 'reg', 're', 'chapa', 'cracha', 'prontuario']);
/** How many words a label, or the name, stands from its number at most. */
const besides = 3;

/** A bare number is a registration beside its label or its worker's name only: codes, accounts and amounts are numbers, too. */
function isBeside(words: readonly Forms[], at: number, { name }: PersonMarks): boolean {
  const near = words.slice(Math.max(0, at - besides), at);
  if (near.some(({ plain }) => labels.has(plain))) return true;
  const first = plainOf(name ?? '').split(' ')[0] ?? '';
  return first !== '' && [...near, ...words.slice(at + 1, at + 1 + besides)].some(({ plain }) => plain === first);
}

/** Whether the words hold anything of the worker: a number, or the name. A worker of whom nothing is known has any words. Pure. */
export function carriesOwn(words: readonly Forms[], own: PersonMarks): boolean {
  const marks = numbersOf(own);
  if (marks.length === 0 && !own.name) return words.length > 0;
  if (words.some(({ bare, digits }) => marks.includes(bare) || marks.includes(digits))) return true;
  const name = plainOf(own.name ?? '');
  return name.includes(' ') && ` ${words.map(({ plain }) => plain).join(' ')} `.includes(` ${name} `);
}

/** The same of words as they are printed: one number of the worker is enough, and most pages have it. Pure. */
export function carriesPrinted(texts: readonly string[], own: PersonMarks): boolean {
  const marks = numbersOf(own);
  const shortest = Math.min(...marks.map(({ length }) => length));
  const isOwn = (text: string) => text.length >= shortest && isNumbered(text) && marks.includes(digitsOf(text));
  return texts.some(isOwn) || carriesOwn(formsOfAll(texts), own);
}

const isNumbered = (text: string) => text.charCodeAt(text.length - 1) <= 57 || text.charCodeAt(0) <= 57;

const numbersOf = ({ cpf, pis, registration }: PersonMarks) =>
  [cpf, pis, registration].filter(mark => mark !== undefined);

/** One word of a name among the words, and which of them it is. */
interface NameWord {
  readonly plain: string;
  readonly at: number;
}

function namesIn(words: readonly Forms[], own: PersonMarks, people: PeopleIndex): Mention[] {
  const printed = words.flatMap(({ plain }, at): NameWord[] =>
    plain === '' ? [] : plain.includes(' ') ? plain.split(' ').map(part => ({ plain: part, at })) : [{ plain, at }],
  );
  const ownName = plainOf(own.name ?? '').split(' ');
  const found: Mention[] = [];
  for (let at = 0; at < printed.length; ) {
    // the worker's own name may hold another's ("Ana Souza" in "Mariana Ana Souza"): it is no trace of theirs
    if (ownName.length > 1 && stands(printed, at, ownName)) {
      at += ownName.length;
      continue;
    }
    const { plain = '', at: word = 0 } = printed[at] ?? {};
    if (people.mayBeginName(plain))
      // who is called the same is told apart by numbers alone
      for (const { plain: name, of } of people.mayBeNamed(`${plain} ${printed[at + 1]?.plain ?? ''}`))
        if (!isSame(own, of) && !sameName(own, of) && stands(printed, at, name.split(' ')))
          found.push({ of, by: 'name', at: word });
    at++;
  }
  return found;
}

function stands(printed: readonly NameWord[], from: number, name: readonly string[]): boolean {
  return name.every((word, at) => printed[from + at]?.plain === word);
}
