import { type ImportState, importStates } from '@cracha/contract/features/import/import.schemas.ts';
import { useTexts } from '#kernel/texts.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { importTexts } from './imports.messages.ts';

interface ImportTabsProps {
  totals?: { total: number; porSituacao: Partial<Record<ImportState, number>> };
  value?: ImportState;
  onChange: (state: ImportState | undefined) => void;
}

const always: readonly ImportState[] = ['lendo', 'paraConferir', 'comErro', 'prontaParaLiberar', 'publicada'];

/** The states one works with, always; the rarer ones while there are any. */
export function ImportTabs({ totals, value, onChange }: ImportTabsProps) {
  const t = useTexts(importTexts);
  const shown = importStates.filter(
    state => always.includes(state) || state === value || (totals?.porSituacao[state] ?? 0) > 0,
  );
  return (
    <Tabs
      label={t.states}
      value={value ?? 'all'}
      onChange={next => onChange(importStates.find(state => state === next))}
      tabs={[
        { value: 'all', label: t.all, count: totals?.total },
        ...shown.map(state => ({
          value: state,
          label: t[state],
          count: totals?.porSituacao[state] ?? (totals ? 0 : undefined),
          bad: state === 'comErro',
        })),
      ]}
    />
  );
}
