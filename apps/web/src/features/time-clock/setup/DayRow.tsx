import { clsx } from 'clsx';
import { CircleAlert, Plus } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { inHours } from '#kernel/lazy/clock-hours.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { HourInput } from './HourInput.tsx';
import { scheduleTexts } from './schedule.messages.ts';
import { type DayForm, dayKinds, isFaulty, pairsOf, plannedOf, spansOf } from './schedule-form.ts';

const mostTimes = 12;

interface DayRowProps {
  name: string;
  day: DayForm;
  /** Of the drawing, in minutes. */
  scale: readonly [number, number];
  edits: boolean;
  /** Why the server finds it impossible. */
  fault: string | undefined;
  onChange: (day: DayForm) => void;
}

/** One day: what it is, its hours, the same drawn, and how long. */
export function DayRow({ name, day, scale, edits, fault, onChange }: DayRowProps) {
  const t = useTexts(scheduleTexts);
  const planned = plannedOf(day);
  const wrong = fault ?? (isHalfTyped(day) ? t.wrongHour : undefined);
  return (
    <li className="text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:flex-nowrap">
        <span className="w-20 shrink-0 font-semibold">{name}</span>
        {edits ? (
          <Typed name={name} day={day} onChange={onChange} />
        ) : (
          <span className="num min-w-0 flex-1 text-ink-2">
            {day.kind === 'work'
              ? pairsOf(day)
                  .map(pair => pair.join('–'))
                  .join(', ')
              : t.dayKinds[day.kind]}
          </span>
        )}
        <Drawn day={day} scale={scale} />
        <span className="num w-12 shrink-0 text-right font-semibold max-lg:ml-auto">
          {planned > 0 ? inHours(planned) : '–'}
        </span>
      </div>
      {wrong && <DayFault>{wrong}</DayFault>}
    </li>
  );
}

/** What is wrong with a day, or with all of them. */
export function DayFault({ children }: { children: string }) {
  return (
    <p role="alert" className="mt-1 flex items-start gap-1.5 text-xs font-semibold text-bad">
      <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

/** Something typed is no hour; what is still empty is not complained about. */
function isHalfTyped(day: DayForm): boolean {
  return day.kind !== 'off' && day.kind !== 'rest' && day.times.some(time => time.trim() !== '') && isFaulty(day);
}

function Typed({ name, day, onChange }: Pick<DayRowProps, 'name' | 'day' | 'onChange'>) {
  const t = useTexts(scheduleTexts);
  const write = (at: number, time: string) =>
    onChange({ ...day, times: day.times.map((one, index) => (index === at ? time : one)) });
  return (
    <>
      <select
        aria-label={t.dayKind(name)}
        className="h-9 w-32 shrink-0 rounded-md border border-line-strong bg-surface px-2 text-sm"
        value={day.kind}
        onChange={event => {
          const kind = dayKinds.find(one => one === event.target.value);
          if (kind) onChange({ ...day, kind });
        }}
      >
        {dayKinds.map(kind => (
          <option key={kind} value={kind}>
            {t.dayKinds[kind]}
          </option>
        ))}
      </select>
      <span className="flex shrink-0 flex-wrap items-center gap-1.5 lg:w-[19.5rem]">
        {day.kind === 'flexible' && (
          <HourInput label={t.length(name)} value={day.length} onChange={length => onChange({ ...day, length })} />
        )}
        {day.kind === 'work' &&
          day.times.map((time, at) => {
            const label = (at % 2 === 0 ? t.entry : t.exit)(name, (at >> 1) + 1);
            return <HourInput key={label} label={label} value={time} onChange={next => write(at, next)} />;
          })}
        {day.kind === 'work' && day.times.length < mostTimes && (
          <IconButton
            size="icon-sm"
            label={t.another(name)}
            onClick={() => onChange({ ...day, times: [...day.times, '', ''] })}
          >
            <Plus size={15} aria-hidden />
          </IconButton>
        )}
      </span>
    </>
  );
}

/** The hours on the scale of all days; the fields beside it say the same. */
function Drawn({ day, scale: [from, to] }: Pick<DayRowProps, 'day' | 'scale'>) {
  const place = (at: number) => `${((at - from) / (to - from)) * 100}%`;
  const marks = marksOf([from, to]).slice(1, -1);
  return (
    <span aria-hidden className="relative h-9 min-w-24 flex-1 overflow-hidden rounded-md bg-sunken max-lg:hidden">
      {marks.map(at => (
        <span key={at} className="absolute inset-y-0 w-px bg-line" style={{ left: place(at) }} />
      ))}
      {spansOf(day).map(([begin, end]) => (
        <span
          key={begin}
          className="absolute inset-y-1.5 rounded-sm border border-brand bg-brand-soft"
          style={{ left: place(begin), right: `${100 - ((end - from) / (to - from)) * 100}%` }}
        />
      ))}
    </span>
  );
}

/** Whole three hours of the scale, from its beginning to its end. */
function marksOf([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: Math.round((to - from) / 180) + 1 }, (_, at) => from + at * 180);
}

/** The hours of the scale, over the days that are drawn on it. */
export function ScaleRow({ scale, edits }: Pick<DayRowProps, 'scale' | 'edits'>) {
  const [from, to] = scale;
  const marks = marksOf(scale);
  const shift = (at: number) => (at === to ? '-translate-x-full' : at > from && '-translate-x-1/2');
  return (
    <div aria-hidden className="mt-1 flex h-4 gap-x-3 text-2xs text-ink-2 max-lg:hidden">
      <span className="w-20 shrink-0" />
      {edits ? (
        <>
          <span className="w-32 shrink-0" />
          <span className="w-[19.5rem] shrink-0" />
        </>
      ) : (
        <span className="min-w-0 flex-1" />
      )}
      <span className="num relative min-w-24 flex-1">
        {marks.map(at => (
          <span
            key={at}
            className={clsx('absolute', shift(at))}
            style={{ left: `${((at - from) / (to - from)) * 100}%` }}
          >
            {inHours(((at % 1440) + 1440) % 1440).slice(0, 2)}
          </span>
        ))}
      </span>
      <span className="w-12 shrink-0" />
    </div>
  );
}
