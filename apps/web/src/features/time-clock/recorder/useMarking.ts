import { useRef, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useConnection } from '#kernel/base/online.ts';
import { isUnanswered, type Marked, useMark } from './recorder.api.ts';

/** Done; nothing left this device; or it left and nobody answered. */
export type Outcome = { is: 'done'; mark: Marked } | { is: 'offline' } | { is: 'unknown' };

/** One mark: repeated until it is answered, always with the same key. */
export function useMarking(idVinculo: string) {
  const mark = useMark();
  const { online } = useConnection();
  const [outcome, setOutcome] = useState<Outcome>();
  const key = useRef<string>(undefined);
  const send = async () => {
    const wasUnknown = outcome?.is === 'unknown';
    key.current ??= crypto.randomUUID();
    try {
      const answer = await mark.mutateAsync({ idVinculo, key: key.current });
      key.current = undefined;
      setOutcome({ is: 'done', mark: answer });
    } catch (error) {
      if (isUnanswered(error)) return setOutcome({ is: online || wasUnknown ? 'unknown' : 'offline' });
      key.current = undefined;
      setOutcome(undefined);
      await tellFailure(error);
    }
  };
  return { outcome, busy: mark.isPending, send, close: () => setOutcome(undefined) };
}
