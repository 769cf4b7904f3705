import { CalendarDays } from 'lucide-react';
import { useCallback } from 'react';
import { useFormats } from '#kernel/formats.ts';
import { useTexts } from '#kernel/texts.ts';
import { Chip } from '#ui/Chip.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { type ImportFilter, keyOf, monthsToChoose } from './import-filter.ts';
import { importTexts } from './imports.messages.ts';

interface ImportFiltersProps {
  filter: ImportFilter;
  onChange: (change: Record<string, string | undefined>) => void;
}

/** Which file or sender, and in which month it was sent. */
export function ImportFilters({ filter, onChange }: ImportFiltersProps) {
  const t = useTexts(importTexts);
  const { competence } = useFormats();
  const { sentIn } = filter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it writes to the address, whatever instance it is
  const search = useCallback((pesquisa: string) => onChange({ pesquisa }), []);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 lg:px-6">
      <SearchBox
        className="w-full lg:w-64"
        label={t.search}
        placeholder={t.searchHint}
        value={filter.search ?? ''}
        onSearch={search}
      />
      <Chip
        bare={sentIn !== undefined}
        icon={CalendarDays}
        label={t.sentIn}
        value={sentIn ? keyOf(sentIn) : ''}
        shown={sentIn ? competence(sentIn.mes, sentIn.ano) : t.everyMonth}
        on={sentIn !== undefined}
        onChange={enviada => onChange({ enviada })}
      >
        <option value="">{t.everyMonth}</option>
        {monthsToChoose(sentIn).map(month => (
          <option key={keyOf(month)} value={keyOf(month)}>
            {competence(month.mes, month.ano)}
          </option>
        ))}
      </Chip>
    </div>
  );
}
