import { bankNamed, bankNumberOf, banks } from '@cracha/contract/kernel/banks.ts';
import { type ComponentProps, useId, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '../base/Field.tsx';
import { formTexts } from './form.messages.ts';

interface BankFieldProps {
  frame: Omit<ComponentProps<typeof Field>, 'onChange' | 'onBlur' | 'value'>;
  text: string;
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
}

/** A bank by its number or its name: the number is kept, the name stands below it. */
export function BankField({ frame, text, onChange, onBlur }: BankFieldProps) {
  const t = useTexts(formTexts);
  const list = useId();
  const number = bankNumberOf(text);
  // half a hundred of them: a record that is only read has none
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Field
        {...frame}
        help={<span aria-live="polite">{number && (bankNamed(number) ?? t.bankUnknown)}</span>}
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
