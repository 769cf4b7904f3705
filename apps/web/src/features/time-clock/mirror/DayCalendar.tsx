import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { balance, weekday } from '../clock-time.ts';
import { useDayWords } from './day-words.ts';
import { mirrorTexts } from './mirror.messages.ts';
import type { Mirror, MirrorDay } from './mirror.types.ts';
import { calendarOf, dayBalance, isFree, punchesOf } from './mirror-days.ts';

interface DayCalendarProps {
  mirror: Mirror;
  /** Its day, as `2026-11-27`. */
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

/** A Sunday, as calendars here begin, and the six days after it. */
const week = [4, 5, 6, 7, 8, 9, 10].map(at => new Date(Date.UTC(1970, 0, at)).toISOString().slice(0, 10));

/** The days of a period as a calendar: what each adds, and where one waits. */
export function DayCalendar({ mirror, chosen, onChoose }: DayCalendarProps) {
  const t = useTexts(mirrorTexts);
  const language = useLanguage();
  const of = dayBalance(mirror);
  return (
    <div className="mt-4 rounded-2xl border border-line bg-surface p-1">
      <table className="w-full table-fixed">
        <caption className="sr-only">{t.days}</caption>
        <thead>
          <tr>
            {week.map(day => (
              <th key={day} scope="col" className="pt-2 text-2xs font-normal text-ink-2">
                {weekday(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarOf(mirror.dias).map((row, at) => (
            <tr key={row.find(day => day)?.dia ?? at}>
              {row.map((day, place) => (
                <td key={day?.dia ?? place} className="p-0.5">
                  {day && (
                    <Cell
                      day={day}
                      minutes={mirror.origem === 'pdf' ? undefined : of(day)}
                      isChosen={day.dia === chosen}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  day: MirrorDay;
  /** Undefined: a page that came printed tells no balance. */
  minutes: number | undefined;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

function Cell({ day, minutes, isChosen, onChoose }: CellProps) {
  const t = useTexts(mirrorTexts);
  const words = useDayWords();
  const isPending = day.situacao === 'pendente';
  const times = punchesOf(day).map(({ time }) => time);
  const hasBalance = minutes !== undefined && day.situacao === 'ok' && !isFree(day);
  const said = [
    isFree(day) ? words.kind(day) : times.join(', ') || (day.situacao === 'futuro' ? t.ahead : t.noPunch),
    hasBalance && balance(minutes),
    isFree(day) ? undefined : words.first(day)?.text,
  ];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${words.name(day)}: ${said.filter(Boolean).join(', ')}`}
      onClick={() => onChoose(day.dia)}
      className={clsx(
        'num grid h-12 w-full content-center justify-items-center rounded-lg border',
        isChosen ? 'border-brand bg-brand-soft' : isPending ? 'border-transparent bg-warn-soft' : 'border-transparent',
        isFree(day) || day.situacao === 'futuro' ? 'text-ink-3' : 'text-ink',
      )}
    >
      <span className={clsx(day.situacao === 'andamento' && 'font-bold text-brand-ink')}>
        {Number(day.dia.slice(8))}
      </span>
      {isPending && <TriangleAlert size={14} aria-hidden className="text-warn" />}
      {hasBalance && minutes !== 0 && (
        <span className={clsx('text-2xs whitespace-nowrap', minutes > 0 ? 'text-ok' : 'text-bad')}>
          {balance(minutes)}
        </span>
      )}
    </button>
  );
}
