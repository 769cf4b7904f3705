/** From very weak to very strong. */
export const strengths = ['veryWeak', 'weak', 'fair', 'strong', 'veryStrong'] as const;
export type Strength = (typeof strengths)[number];

/** What people take first, here and elsewhere; in lower case, without accents. */
const common = [
  'senha',
  'password',
  'mudar',
  'trocar',
  'cracha',
  'brasil',
  'flamengo',
  'corinthians',
  'palmeiras',
  'saopaulo',
  'vasco',
  'gremio',
  'santos',
  'teamo',
  'amor',
  'jesus',
  'deus',
  'familia',
  'querida',
  'princesa',
  'qwerty',
  'asdf',
  'admin',
  'teste',
  'gabriel',
  'maria',
  'joao',
  'bemvindo',
  'welcome',
  'iloveyou',
  'letmein',
];

/** How hard a password is to guess: its length and mix, less what repeats, runs in sequence, is a year or a common word. */
export function passwordStrength(password: string): Strength {
  const characters = [...password];
  const classes = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length;
  const guessable = cheap(characters) + commonWords(password) + (/(19|20)\d\d/.test(password) ? 2 : 0);
  const worth = Math.max(0, characters.length - guessable) * (0.7 + 0.15 * classes);
  const level = [5, 7.5, 11, 15].filter(least => worth >= least).length;
  return strengths[level] ?? 'veryStrong';
}

/** Characters that cost a guesser nothing: a repetition of the one before, or the next in a row up or down. */
function cheap(characters: readonly string[]): number {
  let count = 0;
  for (const [index, character] of characters.entries()) {
    const before = characters[index - 1];
    if (before !== undefined && Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1)
      count += 1;
  }
  return count;
}

/** A known word counts as one character. */
function commonWords(password: string): number {
  const plain = password
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[@4]/g, 'a')
    .replace(/0/g, 'o')
    .replace(/3/g, 'e')
    .replace(/[1!]/g, 'i')
    .replace(/[5$]/g, 's');
  return common.filter(word => plain.includes(word)).reduce((sum, word) => sum + word.length - 1, 0);
}
