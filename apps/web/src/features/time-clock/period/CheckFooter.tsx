import { to } from '@cracha/contract/navigation/paths.ts';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { finishedTask } from '#kernel/lazy/finished-task.ts';
import { Button } from '#ui/base/Button.tsx';
import { isReason } from '#ui/form/ReasonModal.tsx';
import type { ClockPeriod } from '../clock-periods.api.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { unapproved } from './causes.ts';
import { closingTexts } from './closing.messages.ts';
import { type Check, type PeopleFilter, useClosePeriods } from './period.api.ts';
import { ReopenButton } from './ReopenButton.tsx';

interface CheckFooterProps {
  ids: string[];
  filter: PeopleFilter | undefined;
  check: Check;
  periods: readonly ClockPeriod[];
  blocked: number;
  /** How many of them close by a reason. */
  byReason: number;
  reason: string | undefined;
}

/** How many close and how many stay open, and the act that carries the number. */
export function CheckFooter({ ids, filter, check, periods, blocked, byReason, reason }: CheckFooterProps) {
  const t = useTexts(closingTexts);
  const clock = useTexts(clockTexts);
  const can = useCan();
  const id = useId();
  const close = useClosePeriods();
  const count = check.prontos + byReason;
  const lacksReason = byReason > 0 && !isReason(reason ?? '');
  const open = check.prontos + blocked;
  const sum = [t.closes(count), byReason > 0 && t.byReason(byReason), open > count && t.stayOpen(open - count)];
  const why = count === 0 ? t.nobody : lacksReason ? clock.reasonFirst : undefined;
  const act = () =>
    close.mutate(
      {
        idPeriodos: ids,
        ...(filter ? { filtro: filter } : {}),
        ...(byReason > 0 && reason !== undefined ? { comPendencias: [unapproved], motivo: reason.trim() } : {}),
      },
      {
        onError: tellFailure,
        onSuccess: ({ idFechamento }) => {
          finishedTask();
          navigateTo(to.hr.closing(idFechamento));
        },
      },
    );
  return (
    <>
      <p id={id} className="num mr-auto text-sm text-ink-2" aria-live="polite">
        {open === 0 ? t.reopenNote : (why ?? `${sum.filter(Boolean).join(' · ')}.`)}
      </p>
      {check.fechados > 0 && <ReopenButton periods={periods.filter(({ espelhos }) => espelhos.fechado > 0)} />}
      {can('RhPontoFechamentoFinalizar') && open > 0 && (
        <Button look="primary" blocked={why !== undefined} busy={close.isPending} aria-describedby={id} onClick={act}>
          <Lock size={16} aria-hidden />
          {t.act(count)}
        </Button>
      )}
    </>
  );
}
