import { clsx } from 'clsx';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAddress } from '#kernel/base/address.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { useWide } from '../base/wide.ts';
import { EmptyList } from './empty-list.ts';
import { listPageTexts } from './list.messages.ts';
import { SearchBox } from './SearchBox.tsx';

interface FilterRowProps {
  search?: { label: string; hint: string; value: string | undefined; onSearch: (text: string) => void };
  /** The row follows the page's title at once, without tabs between. */
  underTitle?: boolean;
  /** Row height and columns, at the end of the row. */
  tools?: ReactNode;
  /** The chips' names in the address: on a phone their button counts those that are set. */
  names?: readonly string[];
  /** What the page asks for rather than what narrows a list: a phone shows it, too. */
  isAsked?: boolean | undefined;
  /** Chips. */
  children?: ReactNode;
}

const filterSheet = modal(async () => (await import('./FilterSheet.tsx')).FilterSheet);

/** Above a list: the search, which takes less where the chips need it, what narrows it, and its tools, which keep their place. On a phone the chips are in a sheet. */
export function FilterRow({ search, underTitle, tools, names = [], isAsked, children }: FilterRowProps) {
  const wide = useWide();
  if (useContext(EmptyList)) return null;
  return (
    <div className={clsx('flex items-start gap-2 px-4 pb-3 lg:px-6', !underTitle && 'pt-3')}>
      <div className={clsx('flex min-w-0 flex-1 items-center gap-2 lg:flex-wrap', isAsked && 'flex-wrap')}>
        {search?.value && (
          <span className="hidden print:inline">
            {search.label}: <b>{search.value}</b>
          </span>
        )}
        {search && (
          <SearchBox
            className="min-w-0 flex-1 lg:max-w-64 no-print"
            holdsHint={wide}
            label={search.label}
            placeholder={search.hint}
            value={search.value ?? ''}
            onSearch={search.onSearch}
          />
        )}
        {wide || isAsked ? children : <Sheet names={names}>{children}</Sheet>}
      </div>
      {tools && <div className="no-print">{tools}</div>}
    </div>
  );
}

function Sheet({ names, children }: Pick<FilterRowProps, 'children'> & { names: readonly string[] }) {
  const t = useTexts(listPageTexts);
  const { query, setQuery } = useAddress();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  if (!children) return null;
  const set = names.filter(name => query[name] !== undefined).length;
  const clear = () => setQuery(Object.fromEntries([...names, 'apos'].map(name => [name, undefined])));
  return (
    <>
      <Button
        look={set > 0 ? 'tonal' : 'outline'}
        onClick={() => filterSheet.open({ onPlace: setPlace, onClear: clear })}
      >
        <ListFilter size={17} aria-hidden />
        {set > 0 ? t.filtersSet(set) : t.filters}
      </Button>
      {place && createPortal(children, place)}
    </>
  );
}
