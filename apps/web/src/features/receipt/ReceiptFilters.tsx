import { Building2, CalendarDays } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useFormats } from '#kernel/formats.ts';
import { kindTexts } from '#kernel/kinds.messages.ts';
import { useTexts } from '#kernel/texts.ts';
import { Chip } from '#ui/Chip.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import type { ReceiptFilterValues } from './receipt.types.ts';
import { everyMonth, keyOf, type ListState } from './receipt-filter.ts';
import { staffTexts } from './staff.messages.ts';

interface ReceiptFiltersProps {
  values?: ReceiptFilterValues;
  shown?: ListState;
  query: Readonly<Record<string, string | undefined>>;
  onChange: (change: Record<string, string | undefined>) => void;
  /** Row height and columns, at the end of the row. */
  tools: ReactNode;
}

/** Search and chips; only values that some receipt has. In their place from the first moment. */
export function ReceiptFilters({ values, shown, query, onChange, tools }: ReceiptFiltersProps) {
  const t = useTexts(staffTexts);
  const kinds = useTexts(kindTexts);
  const f = useFormats();
  const month = values?.competencias.find(each => keyOf(each) === shown?.competence);
  const company = values?.empresas.find(each => each.id === query.empresa);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it writes to the address, whatever instance it is
  const search = useCallback((pesquisa: string) => onChange({ pesquisa }), []);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 lg:px-6">
      <SearchBox
        className="w-full lg:w-64"
        label={t.search}
        placeholder={t.searchHint}
        value={query.pesquisa ?? ''}
        onSearch={search}
      />
      <Chip
        bare={month !== undefined}
        icon={CalendarDays}
        label={t.month}
        value={shown?.competence ?? everyMonth}
        shown={month ? f.competence(month.mes, month.ano) : t.everyMonth}
        on={month !== undefined}
        onChange={competencia => onChange({ competencia })}
      >
        <option value={everyMonth}>{t.everyMonth}</option>
        {values?.competencias.map(each => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {f.competence(each.mes, each.ano)}
          </option>
        ))}
      </Chip>
      <Chip
        icon={Building2}
        label={t.company}
        value={company?.id ?? ''}
        shown={company?.nome ?? t.everyCompany}
        on={company !== undefined}
        onChange={empresa => onChange({ empresa })}
      >
        <option value="">{t.everyCompany}</option>
        {values?.empresas.map(each => (
          <option key={each.id} value={each.id}>
            {each.nome}
          </option>
        ))}
      </Chip>
      <Chip
        label={t.kind}
        value={shown?.kind ?? ''}
        shown={shown?.kind ? kinds[shown.kind] : t.everyKind}
        on={shown?.kind !== undefined}
        onChange={especie => onChange({ especie })}
      >
        <option value="">{t.everyKind}</option>
        {values?.especies.map(each => (
          <option key={each} value={each}>
            {kinds[each]}
          </option>
        ))}
      </Chip>
      {values && <MoreFilters values={values} query={query} onChange={onChange} />}
      <span className="flex-1" />
      {tools}
    </div>
  );
}
