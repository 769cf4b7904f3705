import type { NumberKind, PeopleIndex, PersonMarks } from './file-people.ts';
import { isSimilarName } from './registry.ts';
import { type Forms, plainOf } from './words/word-forms.ts';

/** Which kind of another worker's data the words hold; undefined when none. Pure. */
export function findForeign(
  words: readonly Forms[],
  own: PersonMarks,
  file: PeopleIndex,
): NumberKind | 'name' | undefined {
  const isForeign = (person: PersonMarks) =>
    !(own.personId && person.personId === own.personId) && !(own.cpf && person.cpf === own.cpf);
  const holds = (kind: NumberKind, number: string) =>
    number !== own[kind] && file.withNumber(kind, number).some(isForeign);
  let found: 'pis' | 'registration' | undefined;
  for (const { bare, digits, inParts } of words) {
    if (!file.mayBeNumber(bare) && (digits === bare || !file.mayBeNumber(digits))) continue;
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
  const name = plainOf(own.name ?? '');
  return name.includes(' ') && plainText(words).includes(` ${name} `);
}

function namesIn(words: readonly Forms[], own: PersonMarks, file: PeopleIndex): { plain: string; of: PersonMarks }[] {
  const printed = withoutName(plainText(words), own.name)
    .split(' ')
    .filter(word => word !== '');
  return printed.flatMap((word, at) =>
    file.mayBeginName(word)
      ? file
          .mayBeNamed(`${word} ${printed[at + 1] ?? ''}`)
          .filter(({ plain }) => printed.slice(at, at + plain.split(' ').length).join(' ') === plain)
      : [],
  );
}

/** The worker's own name may hold another's ("Ana Souza" in "Mariana Ana Souza"): it is no trace of theirs. */
function withoutName(text: string, name: string | undefined): string {
  const own = plainOf(name ?? '');
  return own === '' ? text : text.replaceAll(` ${own} `, '  |  ');
}

function plainText(words: readonly Forms[]): string {
  return ` ${words.map(({ plain }) => plain).join(' ')} `;
}
