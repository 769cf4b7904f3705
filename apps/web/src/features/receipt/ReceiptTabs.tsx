import { type ReceiptState, receiptStates } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { useTexts } from '#kernel/texts.ts';
import { Tabs } from '#ui/Tabs.tsx';
import type { ReceiptTotals } from './receipt.types.ts';
import { staffTexts } from './staff.messages.ts';

interface ReceiptTabsProps {
  totals?: ReceiptTotals;
  value?: ReceiptState;
  onChange: (state: ReceiptState | undefined) => void;
}

export function ReceiptTabs({ totals, value, onChange }: ReceiptTabsProps) {
  const t = useTexts(staffTexts);
  const sum = totals && receiptStates.reduce((all, state) => all + (totals.porSituacao[state] ?? 0), 0);
  return (
    <Tabs
      label={t.states}
      value={value ?? 'all'}
      onChange={next => onChange(receiptStates.find(state => state === next))}
      tabs={[
        { value: 'all', label: t.all, count: sum },
        ...receiptStates.map(state => ({
          value: state,
          label: t[state],
          count: totals && (totals.porSituacao[state] ?? 0),
          bad: state === 'discordou',
        })),
      ]}
    />
  );
}
