import { useEffect, useState } from 'react';

/** A pause of the hands: who types on is not asked for each key. */
const pause = 200;

/** What is typed, once the hands have rested a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
