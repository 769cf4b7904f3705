import { useTexts } from '#kernel/base/texts.ts';
import { DayModal } from '#ui/form/DayModal.tsx';
import { type Dated, useSetCreditDay } from '../benefit.api.ts';
import { benefitTexts } from './benefits.messages.ts';

/** HR sets the day of the credit of the benefits that were chosen. */
export function CreditDayModal({ rows }: { rows: readonly Dated[] }) {
  const t = useTexts(benefitTexts);
  const set = useSetCreditDay();
  return (
    <DayModal
      texts={{
        title: t.dayTitle(rows.length),
        lead: t.dayLead,
        day: t.creditDay,
        help: t.dayHelp,
        act: t.setDay,
        done: t.daySet,
      }}
      days={rows.map(row => row.dataCredito)}
      onSet={day => set.mutateAsync({ rows, day })}
    />
  );
}
