import { lazy, type ReactNode, Suspense, useState } from 'react';
import { openModal } from '#kernel/modals.ts';
import type { Dated } from './benefit.api.ts';

const dayModal = 'benefits.day';
// few lists end in it: its code comes when it is asked for
const CreditDayModal = lazy(async () => ({ default: (await import('./CreditDayModal.tsx')).CreditDayModal }));

/** HR sets the day of the credit of benefits that are out, one or many; the question is `dialog`. */
export function useCreditDay(): { ask: (rows: readonly Dated[]) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ rows: readonly Dated[]; time: number }>();
  return {
    ask: rows => {
      setAsked({ rows, time: (asked?.time ?? 0) + 1 });
      openModal(dayModal);
    },
    dialog: asked && (
      <Suspense>
        <CreditDayModal key={asked.time} name={dayModal} rows={asked.rows} />
      </Suspense>
    ),
  };
}
