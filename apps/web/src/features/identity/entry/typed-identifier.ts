import { useEffect, useState } from 'react';

/** On its way from the sign-in to the recovery or back: typed once, in memory only, and taken by the next of the two. */
let carried = '';

export function carryIdentifier(identifier: string): void {
  carried = identifier;
}

export function useTypedIdentifier(): [string, (identifier: string) => void] {
  const [identifier, setIdentifier] = useState(carried);
  useEffect(() => carryIdentifier(''), []);
  return [identifier, setIdentifier];
}
