import { type ReactNode, useState } from 'react';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { type Dated, useSetCreditDay } from './benefit.api.ts';
import { benefitTexts } from './benefits.messages.ts';
import { DayModal } from './DayModal.tsx';

const dayModal = 'benefits.day';

/** HR sets the day of the credit of benefits that are out, one or many; the question is `dialog`. */
export function useCreditDay(): { ask: (rows: readonly Dated[]) => void; dialog: ReactNode } {
  const t = useTexts(benefitTexts);
  const set = useSetCreditDay();
  const [{ rows, time }, setAsked] = useState<{ rows: readonly Dated[]; time: number }>({ rows: [], time: 0 });
  return {
    ask: asked => {
      setAsked({ rows: asked, time: time + 1 });
      openModal(dayModal);
    },
    dialog: (
      <DayModal
        key={time}
        name={dayModal}
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
    ),
  };
}
