import { useState } from 'react';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { changedFrom, isAlike } from './alike.ts';
import { type Draft, useDraft } from './useDraft.ts';

interface KeptFormOf<F> {
  /** The record's id. */
  of: string;
  /** Of the record that was read. */
  version: number;
  begin: () => F;
  /** What a kept draft looks like, where the form as it begins doesn't say it: of an empty list its entries. */
  sample?: (begun: F) => F;
}

export interface Kept<F> {
  form: F;
  setForm: (form: F) => void;
  dirty: boolean;
  /** Somebody else saved meanwhile. */
  stale: boolean;
  draft: Draft;
  onError: (error: unknown) => void;
}

/** A record's form that is changed in place: what is typed is a draft, and a newer version is never written over. */
export function useKeptForm<F>({ of, version, begin, sample = begun => begun }: KeptFormOf<F>): Kept<F> {
  const [begun] = useState(begin);
  const [form, setForm] = useState(begun);
  const [stale, setStale] = useState(false);
  const values = changedFrom(begun, form);
  const draft = useDraft<F>({
    of,
    values,
    isValid: found => isAlike(sample(begun), found),
    restore: setForm,
    clear: () => setForm(begun),
    version,
  });
  const onError = (error: unknown) => (isRefusal(error, 'STALE_VERSION') ? setStale(true) : void tellFailure(error));
  return { form, setForm, dirty: values !== undefined, stale, draft, onError };
}
