import { useTexts } from '#kernel/base/texts.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import type { Category } from './talk-form.ts';
import { workerDeskTexts } from './worker.messages.ts';

interface AnswerFieldProps {
  of: Category['campos'][number];
  value: string;
  size?: 'worker' | undefined;
  onChange: (value: string) => void;
}

/** One question of a category. */
export function AnswerField({ of: { nome, tipo, obrigatorio, opcoes }, value, size, onChange }: AnswerFieldProps) {
  const t = useTexts(workerDeskTexts);
  const shared = { size, label: nome, optional: !obrigatorio, value } as const;
  if (tipo === 'data') return <DateField {...shared} onChange={onChange} />;
  if (tipo === 'escolha' || tipo === 'simNao') {
    const options: readonly (readonly [string, string])[] =
      tipo === 'simNao'
        ? [
            ['sim', t.yes],
            ['nao', t.no],
          ]
        : opcoes.map(option => [option, option] as const);
    return (
      <Select {...shared} onChange={event => onChange(event.target.value)}>
        <option value="">{t.choose}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Field
      {...shared}
      maxLength={500}
      inputMode={tipo === 'numero' ? 'decimal' : 'text'}
      onChange={event => onChange(event.target.value)}
    />
  );
}
