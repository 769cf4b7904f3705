import { use } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { endOf } from '#ui/form/calendar-month.ts';
import { OfferedDays } from '#ui/form/OfferedDays.tsx';
import { PeriodsSlot } from '../../periods-slot.ts';
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
  const Periods = use(PeriodsSlot);
  const balance = useBalance(typed.idVinculo);
  const own = before ? Number(asked(before, 'dias') ?? 0) + Number(asked(before, 'vender') ?? 0) : 0;
  const freeOf = ({ saldo, pedidos }: { saldo: number; pedidos: number }) => saldo - Math.max(pedidos - own, 0);
  const oldest = balance.data?.periodos.find(period => freeOf(period) > 0);
  // what is still being acquired can't be asked for, and would push the question out of sight
  const complete = (balance.data?.periodos ?? []).filter(({ estado }) => estado !== 'adquirindo');
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
          {Periods && <Periods periods={complete.length > 0 ? complete : [oldest]} />}
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

/** The days on which it may lawfully begin. */
export function StartStep({ typed, set, before }: StepProps) {
  const t = useTexts(newRequestTexts);
  const { date } = useFormats();
  const weekday = useWeekday();
  const starts = useStarts(typed.idVinculo, typed.dias, before?.id);
  const days = starts.data?.inicios ?? [];
  const chosen = days.includes(typed.inicio) ? typed.inicio : undefined;
  const until = chosen && endOf(chosen, Number(typed.dias));
  return (
    <ListBody
      large
      {...loadOf(starts)}
      empty={days.length === 0}
      whenEmpty={<p className="mt-4 text-ink-2">{t.noStart}</p>}
    >
      <p className="mb-3 text-ink-2">{t.struck}</p>
      <OfferedDays label={t.starts} days={days} value={chosen} until={until} onPick={inicio => set({ inicio })} />
      <p aria-live="polite" className="num mt-3 font-semibold">
        {chosen && until && t.goes(`${date(chosen)}, ${weekday(chosen)}`, date(until))}
      </p>
    </ListBody>
  );
}
