import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleAlert, FileText, Lock, TriangleAlert } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { TaskProgress } from '#ui/staff/TaskProgress.tsx';
import { taskTexts } from '#ui/staff/task.messages.ts';
import { isRunning, taskTones } from '#ui/staff/task-state.ts';
import { type ClockPeriod, useClockPeriods } from '../clock-periods.api.ts';
import { PartsBar } from '../PartsBar.tsx';
import { ClosingResults, isClosedBefore } from './ClosingResults.tsx';
import { closingTexts } from './closing.messages.ts';
import { type Closing, useClosing } from './period.api.ts';
import { periodTexts } from './period.messages.ts';
import { ReopenButton } from './ReopenButton.tsx';
import { usePeriodsName } from './usePeriodsName.ts';

/** A closing or a reopening on its way, then what came of it for each worker. Its id is in the address: it is there again. */
export function ClosingDesk({ id }: { id: string }) {
  const t = useTexts(closingTexts);
  const words = useTexts(periodTexts);
  const closing = useClosing(id);
  const periods = useClockPeriods();
  return (
    <Opened found={closing} title={t.closedMany} back={{ href: to.hr.periods(), label: words.back }}>
      {found => <Loaded closing={found} all={periods.data?.items ?? []} />}
    </Opened>
  );
}

function Loaded({ closing, all }: { closing: Closing; all: readonly ClockPeriod[] }) {
  const t = useTexts(closingTexts);
  const words = useTexts(periodTexts);
  const task = useTexts(taskTexts);
  const can = useCan();
  const { recent } = useFormats();
  const ids = new Set(closing.itens.map(({ idPeriodo }) => idPeriodo));
  const periods = all.filter(({ id }) => ids.has(id));
  const names = usePeriodsName(periods);
  const title = names.same ? t.closedOf(names.name) : t.closedMany;
  useTitle(title);
  const runs = isRunning(closing.status);
  const closes = closing.ato === 'fecha';
  const before = closing.itens.filter(isClosedBefore).length;
  const done = closing.itens.filter(({ situacao }) => situacao === 'feito').length + (closes ? before : 0);
  const open = closing.recusados - before;
  const source = [names.span, periods.length > 0 && t.companies(names.companies), closing.pedidoPor].filter(Boolean);
  const sum = (closes ? t.closedSum : t.reopenedSum)(done, closing.total);
  return (
    <Desk
      title={title}
      source={[...source, recent(closing.pedidoEm)].join(' · ')}
      back={{ href: to.hr.periods(), label: words.back }}
      progress={
        <Status tone={taskTones[closing.status]}>
          {closing.status === 'finalizado' && closes && open === 0 ? words.states.fechado : task.states[closing.status]}
        </Status>
      }
      footer={
        <>
          <p className="mr-auto text-sm text-ink-2">{runs ? t.goesOn : closes && done > 0 ? t.reopenNote : ''}</p>
          {!runs && closes && done > 0 && <ReopenButton periods={periods} />}
          {!runs && !closes && (
            <Link href={to.hr.periods()} className={buttonLook({ look: 'primary' })}>
              {words.back}
            </Link>
          )}
          {!runs && closes && done > 0 && can('RhPontoArquivoDownload') && (
            <Link
              href={to.hr.madeClockFiles(periods.length === 1 ? periods[0]?.id : undefined)}
              className={buttonLook({ look: 'primary' })}
            >
              <FileText size={16} aria-hidden />
              {t.payrollFile}
            </Link>
          )}
        </>
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={t.resultTitle}
        className="min-w-0 px-4 py-4 -outline-offset-2 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-6"
      >
        {runs ? (
          <TaskProgress
            label={closes ? t.closing : t.reopening}
            done={closing.feitos + closing.recusados}
            total={closing.total}
          />
        ) : (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="num text-2xl font-bold tracking-[-.02em]">{sum}</p>
              {closes && open > 0 && <p className="num text-sm text-ink-2">{t.refusedCount(open)}</p>}
            </div>
            <PartsBar
              parts={[
                ['ok', done],
                ['warn', closing.total - done],
              ]}
            />
          </>
        )}
        {closing.status === 'erro' && (
          <Notice tone="bad" icon={CircleAlert} className="mt-4" title={t.failed}>
            {t.failedLead}
          </Notice>
        )}
        <ClosingResults closing={closing} periods={periods} />
        {!runs && closes && open > 0 && (
          <Notice
            tone="warn"
            icon={TriangleAlert}
            className="mt-4"
            title={t.stillCan(open)}
            action={
              <Link href={to.hr.closingOf(periods.map(({ id }) => id))} className={buttonLook({ size: 'sm' })}>
                {t.seeThem}
              </Link>
            }
          >
            {t.stillLead}
          </Notice>
        )}
        {!runs && closes && done > 0 && (
          <Notice icon={Lock} className="mt-4 text-sm">
            {t.neverMoves}
          </Notice>
        )}
      </section>
    </Desk>
  );
}
