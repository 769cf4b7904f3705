/** A set of phrases searched in a stream of tokens; the longest one wins. */
export interface PhraseIndex<Role extends string> {
  /** Where each first token leads. */
  readonly byFirst: ReadonlyMap<string, Branch<Role>>;
  readonly words: ReadonlySet<string>;
}

export interface Phrase<Role extends string> {
  readonly role: Role;
  readonly tokens: readonly string[];
}

/** The phrases that begin alike: the one that ends here, and those that go on. */
interface Branch<Role extends string> {
  phrase: Phrase<Role> | undefined;
  readonly next: Map<string, Branch<Role>>;
}

/** Builds the index; where two roles share a phrase, the one listed first wins. */
export function indexPhrases<Role extends string>(
  entries: Iterable<readonly [Role, readonly string[]]>,
): PhraseIndex<Role> {
  const byFirst = new Map<string, Branch<Role>>();
  const words = new Set<string>();
  for (const [role, phrases] of entries) {
    for (const text of phrases) {
      const tokens = text.split(' ');
      let next = byFirst;
      let branch: Branch<Role> | undefined;
      for (const token of tokens) {
        words.add(token);
        branch = next.get(token) ?? { phrase: undefined, next: new Map() };
        next.set(token, branch);
        next = branch.next;
      }
      if (branch) branch.phrase ??= { role, tokens };
    }
  }
  return { byFirst, words };
}

/** The longest phrase that begins at `at` and ends before `limit`, or undefined. */
export function phraseAt<Role extends string>(
  index: PhraseIndex<Role>,
  tokens: readonly string[],
  at: number,
  limit = tokens.length,
): Phrase<Role> | undefined {
  let longest: Phrase<Role> | undefined;
  let next = index.byFirst;
  for (let place = at; place < limit; place++) {
    const branch = next.get(tokens[place] ?? '');
    if (!branch) break;
    longest = branch.phrase ?? longest;
    next = branch.next;
  }
  return longest;
}

/** `Object.entries` that keeps the keys' type: the data tables of labels have no other keys. */
export function roleEntries<Role extends string>(
  table: { readonly [role in Role]: readonly string[] },
): [Role, readonly string[]][] {
  const entries: [Role, readonly string[]][] = [];
  for (const role in table) entries.push([role, table[role]]);
  return entries;
}
