import { receiptKinds } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormats } from '#kernel/formats.ts';
import { kindTexts } from '#kernel/kinds.messages.ts';
import { useTexts } from '#kernel/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Field, Select } from '#ui/Field.tsx';
import { SearchPick } from './SearchPick.tsx';
import { typedTexts } from './typed.messages.ts';
import type { TypedForm } from './typed-form.ts';
import { type EmploymentToPay, useEmployments } from './typed-receipt.api.ts';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** For whom, which kind, of which month, paid when. */
export function TypedWho({ form }: { form: UseFormReturn<TypedForm> }) {
  const t = useTexts(typedTexts);
  const kinds = useTexts(kindTexts);
  const { monthName } = useFormats();
  const { register, setValue, control } = form;
  const worker = useWatch({ control, name: 'vinculo' });
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-bold">{t.who}</h2>
      {worker ? (
        <Chosen worker={worker} onChange={() => setValue('vinculo', null)} />
      ) : (
        <WorkerSearch onPick={found => setValue('vinculo', found)} />
      )}
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
        <Field label={t.paidOn} optional type="date" {...register('dataPagamento')} />
      </div>
    </section>
  );
}

function WorkerSearch({ onPick }: { onPick: (worker: EmploymentToPay) => void }) {
  const t = useTexts(typedTexts);
  const [search, setSearch] = useState('');
  const found = useEmployments(search);
  return (
    <SearchPick
      label={t.worker}
      placeholder={t.workerHint}
      onSearch={setSearch}
      rows={found.data ?? []}
      rowKey={worker => worker.id}
      row={worker => (
        <>
          <span className="min-w-0 flex-1 font-semibold">{worker.nome}</span>
          <span className="num text-xs text-ink-2">
            {worker.empresa} · {worker.matricula}
          </span>
        </>
      )}
      onPick={onPick}
      nothing={found.data && t.nothingFound}
    />
  );
}

function Chosen({ worker, onChange }: { worker: EmploymentToPay; onChange: () => void }) {
  const t = useTexts(typedTexts);
  return (
    <div className="flex items-center gap-3 rounded-md border border-line px-3 py-2 text-sm">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{worker.nome}</span>
        <span className="num block text-xs text-ink-2">
          {[worker.empresa, t.registration(worker.matricula), worker.cpf].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Button size="sm" onClick={onChange}>
        {t.change}
      </Button>
    </div>
  );
}
