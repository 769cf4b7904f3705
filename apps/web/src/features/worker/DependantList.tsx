import { type Dependant, dependantUses, kinships } from '@cracha/contract/features/worker/worker.schemas.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { fieldsTexts } from '#kernel/lazy/fields.messages.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { faultText } from './field-values.ts';
import { optionsTexts } from './options.messages.ts';
import { recordTexts } from './record.messages.ts';

interface DependantListProps {
  dependants: readonly Dependant[];
  edits: boolean;
  /** By `dependentes.<place>.<field>`. */
  errors: Errors;
  onChange: (dependants: Dependant[]) => void;
  /** What is wrong with a field; undefined: nothing any more. */
  onFault: (name: string, fault: string | undefined) => void;
}

/** Who depends on the worker, and for what. */
export function DependantList({ dependants, edits, errors, onChange, onFault }: DependantListProps) {
  const t = useTexts(recordTexts);
  const change = (at: number, part: Partial<Dependant>) =>
    onChange(dependants.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <div className="grid gap-4">
      {dependants.length === 0 && <p className="text-sm text-ink-2">{t.noDependants}</p>}
      {dependants.map((one, at) => (
        <DependantFields
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id; their place is theirs until they are saved
          key={at}
          dependant={one}
          edits={edits}
          errorOf={name => errors[`dependentes.${at}.${name}`]}
          onChange={part => change(at, part)}
          onFault={fault => onFault(`dependentes.${at}.cpf`, fault)}
          onRemove={() => onChange(dependants.filter((_, place) => place !== at))}
        />
      ))}
      {edits && (
        <Button
          className="justify-self-start"
          onClick={() =>
            onChange([...dependants, { nome: '', cpf: null, nascimento: null, parentesco: 'filho', para: [] }])
          }
        >
          <Plus size={16} aria-hidden />
          {t.addDependant}
        </Button>
      )}
    </div>
  );
}

interface DependantFieldsProps {
  dependant: Dependant;
  edits: boolean;
  errorOf: (name: keyof Dependant) => string | undefined;
  onChange: (part: Partial<Dependant>) => void;
  /** What is wrong with the CPF. */
  onFault: (fault: string | undefined) => void;
  onRemove: () => void;
}

function DependantFields({ dependant, edits, errorOf, onChange, onFault, onRemove }: DependantFieldsProps) {
  const t = useTexts(recordTexts);
  const fields = useTexts(fieldsTexts);
  const options = useTexts(optionsTexts);
  const { nome, cpf, nascimento, parentesco, para } = dependant;
  const checkCpf = async (text: string) => {
    // one that is told in part is the one there is
    const fits = text === '' || text.includes('*') || isCpf(text.replace(/[.\-\s]/g, ''));
    onFault(fits ? undefined : await faultText('cpf', 'INVALID_CPF'));
  };
  return (
    <fieldset disabled={!edits} className="grid grid-cols-2 gap-4 rounded-lg border border-line p-4 lg:grid-cols-6">
      <legend className="sr-only">{nome || t.addDependant}</legend>
      <Field
        className="col-span-2"
        label={t.dependantName}
        data-field="dependentes"
        error={errorOf('nome')}
        value={nome}
        maxLength={120}
        onChange={event => onChange({ nome: event.target.value })}
      />
      <Field
        className="col-span-2"
        label={t.cpf}
        inputMode="numeric"
        error={errorOf('cpf')}
        value={cpf ?? ''}
        autoComplete="off"
        onChange={event => {
          onChange({ cpf: event.target.value || null });
          // once wrong, each key asks again
          if (errorOf('cpf')) void checkCpf(event.target.value);
        }}
        onBlur={() => {
          const text = cpf ?? '';
          if (masked('cpf', text) !== text) onChange({ cpf: masked('cpf', text) });
          void checkCpf(text);
        }}
      />
      <DateField
        className="col-span-2"
        label={fields.nascimento}
        error={errorOf('nascimento')}
        value={nascimento ?? ''}
        onChange={day => onChange({ nascimento: day || null })}
      />
      <Select
        className="col-span-2"
        label={t.kinship}
        value={parentesco}
        onChange={event => onChange({ parentesco: kinships.find(one => one === event.target.value) ?? 'outro' })}
      >
        {kinships.map(one => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </Select>
      <div className="col-span-2 lg:col-span-3">
        <p className="text-xs font-semibold">{t.forWhat}</p>
        <div className="flex flex-wrap gap-x-4">
          {dependantUses.map(use => (
            <Checkbox
              key={use}
              checked={para.includes(use)}
              onChange={event =>
                onChange({ para: event.target.checked ? [...para, use] : para.filter(one => one !== use) })
              }
            >
              <span className="text-sm">{options[use]}</span>
            </Checkbox>
          ))}
        </div>
      </div>
      {edits && (
        <Button look="danger-ghost" size="sm" className="self-end justify-self-end" onClick={onRemove}>
          <Trash2 size={15} aria-hidden />
          {t.remove}
        </Button>
      )}
    </fieldset>
  );
}
