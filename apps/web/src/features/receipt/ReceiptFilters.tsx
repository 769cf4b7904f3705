import { Building2, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import { everyMonth, keyOf, type ListState } from './list/receipt-filter.ts';
import { MoreFilters } from './MoreFilters.tsx';
import type { ReceiptFilterValues } from './receipt.types.ts';
import { staffTexts } from './staff.messages.ts';

interface ReceiptFiltersProps {
  values?: ReceiptFilterValues;
  shown?: ListState;
  query: Readonly<Record<string, string | undefined>>;
  onChange: (change: Record<string, string | undefined>) => void;
  /** Row height and columns, at the end of the row. */
  tools?: ReactNode;
  /** False: what is listed has no kinds. */
  kinds?: boolean;
  /** They are what the page asks for, not what narrows its list. */
  isAsked?: boolean;
  /** Further chips. */
  children?: ReactNode;
}

/** Search and chips; only values that some receipt has. In their place from the first moment. */
export function ReceiptFilters({
  values,
  shown,
  query,
  onChange,
  tools,
  kinds: hasKinds = true,
  isAsked,
  children,
}: ReceiptFiltersProps) {
  const t = useTexts(staffTexts);
  const kinds = useTexts(kindTexts);
  const f = useFormats();
  const month = values?.competencias.find(each => keyOf(each) === shown?.competence);
  const company = values?.empresas.find(each => each.id === query.empresa);
  return (
    <FilterRow
      names={['competencia', 'empresa', 'especie', 'dia', 'lotacao', 'tomador']}
      tools={tools}
      isAsked={isAsked}
      search={{
        label: t.search,
        hint: t.searchHint,
        value: query.pesquisa,
        onSearch: pesquisa => onChange({ pesquisa }),
      }}
    >
      <Chip
        month
        bare={month !== undefined}
        icon={CalendarDays}
        label={t.month}
        value={shown?.competence ?? everyMonth}
        onChange={competencia => onChange({ competencia })}
        every={t.everyMonth}
        everyValue={everyMonth}
        options={values?.competencias.map(each => [keyOf(each), f.competence(each.mes, each.ano)])}
      />
      <Chip
        icon={Building2}
        label={t.company}
        value={company?.id}
        onChange={empresa => onChange({ empresa })}
        every={t.everyCompany}
        options={values?.empresas.map(each => [each.id, each.nome])}
      />
      {hasKinds && (
        <Chip
          label={t.kind}
          value={shown?.kind}
          onChange={especie => onChange({ especie })}
          every={t.everyKind}
          options={values?.especies.map(each => [each, kinds[each]])}
        />
      )}
      {children}
      <MoreFilters values={values} query={query} onChange={onChange} />
    </FilterRow>
  );
}
