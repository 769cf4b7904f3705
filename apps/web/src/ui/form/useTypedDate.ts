import { type ChangeEvent, useState } from 'react';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { dayForm, monthForm, shownDate, typedDate, wireDate } from '#kernel/lazy/typed-date.ts';
import { dateTexts } from './date.messages.ts';

/** What is typed in a field of a day or month, and what the form has of it. */
export interface TypedDate {
  text: string;
  hint: string;
  /** Said once the field is left with what is no day. */
  error: string | undefined;
  write: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Writes out what is short (`1/12/26`). @returns whether the form has another value by that */
  leave: () => boolean;
  pick: (wire: string) => void;
}

/**
 * A day or a month as it is typed in the reader's language. The form has it as the wire does (`2026-12-01`, `2026-12`);
 * what is no day yet, it has as it was typed: nothing is lost, and the server refuses it.
 */
export function useTypedDate(kind: 'day' | 'month', value: string, onChange: (value: string) => void): TypedDate {
  const t = useTexts(dateTexts);
  const language = useLanguage();
  const form = kind === 'day' ? dayForm(language) : monthForm(language);
  const [typed, setTyped] = useState({ text: shownDate(form, value), value });
  const [left, setLeft] = useState(false);
  // the form has another value than the one that was typed here: a draft came back, another row is shown
  const text = typed.value === value ? typed.text : shownDate(form, value);
  const put = (next: string, wire = wireDate(form, next)) => {
    setTyped({ text: next, value: wire ?? next });
    const isNew = (wire ?? next) !== value;
    if (isNew) onChange(wire ?? next);
    return isNew;
  };
  const isWrong = left && text !== '' && wireDate(form, text) === undefined;
  return {
    text,
    hint: form.hint,
    error: isWrong ? (kind === 'day' ? t.noDay : t.noMonth)(form.hint) : undefined,
    write: ({ target }) => {
      setLeft(false);
      // only what is added at the end gets its strokes: a correction in the middle keeps its place
      const isAdded = target.value.length > text.length && target.selectionStart === target.value.length;
      put(isAdded ? typedDate(form, target.value) : target.value);
    },
    leave: () => {
      setLeft(true);
      const whole = typedDate(form, text);
      const wire = wireDate(form, whole, true);
      return text !== '' && put(wire ? shownDate(form, wire) : whole || text, wire);
    },
    pick: wire => {
      setLeft(false);
      put(shownDate(form, wire), wire);
    },
  };
}
