import { receiptStates } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { ReceiptFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { DayChip } from '#ui/documents/DayChip.tsx';
import { ExportButton } from '#ui/documents/ExportButton.tsx';
import { ListTotals } from '#ui/documents/ListTotals.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { type ListEmpty, ListPage } from '#ui/list/ListPage.tsx';
import type { Selection } from '#ui/list/table.ts';
import { useTableView } from '#ui/staff/useTableView.ts';
import { ViewTools } from '#ui/staff/ViewTools.tsx';
import { listTexts } from '../list/lists.messages.ts';
import { readList, receiptFilterNames } from '../list/receipt-filter.ts';
import { ReceiptFilters } from '../ReceiptFilters.tsx';
import type { StaffReceiptRow } from '../receipt.types.ts';
import { exportCsv, type ListOwner, useFilterValues, useReceiptList, useReceiptTotals } from '../receipt-list.api.ts';
import { staffTexts } from '../staff.messages.ts';
import { StaffReceiptTable, useReceiptColumns } from './StaffReceiptTable.tsx';

interface StaffReceiptListProps {
  owner: ListOwner;
  strip?: ReactNode;
  primary?: ReactNode;
  selection?: Selection;
  rowMenu?: (row: StaffReceiptRow) => ReactNode;
  /** What can be done with all of a month without a day of payment. */
  undated?: false | ((filter: ReceiptFilter, total: number) => ReactNode);
  bulk?: (rows: readonly StaffReceiptRow[]) => ReactNode;
  empty: ListEmpty;
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
  empty,
}: StaffReceiptListProps) {
  const t = useTexts(staffTexts);
  const listWords = useTexts(listTexts);
  const address = useListAddress(receiptFilterNames);
  const { query, cursor, change } = address;
  const can = useCan();
  const view = useTableView('receipts');
  const columns = useReceiptColumns();
  const values = useFilterValues(owner);
  const shown = values.data && readList(query, values.data);
  const list = useReceiptList(owner, shown?.filter, shown?.order, cursor.after);
  const totals = useReceiptTotals(owner, shown?.filter).data;
  const rows = list.data?.items ?? [];
  return (
    <ListPage
      title={t.title}
      lead={<Lead competence={shown?.filter} />}
      acts={
        <>
          {owner === 'hr' && can('RhReciboDownload') && shown && (
            <ExportButton
              words={listWords.export}
              save={() => exportCsv(shown.filter, `${t.exportName}-${shown.competence ?? ''}`)}
            />
          )}
          {primary}
        </>
      }
      over={
        <>
          {strip}
          <StateTabs
            label={listWords.states}
            all={listWords.all}
            words={listWords.many}
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
        </>
      }
      address={address}
      list={list}
      before={values}
      empty={empty}
      totals={
        totals && (
          <ListTotals
            sums={[
              [t.totalNet, totals.liquido],
              [t.totalEarnings, totals.totalVencimentos],
              [t.totalDeductions, totals.totalDescontos],
            ]}
          />
        )
      }
      bulk={bulk?.(rows)}
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
    </ListPage>
  );
}

function Lead({ competence }: { competence?: { mes?: number; ano?: number } }) {
  const t = useTexts(staffTexts);
  const f = useFormats();
  const { mes, ano } = competence ?? {};
  if (!competence) return '\u00a0';
  return mes && ano ? t.lead(inSentence(f.competence(mes, ano))) : t.everything;
}
