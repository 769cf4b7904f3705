import { CalendarDays } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isRefusal, sentenceOf, tellFailure } from '#kernel/failure.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useSetPayDay } from './pay-day.api.ts';
import { payDayTexts } from './pay-day.messages.ts';
import type { Receipt } from './receipt.types.ts';

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
  const [day, setDay] = useState(receipt.dataPagamento ?? '');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await set.mutateAsync({ of: { rows: [receipt] }, day: day || null });
      toast(t.done);
      onDone();
    } catch (failure) {
      if (!isRefusal(failure, 'DATE_OUT_OF_RANGE')) return tellFailure(failure);
      setError(await sentenceOf(failure));
    }
  };
  return (
    <form className="mt-3 grid max-w-xs gap-3" onSubmit={submit}>
      <Field
        autoFocus
        type="date"
        label={t.day}
        help={t.help}
        value={day}
        error={error}
        onChange={event => {
          setDay(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={set.isPending}>
          {t.save}
        </Button>
        <Button onClick={onDone}>{t.leave}</Button>
      </div>
    </form>
  );
}
