import { fieldOf, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import type { ReactNode } from 'react';
import { masked } from '#kernel/masks.ts';
import { useTexts } from '#kernel/texts.ts';
import { Checkbox } from '#ui/Choice.tsx';
import { Field, Select } from '#ui/Field.tsx';
import { useWide } from '#ui/wide.ts';
import { fieldsTexts } from './fields.messages.ts';
import { type OptionsTexts, optionsTexts } from './options.messages.ts';
import { recordTexts } from './record.messages.ts';

interface RecordFieldProps {
  name: WorkerFieldName;
  value: string | boolean | undefined;
  error?: string;
  disabled?: boolean;
  help?: ReactNode;
  className?: string;
  onChange: (value: string | boolean) => void;
  onBlur?: () => void;
}

/** One field of the record, drawn by its kind. */
export function RecordField({ name, value, error, disabled, help, className, onChange, onBlur }: RecordFieldProps) {
  const t = useTexts(recordTexts);
  const label = useTexts(fieldsTexts)[name];
  const words = useTexts(optionsTexts);
  const size = useWide() ? 'md' : 'worker';
  const { kind, options, max, required } = fieldOf(name);
  const frame = { label, error, help, size, className, disabled } as const;
  if (kind === 'flag') {
    return (
      <Checkbox
        className={className}
        checked={value === true}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      >
        <span className="text-sm">{label}</span>
      </Checkbox>
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (kind === 'option') {
    return (
      <Select
        {...frame}
        data-field={name}
        value={text}
        onBlur={onBlur}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{t.choose}</option>
        {options?.map(option => (
          <option key={option} value={option}>
            {optionWord(words, option)}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Field
      {...frame}
      data-field={name}
      type={kind === 'day' ? 'date' : kind === 'email' ? 'email' : 'text'}
      inputMode={modes[kind]}
      prefix={kind === 'money' ? 'R$' : undefined}
      autoComplete="off"
      maxLength={kind === 'text' ? max : undefined}
      required={required}
      value={text}
      onChange={event => onChange(event.target.value)}
      onBlur={() => {
        if (masked(kind, text) !== text) onChange(masked(kind, text));
        onBlur?.();
      }}
    />
  );
}

const modes: Partial<Record<string, 'numeric' | 'decimal' | 'tel' | 'email'>> = {
  pis: 'numeric',
  cep: 'numeric',
  number: 'numeric',
  money: 'decimal',
  phone: 'tel',
  cellPhone: 'tel',
  email: 'email',
};

/** Of a state its two letters, of anything else its word. */
export function optionWord(words: OptionsTexts, option: string): string {
  return Object.entries(words).find(([key]) => key === option)?.[1] ?? option;
}
