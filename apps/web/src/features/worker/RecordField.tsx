import { fieldOf, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { bankNamed, bankNumberOf, banks } from '@cracha/contract/kernel/banks.ts';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { fieldsTexts } from '#kernel/lazy/fields.messages.ts';
import { Field } from '#ui/base/Field.tsx';
import { useWide } from '#ui/base/wide.ts';
import { FormField } from '#ui/form/FormField.tsx';
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

/** One field of the record, drawn by its kind; a bank has the list of banks. */
export function RecordField({ name, value, help, ...rest }: RecordFieldProps) {
  const label = useTexts(fieldsTexts)[name];
  const words = useTexts(optionsTexts);
  const wide = useWide();
  const of = fieldOf(name);
  if (of.kind === 'bank') {
    const { error, disabled, className, onChange, onBlur } = rest;
    const frame = { label, error, help, size: wide ? 'md' : 'worker', className, disabled } as const;
    return <BankField {...{ frame, name, text: typeof value === 'string' ? value : '', onChange, onBlur }} />;
  }
  return <FormField {...{ of, name, label, value, help }} {...rest} wordOf={option => optionWord(words, option)} />;
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
