import { type Dependant, dependantUses, kinships } from '@cracha/contract/features/worker/worker.schemas.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { fieldsTexts } from '#kernel/record/fields.messages.ts';
import { optionsTexts } from '#kernel/record/options.messages.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { ownFieldTexts } from '../own-field.messages.ts';
import type { PageProps } from './OwnStep.tsx';
import { ownTexts } from './own.messages.ts';
import { PageFrame } from './PageFrame.tsx';
import { useSubmitStep } from './useSubmitStep.ts';

const empty: Dependant = { nome: '', cpf: null, nascimento: null, parentesco: 'filho', para: [] };

/** Who depends on the person; of minors no more than the law asks. */
export function DependantsPage({ own, page, onDone }: PageProps) {
  const t = useTexts(ownTexts);
  const [all, setAll] = useState<readonly Dependant[]>(own.dependentes ?? []);
  const { errors, busy, submit } = useSubmitStep({ page, onDone });
  const put = (at: number, part: Partial<Dependant>) =>
    setAll(all.map((one, n) => (n === at ? { ...one, ...part } : one)));
  return (
    <PageFrame
      busy={busy}
      onSubmit={() => void submit({ dependentes: [...all] })}
      footer={
        <OnlineButton type="submit" look="primary" busy={busy}>
          {all.length === 0 ? t.nobody : t.save}
        </OnlineButton>
      }
    >
      <p className="-mt-3 text-ink-2">{t.dependantsLead}</p>
      {all.map((one, at) => (
        <One
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name while they are typed
          key={at}
          one={one}
          errorOf={name => errors[`dependentes.${at}.${name}`]}
          onChange={part => put(at, part)}
          onRemove={() => setAll(all.filter((_, n) => n !== at))}
        />
      ))}
      <Button size="lg" onClick={() => setAll([...all, empty])}>
        <Plus size={18} aria-hidden />
        {t.addOne}
      </Button>
    </PageFrame>
  );
}

interface OneProps {
  one: Dependant;
  errorOf: (name: string) => string | undefined;
  onChange: (part: Partial<Dependant>) => void;
  onRemove: () => void;
}

function One({ one, errorOf, onChange, onRemove }: OneProps) {
  const t = useTexts(ownTexts);
  const own = useTexts(ownFieldTexts);
  const fields = useTexts(fieldsTexts);
  const options = useTexts(optionsTexts);
  return (
    <div className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
      <div className="flex items-start gap-2">
        <Field
          size="worker"
          className="flex-1"
          label={fields.nome}
          maxLength={120}
          value={one.nome}
          error={errorOf('nome')}
          onChange={event => onChange({ nome: event.target.value })}
        />
        <IconButton label={t.removeOne(one.nome)} onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <Select
        size="worker"
        label={t.kinship}
        value={one.parentesco}
        onChange={event => {
          const parentesco = kinships.find(kinship => kinship === event.target.value);
          if (parentesco) onChange({ parentesco });
        }}
      >
        {kinships.map(kinship => (
          <option key={kinship} value={kinship}>
            {options[kinship]}
          </option>
        ))}
      </Select>
      <DateField
        size="worker"
        label={fields.nascimento}
        value={one.nascimento ?? ''}
        error={errorOf('nascimento')}
        onChange={value => onChange({ nascimento: value || null })}
      />
      <Field
        size="worker"
        label={own.cpf}
        inputMode="numeric"
        autoComplete="off"
        value={one.cpf ?? ''}
        error={errorOf('cpf')}
        onChange={event => onChange({ cpf: event.target.value || null })}
        onBlur={() => onChange({ cpf: one.cpf && masked('cpf', one.cpf) })}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{t.counts}</legend>
        {dependantUses.map(use => (
          <Checkbox
            key={use}
            large
            checked={one.para.includes(use)}
            onChange={event =>
              onChange({ para: event.target.checked ? [...one.para, use] : one.para.filter(kept => kept !== use) })
            }
          >
            {options[use]}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}
