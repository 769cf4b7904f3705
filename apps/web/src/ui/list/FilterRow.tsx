import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SearchBox } from './SearchBox.tsx';

interface FilterRowProps {
  search?: { label: string; hint: string; value: string | undefined; onSearch: (text: string) => void };
  /** The row follows the page's title at once, without tabs between. */
  underTitle?: boolean;
  /** Row height and columns, at the end of the row. */
  tools?: ReactNode;
  /** Chips. */
  children?: ReactNode;
}

/** Above a list: the search, what narrows it, and its tools. */
export function FilterRow({ search, underTitle, tools, children }: FilterRowProps) {
  return (
    <div className={clsx('flex flex-wrap items-center gap-2 px-4 pb-3 lg:px-6', !underTitle && 'pt-3')}>
      {search && (
        <SearchBox
          className="w-full lg:w-64"
          label={search.label}
          placeholder={search.hint}
          value={search.value ?? ''}
          onSearch={search.onSearch}
        />
      )}
      {children}
      {tools && <span className="flex-1" />}
      {tools}
    </div>
  );
}
