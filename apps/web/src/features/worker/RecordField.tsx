import { fieldOf, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { bankNamed, bankNumberOf, banks } from '@cracha/contract/kernel/banks.ts';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { useWide } from '#ui/base/wide.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { fieldsTexts } from './fields.messages.ts';
import { optionWord } from './option-word.ts';
import { optionsTexts } from './options.messages.ts';
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
  if (kind === 'day')
    return (
      <DateField {...frame} data-field={name} required={required} value={text} onChange={onChange} onBlur={onBlur} />
    );
  if (kind === 'bank') return <BankField {...{ frame, name, text, onChange, onBlur }} />;
  return (
    <Field
      {...frame}
      data-field={name}
      type={kind === 'email' ? 'email' : 'text'}
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

interface BankFieldProps {
  frame: Omit<ComponentProps<typeof Field>, 'onChange' | 'onBlur'>;
  name: WorkerFieldName;
  text: string;
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
}

/** A bank by its number or its name: the number is kept, the name stands below it. */
function BankField({ frame, name, text, onChange, onBlur }: BankFieldProps) {
  const t = useTexts(recordTexts);
  const list = useId();
  const number = bankNumberOf(text);
  // half a hundred of them: a record that is only read has none
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Field
        {...frame}
        help={<span aria-live="polite">{number && (bankNamed(number) ?? t.bankUnknown)}</span>}
        data-field={name}
        list={list}
        autoComplete="off"
        value={text}
        onFocus={() => setAsked(true)}
        onChange={event => onChange(event.target.value)}
        onBlur={() => {
          if (number && number !== text) onChange(number);
          onBlur?.();
        }}
      />
      <datalist id={list}>
        {(asked ? banks : []).map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** What a CEP that was typed has filled. */
export function CepFilled({ filled }: { filled: 'whole' | 'state' | undefined }) {
  const t = useTexts(recordTexts);
  return <span aria-live="polite">{filled && (filled === 'whole' ? t.cepFound : t.cepStateOnly)}</span>;
}

const modes: Partial<Record<string, 'numeric' | 'decimal' | 'tel' | 'email'>> = {
  pis: 'numeric',
  cep: 'numeric',
  cbo: 'numeric',
  number: 'numeric',
  hours: 'decimal',
  money: 'decimal',
  phone: 'tel',
  cellPhone: 'tel',
  email: 'email',
};
