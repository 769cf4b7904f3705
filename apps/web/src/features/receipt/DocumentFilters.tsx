import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '#kernel/address.ts';
import { Chip } from '#ui/Chip.tsx';
import { FilterRow } from '#ui/FilterRow.tsx';

interface DocumentFiltersProps {
  texts: Record<'search' | 'searchHint' | 'company' | 'everyCompany' | 'state' | 'everyState', string>;
  companies: ReadonlyArray<{ id: string; nome: string }> | undefined;
  states: ReadonlyArray<readonly [state: string, words: string]>;
  /** Row height and columns, at the end of the row. */
  tools: ReactNode;
  underTitle?: boolean;
  /** The chip of the month or year. */
  children: ReactNode;
}

/** What narrows a list of workers' documents: words, period, company and state; in the address. */
export function DocumentFilters({ texts, companies, states, tools, underTitle, children }: DocumentFiltersProps) {
  const { query, setQuery } = useAddress();
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  return (
    <FilterRow
      underTitle={underTitle}
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
      <Chip
        label={texts.state}
        value={query.situacao}
        onChange={situacao => change({ situacao })}
        every={texts.everyState}
        options={states}
      />
    </FilterRow>
  );
}
