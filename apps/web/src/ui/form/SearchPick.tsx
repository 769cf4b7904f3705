import { type ReactNode, useEffect, useId, useState } from 'react';
import { Field } from '../base/Field.tsx';

interface SearchPickProps<R> {
  label: string;
  placeholder: string;
  /** Called a moment after the last key. */
  onSearch: (text: string) => void;
  rows: readonly R[];
  rowKey: (row: R) => string;
  row: (row: R) => ReactNode;
  onPick: (row: R) => void;
  /** Said where a search finds nothing; undefined while it is on its way. */
  nothing?: string;
}

/** A search whose findings are buttons under it: reached by Tab, picked by Enter. Picking empties it. */
export function SearchPick<R>({
  label,
  placeholder,
  onSearch,
  rows,
  rowKey,
  row,
  onPick,
  nothing,
}: SearchPickProps<R>) {
  const [text, setText] = useState('');
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text), 200);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  const pick = (picked: R) => {
    setText('');
    onPick(picked);
  };
  const asked = text.trim() !== '';
  return (
    <div>
      <Field
        label={label}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        aria-controls={id}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <ul id={id} aria-label={label} className="mt-1 divide-y divide-line rounded-md border border-line empty:hidden">
        {asked &&
          rows.map(found => (
            <li key={rowKey(found)}>
              <button
                type="button"
                className="flex min-h-9 w-full items-center gap-3 px-3 py-1.5 text-left text-sm -outline-offset-2 hover:bg-sunken max-lg:min-h-11"
                onClick={() => pick(found)}
              >
                {row(found)}
              </button>
            </li>
          ))}
      </ul>
      <p role="status" className="text-xs text-ink-2">
        {asked && rows.length === 0 && nothing}
      </p>
    </div>
  );
}
