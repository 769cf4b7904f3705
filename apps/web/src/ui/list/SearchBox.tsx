import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Kbd } from './Kbd.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  /** Called a moment after the last key. */
  onSearch: (text: string) => void;
  className?: string;
  /** As wide as its hint at least, where others stand beside it. */
  holdsHint?: boolean;
}

/** About what a letter takes, and what stands around the words. */
const letter = 0.4375;
const around = 2.75;

export function SearchBox({ label, placeholder, value, onSearch, className, holdsHint }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const search = useEffectEvent(onSearch);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search(text), 300);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <label
      className={clsx(
        '@container flex h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus lg:h-8',
        className,
      )}
      style={holdsHint ? { flexBasis: `${placeholder.length * letter + around}rem` } : undefined}
    >
      <Search size={15} aria-hidden className="shrink-0 text-ink-3" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        data-key="/"
        className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
        placeholder={placeholder}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <span aria-hidden className="hidden @min-[14rem]:contents">
        <Kbd>/</Kbd>
      </span>
    </label>
  );
}
