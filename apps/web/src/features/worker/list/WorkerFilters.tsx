import { regimes } from '@cracha/contract/features/worker/regimes.ts';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { regimeTexts } from '#kernel/lazy/regimes.messages.ts';
import { Chip } from '#ui/cards/Chip.tsx';
import { FilterRow } from '#ui/list/FilterRow.tsx';
import { useWorkerFilters } from '../worker.api.ts';
import { workersTexts } from '../workers.messages.ts';

interface WorkerFiltersProps {
  query: Readonly<Record<string, string | undefined>>;
  onChange: (change: Record<string, string | undefined>) => void;
  /** Row height and columns, at the end of the row. */
  tools: ReactNode;
}

/** Search and chips; only values that some worker has. */
export function WorkerFilters({ query, onChange, tools }: WorkerFiltersProps) {
  const t = useTexts(workersTexts);
  const regimeWords = useTexts(regimeTexts);
  const team = useSession()?.profile === 'gestor';
  const can = useCan();
  const values = useWorkerFilters().data;
  const chips = [
    { key: 'lotacao', label: t.department, every: t.everyDepartment, words: values?.lotacoes ?? [] },
    { key: 'tomador', label: t.client, every: t.everyClient, words: values?.tomadores ?? [] },
  ].filter(({ key, words }) => words.length > 0 || query[key] !== undefined);
  const company = values?.empresas.find(({ id }) => id === query.empresa);
  return (
    <FilterRow
      names={['empresa', 'lotacao', 'tomador', 'regime', 'acesso', 'conta']}
      tools={tools}
      search={{
        label: t.search,
        hint: t.searchHint,
        value: query.pesquisa,
        onSearch: pesquisa => onChange({ pesquisa }),
      }}
    >
      <Chip
        icon={Building2}
        label={t.company}
        value={company?.id}
        onChange={empresa => onChange({ empresa })}
        every={t.everyCompany}
        options={values?.empresas.map(({ id, nome }) => [id, nome])}
      />
      {chips.map(({ key, label, every, words }) => (
        <Chip
          key={key}
          label={label}
          value={query[key]}
          onChange={value => onChange({ [key]: value })}
          every={every}
          options={words.map(word => [word, word])}
        />
      ))}
      <Chip
        label={t.regime}
        value={query.regime}
        onChange={regime => onChange({ regime })}
        every={t.everyRegime}
        options={regimes.map(regime => [regime, regimeWords[regime]])}
      />
      {!team && (
        <Chip
          label={t.access}
          value={query.acesso}
          onChange={acesso => onChange({ acesso })}
          every={t.everyAccess}
          options={[
            ['sem', t.withoutAccess],
            ['desligado', t.switchedOff],
          ]}
        />
      )}
      {can('RhDadoBancarioVisualizar') && (
        <Chip
          label={t.account}
          value={query.conta}
          onChange={conta => onChange({ conta })}
          every={t.everyAccount}
          options={[['aguardando', t.accountWaits]]}
        />
      )}
    </FilterRow>
  );
}
