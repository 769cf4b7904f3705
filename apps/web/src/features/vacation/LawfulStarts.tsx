import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { endOf } from '#ui/form/calendar-month.ts';
import { OfferedDays } from '#ui/form/OfferedDays.tsx';
import { useLawfulStarts } from './vacation.api.ts';
import { vacationTexts } from './vacation.messages.ts';

interface LawfulStartsProps {
  idVinculo: string;
  /** The balance of the oldest period: what is asked for first. */
  most: number;
  /** Days between asking and start. */
  notice: number;
}

/** On which days so many days of vacation may begin, and when they would end. */
export function LawfulStarts({ idVinculo, most, notice }: LawfulStartsProps) {
  const t = useTexts(vacationTexts);
  const { date } = useFormats();
  const [typed, setTyped] = useState(String(most));
  const [start, setStart] = useState<string>();
  const days = /^\d{1,2}$/.test(typed) && Number(typed) <= most ? Number(typed) : 0;
  const starts = useLawfulStarts(idVinculo, days);
  const offered = starts.data?.inicios ?? [];
  const chosen = start !== undefined && offered.includes(start) ? start : undefined;
  const until = chosen && endOf(chosen, days);
  return (
    <section aria-label={t.starts} className="num">
      <h2 className="text-base font-bold">{t.starts}</h2>
      <p className="mb-3 text-sm text-ink-2">{t.startsLead(t.days(notice))}</p>
      <Field
        className="mb-3"
        label={t.howMany}
        inputMode="numeric"
        maxLength={2}
        value={typed}
        error={days > 0 ? undefined : t.daysWrong(most)}
        onChange={event => setTyped(event.target.value.replace(/\D/g, ''))}
      />
      {days > 0 && (
        <ListBody
          {...loadOf(starts)}
          empty={offered.length === 0}
          whenEmpty={<p className="text-sm text-ink-2">{t.noStart}</p>}
        >
          <OfferedDays label={t.starts} days={offered} value={chosen} until={until} onPick={setStart} />
        </ListBody>
      )}
      <p aria-live="polite" className="mt-2 text-sm font-semibold">
        {chosen && until && `${t.goes(date(chosen), date(until))}, ${t.days(days)}`}
      </p>
    </section>
  );
}
