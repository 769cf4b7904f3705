import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '../base/Button.tsx';
import { monthRows, nextDay, nextMonth } from './calendar-month.ts';
import { dateTexts } from './date.messages.ts';

interface OfferedDaysProps {
  label: string;
  /** The only ones that can be chosen, in their order; at least one. */
  days: readonly string[];
  value: string | undefined;
  /** With `value` a stretch: its last day. */
  until?: string | undefined;
  onPick: (day: string) => void;
}

/** A calendar of some days: whatever is not offered is struck out. */
export function OfferedDays({ label, days, value, until, onPick }: OfferedDaysProps) {
  const t = useTexts(dateTexts);
  const { competence } = useFormats();
  const [turned, setTurned] = useState<string>();
  const [first = '', last = ''] = [days[0]?.slice(0, 7), days.at(-1)?.slice(0, 7)];
  const wanted = turned ?? value?.slice(0, 7) ?? first;
  const month = within(wanted, first, last);
  const title = competence(Number(month.slice(5)), Number(month.slice(0, 4)));
  const turn = (by: 1 | -1) => setTurned(nextMonth(month, by));
  return (
    <section aria-label={label} className="rounded-2xl border border-line bg-surface p-2 sm:p-3">
      <div className="flex items-center justify-between">
        <IconButton label={t.formerMonth} className="size-11!" disabled={month <= first} onClick={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <p aria-live="polite" className="font-semibold">
          {title}
        </p>
        <IconButton label={t.nextMonth} className="size-11!" disabled={month >= last} onClick={() => turn(1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <MonthTable month={month} title={title} offered={new Set(days)} {...{ value, until, onPick }} />
    </section>
  );
}

/** Months as texts stand in their order. */
function within(month: string, first: string, last: string): string {
  if (month < first) return first;
  return month > last ? last : month;
}

interface MonthTableProps extends Pick<OfferedDaysProps, 'value' | 'until' | 'onPick'> {
  month: string;
  title: string;
  offered: ReadonlySet<string>;
}

function MonthTable({ month, title, offered, value, until, onPick }: MonthTableProps) {
  const weekdays = useWeekdays();
  const isInside = (day: string) => value !== undefined && until !== undefined && day >= value && day <= until;
  return (
    <table className="num w-full table-fixed border-separate border-spacing-y-0.5">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {weekdays.map(({ letter, name }) => (
            <th key={name} scope="col" className="h-8 text-xs font-normal text-ink-2">
              <abbr title={name} className="no-underline">
                {letter}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthRows(month).map(week => (
          <tr key={week.find(day => day !== undefined)}>
            {week.map((day, at) => (
              <td
                key={weekdays[at]?.name}
                className={clsx(
                  'p-0 text-center',
                  day && isInside(day) && 'bg-brand-soft first:rounded-l-lg last:rounded-r-lg',
                )}
              >
                {day && (
                  <DayCell
                    day={day}
                    offered={offered.has(day)}
                    inside={isInside(day)}
                    end={day === value || day === until}
                    pressed={day === value}
                    onPick={onPick}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  offered: boolean;
  /** Of the chosen stretch, and one of its ends. */
  inside: boolean;
  end: boolean;
  pressed: boolean;
  onPick: (day: string) => void;
}

function DayCell({ day, offered, inside, end, pressed, onPick }: DayCellProps) {
  const { date } = useFormats();
  const number = Number(day.slice(8));
  const look = clsx(
    'mx-auto grid size-11 max-w-full place-items-center rounded-full',
    end ? 'bg-brand font-semibold text-on-brand' : inside && 'text-brand-ink',
  );
  if (!offered) return <span className={clsx(look, !inside && 'text-ink-3')}>{inside ? number : <s>{number}</s>}</span>;
  return (
    <button
      type="button"
      aria-label={date(day)}
      aria-pressed={pressed}
      className={clsx(look, !end && 'font-semibold hover:bg-sunken')}
      onClick={() => onPick(day)}
    >
      {number}
    </button>
  );
}

/** Sunday first, as calendars here have it. */
function useWeekdays(): { letter: string; name: string }[] {
  const language = useLanguage();
  const narrow = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  let day = '2023-01-01';
  return Array.from({ length: 7 }, () => {
    const at = new Date(`${day}T00:00:00Z`);
    day = nextDay(day);
    return { letter: narrow.format(at).toUpperCase(), name: long.format(at) };
  });
}
