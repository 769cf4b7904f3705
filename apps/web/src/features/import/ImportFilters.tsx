import { importTypes } from '@cracha/contract/features/import/import.schemas.ts';
import { Building2, CalendarDays } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import { type ImportFilter, type ImportType, keyOf, monthsToChoose } from './import-filter.ts';
import { importTexts } from './imports.messages.ts';

interface ImportFiltersProps {
  filter: ImportFilter;
  companies: readonly { id: string; nome: string }[];
  onChange: (change: Record<string, string | undefined>) => void;
}

/** Which file or sender, in which month it was sent, whose receipts and what kind of documents it holds. */
export function ImportFilters({ filter, companies, onChange }: ImportFiltersProps) {
  const t = useTexts(importTexts);
  const { competence } = useFormats();
  const { sentIn, type } = filter;
  const company = companies.find(each => each.id === filter.company);
  const types: Record<ImportType, string> = {
    recibos: t.receipts,
    beneficios: t.benefits,
    informes: t.statements,
    fichas: t.records,
    pontos: t.timesheets,
    naoReconhecidas: t.unknown,
  };
  return (
    <FilterRow
      names={['enviada', 'empresa', 'tipo']}
      search={{
        label: t.search,
        hint: t.searchHint,
        value: filter.search,
        onSearch: pesquisa => onChange({ pesquisa }),
      }}
    >
      <Chip
        bare={sentIn !== undefined}
        icon={CalendarDays}
        label={t.sentIn}
        value={sentIn && keyOf(sentIn)}
        onChange={enviada => onChange({ enviada })}
        every={t.everyMonth}
        options={monthsToChoose(sentIn).map(month => [keyOf(month), competence(month.mes, month.ano)])}
      />
      {companies.length > 1 && (
        <Chip
          icon={Building2}
          label={t.company}
          value={company?.id}
          onChange={empresa => onChange({ empresa })}
          every={t.everyCompany}
          options={companies.map(each => [each.id, each.nome])}
        />
      )}
      <Chip
        label={t.type}
        value={type}
        onChange={tipo => onChange({ tipo })}
        every={t.everyType}
        options={importTypes.map(each => [each, types[each]])}
      />
    </FilterRow>
  );
}
