import { Copy, Minus, Plus } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { DayFault, DayRow, ScaleRow } from './DayRow.tsx';
import { HourInput } from './HourInput.tsx';
import { scheduleTexts } from './schedule.messages.ts';
import { type DayForm, type ScheduleForm, spansOf, workDay } from './schedule-form.ts';
import type { ScheduleFault } from './schedule-refusal.ts';

const mostDays = 62;

interface ScheduleDaysProps {
  form: ScheduleForm;
  edits: boolean;
  fault: ScheduleFault | undefined;
  onDays: (days: DayForm[]) => void;
}

/** The days of the week, or of the cycle: hours as fields, drawn beside them on one scale. */
export function ScheduleDays({ form, edits, fault, onDays }: ScheduleDaysProps) {
  const t = useTexts(scheduleTexts);
  const { days, kind } = form;
  const names = useDayNames(form);
  const scale = scaleOf(days);
  const put = (at: number, day: DayForm) => onDays(days.map((one, index) => (index === at ? day : one)));
  return (
    <section aria-label={kind === 'week' ? t.theWeek : t.theCycle} className="mt-5">
      <h2 className="text-base font-bold">{kind === 'week' ? t.theWeek : t.theCycle}</h2>
      {fault && fault.day === undefined && <DayFault>{fault.words}</DayFault>}
      {kind === 'cycle' && <p className="text-xs text-ink-2">{t.anchorHelp}</p>}
      <ScaleRow scale={scale} edits={edits} />
      <ul className="mt-1 grid gap-1.5 max-lg:gap-3">
        {names.map((name, at) => (
          <DayRow
            key={name}
            name={name}
            day={days[at] ?? workDay()}
            scale={scale}
            edits={edits}
            fault={fault?.day === at + 1 ? fault.words : undefined}
            onChange={day => put(at, day)}
          />
        ))}
      </ul>
      {edits && (
        <div className="mt-2 flex flex-wrap gap-2">
          {kind === 'week' ? (
            <Button
              look="ghost"
              size="sm"
              onClick={() => onDays(days.map((day, at) => (at < 5 ? { ...(days[0] ?? day) } : day)))}
            >
              <Copy size={15} aria-hidden />
              {t.repeat}
            </Button>
          ) : (
            <>
              <Button
                look="ghost"
                size="sm"
                disabled={days.length >= mostDays}
                onClick={() => onDays([...days, { ...workDay(), kind: 'off' }])}
              >
                <Plus size={15} aria-hidden />
                {t.addDay}
              </Button>
              {days.length > 1 && (
                <Button look="ghost" size="sm" onClick={() => onDays(days.slice(0, -1))}>
                  <Minus size={15} aria-hidden />
                  {t.dropDay}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {edits && <Contracted days={days} names={names} onChange={put} />}
    </section>
  );
}

/** Where the contract says another length than the hours do. */
function Contracted({
  days,
  names,
  onChange,
}: {
  days: readonly DayForm[];
  names: readonly string[];
  onChange: (at: number, day: DayForm) => void;
}) {
  const t = useTexts(scheduleTexts);
  return (
    <Disclosure
      className="mt-3"
      summaryClass="cursor-pointer text-sm font-semibold"
      summary={t.byContract}
      open={days.some(({ contract }) => contract !== '')}
    >
      <p className="mt-1 text-xs text-ink-2">{t.contractLead}</p>
      <ul className="mt-2 flex flex-wrap gap-3">
        {days.map(
          (day, at) =>
            day.kind === 'work' && (
              <li key={names[at]} className="grid gap-0.5 text-xs text-ink-2">
                <span aria-hidden>{names[at]}</span>
                <HourInput
                  label={t.contract(names[at] ?? '')}
                  value={day.contract}
                  onChange={contract => onChange(at, { ...day, contract })}
                />
              </li>
            ),
        )}
      </ul>
    </Disclosure>
  );
}

function useDayNames({ kind, days }: ScheduleForm): string[] {
  const t = useTexts(scheduleTexts);
  return kind === 'week' ? Object.values(t.weekdays) : days.map((_, at) => t.dayOf(at + 1));
}

/** From the first hour to the last one, on whole three hours. */
function scaleOf(days: readonly DayForm[]): [number, number] {
  const spans = days.flatMap(spansOf);
  if (spans.length === 0) return [360, 1080];
  const from = Math.min(...spans.map(([begin]) => begin));
  const to = Math.max(...spans.map(([, end]) => end));
  return [Math.floor((from - 60) / 180) * 180, Math.ceil((to + 60) / 180) * 180];
}
