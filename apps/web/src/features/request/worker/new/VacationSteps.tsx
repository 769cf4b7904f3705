import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox, Radio } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import type { Request } from '../../request.api.ts';
import { asked, useWeekday } from '../../request-words.ts';
import { useBalance, useStarts } from './new-request.api.ts';
import { newRequestTexts } from './new-request.messages.ts';
import type { NewRequest } from './new-request.ts';

interface StepProps {
  typed: NewRequest;
  set: (part: Partial<NewRequest>) => void;
  /** The one that is being changed: its days are free. */
  before: Request | undefined;
}

/** How many days of the oldest balance, and whether a third is sold. */
export function DaysStep({ typed, set, before }: StepProps) {
  const t = useTexts(newRequestTexts);
  const { date } = useFormats();
  const balance = useBalance(typed.idVinculo);
  const own = before ? Number(asked(before, 'dias') ?? 0) + Number(asked(before, 'vender') ?? 0) : 0;
  const freeOf = ({ saldo, pedidos }: { saldo: number; pedidos: number }) => saldo - Math.max(pedidos - own, 0);
  const oldest = balance.data?.periodos.find(period => freeOf(period) > 0);
  const third = oldest ? Math.floor(oldest.direito / 3) : 0;
  return (
    <ListBody
      large
      {...loadOf(balance)}
      empty={oldest === undefined}
      whenEmpty={<p className="mt-4 text-ink-2">{t.noBalance}</p>}
    >
      {oldest && (
        <div className="grid gap-4">
          <p className="num rounded-2xl border border-line bg-surface p-4">
            {t.balance(freeOf(oldest), oldest.limite === null ? '' : date(oldest.limite))}{' '}
            {oldest.aConferir && <Status tone="warn">{t.unchecked}</Status>}
          </p>
          <Field
            size="worker"
            label={t.days}
            inputMode="numeric"
            maxLength={2}
            value={typed.dias}
            onChange={event => set({ dias: event.target.value.replace(/\D/g, ''), inicio: '' })}
          />
          {third > 0 && oldest.vendidos === 0 && (
            <Checkbox
              large
              checked={typed.vender !== '' && typed.vender !== '0'}
              onChange={event => set({ vender: event.target.checked ? String(third) : '' })}
            >
              {t.sell(third)}
            </Checkbox>
          )}
        </div>
      )}
    </ListBody>
  );
}

/** The days on which it may lawfully begin, month by month. */
export function StartStep({ typed, set, before }: StepProps) {
  const t = useTexts(newRequestTexts);
  const { competence, date } = useFormats();
  const weekday = useWeekday();
  const starts = useStarts(typed.idVinculo, typed.dias, before?.id);
  const days = starts.data?.inicios ?? [];
  const months = [...new Set(days.map(day => day.slice(0, 7)))];
  const [chosen, setChosen] = useState(typed.inicio.slice(0, 7));
  const month = months.includes(chosen) ? chosen : months[0];
  return (
    <ListBody
      large
      {...loadOf(starts)}
      empty={days.length === 0}
      whenEmpty={<p className="mt-4 text-ink-2">{t.noStart}</p>}
    >
      <Select size="worker" label={t.startMonth} value={month} onChange={event => setChosen(event.target.value)}>
        {months.map(each => (
          <option key={each} value={each}>
            {competence(Number(each.slice(5)), Number(each.slice(0, 4)))}
          </option>
        ))}
      </Select>
      <fieldset className="num mt-4 rounded-2xl border border-line bg-surface px-4 py-2">
        <legend className="sr-only">{t.starts}</legend>
        {days
          .filter(day => day.slice(0, 7) === month)
          .map(day => (
            <Radio key={day} large name="inicio" checked={typed.inicio === day} onChange={() => set({ inicio: day })}>
              {date(day)}, {weekday(day)}
            </Radio>
          ))}
      </fieldset>
    </ListBody>
  );
}
