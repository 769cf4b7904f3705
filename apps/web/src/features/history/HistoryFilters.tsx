import type { HistoryKind } from '@cracha/contract/features/history/history.schemas.ts';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import { DateChip } from '#ui/staff/DateChip.tsx';
import { historyTexts } from './history.messages.ts';
import { kindTexts } from './kinds.messages.ts';

interface HistoryFiltersProps {
  kinds: readonly HistoryKind[];
  kind: HistoryKind | undefined;
  /** With a search by words, and which parameter of the address it is. */
  search?: { key: 'pesquisa' | 'trabalhador'; label: string; hint: string };
  children?: ReactNode;
}

/** Words, kind and days; in the address. */
export function HistoryFilters({ kinds, kind, search, children }: HistoryFiltersProps) {
  const t = useTexts(historyTexts);
  const words = useTexts(kindTexts);
  const { query, change } = useListAddress();
  return (
    <FilterRow
      names={['tipo', 'pessoa', 'de', 'ate']}
      underTitle
      search={
        search && {
          ...search,
          value: query[search.key],
          onSearch: words => change({ [search.key]: words || undefined }),
        }
      }
    >
      <Chip
        label={t.kind}
        value={kind}
        every={t.every}
        options={kinds.map(each => [each, words[each]] as const)}
        onChange={tipo => change({ tipo: tipo || undefined })}
      />
      {children}
      <DateChip label={t.from} value={query.de} onChange={de => change({ de })} />
      <DateChip label={t.until} value={query.ate} onChange={ate => change({ ate })} />
    </FilterRow>
  );
}
