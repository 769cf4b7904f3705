import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { SearchChoice } from '#ui/choose/SearchChoice.tsx';
import { useKnownBenefitItems } from '../benefit.api.ts';
import { typedBenefitTexts } from './typed-benefit.messages.ts';
import { blankBenefitLine, countOf, type TypedBenefitForm, type TypedBenefitLine } from './typed-benefit-form.ts';
import { centavosOf } from './typed-form.ts';

/** The items: those the group's benefits have had, with their last unit value, or blank ones. */
export function TypedBenefitItems({ form }: { form: UseFormReturn<TypedBenefitForm> }) {
  const t = useTexts(typedBenefitTexts);
  const { amount } = useFormats();
  const [search, setSearch] = useState('');
  const found = useKnownBenefitItems(search);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'itens' });
  const add = (line: TypedBenefitLine, focus: 'quantidade' | 'codigo') =>
    append(line, { focusName: `itens.${fields.length}.${focus}` });
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-bold">{t.items}</h2>
      {fields.length === 0 && <p className="text-sm text-ink-2">{t.noItems}</p>}
      <ol className="grid gap-3">
        {fields.map((field, position) => (
          <Line key={field.id} form={form} position={position} onRemove={() => remove(position)} />
        ))}
      </ol>
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <SearchChoice
          className="max-w-none"
          label={t.itemSearch}
          placeholder={t.itemHint}
          onSearch={setSearch}
          found={found.data ?? []}
          keyOf={item => `${item.codigo}-${item.descricao}`}
          name={item => (
            <>
              <span className="num w-14 shrink-0 text-ink-3">{item.codigo}</span>
              <span className="min-w-0 flex-1">{item.descricao}</span>
              <span className="num text-xs text-ink-2">
                {item.valorUnitario !== null && amount(item.valorUnitario)}
              </span>
            </>
          )}
          onChoose={({ codigo, descricao, valorUnitario }) =>
            add(
              {
                ...blankBenefitLine,
                codigo: codigo ?? '',
                descricao,
                valorUnitario: valorUnitario === null ? '' : amount(valorUnitario),
              },
              'quantidade',
            )
          }
          nothing={found.data && t.nothingFound}
        />
        <Button className="lg:mt-5" onClick={() => add(blankBenefitLine, 'codigo')}>
          <Plus size={16} aria-hidden />
          {t.blank}
        </Button>
      </div>
    </section>
  );
}

interface LineProps {
  form: UseFormReturn<TypedBenefitForm>;
  position: number;
  onRemove: () => void;
}

function Line({ form: { register, control }, position, onRemove }: LineProps) {
  const t = useTexts(typedBenefitTexts);
  const line = useWatch({ control, name: `itens.${position}` });
  const wrong = (text: string) => (text.trim() !== '' && centavosOf(text) === undefined ? t.wrongFigure : undefined);
  const wrongCount = line.quantidade.trim() !== '' && countOf(line.quantidade) === undefined;
  return (
    <li
      aria-label={t.line(position + 1)}
      className="grid grid-cols-[88px_minmax(0,1fr)_36px] items-end gap-2 border-b border-line pb-3 lg:grid-cols-[88px_minmax(0,1fr)_88px_112px_132px_36px]"
    >
      <Field label={t.code} maxLength={20} {...register(`itens.${position}.codigo`)} />
      <Field label={t.description} maxLength={120} {...register(`itens.${position}.descricao`)} />
      <IconButton label={t.remove(line.descricao)} className="lg:order-last" onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <Field
        label={t.quantity}
        inputMode="numeric"
        maxLength={4}
        error={wrongCount ? t.wrongCount : undefined}
        {...register(`itens.${position}.quantidade`)}
      />
      <Field
        label={t.unit}
        inputMode="decimal"
        className="[&_input]:text-right"
        error={wrong(line.valorUnitario)}
        {...register(`itens.${position}.valorUnitario`)}
      />
      <Field
        label={t.deduction}
        optional
        inputMode="decimal"
        className="max-lg:col-span-3 [&_input]:text-right"
        error={wrong(line.desconto)}
        {...register(`itens.${position}.desconto`)}
      />
    </li>
  );
}
