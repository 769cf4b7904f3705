import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SearchBox } from '../list/SearchBox.tsx';

interface SearchChoiceProps<R extends { id: string }> {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  /** What was found and may still be chosen. */
  found: readonly R[];
  name: (one: R) => ReactNode;
  onChoose: (one: R) => void;
  className?: string;
}

/** One of many by name: what is found stands below, and goes once it is chosen. */
export function SearchChoice<R extends { id: string }>({
  label,
  placeholder,
  search,
  onSearch,
  found,
  name,
  onChoose,
  className,
}: SearchChoiceProps<R>) {
  return (
    <div className={clsx('max-w-96', className)}>
      <SearchBox label={label} placeholder={placeholder} value={search} onSearch={onSearch} />
      {found.length > 0 && (
        <ul className="mt-1 grid rounded-md border border-line">
          {found.map(one => (
            <li key={one.id}>
              <button
                type="button"
                className="w-full px-3 py-2 text-left text-sm hover:bg-sunken max-lg:min-h-11"
                onClick={() => {
                  onChoose(one);
                  onSearch('');
                }}
              >
                {name(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
