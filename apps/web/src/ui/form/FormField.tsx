import type { Field as FieldRow } from '@cracha/contract/kernel/fields.ts';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { Checkbox } from '../base/Choice.tsx';
import { Field, Select } from '../base/Field.tsx';
import { useWide } from '../base/wide.ts';
import { BankField } from './BankField.tsx';
import { DateField } from './DateField.tsx';
import { formTexts } from './form.messages.ts';
import type { TypedValue } from './useFields.ts';

interface FormFieldProps {
  of: FieldRow;
  name: string;
  label: string;
  value: TypedValue | undefined;
  error?: string | undefined;
  help?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** What an option is called; without it, as the wire does. */
  wordOf?: (option: string) => string;
  onChange: (value: TypedValue) => void;
  onBlur?: (() => void) | undefined;
}

/** A field of a form, drawn by its row of the form's table: mask, keyboard, options and length come from there. */
export function FormField({ of, name, label, value, wordOf = same, onChange, onBlur, ...frame }: FormFieldProps) {
  const t = useTexts(formTexts);
  const size = useWide() ? 'md' : 'worker';
  const { kind, options = [], max, required } = of;
  if (kind === 'flag') {
    return (
      <Checkbox
        className={frame.className}
        checked={value === true}
        disabled={frame.disabled}
        onChange={event => onChange(event.target.checked)}
      >
        <span className="text-sm">{label}</span>
      </Checkbox>
    );
  }
  const text = typeof value === 'string' ? value : '';
  const shared = { ...frame, label, size, 'data-field': name, required, value: text, onBlur } as const;
  if (kind === 'bank') {
    const { value: _value, onBlur: _blur, required: _required, ...frame } = shared;
    return <BankField {...{ frame, text, onChange, onBlur }} />;
  }
  if (kind === 'day') return <DateField {...shared} onChange={onChange} />;
  if (kind === 'option') {
    return (
      <Select {...shared} onChange={event => onChange(event.target.value)}>
        <option value="">{t.choose}</option>
        {options.map(option => (
          <option key={option} value={option}>
            {wordOf(option)}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Field
      {...shared}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={modes[kind]}
      prefix={kind === 'money' ? 'R$' : undefined}
      autoComplete="off"
      maxLength={kind === 'text' ? max : undefined}
      onChange={event => onChange(event.target.value)}
      onBlur={() => {
        if (masked(kind, text) !== text) onChange(masked(kind, text));
        onBlur?.();
      }}
    />
  );
}

const same = (option: string) => option;

const modes: Partial<Record<FieldRow['kind'], 'numeric' | 'decimal' | 'tel' | 'email'>> = {
  pis: 'numeric',
  cep: 'numeric',
  cnae: 'numeric',
  cbo: 'numeric',
  number: 'numeric',
  hours: 'decimal',
  money: 'decimal',
  phone: 'tel',
  cellPhone: 'tel',
  email: 'email',
};
