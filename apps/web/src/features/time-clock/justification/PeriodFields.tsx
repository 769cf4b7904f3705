import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { HourField } from '#ui/form/HourField.tsx';
import { justifyTexts } from './justify.messages.ts';
import type { Draft } from './justify-form.ts';

const most = 10;

interface PeriodFieldsProps {
  periods: Draft['periods'];
  onChange: (periods: Draft['periods']) => void;
}

/** Parts of a day, from one hour until another. */
export function PeriodFields({ periods, onChange }: PeriodFieldsProps) {
  const t = useTexts(justifyTexts);
  const set = (at: number, period: Draft['periods'][number]) => onChange(periods.with(at, period));
  return (
    <div className="grid gap-3">
      {periods.map(([from, until], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a period is told by
        <div key={at} className="grid grid-cols-2 gap-3">
          <HourField size="worker" label={t.from} value={from} onChange={hour => set(at, [hour, until])} />
          <HourField size="worker" label={t.until} value={until} onChange={hour => set(at, [from, hour])} />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {periods.length < most && <Button onClick={() => onChange([...periods, ['', '']])}>{t.morePeriods}</Button>}
        {periods.length > 1 && <Button onClick={() => onChange(periods.slice(0, -1))}>{t.lessPeriods}</Button>}
      </div>
    </div>
  );
}
