import { receiptStates } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Chip } from '#ui/Chip.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import type { Selection } from '#ui/table.ts';
import { useTableView } from '#ui/useTableView.ts';
import { ViewTools } from '#ui/ViewTools.tsx';
import {
  exportBenefits,
  type StaffBenefitRow,
  useBenefitFilters,
  useBenefitList,
  useBenefitTotals,
} from './benefit.api.ts';
import { noBenefitFilter, readBenefitOrder, readBenefits } from './benefit-filter.ts';
import { benefitTexts } from './benefits.messages.ts';
import { DayChip } from './DayChip.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListTotals } from './ListTotals.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { everyMonth, keyOf } from './receipt-filter.ts';
import type { ListOwner } from './receipt-list.api.ts';
import { StaffBenefitTable, useBenefitColumns } from './StaffBenefitTable.tsx';
import { StateTabs } from './StateTabs.tsx';

interface StaffBenefitListProps {
  owner: ListOwner;
  primary?: ReactNode;
  selection?: Selection;
  rowMenu?: (row: StaffBenefitRow) => ReactNode;
  bulk?: (rows: readonly StaffBenefitRow[]) => ReactNode;
  whenEmpty: ReactNode;
}

/** The list of HR and, without its acts, of the manager: title, filters, table. */
export function StaffBenefitList({ owner, primary, selection, rowMenu, bulk, whenEmpty }: StaffBenefitListProps) {
  const t = useTexts(benefitTexts);
  const f = useFormats();
  const { query, setQuery } = useAddress();
  const can = useCan();
  const cursor = useCursor();
  const view = useTableView('benefits');
  const values = useBenefitFilters(owner);
  const shown = values.data && readBenefits(query, values.data.competencias);
  const columns = useBenefitColumns(shown?.month !== undefined);
  const order = readBenefitOrder(query.ordem);
  const list = useBenefitList(owner, shown?.filter, order, cursor.after);
  const totals = useBenefitTotals(owner, shown?.filter).data;
  const rows = list.data?.items ?? [];
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = Object.keys(noBenefitFilter).some(key => query[key] !== undefined);
  useTitle(t.title);
  return (
    <>
      <PageHead
        title={t.title}
        lead={shown?.month ? t.lead(f.competence(shown.month.mes, shown.month.ano).toLowerCase()) : t.everything}
      >
        {owner === 'hr' && can('RhBeneficioDownload') && shown && (
          <ExportButton save={() => exportBenefits(shown.filter, `${t.title} ${shown.competence}`)} />
        )}
        {primary}
      </PageHead>
      <StateTabs
        states={receiptStates}
        counts={totals?.porSituacao}
        total={totals && receiptStates.reduce((all, state) => all + (totals.porSituacao[state] ?? 0), 0)}
        bad="discordou"
        value={shown?.filter.situacao}
        onChange={situacao => change({ situacao })}
      />
      <DocumentFilters
        texts={t}
        companies={values.data?.empresas}
        more={values.data && <MoreFilters values={values.data} query={query} onChange={change} />}
        tools={<ViewTools view={view} columns={columns} />}
      >
        <Chip
          bare={shown?.month !== undefined}
          icon={CalendarDays}
          label={t.month}
          value={shown?.competence}
          onChange={competencia => change({ competencia })}
          every={t.everyMonth}
          everyValue={everyMonth}
          options={values.data?.competencias.map(each => [keyOf(each), f.competence(each.mes, each.ano)])}
        />
        <Chip
          label={t.benefit}
          value={query.beneficio}
          onChange={beneficio => change({ beneficio })}
          every={t.everyBenefit}
          options={values.data?.beneficios.map(each => [each, each])}
        />
        <DayChip label={t.creditDay} texts={t} value={query.dia} onChange={change} />
      </DocumentFilters>
      <ListBody
        {...loadOf(values.isError ? values : list)}
        empty={rows.length === 0}
        onClear={filtered ? () => change(noBenefitFilter) : undefined}
        whenEmpty={whenEmpty}
      >
        <StaffBenefitTable
          owner={owner}
          columns={columns}
          rows={rows}
          order={order}
          onOrder={ordem => change({ ordem })}
          selection={selection}
          rowMenu={rowMenu}
          view={view}
        />
      </ListBody>
      <div className="relative">
        {bulk?.(rows)}
        <Pager cursor={cursor} list={list.data} words={t.found}>
          {totals && (
            <ListTotals
              sums={[
                [t.filterTotal, totals.totalVencimentos],
                [t.deduction, totals.totalDescontos],
              ]}
            />
          )}
        </Pager>
      </div>
    </>
  );
}
