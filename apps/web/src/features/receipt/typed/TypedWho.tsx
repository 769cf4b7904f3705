import { receiptKinds } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { TypedWorker } from './TypedWorker.tsx';
import { typedTexts } from './typed.messages.ts';
import type { TypedForm } from './typed-form.ts';
import { useEmployments } from './typed-receipt.api.ts';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** For whom, which kind, of which month, paid when. */
export function TypedWho({ form }: { form: UseFormReturn<TypedForm> }) {
  const t = useTexts(typedTexts);
  const kinds = useTexts(kindTexts);
  const { monthName } = useFormats();
  const { register, setValue, control } = form;
  const [worker, paid] = useWatch({ control, name: ['vinculo', 'dataPagamento'] });
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-bold">{t.who}</h2>
      <TypedWorker worker={worker} onPick={found => setValue('vinculo', found)} useFound={useEmployments} />
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        <Select label={t.kind} {...register('especie')}>
          {receiptKinds.map(kind => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
        <Select label={t.month} {...register('mes')}>
          {months.map(month => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </Select>
        <Field label={t.year} inputMode="numeric" maxLength={4} {...register('ano')} />
        <DateField label={t.paidOn} optional value={paid} onChange={day => setValue('dataPagamento', day)} />
      </div>
    </section>
  );
}
