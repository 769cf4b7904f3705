import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { ChevronRight, Download, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { Money } from '#ui/base/Money.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { MoreButton } from '#ui/cards/MoreButton.tsx';
import { documentTexts } from '../documents.messages.ts';
import { downloadYear, type StatementRow, useWorkerStatements } from './income-statement.api.ts';

/** One's own income statements of all employers, a block a year; a year's in one file. */
export function Screen() {
  const t = useTexts(documentTexts);
  const list = useWorkerStatements();
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  const years = [...new Set(rows.map(row => row.ano))];
  useTitle(t.statements);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={t.statements} back={{ href: to.worker.pay(), label: t.payMenu }} />
      <ListBody
        large
        {...loadOf(list)}
        empty={rows.length === 0}
        whenEmpty={
          <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={Landmark} title={t.noStatements}>
              {t.noStatementsLead}
            </StateBlock>
          </div>
        }
      >
        {years.map(year => (
          <Year key={year} year={year} rows={rows.filter(row => row.ano === year)} />
        ))}
        {list.hasNextPage && <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />}
      </ListBody>
    </div>
  );
}

function Year({ year, rows }: { year: number; rows: readonly StatementRow[] }) {
  const t = useTexts(documentTexts);
  const can = useCan();
  const [busy, setBusy] = useState(false);
  const take = () => {
    setBusy(true);
    void downloadYear(year)
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <section>
      <h2 className="num mt-6 mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{year}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {rows.map(row => (
          <li key={row.id}>
            <Card row={row} />
          </li>
        ))}
      </ul>
      {can('TrabalhadorInformeRendimentoDownload') && rows.length > 1 && (
        <OnlineButton className="mt-3 w-full" busy={busy} onClick={take}>
          {!busy && <Download size={19} aria-hidden />}
          {t.wholeYear(String(year))}
        </OnlineButton>
      )}
    </section>
  );
}

function Card({ row }: { row: StatementRow }) {
  const t = useTexts(documentTexts);
  const [hidden] = useHiddenAmounts();
  return (
    <Link
      href={to.worker.statement(row.id)}
      className="flex items-center gap-3 px-4 py-3.5 -outline-offset-2 active:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-semibold">
          <span className="min-w-0 ellipsis">{row.empresa}</span>
          {!row.visualizado && <Status tone="brand">{t.fresh}</Status>}
        </span>
        <span className="num block text-sm text-ink-2">
          {t.calendarYear(String(row.ano), String(row.anoExercicio))}
        </span>
        <Money centavos={row.totalRendimentos} hidden={hidden} className="mt-1 block text-lg font-bold" />
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}
