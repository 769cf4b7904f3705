import type { ReceiptFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { Button } from '#ui/Button.tsx';
import { PayDayModal } from './PayDayModal.tsx';
import { payDayTexts } from './pay-day.messages.ts';

const undatedModal = 'receipts.undated';

/** Beside the filter for payslips without a day of payment: one day for all of them, on this page or not. */
export function UndatedAct({ filter, total }: { filter: ReceiptFilter; total: number }) {
  const t = useTexts(payDayTexts);
  const [time, setTime] = useState(0);
  const ask = () => {
    setTime(time + 1);
    openModal(undatedModal);
  };
  return (
    <>
      <Button size="sm" onClick={ask}>
        <CalendarDays size={15} aria-hidden />
        {t.setAll(total)}
      </Button>
      <PayDayModal key={time} name={undatedModal} of={{ filter }} count={total} />
    </>
  );
}
