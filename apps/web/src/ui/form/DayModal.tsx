import { reportFailure } from '#kernel/base/failure.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Confirm } from '../staff/Confirm.tsx';
import { DateField } from './DateField.tsx';
import { useDay } from './useDay.ts';

interface DayModalProps {
  texts: { title: string; lead: string; day: string; help?: string; act: string; done: (count: number) => string };
  /** The days that stand: one that all have is what the field begins with. */
  days: readonly (string | null)[];
  onSet: (day: string | null) => Promise<{ total: number }>;
}

/** HR sets the day on which documents that are out are paid, of one or many. A day that their month forbids is said at the field. */
export function DayModal({ texts, days, onSet }: DayModalProps) {
  const [first = null, ...others] = new Set(days);
  const { day, field, saidAtField } = useDay(others.length === 0 ? first : null);
  const send = async () => {
    try {
      const { total } = await onSet(day);
      toast(texts.done(total));
    } catch (failure) {
      if (!(await saidAtField(failure))) return reportFailure(Promise.reject(failure));
      throw failure;
    }
  };
  return (
    <Confirm title={texts.title} act={texts.act} onConfirm={send}>
      <p>{texts.lead}</p>
      <DateField label={texts.day} help={texts.help} {...field} />
    </Confirm>
  );
}
