import type { RawBuilder } from 'kysely';
import type { Tx } from './transaction.ts';

/** A filter whose search was looked up: the ids it found, or left as words where they are too many to name. */
export interface LookedUp {
  search?: string | undefined;
  found?: readonly string[] | undefined;
}

/** More than a count tells exactly. */
const mostFound = 10_001;
/** A trigram index knows words of three letters or more. */
const shortestFound = 3;

/**
 * Looks a search's words up by their own index, past row-level security, which would leave it idle. Rare ones become ids; frequent ones
 * stay words, since a list in its order meets them soon.
 * @param ask a function of the owner (`definer/search.sql`) that answers at most so many `ids`; the caller reads them under its own policies
 */
export async function lookUp<F extends LookedUp>(
  tx: Tx,
  filter: F,
  ask: (words: readonly string[], most: number) => RawBuilder<{ ids: string[] }>,
): Promise<F> {
  const words = (filter.search ?? '').trim().split(/\s+/);
  if (!words.some(word => word.length >= shortestFound)) return filter;
  const { rows } = await ask(words, mostFound).execute(tx);
  const ids = rows[0]?.ids ?? [];
  return ids.length < mostFound ? { ...filter, search: undefined, found: ids } : filter;
}
