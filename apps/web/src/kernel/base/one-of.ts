/** The word, where it is one of these. */
export function oneOf<const T extends string>(words: readonly T[], word: string | undefined): T | undefined {
  return words.find(each => each === word);
}
