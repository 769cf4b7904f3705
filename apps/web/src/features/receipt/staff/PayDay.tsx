import { CalendarDays } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { useDay } from '#ui/form/useDay.ts';
import type { Receipt } from '../receipt.types.ts';
import { useSetPayDay } from './pay-day.api.ts';
import { payDayTexts } from './pay-day.messages.ts';

/** HR sets the day of payment of a payslip that is out, or takes it away; asked for in its place, beside what it says. */
export function PayDay({ receipt }: { receipt: Pick<Receipt, 'id' | 'dataPagamento'> }) {
  const t = useTexts(payDayTexts);
  // not asked yet, asked, done with: then the focus comes back
  const [asking, setAsking] = useState<boolean>();
  if (asking) return <DayForm receipt={receipt} onDone={() => setAsking(false)} />;
  return (
    <Button className="mt-3" autoFocus={asking === false} onClick={() => setAsking(true)}>
      <CalendarDays size={16} aria-hidden />
      {t.setDay}
    </Button>
  );
}

function DayForm({ receipt, onDone }: { receipt: Pick<Receipt, 'id' | 'dataPagamento'>; onDone: () => void }) {
  const t = useTexts(payDayTexts);
  const set = useSetPayDay();
  const { day, field, saidAtField } = useDay(receipt.dataPagamento);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await set.mutateAsync({ of: { rows: [receipt] }, day });
      toast(t.done);
      onDone();
    } catch (failure) {
      if (!(await saidAtField(failure))) await tellFailure(failure);
    }
  };
  return (
    <form className="mt-3 grid max-w-xs gap-3" onSubmit={submit}>
      <DateField autoFocus label={t.day} help={t.help} {...field} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={set.isPending}>
          {t.save}
        </Button>
        <Button onClick={onDone}>{t.leave}</Button>
      </div>
    </form>
  );
}
