import { type ComponentProps, type RefObject, useRef } from 'react';
import { Field } from '../base/Field.tsx';
import { DateButton } from './DateButton.tsx';
import { useTypedDate } from './useTypedDate.ts';

interface DateProps {
  /** `2026-12-01`, of a month `2026-12`; else what was typed, which is no day. */
  value: string;
  onChange: (value: string) => void;
  /** Offered by the calendar; a day beyond is the server's to refuse. */
  min?: string | undefined;
  max?: string | undefined;
  kind?: 'day' | 'month';
}

type DateFieldProps = DateProps &
  Omit<ComponentProps<typeof Field>, keyof DateProps | 'type' | 'ref'> & { ref?: RefObject<HTMLInputElement | null> };

/** A day or a month (pattern P17): typed with its mask in the reader's language, or chosen from a calendar. */
export function DateField({ value, onChange, min, max, kind = 'day', ref, error, onBlur, ...field }: DateFieldProps) {
  const typed = useTypedDate(kind, value, onChange);
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  return (
    <Field
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      placeholder={typed.hint}
      value={typed.text}
      error={error ?? typed.error}
      onChange={typed.write}
      onBlur={event => {
        // what is written out only now is checked by its change
        if (!typed.leave()) onBlur?.(event);
      }}
      suffix={
        <DateButton
          field={input}
          disabled={field.disabled ?? field.readOnly}
          onPick={typed.pick}
          {...{ kind, value, min, max }}
        />
      }
    />
  );
}

interface DateInputProps extends DateProps {
  label?: string;
  className?: string;
}

/** The same within a row or a chip, whose words are its label. */
export function DateInput({ value, onChange, min, max, kind = 'day', label, className }: DateInputProps) {
  const typed = useTypedDate(kind, value, onChange);
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={className}>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={typed.error !== undefined || undefined}
        title={typed.error}
        inputMode="numeric"
        autoComplete="off"
        placeholder={typed.hint}
        className="num w-24 min-w-0 bg-transparent text-ink outline-none placeholder:text-ink-3"
        value={typed.text}
        onChange={typed.write}
        onBlur={() => void typed.leave()}
      />
      <DateButton field={input} onPick={typed.pick} {...{ kind, value, min, max }} />
    </span>
  );
}
