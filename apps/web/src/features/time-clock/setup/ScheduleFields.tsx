import { useTexts } from '#kernel/base/texts.ts';
import { inHours } from '#kernel/lazy/clock-hours.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { ScheduleDays } from './ScheduleDays.tsx';
import { scheduleTexts } from './schedule.messages.ts';
import { newCycle, newWeek, type ScheduleForm, weekOf } from './schedule-form.ts';
import type { ScheduleFault } from './schedule-refusal.ts';

interface ScheduleFieldsProps {
  form: ScheduleForm;
  edits: boolean;
  fault: ScheduleFault | undefined;
  onChange: (form: ScheduleForm) => void;
}

/** Name and kind, the days, and how breaks, holidays and punches are taken. */
export function ScheduleFields({ form, edits, fault, onChange }: ScheduleFieldsProps) {
  const t = useTexts(scheduleTexts);
  const put = (change: Partial<ScheduleForm>) => onChange({ ...form, ...change });
  const choice = <K extends string>(
    label: string,
    value: K,
    words: Record<K, string>,
    onChoose: (chosen: K | undefined) => void,
  ) => (
    <Select
      label={label}
      value={value}
      disabled={!edits}
      onChange={event => onChoose(keysOf(words).find(one => one === event.target.value))}
    >
      {keysOf(words).map(one => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </Select>
  );
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field
          className="w-full max-w-72"
          label={t.name}
          maxLength={80}
          disabled={!edits}
          value={form.name}
          onChange={event => put({ name: event.target.value })}
        />
        {edits && (
          <Segmented
            label={t.kind}
            options={[
              ['week', t.kinds.week],
              ['cycle', t.kinds.cycle],
            ]}
            value={form.kind}
            onChange={kind => put({ kind, days: kind === 'week' ? newWeek() : newCycle() })}
          />
        )}
        {form.kind === 'cycle' && (
          <DateField
            className="w-44"
            label={t.anchor}
            disabled={!edits}
            value={form.anchor}
            onChange={anchor => put({ anchor })}
          />
        )}
        <p className="num ml-auto text-right">
          <span className="block text-xs text-ink-2">{form.kind === 'week' ? t.perWeek : t.averageWeek}</span>
          <output className="text-2xl font-bold tracking-[-.02em]">{inHours(weekOf(form))}</output>
        </p>
      </div>
      <ScheduleDays form={form} edits={edits} fault={fault} onDays={days => put({ days })} />
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-3">
        <div>
          <Checkbox
            checked={!form.worksHolidays}
            disabled={!edits}
            onChange={event => put({ worksHolidays: !event.target.checked })}
          >
            <span className="text-sm">{t.holidaysOff}</span>
          </Checkbox>
          <p className="pl-8 text-xs text-ink-2">{t.holidaysLead}</p>
        </div>
        {choice(t.breakMode, form.breakMode, t.breakModes, breakMode => breakMode && put({ breakMode }))}
        {choice(t.marking, form.marking, t.markings, marking => marking && put({ marking }))}
      </div>
    </>
  );
}

function keysOf<K extends string>(words: Record<K, string>): K[] {
  const keys: K[] = [];
  for (const key in words) keys.push(key);
  return keys;
}
