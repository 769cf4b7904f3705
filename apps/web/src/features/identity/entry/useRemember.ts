import { useEffect, useState } from 'react';
import { deviceKeyOf } from './devices.ts';

/** Ticked where this browser remembers the one who is typed, until the person says otherwise. */
export function useRemember(identifier: string): [boolean, (remember: boolean) => void] {
  const [known, setKnown] = useState(false);
  const [said, setSaid] = useState<boolean>();
  useEffect(() => {
    let current = true;
    void deviceKeyOf(identifier).then(key => current && setKnown(key !== undefined));
    return () => {
      current = false;
    };
  }, [identifier]);
  return [said ?? known, setSaid];
}
