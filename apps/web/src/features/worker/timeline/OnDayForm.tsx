import { useRef, useState } from 'react';
import { addressWith, navigateTo } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { useWide } from '#ui/base/wide.ts';
import { DateField } from '#ui/form/DateField.tsx';
import type { WorkerRecord } from '../worker.types.ts';
import { dayFault } from './record-on-day.ts';
import { timelineTexts } from './timeline.messages.ts';

/** Asks for a day and opens the record as it was then: an address of its own, so that back comes here. */
export function OnDayForm({ record, day = '' }: { record: WorkerRecord; day?: string }) {
  const t = useTexts(timelineTexts);
  const fault = useDayFault(record);
  const wide = useWide();
  const [typed, setTyped] = useState(day);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { admissao } = record.campos;
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={event => {
        event.preventDefault();
        const wrong = fault(typed);
        setError(wrong);
        if (wrong) field.current?.focus();
        else navigateTo(onDay(typed));
      }}
    >
      <DateField
        ref={field}
        label={t.day}
        size={wide ? 'md' : 'worker'}
        className="flex-1"
        min={typeof admissao === 'string' ? admissao : undefined}
        max={todayHere()}
        value={typed}
        error={error}
        onChange={day => {
          setTyped(day);
          setError(undefined);
        }}
      />
      {/* beside the box, below its label: an error under the box moves neither */}
      <Button type="submit" size={wide ? 'md' : 'lg'} style={{ marginTop: wide ? 22 : 24 }}>
        {t.see}
      </Button>
    </form>
  );
}

/** The record as it was on a day, in the address in which the page stands. */
export function onDay(day: string): string {
  return addressWith({ em: day, aba: undefined, secao: undefined, tipo: undefined });
}

/** The sentence about a day of which there is no record; undefined: there is one. */
export function useDayFault(record: WorkerRecord): (day: string) => string | undefined {
  const t = useTexts(timelineTexts);
  const { date } = useFormats();
  return day => {
    const fault = dayFault(record, day, todayHere());
    return fault === 'beforeAdmission' ? t.beforeAdmission(date(String(record.campos.admissao))) : fault && t[fault];
  };
}
