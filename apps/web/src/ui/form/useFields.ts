import { useState } from 'react';
import { isRefusal, tellBeside } from '#kernel/base/failure.ts';
import { type AddressPart, useCepFill } from '#kernel/lazy/cep.ts';

/** A value as it stands in its field; a switch has true or false. */
export type TypedValue = string | boolean;
export type Errors = Partial<Record<string, string>>;

interface FieldsOf<P extends AddressPart> {
  /** As the record has it, as it stands in the field. */
  present: (name: string) => TypedValue;
  /** The sentence about what is typed; undefined: nothing is wrong. */
  fault: (name: string, value: TypedValue | undefined) => Promise<string | undefined>;
  /** What of an address its CEP fills. */
  filledByCep: readonly P[];
  /** A refusal's field as the form names it. */
  nameOf?: (field: string) => string;
}

/**
 * What is typed over a record, or for a new one, and what is wrong with it: checked when a field is left, asked again at
 * each key once it was wrong. What could not be saved stays typed.
 */
export function useFields<P extends AddressPart>({ present, fault, filledByCep, nameOf = same }: FieldsOf<P>) {
  const [typed, setTyped] = useState<Record<string, TypedValue>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [stale, setStale] = useState(false);
  const cep = useCepFill(filledByCep);
  const put = (name: string, error: string | undefined) => setErrors(known => ({ ...known, [name]: error }));
  const check = async (name: string, value: TypedValue | undefined) => put(name, await fault(name, value));
  return {
    typed,
    setTyped,
    valueIn: (name: string): TypedValue => typed[name] ?? present(name),
    write: (name: string, value: TypedValue) => {
      const { [name]: _, ...others } = typed;
      setTyped(value === present(name) ? others : { ...typed, [name]: value });
      if (errors[name]) void check(name, value);
      if (name === 'cep') void cep.fill(String(value), present, setTyped);
    },
    /** When a field is left; what nobody touched is not complained about. */
    check: (name: string) => (name in typed ? check(name, typed[name]) : undefined),
    put,
    errors,
    /** Somebody else saved meanwhile. */
    stale,
    /** What the CEP filled: the place, or its state alone. */
    filled: cep.filled,
    /** Beside the fields, or as a conflict; else as a toast. */
    tell: async (error: unknown): Promise<void> => {
      if (isRefusal(error, 'STALE_VERSION')) return setStale(true);
      await tellBeside(error, fields =>
        setErrors(Object.fromEntries(Object.entries(fields).map(([field, text]) => [nameOf(field), text]))),
      );
    },
    /** It is saved: nothing is wrong any more. */
    settle: () => {
      setErrors({});
      setStale(false);
    },
    discard: () => {
      setTyped({});
      setErrors({});
      setStale(false);
      cep.forget();
    },
  };
}

const same = (field: string) => field;
