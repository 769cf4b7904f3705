import { receiptStates } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { ReceiptFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import type { ReactNode } from 'react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { failureOf } from '#kernel/failure.ts';
import { useFormats } from '#kernel/formats.ts';
import { useTexts } from '#kernel/texts.ts';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import type { Selection } from '#ui/table.ts';
import { useTableView } from '#ui/useTableView.ts';
import { ViewTools } from '#ui/ViewTools.tsx';
import { DayChip } from './DayChip.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListTotals } from './ListTotals.tsx';
import { ReceiptFilters } from './ReceiptFilters.tsx';
import type { StaffReceiptRow } from './receipt.types.ts';
import { noReceiptFilter, readList } from './receipt-filter.ts';
import { exportCsv, type ListOwner, useFilterValues, useReceiptList, useReceiptTotals } from './receipt-list.api.ts';
import { StaffReceiptTable, useReceiptColumns } from './StaffReceiptTable.tsx';
import { StateTabs } from './StateTabs.tsx';
import { staffTexts } from './staff.messages.ts';

interface StaffReceiptListProps {
  owner: ListOwner;
  strip?: ReactNode;
  primary?: ReactNode;
  selection?: Selection;
  rowMenu?: (row: StaffReceiptRow) => ReactNode;
  /** What can be done with all of a month without a day of payment. */
  undated?: false | ((filter: ReceiptFilter, total: number) => ReactNode);
  bulk?: (rows: readonly StaffReceiptRow[]) => ReactNode;
  whenEmpty: ReactNode;
}

/** The list of HR and, without its acts, of the manager: title, tabs, filters, table, totals. */
export function StaffReceiptList({
  owner,
  strip,
  primary,
  selection,
  rowMenu,
  undated,
  bulk,
  whenEmpty,
}: StaffReceiptListProps) {
  const t = useTexts(staffTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const can = useCan();
  const view = useTableView('receipts');
  const columns = useReceiptColumns();
  const values = useFilterValues(owner);
  const shown = values.data && readList(query, values.data);
  const list = useReceiptList(owner, shown?.filter, shown?.order, cursor.after);
  const totals = useReceiptTotals(owner, shown?.filter).data;
  const rows = list.data?.items ?? [];
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = Object.keys(noReceiptFilter).some(key => query[key] !== undefined);
  const broken = values.isError || list.isError;
  return (
    <>
      <PageHead title={t.title} lead={<Lead competence={shown?.filter} />}>
        {owner === 'hr' && can('RhReciboDownload') && shown && (
          <ExportButton save={() => exportCsv(shown.filter, `${t.exportName}-${shown.competence ?? ''}`)} />
        )}
        {primary}
      </PageHead>
      {strip}
      <StateTabs
        states={receiptStates}
        counts={totals?.porSituacao}
        total={totals && receiptStates.reduce((all, state) => all + (totals.porSituacao[state] ?? 0), 0)}
        bad="discordou"
        value={shown?.state}
        onChange={situacao => change({ situacao })}
      />
      <ReceiptFilters
        values={values.data}
        shown={shown}
        query={query}
        onChange={change}
        tools={<ViewTools view={view} columns={columns} />}
      >
        <DayChip label={t.payDay} texts={t} value={query.dia} onChange={change} />
        {undated && shown?.competence && query.dia === 'sem' && totals && totals.total > 0
          ? undated(shown.filter, totals.total)
          : null}
      </ReceiptFilters>
      <ListBody
        state={list.data ? 'ready' : broken ? 'failed' : 'loading'}
        failure={failureOf(values.error ?? list.error)}
        onRetry={() => void (values.isError ? values.refetch() : list.refetch())}
        empty={rows.length === 0}
        onClear={filtered ? () => change(noReceiptFilter) : undefined}
        whenEmpty={whenEmpty}
      >
        <StaffReceiptTable
          owner={owner}
          rows={rows}
          order={shown?.order}
          onOrder={ordem => change({ ordem })}
          selection={selection}
          rowMenu={rowMenu}
          view={view}
        />
      </ListBody>
      <div className="relative">
        {bulk?.(rows)}
        <Pager cursor={cursor} list={list.data}>
          {totals && (
            <ListTotals
              sums={[
                [t.totalNet, totals.liquido],
                [t.totalEarnings, totals.totalVencimentos],
                [t.totalDeductions, totals.totalDescontos],
              ]}
            />
          )}
        </Pager>
      </div>
    </>
  );
}

function Lead({ competence }: { competence?: { mes?: number; ano?: number } }) {
  const t = useTexts(staffTexts);
  const f = useFormats();
  const { mes, ano } = competence ?? {};
  if (!competence) return '\u00a0';
  return mes && ano ? t.lead(f.competence(mes, ano).toLowerCase()) : t.everything;
}
