import type { ReceiptFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import { CalendarDays } from 'lucide-react';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { payDayTexts } from './pay-day.messages.ts';

const dayModal = modal(async () => (await import('./PayDayModal.tsx')).PayDayModal);

/** Beside the filter for payslips without a day of payment: one day for all of them, on this page or not. */
export function UndatedAct({ filter, total }: { filter: ReceiptFilter; total: number }) {
  const t = useTexts(payDayTexts);
  return (
    <Button size="sm" onClick={() => dayModal.open({ of: { filter }, count: total })}>
      <CalendarDays size={15} aria-hidden />
      {t.setAll(total)}
    </Button>
  );
}
