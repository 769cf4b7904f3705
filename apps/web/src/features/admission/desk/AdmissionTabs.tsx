import { admissionTabs } from '@cracha/contract/features/admission/admission.schemas.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Tabs } from '#ui/list/Tabs.tsx';
import type { Tab } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';

interface AdmissionTabsProps {
  tab: Tab | undefined;
  totals: Record<Tab | 'todas', number> | undefined;
  onChange: (tab: Tab | undefined) => void;
}

/** Admissions by who has to act, with how many. */
export function AdmissionTabs({ tab, totals, onChange }: AdmissionTabsProps) {
  const t = useTexts(admissionTexts);
  return (
    <Tabs<Tab | 'todas'>
      label={t.state}
      value={tab ?? 'todas'}
      tabs={(['todas', ...admissionTabs] as const).map(value => ({
        ...{ value, label: t[value] },
        ...(totals && { count: totals[value] }),
      }))}
      onChange={next => onChange(next === 'todas' ? undefined : next)}
    />
  );
}
