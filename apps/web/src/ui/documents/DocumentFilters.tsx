import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { Chip } from '../cards/Chip.tsx';
import { FilterRow } from '../list/FilterRow.tsx';

interface DocumentFiltersProps {
  /** Of the chips, in the address. */
  names: readonly string[];
  texts: Record<'search' | 'searchHint' | 'company' | 'everyCompany', string>;
  companies: ReadonlyArray<{ id: string; nome: string }> | undefined;
  /** Further filters, behind one button. */
  more?: ReactNode;
  /** Row height and columns, at the end of the row. */
  tools: ReactNode;
  /** The chip of the month or year. */
  children: ReactNode;
}

/** What narrows a list of workers' documents: words, period and company; in the address. */
export function DocumentFilters({ names, texts, companies, more, tools, children }: DocumentFiltersProps) {
  const { query, setQuery } = useAddress();
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  return (
    <FilterRow
      names={names}
      tools={tools}
      search={{
        label: texts.search,
        hint: texts.searchHint,
        value: query.pesquisa,
        onSearch: pesquisa => change({ pesquisa }),
      }}
    >
      {children}
      <Chip
        icon={Building2}
        label={texts.company}
        value={query.empresa}
        onChange={empresa => change({ empresa })}
        every={texts.everyCompany}
        options={companies?.map(({ id, nome }) => [id, nome])}
      />
      {more}
    </FilterRow>
  );
}
