import { conditionOperators } from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { centavosOf } from '#kernel/lazy/amounts.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import type { Condition } from './approver-form.ts';
import { conditionsTexts } from './conditions.messages.ts';

interface Props {
  condition: Condition;
  onChange: (condition: Condition) => void;
}

const compared = conditionOperators.filter(operator => operator !== 'in');

/** Days or an amount, compared with one figure. What is no figure is not taken over. */
export function ConditionNumber({ condition, onChange }: Props) {
  const t = useTexts(conditionsTexts);
  const { amount } = useFormats();
  const { campo, operador, valor } = condition;
  const isMoney = campo === 'amount';
  const figure = typeof valor === 'number' ? valor : 0;
  const [text, setText] = useState(isMoney ? amount(figure) : String(figure));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={t.how}
        value={operador}
        onChange={event =>
          onChange({ ...condition, operador: compared.find(one => one === event.target.value) ?? '>' })
        }
      >
        {compared.map(operator => (
          <option key={operator} value={operator}>
            {t[operator]}
          </option>
        ))}
      </Select>
      <Field
        label={isMoney ? t.amountValue : t.daysValue}
        inputMode={isMoney ? 'decimal' : 'numeric'}
        value={text}
        {...(figureIn(text, isMoney) === undefined ? { error: t.noFigure } : {})}
        onChange={event => {
          setText(event.target.value);
          const next = figureIn(event.target.value, isMoney);
          if (next !== undefined) onChange({ ...condition, valor: next });
        }}
      />
    </div>
  );
}

/** Days, or centavos; undefined: none that is zero or more. */
function figureIn(text: string, isMoney: boolean): number | undefined {
  const read = isMoney ? centavosOf(text) : /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
  return read === undefined || read < 0 ? undefined : read;
}
