import { useState } from 'react';
import { failureOf, isAbort, sentenceOf } from '#kernel/base/failure.ts';

export interface Fault {
  code: string;
  sentence: string;
}

/** One act after the other: busy while it runs, and what it failed by, in words. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFault(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      if (isAbort(error)) return false;
      setFault({ code: failureOf(error).code, sentence: await sentenceOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run, clear: () => setFault(undefined) };
}
