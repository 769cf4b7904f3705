import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Fragment, useContext } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { Status } from '#ui/base/Status.tsx';
import { balance } from '../clock-time.ts';
import { DayActSlot } from '../day-act.ts';
import { DayFacts } from './DayFacts.tsx';
import { useDayWords } from './day-words.ts';
import { Hours } from './Hours.tsx';
import { mirrorTexts } from './mirror.messages.ts';
import type { Mirror, MirrorDay } from './mirror.types.ts';
import { actOf, dayBalance, isFree, openAtFirst, punchesOf, type Week, weeksOf } from './mirror-days.ts';
import { useOpenDay } from './useOpenDay.ts';

/** Weeks as cards, the newest that has begun first; each closes by a tap, each day opens by one. */
export function WeekCards({ mirror, full }: { mirror: Mirror; full?: boolean }) {
  const weeks = weeksOf(mirror.dias);
  const open = openAtFirst(weeks);
  return weeks.map(week => (
    <WeekCard key={week.first} mirror={mirror} week={week} open={open.has(week.first)} full={full} />
  ));
}

interface WeekCardProps {
  mirror: Mirror;
  week: Week;
  open: boolean;
  full: boolean | undefined;
}

function WeekCard({ mirror, week, open, full }: WeekCardProps) {
  const t = useTexts(mirrorTexts);
  const { dayShort } = useFormats();
  const of = dayBalance(mirror);
  const { first, last, days } = week;
  return (
    <Disclosure
      open={open}
      className="mt-4 overflow-hidden rounded-2xl border border-line bg-surface"
      summaryClass="min-h-14 px-3"
      summary={
        <>
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
            <h2 className="num text-base font-bold">
              {first === last ? dayShort(first) : t.span(dayShort(first), dayShort(last), sameMonth(first, last))}
            </h2>
            {week.isRunning && (
              <Status tone="brand" dot={false}>
                {t.thisWeek}
              </Status>
            )}
          </span>
          {mirror.origem !== 'pdf' && (
            <span className="num font-semibold">
              <Hours minutes={days.reduce((sum, day) => sum + of(day), 0)} says={balance} />
            </span>
          )}
        </>
      }
    >
      <ul className="divide-y divide-line border-t border-line">
        {days.map(day => (
          <WeekDay key={day.dia} mirror={mirror} day={day} minutes={of(day)} full={full} />
        ))}
      </ul>
    </Disclosure>
  );
}

const sameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);

interface WeekDayProps {
  mirror: Mirror;
  day: MirrorDay;
  minutes: number;
  /** With what was worked and expected, and where its marks come from. */
  full?: boolean | undefined;
}

/** A day in one line, what is said of it, and what its worker may do about it. */
export function WeekDay({ mirror, day, minutes, full }: WeekDayProps) {
  const words = useDayWords();
  const Act = useContext(DayActSlot);
  const isPending = day.situacao === 'pendente';
  const said = words.first(day);
  const act = actOf(mirror, day);
  const open = useOpenDay(mirror);
  return (
    <li className={isPending ? 'bg-warn-soft' : undefined}>
      <button
        type="button"
        className="flex min-h-11 w-full flex-wrap items-baseline gap-x-1 px-3 py-2.5 text-left -outline-offset-2 active:bg-sunken"
        onClick={() => open(day)}
      >
        <span style={{ width: '3.25rem' }} className="shrink-0 text-xs whitespace-nowrap text-ink-2">
          <b className="num text-base font-semibold text-ink">{day.dia.slice(8)}</b> {words.weekday(day)}
        </span>{' '}
        <Middle day={day} />{' '}
        <span
          className={clsx(
            'num ml-auto text-right text-sm font-semibold whitespace-nowrap',
            minutes > 0 ? 'text-ok' : minutes < 0 ? 'text-bad' : 'text-ink-3',
          )}
        >
          {mirror.origem !== 'pdf' && <End day={day} minutes={minutes} />}
        </span>
        {full && <DayFacts day={day} />}
      </button>
      {said && !isFree(day) && (
        <p
          className={clsx(
            'flex items-center gap-2 px-3 pb-3 text-sm',
            said.tone === 'warn' && 'font-semibold text-warn',
            said.tone === 'ok' && 'font-semibold',
            said.tone === 'neutral' && 'text-ink-2',
          )}
        >
          {said.tone === 'warn' && <TriangleAlert size={18} aria-hidden className="shrink-0" />}
          {said.tone === 'ok' && <CircleCheck size={18} aria-hidden className="shrink-0 text-ok" />}
          {said.text}
        </p>
      )}
      {act && Act && (
        <div className="px-3 pb-3">
          <Act mirror={mirror} day={day.dia} {...act} />
        </div>
      )}
    </li>
  );
}

/** The only sheet of styles is everybody's first load: what one place needs stands at that place. */
const punchGrid = {
  flex: '0 1 12em',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.65em, 1fr))',
  columnGap: '0.45em',
  fontSize: 'clamp(0.75rem, 3.9vw, 0.875rem)',
};

/** Four punches a line on every phone, fewer only where letters are much larger; or why there are none. */
function Middle({ day }: { day: MirrorDay }) {
  const t = useTexts(mirrorTexts);
  const words = useDayWords();
  const punches = punchesOf(day);
  if (punches.length > 0)
    return (
      <span className="num grid" style={punchGrid}>
        {punches.map(({ time, source }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two punches of a day may have one time
          <Fragment key={at}>
            <span className={clsx('whitespace-nowrap', source !== 'O' && 'underline underline-offset-2')}>
              {time}
              {source !== 'O' && <span className="sr-only"> {t.fontes[source]}</span>}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    );
  const why = isFree(day)
    ? words.kind(day)
    : day.situacao === 'futuro'
      ? day.horario.join(' · ') || t.ahead
      : t.noPunch;
  return <span className="num min-w-0 flex-1 basis-32 text-sm text-ink-2">{why}</span>;
}

function End({ day, minutes }: { day: MirrorDay; minutes: number }) {
  const t = useTexts(mirrorTexts);
  if (day.situacao === 'andamento') return <span className="font-normal text-ink-2">{t.today}</span>;
  if (day.situacao === 'pendente' || day.situacao === 'futuro' || isFree(day)) return null;
  return <Hours minutes={minutes} says={balance} />;
}
