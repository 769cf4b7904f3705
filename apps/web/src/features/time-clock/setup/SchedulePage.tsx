import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { useWide } from '#ui/base/wide.ts';
import { changedFrom, isAlike } from '#ui/form/alike.ts';
import { useDraft } from '#ui/form/useDraft.ts';
import { Desk } from '#ui/staff/Desk.tsx';
import { NoSuch, Opened } from '#ui/staff/Opened.tsx';
import { Result } from '#ui/staff/Result.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { ScheduleFooter } from './ScheduleFooter.tsx';
import { ScheduleSide } from './ScheduleSide.tsx';
import { scheduleTexts } from './schedule.messages.ts';
import { bodyOf, formOf, type ScheduleForm } from './schedule-form.ts';
import { assignScheduleModal } from './schedule-modals.ts';
import { type ScheduleFault, tellScheduleFault } from './schedule-refusal.ts';
import { useSaveSchedule, useSchedules, type WorkSchedule } from './setup.api.ts';

export function NewSchedule() {
  return <Editor kept={undefined} />;
}

/** One of the schedules; one that was replaced meanwhile is not there any more. */
export function SchedulePage({ id }: { id: string }) {
  const t = useTexts(scheduleTexts);
  const back = { href: to.hr.schedules(), label: t.back };
  const schedules = useSchedules();
  return (
    <Opened found={schedules} title={t.title} back={back}>
      {all => {
        const kept = all.find(one => one.id === id);
        if (kept) return <Editor key={kept.versao} kept={kept} />;
        // one that was just made comes with the list that is on its way
        return schedules.isFetching ? (
          <SkeletonRows rows={8} className="h-11" />
        ) : (
          <NoSuch title={t.title} back={back} />
        );
      }}
    </Opened>
  );
}

/** The days with their hours as fields and drawn; beside them what the law says and who goes by it. */
function Editor({ kept }: { kept: WorkSchedule | undefined }) {
  const t = useTexts(scheduleTexts);
  const clock = useTexts(clockTexts);
  const can = useCan();
  const wide = useWide();
  const { anterior } = useAddress().query;
  const [begun] = useState(() => formOf(kept, todayHere()));
  const [form, setForm] = useState(begun);
  const [fault, setFault] = useState<ScheduleFault>();
  const draft = useDraft<ScheduleForm>({
    of: kept?.id ?? 'new',
    values: changedFrom(begun, form),
    isValid: found => isAlike(begun, found),
    restore: setForm,
    clear: () => setForm(begun),
    version: kept?.versao,
  });
  const save = useSaveSchedule(kept, id => {
    draft.done();
    toast(t.saved);
    // one in use stays as it is: what was saved is another, which nobody goes by yet
    navigateTo(to.hr.schedule(id, kept && kept.id !== id ? kept.id : undefined));
  });
  const title = kept?.nome ?? t.create;
  useTitle(title);
  const edits = wide && can(kept ? 'RhPontoRegraEditar' : 'RhPontoRegraCriar');
  const change = (next: ScheduleForm) => {
    setForm(next);
    setFault(undefined);
  };
  const act = () =>
    save.mutate(bodyOf(form), {
      onError: error => void tellScheduleFault(error, setFault),
    });
  return (
    <Desk
      title={title}
      source={kept ? clock.people(kept.pessoas) : t.lead}
      back={{ href: to.hr.schedules(), label: t.back }}
      footer={
        <ScheduleFooter
          {...{ form, draft, edits }}
          dirty={changedFrom(begun, form) !== undefined}
          used={(kept?.pessoas ?? 0) > 0}
          isNew={!kept}
          busy={save.isPending}
          onSave={act}
        />
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={title}
        className="min-w-0 px-4 py-4 -outline-offset-2 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-6"
      >
        {kept && anterior && (
          <Result title={t.followed(kept.nome)} fresh>
            <p className="w-full text-sm">{t.followedLead}</p>
            <Button onClick={() => assignScheduleModal.open({ id: kept.id, before: anterior })}>{t.moveThem}</Button>
          </Result>
        )}
        <ScheduleFields form={form} edits={edits} fault={fault} onChange={change} />
      </section>
      <ScheduleSide form={form} kept={kept} />
    </Desk>
  );
}
