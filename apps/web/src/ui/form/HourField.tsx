import type { ComponentProps } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { hourOf } from '#kernel/lazy/clock-hours.ts';
import { Field } from '../base/Field.tsx';
import { formTexts } from './form.messages.ts';

type HourFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** An hour of a form, typed; short ones (`8`) are written out when it is left. It is never proposed. */
export function HourField({ value, onChange, error, ...field }: HourFieldProps) {
  const t = useTexts(formTexts);
  const isWrong = value.trim() !== '' && hourOf(value) === undefined;
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder="hh:mm"
      maxLength={5}
      error={error ?? (isWrong ? t.noHour : undefined)}
      value={value}
      onChange={event => onChange(event.target.value)}
      onBlur={() => {
        const written = hourOf(value);
        if (written && written !== value) onChange(written);
      }}
    />
  );
}
