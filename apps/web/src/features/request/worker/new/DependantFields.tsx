import { dependantUses, kinships } from '@cracha/contract/features/worker/worker.schemas.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { fieldsTexts } from '#kernel/record/fields.messages.ts';
import { optionsTexts } from '#kernel/record/options.messages.ts';
import { recordWordsTexts } from '#kernel/record/record-words.messages.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { newRequestTexts } from './new-request.messages.ts';
import type { NewRequest } from './new-request.ts';

interface DependantFieldsProps {
  typed: NewRequest;
  set: (part: Partial<NewRequest>) => void;
  /** Who may go. */
  there: readonly { nome: string; parentesco: string }[];
}

/** One who comes, told whole; or who goes, by name. */
export function DependantFields({ typed: { valores }, set, there }: DependantFieldsProps) {
  const t = useTexts(newRequestTexts);
  const change = (part: NewRequest['valores']) => set({ valores: { ...valores, ...part } });
  const goes = valores.acao === 'excluir';
  return (
    <>
      {there.length > 0 && (
        <Segmented
          label={t.act}
          value={goes ? 'excluir' : 'incluir'}
          options={[
            ['incluir', t.bring],
            ['excluir', t.takeOut],
          ]}
          onChange={acao => set({ valores: { acao } })}
        />
      )}
      {goes ? (
        <Select
          size="worker"
          label={t.whom}
          value={textIn(valores, 'nome')}
          onChange={event => change({ nome: event.target.value })}
        >
          <option value="" />
          {there.map(({ nome }) => (
            <option key={nome} value={nome}>
              {nome}
            </option>
          ))}
        </Select>
      ) : (
        <Coming valores={valores} change={change} />
      )}
    </>
  );
}

const textIn = (valores: NewRequest['valores'], name: string) => String(valores[name] ?? '');

function Coming({
  valores,
  change,
}: {
  valores: NewRequest['valores'];
  change: (part: NewRequest['valores']) => void;
}) {
  const t = useTexts(newRequestTexts);
  const words = useTexts(recordWordsTexts);
  const fields = useTexts(fieldsTexts);
  const options = useTexts(optionsTexts);
  const text = (name: string) => textIn(valores, name);
  return (
    <>
      <Field
        size="worker"
        label={fields.nome}
        maxLength={120}
        value={text('nome')}
        onChange={event => change({ nome: event.target.value })}
      />
      <Field
        size="worker"
        label={words.cpf}
        inputMode="numeric"
        autoComplete="off"
        value={text('cpf')}
        onChange={event => change({ cpf: event.target.value })}
        onBlur={() => change({ cpf: masked('cpf', text('cpf')) })}
      />
      <DateField
        size="worker"
        label={fields.nascimento}
        value={text('nascimento')}
        onChange={nascimento => change({ nascimento })}
      />
      <Select
        size="worker"
        label={t.kinship}
        value={text('parentesco') || 'filho'}
        onChange={event => change({ parentesco: event.target.value })}
      >
        {kinships.map(one => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </Select>
      <fieldset>
        <legend className="font-semibold">{t.forWhat}</legend>
        {dependantUses.map(use => (
          <Checkbox
            key={use}
            large
            checked={valores[use] === true}
            onChange={event => change({ [use]: event.target.checked })}
          >
            {options[use]}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
