import { hiddenValue } from '@cracha/contract/features/worker/worker-fields.ts';
import { CalendarOff, Eye, Pencil, Trash2 } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { optionWord } from '#kernel/record/option-word.ts';
import { optionsTexts } from '#kernel/record/options.messages.ts';
import { Button } from '#ui/base/Button.tsx';
import { Status } from '#ui/base/Status.tsx';
import { recordTexts } from '../record.messages.ts';
import { useShowSensitive } from '../worker.api.ts';
import type { Leave, WorkerRecord } from '../worker.types.ts';
import { leaveTexts } from './leave.messages.ts';

const leaveModal = modal(async () => (await import('./LeaveModal.tsx')).LeaveModal);
const removeModal = modal(async () => (await import('./LeaveModal.tsx')).RemoveLeaveModal);

/** All leaves of an employment; of which kind they are is told to who asks, and the asking is recorded. */
export function LeaveList({ record }: { record: WorkerRecord }) {
  const t = useTexts(leaveTexts);
  const { showCpf, shown } = useTexts(recordTexts);
  const show = useShowSensitive(record.id);
  const edits = record.can.includes('editar');
  const kinds = new Map(show.data?.afastamentos.map(({ id, tipo }) => [id, tipo]));
  const hidden =
    record.can.includes('verCpf') && !show.data && record.afastamentos.some(({ tipo }) => tipo === hiddenValue);
  return (
    <div className="mt-5 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1 text-sm font-semibold">{t.title}</h3>
        {hidden && (
          <Button
            look="ghost"
            size="sm"
            aria-label={t.showKinds}
            busy={show.isPending}
            onClick={() => show.mutate('afastamento', { onError: tellFailure })}
          >
            <Eye size={15} aria-hidden />
            {showCpf}
          </Button>
        )}
        {edits && record.situacao !== 'desligado' && (
          <Button size="sm" onClick={() => leaveModal.open({ id: record.id, leave: undefined })}>
            <CalendarOff size={15} aria-hidden />
            {t.add}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-2xs text-ink-2">
        {show.data && shown}
      </p>
      {record.afastamentos.length === 0 && <p className="mt-1 text-sm text-ink-2">{t.none}</p>}
      <ul className="divide-y divide-line">
        {record.afastamentos.map(leave => (
          <LeaveRow
            key={leave.id}
            of={record.id}
            leave={{ ...leave, tipo: kinds.get(leave.id) ?? leave.tipo }}
            edits={edits}
          />
        ))}
      </ul>
    </div>
  );
}

function LeaveRow({ of, leave, edits }: { of: string; leave: Leave; edits: boolean }) {
  const t = useTexts(leaveTexts);
  const options = useTexts(optionsTexts);
  const { date } = useFormats();
  const today = todayHere();
  const { tipo, inicio, fim } = leave;
  const days = fim ? t.fromUntil(date(inicio), date(fim)) : t.since(date(inicio));
  const kind = tipo === null ? t.leave : tipo === hiddenValue ? t.kindHidden : optionWord(options, tipo);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="num font-semibold">{days}</p>
        <p className="num text-xs text-ink-2">
          {[kind, fim && t.days(daysBetween(inicio, fim))].filter(Boolean).join(' · ')}
        </p>
      </div>
      {inicio > today ? (
        <Status tone="brand">{t.toCome}</Status>
      ) : (
        (fim === null || fim >= today) && <Status tone="warn">{t.present}</Status>
      )}
      {edits && (
        <span className="flex gap-1">
          <Button size="sm" aria-label={t.changeOf(days)} onClick={() => leaveModal.open({ id: of, leave })}>
            <Pencil size={15} aria-hidden />
            {fim === null ? t.tellEnd : t.change}
          </Button>
          <Button
            look="danger-ghost"
            size="sm"
            aria-label={t.removeOf(days)}
            onClick={() => removeModal.open({ id: of, leave })}
          >
            <Trash2 size={15} aria-hidden />
          </Button>
        </span>
      )}
    </li>
  );
}

/** The first and the last one are days off too. */
function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
}
