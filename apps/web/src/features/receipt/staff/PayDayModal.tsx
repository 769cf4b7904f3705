import { useTexts } from '#kernel/base/texts.ts';
import { DayModal } from '#ui/form/DayModal.tsx';
import { type Payslips, useSetPayDay } from './pay-day.api.ts';
import { payDayTexts } from './pay-day.messages.ts';

/** HR sets the day of payment of the payslips that were chosen, or of all without one that the list's filter finds: so many. */
export function PayDayModal({ of, count }: { of: Payslips; count: number }) {
  const t = useTexts(payDayTexts);
  const set = useSetPayDay();
  return (
    <DayModal
      texts={{
        title: t.manyTitle(count),
        lead: t.lead,
        day: t.day,
        help: 'rows' in of ? t.leaveEmpty : undefined,
        act: t.setDay,
        done: t.daySet,
      }}
      days={'rows' in of ? of.rows.map(row => row.dataPagamento) : []}
      onSet={day => set.mutateAsync({ of, day })}
    />
  );
}
