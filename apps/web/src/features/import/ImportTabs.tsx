import type { ImportState } from '@cracha/contract/features/import/import.schemas.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Tabs } from '#ui/list/Tabs.tsx';
import { type ImportTab, importTabs, runningStates } from './import-filter.ts';
import { importTexts } from './imports.messages.ts';

interface ImportTabsProps {
  /** Left out while the list is narrowed by more than the tab: these count all there are. */
  totals?: { total: number; porSituacao: Partial<Record<ImportState, number>> };
  value?: ImportTab;
  onChange: (tab: ImportTab | undefined) => void;
}

const always: readonly ImportTab[] = ['emAndamento', 'paraConferir', 'comErro', 'prontaParaLiberar', 'publicada'];

/** The states one works with, always; the rarer ones while there are any. */
export function ImportTabs({ totals, value, onChange }: ImportTabsProps) {
  const t = useTexts(importTexts);
  const words: Record<ImportTab, string> = {
    emAndamento: t.running,
    confirmarColunas: t.confirmarColunas,
    paraConferir: t.paraConferir,
    comErro: t.comErro,
    prontaParaLiberar: t.manyReady,
    agendada: t.manyScheduled,
    publicada: t.manyPublished,
    cancelada: t.manyCancelled,
    desfeita: t.manyUndone,
  };
  const countOf = (tab: ImportTab) =>
    (tab === 'emAndamento' ? runningStates : [tab]).reduce((sum, state) => sum + (totals?.porSituacao[state] ?? 0), 0);
  const shown = importTabs.filter(tab => always.includes(tab) || tab === value || countOf(tab) > 0);
  return (
    <Tabs
      label={t.states}
      value={value ?? 'all'}
      onChange={next => onChange(importTabs.find(tab => tab === next))}
      tabs={[
        { value: 'all', label: t.all, count: totals?.total },
        ...shown.map(tab => ({
          value: tab,
          label: words[tab],
          count: totals && countOf(tab),
          bad: tab === 'comErro',
        })),
      ]}
    />
  );
}
