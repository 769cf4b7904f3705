/** A set of phrases searched in a stream of tokens; the longest one wins. */
export interface PhraseIndex<Role extends string> {
  readonly byFirst: ReadonlyMap<string, readonly Phrase<Role>[]>;
  readonly words: ReadonlySet<string>;
}

export interface Phrase<Role extends string> {
  readonly role: Role;
  readonly tokens: readonly string[];
}

/** Builds the index; where two roles share a phrase, the one listed first wins. */
export function indexPhrases<Role extends string>(
  entries: Iterable<readonly [Role, readonly string[]]>,
): PhraseIndex<Role> {
  const byFirst = new Map<string, Phrase<Role>[]>();
  const words = new Set<string>();
  for (const [role, phrases] of entries) {
    for (const phrase of phrases) {
      const tokens = phrase.split(' ');
      const first = tokens[0] ?? '';
      for (const token of tokens) words.add(token);
      const list = byFirst.get(first);
      if (list) list.push({ role, tokens });
      else byFirst.set(first, [{ role, tokens }]);
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.tokens.length - a.tokens.length);
  return { byFirst, words };
}

/** The longest phrase that begins at `at` and ends before `limit`, or undefined. */
export function phraseAt<Role extends string>(
  index: PhraseIndex<Role>,
  tokens: readonly string[],
  at: number,
  limit = tokens.length,
): Phrase<Role> | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  for (const phrase of index.byFirst.get(first) ?? []) {
    if (at + phrase.tokens.length <= limit && phrase.tokens.every((token, offset) => tokens[at + offset] === token))
      return phrase;
  }
  return undefined;
}

/** `Object.entries` that keeps the keys' type: the data tables of labels have no other keys. */
export function roleEntries<Role extends string>(
  table: { readonly [role in Role]: readonly string[] },
): [Role, readonly string[]][] {
  const entries: [Role, readonly string[]][] = [];
  for (const role in table) entries.push([role, table[role]]);
  return entries;
}
