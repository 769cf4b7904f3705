/** Lower case without accents: the form in which labels and names are compared. */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** `fold` for one printed word: words repeat from page to page, so the answer is kept. */
export function foldWord(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size > KEPT_LIMIT) kept.clear();
  const folded = fold(word);
  kept.set(word, folded);
  return folded;
}

const ASCII = /^[\0-\x7f]*$/;
const KEPT_LIMIT = 20_000;
const kept = new Map<string, string>();
