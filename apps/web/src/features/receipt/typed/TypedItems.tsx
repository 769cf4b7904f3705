import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { SearchChoice } from '#ui/choose/SearchChoice.tsx';
import { typedTexts } from './typed.messages.ts';
import { blankLine, centavosOf, type TypedForm, type TypedLine } from './typed-form.ts';
import { useKnownItems } from './typed-receipt.api.ts';

/** The lines: found by code or name, or blank; each with one amount in one column. */
export function TypedItems({ form }: { form: UseFormReturn<TypedForm> }) {
  const t = useTexts(typedTexts);
  const [search, setSearch] = useState('');
  const found = useKnownItems(search);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'verbas' });
  const add = (line: TypedLine, focus: 'valor' | 'codigo') =>
    append(line, { focusName: `verbas.${fields.length}.${focus}` });
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
          keyOf={item => `${item.codigo}-${item.descricao}-${item.lado}`}
          name={item => (
            <>
              <span className="num w-14 shrink-0 text-ink-3">{item.codigo}</span>
              <span className="min-w-0 flex-1">{item.descricao}</span>
              <span className="text-xs text-ink-2">{t[item.lado]}</span>
            </>
          )}
          onChoose={({ codigo, descricao, lado }) =>
            add({ ...blankLine, codigo: codigo ?? '', descricao, lado }, 'valor')
          }
          nothing={found.data && t.nothingFound}
        />
        <Button className="lg:mt-5" onClick={() => add(blankLine, 'codigo')}>
          <Plus size={16} aria-hidden />
          {t.blank}
        </Button>
      </div>
    </section>
  );
}

interface LineProps {
  form: UseFormReturn<TypedForm>;
  position: number;
  onRemove: () => void;
}

function Line({ form: { register, control, setValue, getValues }, position, onRemove }: LineProps) {
  const t = useTexts(typedTexts);
  const { amount } = useFormats();
  const line = useWatch({ control, name: `verbas.${position}` });
  const wrong = line.valor.trim() !== '' && centavosOf(line.valor) === undefined;
  // what was typed is shown as an amount once the field is left
  const tidy = () => {
    const centavos = centavosOf(getValues(`verbas.${position}.valor`));
    if (centavos !== undefined) setValue(`verbas.${position}.valor`, amount(centavos));
  };
  return (
    <li
      aria-label={t.line(position + 1)}
      className="grid grid-cols-[88px_minmax(0,1fr)_36px] items-end gap-2 border-b border-line pb-3 lg:grid-cols-[88px_minmax(0,1fr)_96px_132px_128px_36px]"
    >
      <Field label={t.code} maxLength={20} {...register(`verbas.${position}.codigo`)} />
      <Field label={t.description} maxLength={120} {...register(`verbas.${position}.descricao`)} />
      <IconButton label={t.remove(line.descricao)} className="lg:order-last" onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <Field label={t.reference} maxLength={20} {...register(`verbas.${position}.referencia`)} />
      <Select label={t.side} {...register(`verbas.${position}.lado`)}>
        <option value="vencimento">{t.vencimento}</option>
        <option value="desconto">{t.desconto}</option>
      </Select>
      <Field
        label={t.amount}
        inputMode="decimal"
        className="max-lg:col-span-3 [&_input]:text-right"
        error={wrong ? t.wrongFigure : undefined}
        {...register(`verbas.${position}.valor`, { onBlur: tidy })}
      />
    </li>
  );
}
