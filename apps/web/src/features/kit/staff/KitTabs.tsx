import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Tabs } from '#ui/list/Tabs.tsx';
import { type ListedKind, useKitTotals } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';

export const kitTabs = ['aberto', 'conferir', 'pronto', 'concluido', 'cancelado'] as const;
export type KitTab = (typeof kitTabs)[number];

interface KitTabsProps {
  kind: ListedKind;
  value: KitTab | 'kits';
  filter?: Parameters<typeof useKitTotals>[1];
}

/** Where kits stand, and HR's own kits at the end. */
export function KitTabs({ kind, value, filter = {} }: KitTabsProps) {
  const t = useTexts(staffKitTexts);
  const can = useCan();
  const { owner } = useStaffWay();
  const { setQuery } = useAddress();
  const totals = useKitTotals(kind, filter);
  const defines = owner === 'hr' && can(kind === 'admissao' ? 'RhAdmissaoVisualizar' : 'RhRescisaoVisualizar');
  return (
    <Tabs<KitTab | 'kits'>
      label={t.tabsLabel}
      value={value}
      onChange={aba => setQuery({ aba: aba === 'aberto' ? undefined : aba, apos: undefined, kit: undefined })}
      tabs={[
        ...kitTabs.map(name => ({ value: name, label: t.tabs[name], ...(totals && { count: totals[name] }) })),
        ...(defines ? [{ value: 'kits' as const, label: t.kits }] : []),
      ]}
    />
  );
}
