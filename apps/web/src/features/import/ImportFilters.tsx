import { importTypes } from '@cracha/contract/features/import/import.schemas.ts';
import { Building2, CalendarDays } from 'lucide-react';
import { useCallback } from 'react';
import { useFormats } from '#kernel/formats.ts';
import { useTexts } from '#kernel/texts.ts';
import { Chip } from '#ui/Chip.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
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
      {companies.length > 1 && (
        <Chip
          icon={Building2}
          label={t.company}
          value={company?.id ?? ''}
          shown={company?.nome ?? t.everyCompany}
          on={company !== undefined}
          onChange={empresa => onChange({ empresa })}
        >
          <option value="">{t.everyCompany}</option>
          {companies.map(each => (
            <option key={each.id} value={each.id}>
              {each.nome}
            </option>
          ))}
        </Chip>
      )}
      <Chip
        label={t.type}
        value={type ?? ''}
        shown={type ? types[type] : t.everyType}
        on={type !== undefined}
        onChange={tipo => onChange({ tipo })}
      >
        <option value="">{t.everyType}</option>
        {importTypes.map(each => (
          <option key={each} value={each}>
            {types[each]}
          </option>
        ))}
      </Chip>
    </div>
  );
}
