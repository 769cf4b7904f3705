import { CircleCheck, TriangleAlert, Users } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { inHours } from '#kernel/lazy/clock-hours.ts';
import { Button } from '#ui/base/Button.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { assignTexts } from './assign.messages.ts';
import { scheduleTexts } from './schedule.messages.ts';
import type { ScheduleForm } from './schedule-form.ts';
import { lawOf } from './schedule-law.ts';
import { assignScheduleModal } from './schedule-modals.ts';
import type { WorkSchedule } from './setup.api.ts';

/** What the law says of the hours as they stand, and who goes by them. */
export function ScheduleSide({ form, kept }: { form: ScheduleForm; kept: WorkSchedule | undefined }) {
  const t = useTexts(scheduleTexts);
  const clock = useTexts(clockTexts);
  const assign = useTexts(assignTexts);
  const can = useCan();
  return (
    <aside
      aria-label={t.checked}
      className="shrink-0 border-line px-4 py-4 max-lg:border-t lg:w-[272px] lg:overflow-y-auto lg:border-l lg:px-5"
    >
      <h2 className="text-base font-bold">{t.checked}</h2>
      <ul className="mt-2 grid gap-2 text-sm" aria-live="polite">
        {lawOf(form).map(({ of, minutes, within }) => (
          <li key={of} className="num flex items-start gap-2">
            {within ? (
              <CircleCheck size={17} aria-label={t.good} className="mt-0.5 shrink-0 text-ok" />
            ) : (
              <TriangleAlert size={17} aria-label={t.look} className="mt-0.5 shrink-0 text-warn" />
            )}
            <span className={within ? 'text-ink-2' : 'font-semibold text-warn'}>{t.law[of](inHours(minutes))}</span>
          </li>
        ))}
      </ul>
      {kept && (
        <section className="mt-5 border-t border-line pt-5">
          <h2 className="text-base font-bold">{t.whoUses}</h2>
          <p className="num mt-1 text-sm text-ink-2">
            {kept.pessoas === 0 ? t.nobodyUses : clock.people(kept.pessoas)}
          </p>
          {can('RhPontoRegraEditar') && (
            <Button className="mt-3 w-full" onClick={() => assignScheduleModal.open({ id: kept.id })}>
              <Users size={16} aria-hidden />
              {assign.schedule}
            </Button>
          )}
        </section>
      )}
    </aside>
  );
}
