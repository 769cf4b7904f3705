import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { Chip } from '#ui/cards/Chip.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { usePeopleFilters } from '../clock-people.api.ts';
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
import { type Check, type PeopleFilter, useCheck } from './period.api.ts';
import { periodTexts } from './period.messages.ts';
import { usePeriodsName } from './usePeriodsName.ts';

/** What stands against closing these periods, and the act. */
export function CheckDesk({ ids }: { ids: string[] }) {
  const t = useTexts(periodTexts);
  const { query } = useAddress();
  const { lotacao, tomador } = query;
  const filter = lotacao || tomador ? { lotacao, tomador } : undefined;
  const check = useCheck(ids, filter);
  const periods = useClockPeriods();
  const chosen = (periods.data?.items ?? []).filter(({ id }) => ids.includes(id));
  return (
    <Opened found={check} title={t.close} back={{ href: to.hr.periods(), label: t.back }}>
      {found => <Checked ids={ids} filter={filter} check={found} periods={chosen} />}
    </Opened>
  );
}

interface CheckedProps {
  ids: string[];
  filter: PeopleFilter | undefined;
  check: Check;
  periods: readonly ClockPeriod[];
}

function Checked({ ids, filter, check, periods }: CheckedProps) {
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
          {...{ ids, filter, check, periods }}
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
        <PeopleChips />
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
            {blocked > 0 && <CauseTiles causes={causes} periods={periods} />}
            {/* of a part of the people nobody knows how many each company has */}
            {!filter && <CompanyTable periods={periods} causes={causes} />}
          </>
        )}
      </section>
      {open > 0 && <CheckSide check={check} count={byReason} reason={withReason} onChange={setWithReason} />}
    </Desk>
  );
}

/** A department's or a client's people alone. */
function PeopleChips() {
  const t = useTexts(closingTexts);
  const { query, setQuery } = useAddress();
  const found = usePeopleFilters().data;
  const chip = (name: 'lotacao' | 'tomador', label: string, options: readonly string[]) =>
    options.length > 0 && (
      <Chip
        label={label}
        every={t.everybody}
        value={query[name]}
        options={options.map(one => [one, one])}
        onChange={value => setQuery({ [name]: value || undefined })}
      />
    );
  if (!found) return null;
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {chip('lotacao', t.department, found.lotacoes)}
      {chip('tomador', t.client, found.tomadores)}
    </div>
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
