import { useState } from 'react';
import { isRefusal, sentenceOf } from '#kernel/base/failure.ts';

const daysFaults = ['DATE_OUT_OF_RANGE', 'REQUIRED_FIELD', 'INVALID_DATE'] as const;

/** A day that is asked for: what a month forbids, or what must not be empty, is said at its field until it is changed. */
export function useDay(first: string | null) {
  const [day, setDay] = useState(first ?? '');
  const [error, setError] = useState<string>();
  return {
    day: day || null,
    field: {
      value: day,
      error,
      onChange: (next: string) => {
        setDay(next);
        setError(undefined);
      },
    },
    /** @returns whether the failure is the day's own, said at its field; any other is the caller's to tell. */
    saidAtField: async (failure: unknown): Promise<boolean> => {
      if (!daysFaults.some(code => isRefusal(failure, code))) return false;
      setError(await sentenceOf(failure));
      return true;
    },
  };
}
