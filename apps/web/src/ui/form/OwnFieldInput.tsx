import { useTexts } from '#kernel/base/texts.ts';
import { recordWordsTexts } from '#kernel/record/record-words.messages.ts';
import { Field, Select } from '../base/Field.tsx';
import { useWide } from '../base/wide.ts';
import { DateField } from './DateField.tsx';
import { formTexts } from './form.messages.ts';

interface OwnFieldInputProps {
  field: {
    id: string;
    nome: string;
    tipo: 'texto' | 'numero' | 'data' | 'opcao' | 'simNao';
    opcoes: readonly string[];
    obrigatorio: boolean;
  };
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  /** Where it stands in a form of two columns. */
  className?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A field of the company's own, drawn by its kind. */
export function OwnFieldInput({
  field,
  value,
  error,
  disabled,
  className = 'col-span-2',
  onChange,
  onBlur,
}: OwnFieldInputProps) {
  const t = useTexts(recordWordsTexts);
  const { choose } = useTexts(formTexts);
  const { id, nome, tipo, obrigatorio } = field;
  const frame = {
    label: nome,
    error,
    disabled,
    size: useWide() ? 'md' : 'worker',
    className,
    'data-field': id,
    required: obrigatorio,
    value,
    onBlur,
  } as const;
  if (tipo === 'data') return <DateField {...frame} onChange={onChange} />;
  if (tipo !== 'opcao' && tipo !== 'simNao') {
    return (
      <Field
        {...frame}
        inputMode={tipo === 'numero' ? 'decimal' : undefined}
        maxLength={tipo === 'texto' ? 120 : undefined}
        autoComplete="off"
        onChange={event => onChange(event.target.value)}
      />
    );
  }
  // an option that is no longer offered stays as long as nobody changes it
  const offered = tipo === 'opcao' ? field.opcoes.map(option => [option, option] as const) : answers(t);
  const gone = value !== '' && !offered.some(([option]) => option === value);
  return (
    <Select {...frame} onChange={event => onChange(event.target.value)}>
      <option value="">{choose}</option>
      {[...offered, ...(gone ? [[value, value] as const] : [])].map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  );
}

const answers = (t: { yes: string; no: string }) =>
  [
    ['sim', t.yes],
    ['nao', t.no],
  ] as const;
