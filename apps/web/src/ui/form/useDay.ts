import { type ChangeEvent, useState } from 'react';
import { isRefusal, sentenceOf } from '#kernel/base/failure.ts';

/** A day that is asked for: what a month forbids, or what must not be empty, is said at its field until it is changed. */
export function useDay(first: string | null) {
  const [day, setDay] = useState(first ?? '');
  const [error, setError] = useState<string>();
  return {
    day: day || null,
    field: {
      type: 'date',
      value: day,
      error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setDay(event.target.value);
        setError(undefined);
      },
    },
    /** @returns whether the failure is the day's own, said at its field; any other is the caller's to tell. */
    saidAtField: async (failure: unknown): Promise<boolean> => {
      if (!isRefusal(failure, 'DATE_OUT_OF_RANGE') && !isRefusal(failure, 'REQUIRED_FIELD')) return false;
      setError(await sentenceOf(failure));
      return true;
    },
  };
}
