import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { DateInput } from '../form/DateField.tsx';

interface DateChipProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day that narrows a list, as a chip. */
export function DateChip({ label, value, onChange }: DateChipProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <span
      className={clsx(
        value === undefined && 'no-print',
        'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md border border-line px-2.5 text-xs text-ink-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus lg:h-8',
      )}
    >
      <span aria-hidden>{label}</span>
      <DateInput
        label={label}
        className="inline-flex items-center"
        value={typed ?? value ?? ''}
        onChange={next => {
          setTyped(next);
          // half a day narrows nothing
          if (next === '' || isDay(next)) onChange(next || undefined);
        }}
      />
    </span>
  );
}
