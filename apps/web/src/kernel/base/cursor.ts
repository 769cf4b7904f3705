import { useState } from 'react';
import { useAddress } from './address.ts';

/** Pages of a keyset list: the cursor is in the address (a reload shows the same rows), the way back in memory. */
export function useCursor() {
  const { query, setQuery } = useAddress();
  const [before, setBefore] = useState<readonly string[]>([]);
  const after = query.apos;
  const go = (cursor: string | undefined, trail: readonly string[]) => {
    setBefore(trail);
    setQuery({ apos: cursor });
  };
  return {
    after,
    previous: after === undefined ? undefined : () => go(before.at(-1) || undefined, before.slice(0, -1)),
    next: (cursor: string | null | undefined) => (cursor ? () => go(cursor, [...before, after ?? '']) : undefined),
  };
}
