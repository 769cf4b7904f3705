import { type FormEvent, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { HourField } from '#ui/form/HourField.tsx';
import { useLeavingAsks } from '#ui/form/leaving.ts';
import {
  hoursForm,
  isDayRight,
  type TypedDay,
  type TypedHours,
  typedHours,
  type Weekday,
  weekdays,
} from './hours-form.ts';
import { deskSetupTexts } from './setup.messages.ts';
import { type DeskHours, useSaveHours } from './staff.api.ts';

/** When the desk is open: a line a day, two stretches at most. */
export function HoursEditor({ hours, changes }: { hours: DeskHours; changes: boolean }) {
  const t = useTexts(deskSetupTexts);
  const [typed, setTyped] = useState<TypedHours>(() => typedHours(hours));
  const save = useSaveHours();
  const isTyped = JSON.stringify(typed) !== JSON.stringify(typedHours(hours));
  useLeavingAsks(isTyped);
  const isRight = weekdays.every(day => isDayRight(typed[day]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTyped || !isRight) return;
    void save
      .mutateAsync({ horas: hoursForm(typed), versao: hours.versao })
      .then(() => toast(t.hoursSaved), tellFailure);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {weekdays.map(day => (
          <Day
            key={day}
            day={day}
            value={typed[day]}
            disabled={!changes}
            onChange={value => setTyped({ ...typed, [day]: value })}
          />
        ))}
      </div>
      {changes && (
        <Button type="submit" className="justify-self-end" blocked={!isTyped || !isRight} busy={save.isPending}>
          {t.saveHours}
        </Button>
      )}
    </form>
  );
}

interface DayProps {
  day: Weekday;
  value: TypedDay;
  disabled: boolean;
  onChange: (value: TypedDay) => void;
}

function Day({ day, value, disabled, onChange }: DayProps) {
  const t = useTexts(deskSetupTexts);
  const name = useWeekday(day);
  const labels = [t.from, t.until, t.andFrom, t.until];
  return (
    <fieldset className="px-4 py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center sm:gap-4">
      <legend className="float-left font-semibold first-letter:uppercase">{name}</legend>
      <div className="clear-both grid grid-cols-2 gap-3 sm:clear-none sm:col-start-2 sm:grid-cols-4">
        {labels.map((label, at) => (
          <HourField
            // biome-ignore lint/suspicious/noArrayIndexKey: four fields of a day
            key={at}
            label={label}
            aria-label={`${name}, ${label}`}
            disabled={disabled}
            value={value[at] ?? ''}
            onChange={text => onChange(withPart(value, at, text))}
          />
        ))}
      </div>
      {!isDayRight(value) && <p className="mt-1 text-xs font-semibold text-bad sm:col-start-2">{t.hoursWrong}</p>}
    </fieldset>
  );
}

function withPart([a, b, c, d]: TypedDay, at: number, text: string): TypedDay {
  return [at === 0 ? text : a, at === 1 ? text : b, at === 2 ? text : c, at === 3 ? text : d];
}

function useWeekday(day: Weekday): string {
  // 2024-01-01 was a Monday
  const at = new Date(Date.UTC(2024, 0, Number(day)));
  return new Intl.DateTimeFormat(useLanguage(), { weekday: 'long', timeZone: 'UTC' }).format(at);
}
