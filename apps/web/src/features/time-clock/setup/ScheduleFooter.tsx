import { useTexts } from '#kernel/base/texts.ts';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import type { Draft } from '#ui/form/useDraft.ts';
import { scheduleTexts } from './schedule.messages.ts';
import { missingIn, type ScheduleForm } from './schedule-form.ts';

interface ScheduleFooterProps {
  form: ScheduleForm;
  draft: Draft;
  edits: boolean;
  dirty: boolean;
  isNew: boolean;
  /** Somebody goes by it: saving makes a version that follows it. */
  used: boolean;
  busy: boolean;
  onSave: () => void;
}

/** What saving does, what is missing for it, and the act. */
export function ScheduleFooter({ form, draft, edits, dirty, isNew, used, busy, onSave }: ScheduleFooterProps) {
  const t = useTexts(scheduleTexts);
  const missing = missingIn(form);
  if (!edits) return <p className="mr-auto text-sm text-ink-2 lg:hidden">{t.readOnly}</p>;
  return (
    <>
      <p className="min-w-0 flex-1 text-sm text-ink-2">{used ? t.inUse : isNew ? t.fresh : t.free}</p>
      <DraftLine draft={draft} discards />
      <FootAct
        act={used ? t.saveVersion : t.save}
        why={missing ? t[missing] : !isNew && !dirty && t.unchanged}
        busy={busy}
        onClick={onSave}
      />
    </>
  );
}
