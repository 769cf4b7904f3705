import { Building2 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTexts } from '#kernel/texts.ts';
import { Chip } from '#ui/Chip.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { useWorkerFilters } from './worker.api.ts';
import { workersTexts } from './workers.messages.ts';

interface WorkerFiltersProps {
  query: Readonly<Record<string, string | undefined>>;
  onChange: (change: Record<string, string | undefined>) => void;
  /** Row height and columns, at the end of the row. */
  tools: ReactNode;
}

/** Search and chips; only values that some worker has. */
export function WorkerFilters({ query, onChange, tools }: WorkerFiltersProps) {
  const t = useTexts(workersTexts);
  const values = useWorkerFilters().data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it writes to the address, whatever instance it is
  const search = useCallback((pesquisa: string) => onChange({ pesquisa }), []);
  const chips = [
    { key: 'lotacao', label: t.department, every: t.everyDepartment, words: values?.lotacoes ?? [] },
    { key: 'tomador', label: t.client, every: t.everyClient, words: values?.tomadores ?? [] },
  ].filter(({ key, words }) => words.length > 0 || query[key] !== undefined);
  const company = values?.empresas.find(({ id }) => id === query.empresa);
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
        icon={Building2}
        label={t.company}
        value={company?.id ?? ''}
        shown={company?.nome ?? t.everyCompany}
        on={company !== undefined}
        onChange={empresa => onChange({ empresa })}
      >
        <option value="">{t.everyCompany}</option>
        {values?.empresas.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </Chip>
      {chips.map(({ key, label, every, words }) => (
        <Chip
          key={key}
          label={label}
          value={query[key] ?? ''}
          shown={query[key] ?? every}
          on={query[key] !== undefined}
          onChange={value => onChange({ [key]: value })}
        >
          <option value="">{every}</option>
          {words.map(word => (
            <option key={word}>{word}</option>
          ))}
        </Chip>
      ))}
      <Chip
        label={t.access}
        value={query.acesso ?? ''}
        shown={query.acesso === 'sem' ? t.withoutAccess : t.everyAccess}
        on={query.acesso === 'sem'}
        onChange={acesso => onChange({ acesso })}
      >
        <option value="">{t.everyAccess}</option>
        <option value="sem">{t.withoutAccess}</option>
      </Chip>
      <span className="flex-1" />
      {tools}
    </div>
  );
}
