import { useAddress } from '../base/address.ts';
import { useCursor } from '../base/cursor.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** What a list shows, as the address says it: its filters by name, its order, its page. */
export interface ListAddress {
  query: Query;
  cursor: ReturnType<typeof useCursor>;
  /** One of its filters is in the address. */
  filtered: boolean;
  /** Of what stands beside the rows; the page stays. */
  setQuery: (next: Query) => void;
  /** Of the filters, the order or what else the list is of; any change begins at the first page. */
  change: (next: Query) => void;
  /** Takes the filters away. */
  clear: () => void;
}

export function useListAddress(filters: readonly string[] = []): ListAddress {
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const change = (next: Query) => setQuery({ ...next, apos: undefined });
  return {
    query,
    setQuery,
    cursor,
    filtered: filters.some(name => query[name] !== undefined),
    change,
    clear: () => change(Object.fromEntries(filters.map(name => [name, undefined]))),
  };
}
