import { clsx } from 'clsx';
import { hourOf } from '#kernel/lazy/clock-hours.ts';

interface HourInputProps {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** An hour by the keyboard; short ones (`8`) are written out when it is left. */
export function HourInput({ label, value, disabled, onChange }: HourInputProps) {
  const isWrong = value.trim() !== '' && hourOf(value) === undefined;
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder="–"
      maxLength={5}
      disabled={disabled}
      className={clsx(
        'num h-9 w-16 rounded-md border bg-surface px-2.5 text-sm text-ink placeholder:text-ink-3',
        isWrong ? 'border-bad' : 'border-line-strong',
      )}
      value={value}
      onChange={event => onChange(event.target.value)}
      onBlur={() => {
        const written = hourOf(value);
        if (written && written !== value) onChange(written);
      }}
    />
  );
}
