import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { ChevronRight, Gift } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { Money } from '#ui/base/Money.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { Chip } from '#ui/cards/Chip.tsx';
import { MoreButton } from '#ui/cards/MoreButton.tsx';
import { type BenefitRow, useWorkerBenefits } from '../benefit.api.ts';
import { documentTexts } from '../documents.messages.ts';
import { AnswerMark } from '../ReceiptCards.tsx';

/** One's own benefits by year, newest month first. */
export function Screen() {
  const t = useTexts(documentTexts);
  const { query, setQuery } = useAddress();
  const list = useWorkerBenefits({ year: query.ano, benefit: query.beneficio });
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap(page => page.items);
  const benefits = pages[0]?.beneficios ?? [];
  const [hidden] = useHiddenAmounts();
  useTitle(t.benefits);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={t.benefits} back={{ href: to.worker.pay(), label: t.payMenu }} />
      <div className="mt-1 flex flex-wrap gap-2 lg:[&_label]:h-11">
        <Chip
          bare
          label={t.year}
          value={query.ano}
          onChange={ano => setQuery({ ano })}
          every={t.everyYear}
          options={(pages[0]?.anos ?? []).map(year => [String(year), String(year)])}
        />
        {(benefits.length > 1 || query.beneficio) && (
          <Chip
            bare
            label={t.benefit}
            value={query.beneficio}
            onChange={beneficio => setQuery({ beneficio })}
            every={t.everyBenefit}
            options={benefits.map(name => [name, name])}
          />
        )}
      </div>
      <ListBody
        large
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={query.ano || query.beneficio ? () => setQuery({ ano: undefined, beneficio: undefined }) : undefined}
        whenEmpty={
          <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={Gift} title={t.noBenefits}>
              {t.noBenefitsLead}
            </StateBlock>
          </div>
        }
      >
        <Years rows={rows} hidden={hidden} />
        {list.hasNextPage && <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />}
      </ListBody>
    </div>
  );
}

function Years({ rows, hidden }: { rows: readonly BenefitRow[]; hidden: boolean }) {
  const companies = new Set(rows.map(row => row.empresa)).size;
  return [...new Set(rows.map(row => row.ano))].map(year => (
    <section key={year}>
      <h2 className="num mt-6 mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{year}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {rows
          .filter(row => row.ano === year)
          .map(row => (
            <li key={row.id}>
              <Card row={row} hidden={hidden} company={companies > 1 ? row.empresa : undefined} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Card({ row, hidden, company }: { row: BenefitRow; hidden: boolean; company?: string }) {
  const t = useTexts(documentTexts);
  const f = useFormats();
  const facts = [company, row.beneficio, row.dataCredito && t.creditOn(f.dayShort(row.dataCredito))];
  return (
    <Link
      href={to.worker.benefit(row.id)}
      className="flex items-center gap-3 px-4 py-3.5 -outline-offset-2 active:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-semibold">
          {f.competence(row.mes, row.ano)}
          {!row.visualizado && <Status tone="brand">{t.fresh}</Status>}
        </span>
        <span className="num block text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
        <span className="mt-1 flex items-baseline gap-3">
          <Money centavos={row.total} hidden={hidden} className="text-lg font-bold" />
          <AnswerMark agrees={row.concorda} />
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}
