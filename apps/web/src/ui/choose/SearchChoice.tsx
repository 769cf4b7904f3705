import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '../base/Button.tsx';
import { Field } from '../base/Field.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { useBelow } from './useBelow.ts';

interface SearchChoiceProps<R> {
  label: string;
  placeholder: string;
  /** Called a moment after the last key, and with nothing once one is chosen. */
  onSearch: (search: string) => void;
  /** What was found and may still be chosen. */
  found: readonly R[];
  keyOf: (one: R) => string;
  name: (one: R) => ReactNode;
  onChoose: (one: R) => void;
  /** Said where a search finds nothing; undefined while it is on its way. */
  nothing?: string | undefined;
  className?: string;
}

/** One of many by name (pattern P18): what is found floats below, the arrows walk it, Enter takes it, Esc closes it. */
export function SearchChoice<R>(props: SearchChoiceProps<R>) {
  const { label, placeholder, onSearch, found, keyOf, name, onChoose, nothing, className } = props;
  const t = useTexts(uiTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [shut, setShut] = useState(true);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text), 200);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  const asked = text.trim() !== '' && !shut;
  const open = asked && found.length > 0;
  const none = asked && found.length === 0 && nothing !== undefined;
  const list = useBelow(input, open || none, found);
  const active = Math.min(at, found.length - 1);
  const write = (next: string) => {
    setText(next);
    setAt(0);
    setShut(false);
  };
  const choose = (one: R | undefined) => {
    if (one === undefined) return;
    write('');
    onSearch('');
    onChoose(one);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // the form is not sent from here, and what is open here closes before the dialog around it
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      event.stopPropagation();
      if (asked) setShut(true);
      else write('');
    }
    if (event.key === 'Enter' && open) choose(found[active]);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (open) setAt((active + step + found.length) % found.length);
    else setShut(false);
  };
  return (
    <div className={className ?? 'max-w-96'}>
      <Field
        ref={input}
        label={label}
        role="combobox"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        aria-expanded={open}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        onChange={event => write(event.target.value)}
        onFocus={() => setShut(false)}
        onBlur={() => setShut(true)}
        onKeyDown={onKeyDown}
        suffix={
          text !== '' && (
            <IconButton
              size="icon-sm"
              label={t.clearSearch}
              onClick={() => {
                write('');
                input.current?.focus();
              }}
            >
              <X size={15} aria-hidden />
            </IconButton>
          )
        }
      />
      <div
        ref={list}
        hidden={!open && !none}
        className="fixed m-0 max-h-72 overflow-y-auto rounded-md border border-line bg-raised p-1 text-sm text-ink shadow-2"
      >
        {/* the arrows walk it from the field, which keeps the focus */}
        <div id={id} role="listbox" aria-label={label} className="empty:hidden">
          {open &&
            found.map((one, position) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the keys
              <div
                key={keyOf(one)}
                id={`${id}-${position}`}
                role="option"
                aria-selected={position === active}
                ref={position === active ? element => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                className="flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sunken aria-selected:bg-sunken max-lg:min-h-11"
                onMouseDown={event => event.preventDefault()}
                onClick={() => choose(one)}
              >
                {name(one)}
              </div>
            ))}
        </div>
        {none && (
          <p aria-hidden className="px-3 py-1.5 text-ink-2">
            {nothing}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {none && nothing}
      </p>
    </div>
  );
}
