import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { type ClockPeriod, useClockPeriods } from '../clock-periods.api.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { PartsBar } from '../PartsBar.tsx';
import { CauseTiles } from './CauseTiles.tsx';
import { CheckFooter } from './CheckFooter.tsx';
import { CheckSide } from './CheckSide.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { causeTexts } from './causes.messages.ts';
import { causesOf, noteIn, unapproved } from './causes.ts';
import { closingTexts } from './closing.messages.ts';
import { type Check, useCheck } from './period.api.ts';
import { periodTexts } from './period.messages.ts';
import { usePeriodsName } from './usePeriodsName.ts';

/** What stands against closing these periods, and the act. */
export function CheckDesk({ ids }: { ids: string[] }) {
  const t = useTexts(periodTexts);
  const check = useCheck(ids);
  const periods = useClockPeriods();
  const chosen = (periods.data?.items ?? []).filter(({ id }) => ids.includes(id));
  return (
    <Opened found={check} title={t.close} back={{ href: to.hr.periods(), label: t.back }}>
      {found => <Checked ids={ids} check={found} periods={chosen} />}
    </Opened>
  );
}

interface CheckedProps {
  ids: string[];
  check: Check;
  periods: readonly ClockPeriod[];
}

function Checked({ ids, check, periods }: CheckedProps) {
  const t = useTexts(closingTexts);
  const words = useTexts(periodTexts);
  const clock = useTexts(clockTexts);
  const [withReason, setWithReason] = useState<string>();
  const causes = causesOf(check);
  const blocked = causes.reduce((sum, { people }) => sum + people.length, 0);
  const all = check.prontos + blocked + check.fechados;
  const byReason = causes.find(({ code }) => code === unapproved)?.people.length ?? 0;
  const names = usePeriodsName(periods);
  const title = periods.length === 1 || names.same ? t.closeOf(names.name) : t.closeMany(ids.length);
  useTitle(title);
  const open = check.prontos + blocked;
  return (
    <Desk
      title={title}
      source={[names.span, t.companies(names.companies), clock.people(all)].filter(Boolean).join(' · ')}
      back={{ href: to.hr.periods(), label: words.back }}
      progress={
        <Status tone={open > 0 ? 'warn' : 'ok'}>{open > 0 ? words.states.aberto : words.states.fechado}</Status>
      }
      footer={
        <CheckFooter
          {...{ ids, check, periods }}
          byReason={withReason === undefined ? 0 : byReason}
          reason={withReason}
          blocked={blocked}
        />
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={t.figures}
        className="min-w-0 px-4 py-4 -outline-offset-2 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-6"
      >
        {all === 0 ? (
          <StateBlock icon={CalendarCheck} title={t.noSheets}>
            {t.noSheetsLead}
          </StateBlock>
        ) : (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="num text-2xl font-bold tracking-[-.02em]">
                {open === 0 ? t.allClosed : t.canClose(check.prontos, open)}
              </p>
              <p className="num text-sm text-ink-2">
                {[blocked > 0 && t.blockedCount(blocked), check.fechados > 0 && t.closedCount(check.fechados)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <PartsBar
              parts={[
                ['brand', check.prontos],
                ['warn', blocked],
                ['ok', check.fechados],
              ]}
            />
            <Notes notes={check.avisos} />
            {blocked > 0 && <CauseTiles causes={causes} />}
            <CompanyTable periods={periods} causes={causes} />
          </>
        )}
      </section>
      {open > 0 && <CheckSide count={byReason} reason={withReason} onChange={setWithReason} />}
    </Desk>
  );
}

/** What is worth knowing before, and stops nothing. */
function Notes({ notes }: { notes: Check['avisos'] }) {
  const t = useTexts(closingTexts);
  const words = useTexts(causeTexts);
  if (notes.length === 0) return null;
  return (
    <Notice tone="warn" icon={TriangleAlert} className="mt-4">
      <ul className="grid gap-1">
        {notes.map(({ codigo, quantos }) => (
          <li key={codigo}>{noteIn(words, codigo, quantos) ?? t.otherNote(codigo)}</li>
        ))}
      </ul>
    </Notice>
  );
}
